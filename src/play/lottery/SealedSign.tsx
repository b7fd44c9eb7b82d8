// The sign on the bar of a board that takes no bets at the moment; it stays in sight while the board scrolls below it.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';
import { landscapePhone } from '../landscape.ts';

/** On the bar's upper edge, where it lies on no name and no key of the board. */
const strip = css`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  right: 0;
  bottom: 100%;
  left: 0;
  padding: 0.25rem var(--edge);
  border-top: 1px solid var(--warn);
  background: linear-gradient(var(--warn-quiet), var(--warn-quiet)), var(--surface-raised);
  color: var(--warn);
  font-size: var(--font-small);
  font-weight: 600;
  pointer-events: none;
  /* There, and on the shortest phones, it would lie on a line of numbers; countdown, greyed board and button say it. */
  @media ${landscapePhone}, (max-height: 600px) {
    display: none;
  }
`;

/** Who listens hears of the seal from the countdown. */
export function SealedSign() {
  const t = useText();
  return (
    <b className={strip} aria-hidden="true">
      <Icon name="lock" />
      {t('play.sealedSign')}
    </b>
  );
}
