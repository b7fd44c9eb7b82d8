// The card of a deposit that was under way: what it waits for, going on with it, cancelling it, and once it has ended the way to its result.
import { css } from '@linaria/core';
import { useEffect } from 'react';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { pendingOrderList } from '#contract/finance.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useCancel } from '../cancel/useCancel.ts';
import { screenOf } from '../deposit/depositMethod.tsx';

const order = css`
  display: grid;
  gap: var(--space-2);
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  i {
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-style: normal;
  }
  &[data-status='1'] i {
    color: var(--warn);
  }
  &[data-status='2'] i {
    color: var(--brand-text);
    font-weight: 600;
  }
  &[data-status='3'] i {
    color: var(--danger);
  }
`;
const actions = css`
  button,
  a {
    display: grid;
    flex: 1;
    padding: 0 var(--space-3);
    place-items: center;
    min-height: var(--target);
    border-radius: var(--radius);
    font-size: var(--font-body);
    font-weight: 500;
  }
  a {
    background: var(--brand-quiet);
    color: var(--brand-text);
  }
`;

export interface PendingOrderProps {
  order: DepositOrder;
  hasEnded: boolean;
  onChange: () => void;
}

export function PendingOrder({ order: each, hasEnded, onChange }: PendingOrderProps) {
  const t = useText();
  const { refresh } = useSite();
  const { cancel, isCancelling } = useCancel(hasEnded, onChange);
  const ended = useCall(pendingOrderList, hasEnded ? { orderNo: each.orderNo } : null, { silent: true });
  const end = ended.data?.orderList[0]?.status;
  // The card may be out of sight above the form.
  useEffect(() => {
    if (end === undefined || end === DepositStatus.pending) return;
    const isPaid = end === DepositStatus.paid;
    toast(t(`pay.status.${end}`), { kind: isPaid ? 'done' : 'plain' });
    if (isPaid) void refresh();
  }, [end, t, refresh]);
  const stateText = hasEnded
    ? end === undefined
      ? 'pay.order.ended'
      : (`pay.status.${end}` as const)
    : each.kind === 'fast'
      ? 'pay.wait.arrival'
      : 'pay.status.1';
  return (
    <Card className={order} data-status={hasEnded ? end : DepositStatus.pending}>
      <div>
        <b>{each.methodName}</b>
        <Amount value={each.amount} />
      </div>
      <div>
        <p>{each.createTime}</p>
        <i role="status">{t(stateText)}</i>
      </div>
      <div className={actions}>
        {!hasEnded && (
          <Button kind="plain" working={isCancelling} onClick={() => void cancel(each.orderNo)}>
            {t('pay.cancel')}
          </Button>
        )}
        <RouteLink orNothing to={`${screenOf[each.kind]}?order=${each.orderNo}`} className={pressable}>
          {t(hasEnded ? 'pay.order.result' : 'pay.goOn')}
        </RouteLink>
      </div>
    </Card>
  );
}
