// The sheet in which a player chooses the look: as the phone is set, or one of the two skins.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { type SkinChoice, useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const choices: readonly SkinChoice[] = ['system', 'ThemeRed', 'ThemeBlack'];

const list = css`
  padding: 0 var(--space-4) var(--space-4);
  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 3.25rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--font-main);
    text-align: start;
  }
  & button:last-child {
    border-bottom: 0;
  }
  & small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  & svg {
    color: var(--brand-text);
    font-size: 1.25rem;
  }
  & [aria-checked='true'] {
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export function SkinSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { skin, skinChoice, chooseSkin } = useSite();
  const choose = (choice: SkinChoice): void => {
    chooseSkin(choice);
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t('shell.action.theme')}>
      <div className={list} role="radiogroup" aria-label={t('shell.action.theme')}>
        {choices.map((choice) => (
          // biome-ignore lint/a11y/useSemanticElements: a press chooses and closes, as a row of a list does.
          <button
            key={choice}
            type="button"
            role="radio"
            aria-checked={choice === skinChoice}
            className={pressable}
            onClick={() => choose(choice)}
          >
            <span>
              {t(`extra.skin.${choice}`)}{' '}
              {choice === 'system' && choice === skinChoice && (
                <small>{t('extra.skin.now', { name: t(`extra.skin.${skin}`) })}</small>
              )}
            </span>
            {choice === skinChoice && <Icon name="check" />}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
