// The placeholder of a board while it is read: tabs, cells and the bar at the foot, as the page's own outline (index.html) begins it; and the card above them where not even the lottery is known.
import { css } from '@linaria/core';
import { bottomBar } from '#kit/page/bottomBar.ts';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { landscapePhone } from '../landscape.ts';
import { boardTop } from './boardTop.ts';

const period = css`
  display: grid;
  align-content: space-evenly;
  height: 6.875rem;
  padding: 0 var(--space-4);
  @media ${landscapePhone} {
    display: none;
  }
`;
const tabs = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-3);
  align-items: center;
  height: max(2.75rem, var(--target));
  padding: 0 var(--space-3);
  background: var(--surface-raised);
`;
const play = css`
  display: grid;
  align-items: center;
  height: max(2.75rem, var(--target));
  padding: 0 var(--edge);
`;
const cells = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 0.375rem;
  padding: 0 var(--edge);
`;
const foot = css`
  @media ${landscapePhone} {
    > :last-child {
      display: none;
    }
  }
`;

const each = (count: number, height: string) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
    <Skeleton key={at} height={height} />
  ));

export function BoardSkeleton({ withTop = false }: { withTop?: boolean }) {
  return (
    <>
      {withTop && (
        <div className={boardTop}>
          <div className={period}>
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="60%" height="1.75rem" />
          </div>
        </div>
      )}
      <div className={tabs}>{each(4, '0.875rem')}</div>
      <div className={play}>
        <Skeleton width="24%" />
      </div>
      <div className={cells}>{each(24, '3rem')}</div>
      <div className={`${bottomBar} ${foot}`}>
        <Skeleton height="max(2.25rem, 36px)" />
        <Skeleton height="var(--target)" />
      </div>
    </>
  );
}
