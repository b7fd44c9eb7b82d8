// The placeholder blocks for what is still loading, in its final shape.
import { css } from '@linaria/core';

const block = css`
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  animation: breathe 1400ms ease-in-out infinite alternate;
  @keyframes breathe {
    to {
      opacity: 0.5;
    }
  }
`;

const stack = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-1) 0;
  & > :last-child:not(:first-child) {
    width: 62%;
  }
`;

export interface SkeletonProps {
  /** So many lines of text. */
  lines?: number;
  /** CSS length; as wide as what holds it where not given. */
  width?: string;
  /** CSS length; a line of text where not given. */
  height?: string;
  round?: boolean;
}

export function Skeleton({ lines, width = '100%', height = '0.875rem', round = false }: SkeletonProps) {
  if (lines !== undefined)
    return (
      <div className={stack} style={{ width }} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
          <div key={line} className={block} style={{ height }} />
        ))}
      </div>
    );
  return (
    <div
      className={block}
      style={{ width, height, ...(round && { borderRadius: '999px' }) }}
      aria-hidden="true"
    />
  );
}
