// The prize beside the name of the chosen play on the shortest phones, where the line of the prize stands below the numbers.
import { css } from '@linaria/core';

const prize = css`
  display: none;
  margin-left: var(--space-1);
  font-size: var(--font-caption);
  @media (max-height: 600px) {
    display: inline;
  }
`;

/** Not read out: the line of the prize is. */
export function ChipPrize({ range }: { range: string }) {
  return (
    <small className={prize} aria-hidden="true">
      ¥{range}
    </small>
  );
}
