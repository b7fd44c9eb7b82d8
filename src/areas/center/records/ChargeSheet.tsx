// A deposit or withdrawal in full, and what became of it in a word and its colour.
import { css } from '@linaria/core';
import type { ChargeRecordListAnswer } from '#contract/report.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { AskSupport } from '../AskSupport.tsx';

export type Charge = ChargeRecordListAnswer['list'][number];

const state = css`
  color: var(--text-quiet);
  &[data-status='1'] {
    color: var(--warn);
  }
  &[data-status='2'] {
    color: var(--lose);
  }
  &[data-status='3'] {
    color: var(--danger);
  }
`;

/** A deposit that is refused has failed; the money of a withdrawal that is refused is back in the balance. */
export function ChargeState({ charge: { kind, status } }: { charge: Pick<Charge, 'kind' | 'status'> }) {
  const t = useText();
  return kind === 'withdraw' && status === WithdrawalStatus.refused ? (
    <span className={state}>{t('center.charge.returned')}</span>
  ) : (
    <span className={state} data-status={status}>
      {t(`center.charge.state.${status}`)}
    </span>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

export interface ChargeSheetProps {
  /** Closed where there is none. */
  charge: Charge | null;
  onClose: () => void;
}

export function ChargeSheet({ charge, onClose }: ChargeSheetProps) {
  const t = useText();
  return (
    <Sheet
      open={charge !== null}
      onClose={onClose}
      title={t(`center.charge.detail.${charge?.kind ?? 'deposit'}`)}
    >
      {charge && (
        <Facts
          inSheet
          rows={[
            [t('center.charge.state'), <ChargeState key="state" charge={charge} />],
            [t('center.charge.reason'), charge.reason],
            [t('center.charge.way'), `${charge.way} ${charge.cardNo}`],
            [t('center.charge.money'), <Amount key="money" value={charge.money} />],
            [
              t('center.charge.gift'),
              isSome(charge.gift) ? <Amount key="gift" value={charge.gift} signed /> : '',
            ],
            [t('center.charge.fee'), isSome(charge.fee) ? <Amount key="fee" value={charge.fee} /> : ''],
            [
              t('center.charge.change'),
              isSome(charge.change) ? <Amount key="change" value={charge.change} signed /> : '',
            ],
            [t('center.charge.createTime'), charge.createTime],
            [t('center.charge.finishTime'), charge.finishTime],
            [t('center.charge.orderNo'), charge.orderNo],
          ]}
        />
      )}
      {charge && (
        <AskSupport about={`${charge.kind === 'withdraw' ? 'withdrawal' : 'deposit'}:${charge.orderNo}`} />
      )}
    </Sheet>
  );
}
