// Owns the numbers of a draw in a line, in the manner of the family.
import { css } from '@linaria/core';
import type { Lottery } from '#contract/entities.generated.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  > b {
    display: grid;
    place-items: center;
    min-width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: var(--brand);
    color: var(--on-brand);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
`;

export function DrawnNumbers({ family, haoMa }: { family: Lottery['family']; haoMa: string }) {
  const width = family === 'lhc' || family === 'x115' || family === 'kl10' || family === 'kl8' ? 2 : 1;
  return (
    <span className={line}>
      {haoMa.split(',').map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draw's places never move
        <b key={at}>{number.padStart(width, '0')}</b>
      ))}
    </span>
  );
}
