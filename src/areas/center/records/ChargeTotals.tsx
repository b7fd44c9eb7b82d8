// The card above deposits and withdrawals: what the filter comes to.
import type { ChargeRecordListAnswer } from '#contract/report.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { count, sums } from '../bets/sums.ts';
import type { Charge } from './ChargeSheet.tsx';

const shown = {
  deposit: [
    ['done', 'center.charge.total.deposit.done'],
    ['gift', 'center.charge.total.deposit.gift'],
    ['waiting', 'center.charge.total.deposit.waiting'],
  ],
  withdraw: [
    ['done', 'center.charge.total.withdraw.done'],
    ['fee', 'center.charge.total.withdraw.fee'],
    ['waiting', 'center.charge.total.withdraw.waiting'],
  ],
} as const;

export interface ChargeTotalsProps {
  kind: Charge['kind'];
  totals: ChargeRecordListAnswer['totals'] | undefined;
}

export function ChargeTotals({ kind, totals }: ChargeTotalsProps) {
  const t = useText();
  return (
    <Card>
      {totals ? (
        <>
          <p className={count}>{t('center.change.totals', { count: totals.count })}</p>
          <dl className={sums}>
            {shown[kind].map(([name, label]) => (
              <div key={name}>
                <dt>{t(label)}</dt>
                <dd>
                  <Amount value={totals[name]} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}
