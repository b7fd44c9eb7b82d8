// The totals of a filter: stake, win, and profit of what is drawn.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';
import { card } from '../records/recordStyles.ts';

const box = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: var(--space-3) var(--space-2);
  text-align: center;
  dt {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  dd {
    font-size: var(--font-main);
  }
  > div + div {
    border-left: 1px solid var(--line);
  }
`;

export interface TotalsProps {
  totals: { buyMoney: string; winMoney: string; yingKui: string } | undefined;
}

export function Totals({ totals }: TotalsProps) {
  const t = useText();
  const figures = [
    ['center.record.total.stake', totals?.buyMoney, false],
    ['center.record.total.win', totals?.winMoney, false],
    ['center.record.total.settled', totals?.yingKui, true],
  ] as const;
  return (
    <dl className={`${card} ${box}`} aria-busy={totals === undefined || undefined}>
      {figures.map(([label, value, signed]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value === undefined ? '—' : <Amount value={value} signed={signed} />}</dd>
        </div>
      ))}
    </dl>
  );
}
