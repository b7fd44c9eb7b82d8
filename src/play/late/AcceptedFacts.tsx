// The facts of an accepted slip in its result: number, period, cost and the balance after it.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { landscapePhone } from '../landscape.ts';
import type { Play } from '../usePlay.ts';

const facts = css`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-4) 0 0;
  @media ${landscapePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-6);
    margin-top: var(--space-2);
  }
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    font-variant-numeric: tabular-nums;
  }
  dt {
    flex: none;
    color: var(--text-quiet);
  }
  dd {
    text-align: right;
  }
`;

interface AcceptedFactsProps {
  accepted: NonNullable<Play['placing']['accepted']>;
  isChase: boolean;
  balance: string;
}

export function AcceptedFacts({ accepted, isChase, balance }: AcceptedFactsProps) {
  const t = useText();
  const { visitor } = useSite();
  const { orders, buyMoney, dropped } = accepted;
  const first = orders[0]?.orderId ?? '';
  const periods = [...new Set(orders.map(({ qiHao }) => qiHao))];
  const rows = [
    isChase
      ? [t('period.result.chase.periods'), t('period.result.chase.count', { count: periods.length })]
      : [
          t('play.result.number'),
          orders.length > 1 ? t('period.result.numbers', { first, count: orders.length }) : first,
        ],
    [t('period.result.period'), periods.length > 1 ? `${periods[0]} – ${periods.at(-1)}` : periods[0]],
    [
      t(isChase ? 'period.result.chase.cost' : 'period.result.cost'),
      <Amount key="cost" value={buyMoney} exact />,
    ],
    [
      // It may have changed since.
      t(visitor.role === 'trial' ? 'period.result.balance.trial' : 'period.result.balance'),
      <Amount key="balance" value={balance} />,
    ],
  ] as const;
  return (
    <>
      <dl className={facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dropped.length > 0 && <p>{t('period.result.dropped', { periods: dropped.join(', ') })}</p>}
    </>
  );
}
