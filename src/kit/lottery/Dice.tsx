// Dice in a row, small enough for a cell of a board.
import { css } from '@linaria/core';
import { Die } from './Die.tsx';

const row = css`
  --ball: 1.375rem;
  display: inline-flex;
  flex: none;
  gap: 0.1875rem;
`;

/** `faces` is one figure for each die, such as 112. */
export function Dice({ faces, label }: { faces: string; label: string }) {
  return (
    <i className={row} role="img" aria-label={label}>
      {Array.from(faces, (face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice never change their places
        <Die key={at} value={Number(face)} />
      ))}
    </i>
  );
}
