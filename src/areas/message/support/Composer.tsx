// Writing to support: the text as long as it is being written, a picture that is sent as soon as it is chosen, and the order that goes along.
import { css } from '@linaria/core';
import type { SupportCard } from '#contract/entities.generated.ts';
import { sendLimits } from '#contract/support.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useDraft } from '#kit/input/useDraft.ts';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { shrinkPicture } from '#kit/picture/shrinkPicture.ts';
import { useText } from '#texts/useText.ts';
import { CardOfOrder } from './CardOfOrder.tsx';

const bar = css`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2);
  padding: var(--space-2) var(--edge) calc(var(--space-2) + var(--safe-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface-raised);
  &:not(:has(> label)) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > textarea {
    box-sizing: border-box;
    width: 100%;
    min-height: var(--target);
    max-height: 8rem;
    padding: 0.625rem var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 16px;
    line-height: 1.4;
    resize: none;
    field-sizing: content;
  }
  > button {
    min-height: var(--target);
    padding: 0 var(--space-4);
  }
`;
const attach = css`
  position: relative;
  overflow: hidden;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: var(--radius);
  color: var(--brand-text);
  &:has(:focus-visible) {
    outline: 2px solid var(--brand-text);
  }
  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    font-size: 0;
  }
`;
const along = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--target);
  align-items: center;
  > small {
    grid-column: 1 / -1;
    padding-bottom: var(--space-1);
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  > button {
    display: grid;
    place-items: center;
    min-height: var(--target);
    color: var(--text-quiet);
  }
`;

/** A picture: a frame, a hill and the sun. */
const pictureSign = 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5h.2';

export interface ComposerProps {
  /** A guest sends text alone. */
  isGuest: boolean;
  /** The order or bet that goes along with the next message. */
  card: SupportCard | undefined;
  onDetach: () => void;
  onSend: (message: { content: string; picture: string }) => void;
}

export function Composer({ isGuest, card, onDetach, onSend }: ComposerProps) {
  const t = useText();
  const [text, setText] = useDraft('support message');
  const most = sendLimits.content.most;
  const isTooLong = [...text.trim()].length > most;
  const isEmpty = text.trim() === '' && !card;
  const submit = (): void => {
    if (isEmpty || isTooLong) return;
    onSend({ content: text.trim(), picture: '' });
    setText('');
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const picture = await shrinkPicture(file);
    if (picture === null) return void toast(t('message.support.unfit'), { kind: 'warn' });
    onSend({ content: '', picture });
  };
  return (
    <form
      className={bar}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {card && (
        <div className={along}>
          <small>{t('message.support.attached')}</small>
          <CardOfOrder card={card} />
          <button
            type="button"
            className={pressable}
            aria-label={t('message.support.detach')}
            onClick={onDetach}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {!isGuest && (
        <label className={`${attach} ${pressable}`}>
          <Icon path={pictureSign} size="1.5rem" />
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-label={t('message.support.picture')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              void choose(file);
              // The same file again is a press as well.
              target.value = '';
            }}
          />
        </label>
      )}
      <textarea
        rows={1}
        aria-label={t('message.support.write')}
        placeholder={t('message.support.write')}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={isEmpty || isTooLong}>
        {t(isTooLong ? 'message.support.most' : 'message.support.send', { count: most })}
      </Button>
    </form>
  );
}
