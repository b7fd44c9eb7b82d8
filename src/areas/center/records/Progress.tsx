// How far a chase is: periods done of all, in figures and as a bar.
import { css } from '@linaria/core';
import { useText } from '#texts/useText.ts';
import { quiet } from './recordStyles.ts';

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
  > i {
    overflow: hidden;
    height: 0.375rem;
    border-radius: 0.1875rem;
    background: var(--surface-sunken);
  }
  > i > i {
    display: block;
    height: 100%;
    background: var(--brand);
  }
`;

export function Progress({ done, of }: { done: number; of: number }) {
  const t = useText();
  return (
    <span className={`${line} ${quiet}`}>
      <i>
        <i style={{ width: `${(100 * done) / of}%` }} />
      </i>
      {t('center.record.chase.done', { done, of })}
    </span>
  );
}
