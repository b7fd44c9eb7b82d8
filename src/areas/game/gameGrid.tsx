// The grid in which games stand, and its blocks while they load.
import { css } from '@linaria/core';
import { Skeleton } from '#kit/page/Skeleton.tsx';

export const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.5rem;
  padding: 0 var(--edge) 0.875rem;
`;

export const GamesSkeleton = () => (
  <div className={grid}>
    {Array.from({ length: 12 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks that never change
      <Skeleton key={at} height="9.5rem" />
    ))}
  </div>
);
