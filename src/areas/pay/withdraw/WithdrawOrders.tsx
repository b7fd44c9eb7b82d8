// The list of a member's withdrawals: those under way, which may be taken back where the station allows it, and the latest that ended.

import { css } from '@linaria/core';
import type { WithdrawalOrder } from '#contract/entities.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { ListGroup } from '#kit/list/rows/List.tsx';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { useTakeBack } from './useTakeBack.ts';

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-3);
  padding: var(--space-3) var(--space-4);
  & + & {
    border-top: 1px solid var(--line);
  }
  & > * {
    min-width: 0;
  }
  & > :nth-child(even) {
    text-align: right;
  }
  & small {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  & > small:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  & > button {
    grid-column: 2;
    justify-self: end;
    margin-top: var(--space-2);
  }
`;
const whole = css`
  white-space: nowrap;
`;
export const statusStyles = css`
  font-size: var(--font-small);
  &[data-status='1'] {
    color: var(--warn);
  }
  &[data-status='2'] {
    color: var(--lose);
  }
  &[data-status='3'],
  &[data-status='4'] {
    color: var(--text-quiet);
  }
`;

export const statusText = ({ status, stage }: WithdrawalOrder): TextId =>
  status === WithdrawalStatus.pending && stage !== 'ended'
    ? `pay.order.stage.${stage}`
    : `pay.order.status.${status as 2 | 3 | 4}`;

export interface WithdrawOrdersProps {
  orders: readonly WithdrawalOrder[];
  onChange: () => Promise<unknown>;
}

export function WithdrawOrders({ orders, onChange }: WithdrawOrdersProps) {
  const t = useText();
  const { takeBack, isTakingBack } = useTakeBack(onChange);
  if (orders.length === 0) return null;
  return (
    <ListGroup title={t('pay.order.title')}>
      {orders.map((order) => (
        <div key={order.orderNo} className={row}>
          <span>
            {order.typeName} <span className={whole}>{order.cardNo}</span>
          </span>
          <Amount value={order.money} />
          <small>{order.createTime}</small>
          <span className={statusStyles} data-status={order.status}>
            {t(statusText(order))}
          </span>
          {/[1-9]/.test(order.fee) &&
            order.status !== WithdrawalStatus.refused &&
            order.status !== WithdrawalStatus.cancelled && (
              <small>
                {t('pay.order.feeAndArriving', {
                  fee: amountText(order.fee),
                  arriving: amountText(order.arriving),
                })}
              </small>
            )}
          {order.reason !== '' && <small>{t('pay.order.reason', { reason: order.reason })}</small>}
          {order.canTakeBack && (
            <Button
              kind="plain"
              size="small"
              working={isTakingBack}
              onClick={() => void takeBack(order.orderNo)}
            >
              {t('pay.takeBack')}
            </Button>
          )}
        </div>
      ))}
    </ListGroup>
  );
}
