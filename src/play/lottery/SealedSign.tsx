// Owns the sign over a board that takes no bets at the moment; it stays in sight while the board scrolls below it.
import { css } from '@linaria/core';
import { useText } from '#texts/useText.ts';
import { belowStrip } from './PeriodStrip.tsx';

const place = css`
  position: sticky;
  z-index: 9;
  top: calc(${belowStrip} + 3.25rem);
  display: grid;
  justify-items: end;
  padding-inline: var(--edge);
  height: 0;
  pointer-events: none;
  > b {
    align-self: start;
    margin-top: var(--space-1);
    padding: 0.3125rem 0.875rem;
    border-radius: 1rem;
    background: var(--warn-quiet);
    box-shadow: 0 0 0 1px var(--warn), var(--shadow);
    color: var(--warn);
    font-size: var(--font-small);
    font-weight: 600;
  }
`;

/** Who listens hears of the seal from the countdown. */
export function SealedSign() {
  const t = useText();
  return (
    <div className={place} aria-hidden="true">
      <b>{t('play.sealedSign')}</b>
    </div>
  );
}
