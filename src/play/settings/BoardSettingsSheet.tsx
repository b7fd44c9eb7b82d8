// The sheet in which a player sets the boards up: quick amounts, vibration, figures on the cells.
import { css } from '@linaria/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { chips as chipRow } from '../cellStyles.ts';
import {
  canVibrate,
  changeBoardSettings,
  defaultChips,
  figureDraws,
  figureKinds,
  isChip,
  useBoardSettings,
} from './boardSettings.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-5);
  > fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  > label {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
  }
  > p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  legend {
    padding: 0 0 var(--space-2);
    font-weight: 600;
  }
`;
const amounts = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  > input {
    width: 100%;
    min-width: 0;
    height: var(--target);
    border: 0;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > input[aria-invalid='true'] {
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
`;

export function BoardSettingsSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { chips, adds, vibrates, quick, figures } = useBoardSettings();
  const { station } = useSite();
  const [typed, setTyped] = useState(chips);
  const hasAmounts = useLocation().pathname !== '/official';
  const type = (at: number, value: string): void => {
    const next = typed.with(at, value.replace(/\D/g, ''));
    setTyped(next);
    if (next.every(isChip)) changeBoardSettings({ chips: next });
  };
  return (
    <Sheet open onClose={onClose} title={t('play.set')}>
      <div className={body}>
        {hasAmounts && (
          <>
            <fieldset>
              <legend>{t('extra.set.chips')}</legend>
              <div className={amounts}>
                {typed.map((value, at) => (
                  <input
                    // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
                    key={at}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={7}
                    aria-label={t('extra.set.chip', { number: at + 1 })}
                    aria-invalid={!isChip(value)}
                    value={value}
                    onChange={({ target }) => type(at, target.value)}
                  />
                ))}
              </div>
            </fieldset>
            <Button
              kind="plain"
              size="small"
              onClick={() => {
                setTyped(defaultChips);
                changeBoardSettings({ chips: defaultChips });
              }}
            >
              {t('extra.set.chips.default')}
            </Button>
            <label>
              {t('extra.set.adds')}
              <input
                type="checkbox"
                checked={adds}
                onChange={({ target }) => changeBoardSettings({ adds: target.checked })}
              />
            </label>
          </>
        )}
        {station.onOff.quickBet && (
          <>
            <label>
              {t('extra.set.quick')}
              <input
                type="checkbox"
                checked={quick}
                onChange={({ target }) => changeBoardSettings({ quick: target.checked })}
              />
            </label>
            <p>{t('extra.set.quick.hint')}</p>
          </>
        )}
        {canVibrate() && (
          <label>
            {t('extra.set.vibrates')}
            <input
              type="checkbox"
              checked={vibrates}
              onChange={({ target }) => changeBoardSettings({ vibrates: target.checked })}
            />
          </label>
        )}
        <fieldset>
          <legend>{t('extra.set.figures')}</legend>
          <div className={chipRow}>
            {figureKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={kind === figures}
                onClick={() => changeBoardSettings({ figures: kind })}
              >
                {t(`extra.set.figures.${kind}`)}
              </button>
            ))}
          </div>
        </fieldset>
        {hasAmounts && <p>{t('extra.set.where')}</p>}
        <p>{t('extra.set.figures.hint', { count: figureDraws })}</p>
      </div>
    </Sheet>
  );
}
