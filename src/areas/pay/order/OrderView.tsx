// What a deposit page shows of its order: the state at a glance, the facts, and what can be done next.
import { css } from '@linaria/core';
import { type ReactNode, useCallback, useState } from 'react';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCancel } from '../cancel/useCancel.ts';
import { main } from '../mainLinkStyles.ts';
import { CopyRow, copyRows, wholeNumber } from './CopyRow.tsx';
import { useOrder } from './useOrder.ts';

const top = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-2) 0 var(--space-3);
  text-align: center;
  > i {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    margin-bottom: var(--space-1);
    border-radius: 50%;
    background: color-mix(in srgb, currentcolor 10%, transparent);
    font-size: 1.75rem;
  }
  h2 {
    font-size: 1.125rem;
  }
  > p {
    color: var(--text-quiet);
    text-wrap: balance;
  }
  > i {
    color: var(--text-faint);
  }
  &[data-status='1'] > i {
    color: var(--warn);
  }
  &[data-status='2'] > i {
    color: var(--brand-text);
  }
  &[data-status='3'] > i {
    color: var(--danger);
  }
  &[data-slim] {
    padding-top: 0;
  }
`;
const facts = css`
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
  .fact {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 2.25rem;
  }
  small {
    font-size: var(--font-small);
  }
  .fact dt {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  /* The number to copy ends where the other facts do. */
  > div > dd {
    justify-content: flex-end;
    text-align: right;
  }
`;
const actions = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--edge);
`;
const link = css`
  display: grid;
  place-items: center;
  min-height: var(--target);
  color: var(--link);
`;

/** A clock; drawn here alone. */
const waiting = 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.500V12l3 2';
const icons: Record<Exclude<DepositOrder['status'], 1>, IconName> = {
  2: 'check',
  3: 'warn',
  4: 'close',
  5: 'info',
  6: 'info',
  7: 'info',
};

export interface OrderViewProps {
  orderNo: string;
  /** Begins another deposit. */
  onAgain: () => void;
  /** How to pay it, above its state while it is under way. The rest waits until it is shown, and so does not move under a finger. */
  howToPay?: (order: DepositOrder, onShown: () => void) => ReactNode;
  /** Where to go to pay it, below its state while it is under way. */
  payLink?: (order: DepositOrder) => ReactNode;
}

export function OrderView({ orderNo, onAgain, howToPay, payLink }: OrderViewProps) {
  const t = useText();
  const { act, onOff } = useSite();
  const { read, order: followed } = useOrder(orderNo);
  const [isShown, setShown] = useState(howToPay === undefined);
  const onShown = useCallback(() => setShown(true), []);
  const { cancel, isCancelling } = useCancel(
    followed !== undefined && followed.status !== DepositStatus.pending,
    () => void read.mutate(),
  );
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={7} height="1.5rem" />
        </Card>
      }
    >
      {({ orderList: [order] }) => {
        if (!order) return null;
        const isPending = order.status === DepositStatus.pending;
        return (
          <>
            {isPending && howToPay?.(order, onShown)}
            {(isShown || !isPending) && (
              <>
                <Card>
                  <State order={order} isSlim={isPending && howToPay !== undefined} />
                  <Facts order={order} />
                </Card>
                <div className={actions}>
                  {isPending && payLink?.(order)}
                  {order.status === DepositStatus.paid && (
                    <RouteLink orNothing to="/userCenter" className={`${main} ${pressable}`}>
                      {t('pay.done')}
                    </RouteLink>
                  )}
                  {order.canCancel ? (
                    <Button wide kind="plain" working={isCancelling} onClick={() => void cancel(orderNo)}>
                      {t('pay.cancel')}
                    </Button>
                  ) : (
                    <Button
                      wide
                      kind={order.status === DepositStatus.paid ? 'plain' : 'main'}
                      onClick={onAgain}
                    >
                      {t(order.status === DepositStatus.paid ? 'pay.again' : 'pay.retry')}
                    </Button>
                  )}
                  {order.status !== DepositStatus.paid && onOff.onlineServiceUrl !== '' && (
                    <Button wide kind="plain" onClick={() => act('service', `deposit:${orderNo}`)}>
                      {t('pay.service')}
                    </Button>
                  )}
                  <RouteLink orNothing to="/recharge" className={link}>
                    {t('pay.otherWays')}
                  </RouteLink>
                </div>
              </>
            )}
          </>
        );
      }}
    </Await>
  );
}

/** Slim below what says the amount already. */
function State({ order, isSlim }: { order: DepositOrder; isSlim: boolean }) {
  const t = useText();
  const { status, reason, kind } = order;
  const hint = reason || (status === DepositStatus.pending ? t(`pay.wait.${kind}`) : '');
  return (
    <div className={top} data-status={status} data-slim={isSlim || undefined} role="status">
      {!isSlim && (
        <i>{status === DepositStatus.pending ? <Icon path={waiting} /> : <Icon name={icons[status]} />}</i>
      )}
      {/* Nothing is being processed before somebody has paid. */}
      <h2>{t(isSlim ? 'pay.wait.arrival' : `pay.status.${status}`)}</h2>
      {!isSlim && (
        <Amount value={status === DepositStatus.paid ? order.paidMoney : order.amount} size="large" />
      )}
      {hint && <p>{hint}</p>}
    </div>
  );
}

function Facts({ order }: { order: DepositOrder }) {
  const t = useText();
  const { visitor } = useSite();
  const extra = (label: string, value: string) =>
    /[1-9]/.test(value) && (
      <div className="fact">
        <dt>{label}</dt>
        <dd>
          <Amount value={value} signed />
        </dd>
      </div>
    );
  return (
    <dl className={`${facts} ${copyRows}`}>
      <div className="fact">
        <dt>{t('pay.order.way')}</dt>
        <dd>{order.methodName}</dd>
      </div>
      {extra(t('pay.order.gift'), order.giftMoney)}
      {extra(t('pay.order.coupon'), order.couponMoney)}
      {order.status === DepositStatus.paid && (
        <div className="fact">
          <dt>{t('pay.balance')}</dt>
          <dd>
            <Amount value={visitor.money} />
          </dd>
        </div>
      )}
      <div className="fact">
        <dt>{t('pay.order.created')}</dt>
        <dd>{order.createTime}</dd>
      </div>
      <CopyRow label={t('pay.order.number')} value={order.orderNo}>
        <small className={wholeNumber}>{order.orderNo}</small>
      </CopyRow>
    </dl>
  );
}
