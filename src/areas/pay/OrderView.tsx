// Owns what a deposit page shows of its order: the state at a glance, the facts, and what can be done next.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Await } from '#kit/Await.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/RouteLink.tsx';
import { Skeleton } from '#kit/Skeleton.tsx';
import { useSite } from '#kit/site.ts';
import { useText } from '#texts/useText.ts';
import { CopyRow } from './CopyRow.tsx';
import { useCancel } from './useCancel.ts';
import { useOrder } from './useOrder.ts';

const top = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-2) 0 var(--space-3);
  text-align: center;
  > svg {
    margin-bottom: var(--space-1);
    font-size: 2.5rem;
  }
  h2 {
    font-size: 1.125rem;
  }
  > p {
    color: var(--text-quiet);
    text-wrap: balance;
  }
  &[data-status='1'] > svg {
    color: var(--link);
  }
  &[data-status='2'] > svg {
    color: var(--win);
  }
  &[data-status='3'] > svg {
    color: var(--danger);
  }
  &[data-status='4'] > svg,
  &[data-status='5'] > svg,
  &[data-status='6'] > svg,
  &[data-status='7'] > svg {
    color: var(--text-faint);
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
  .fact dt {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const deeds = css`
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

const icons: Record<DepositOrder['status'], IconName> = {
  1: 'refresh',
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
  /** How to pay it, while it is under way. */
  children?: (order: DepositOrder) => ReactNode;
}

export function OrderView({ orderNo, onAgain, children }: OrderViewProps) {
  const t = useText();
  const { act, onOff } = useSite();
  const { read } = useOrder(orderNo);
  const { cancel, isCancelling } = useCancel(() => void read.mutate());
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={7} height="1.5rem" />
        </Card>
      }
    >
      {({ orderList: [order] }) =>
        order && (
          <>
            {order.status === 1 && children?.(order)}
            <Card>
              <State order={order} />
              <Facts order={order} />
            </Card>
            <div className={deeds}>
              {order.canCancel ? (
                <Button wide kind="plain" working={isCancelling} onClick={() => void cancel(orderNo)}>
                  {t('pay.cancel')}
                </Button>
              ) : (
                <Button wide onClick={onAgain}>
                  {t(order.status === 2 ? 'pay.again' : 'pay.retry')}
                </Button>
              )}
              {order.status === 3 && onOff.onlineServiceUrl !== '' && (
                <Button wide kind="plain" onClick={() => act('service')}>
                  {t('pay.service')}
                </Button>
              )}
              <RouteLink orNothing to="/recharge" className={link}>
                {t('pay.otherWays')}
              </RouteLink>
            </div>
          </>
        )
      }
    </Await>
  );
}

function State({ order }: { order: DepositOrder }) {
  const t = useText();
  const { status, reason, kind } = order;
  const hint = reason || (status === 1 ? t(`pay.wait.${kind}`) : '');
  return (
    <div className={top} data-status={status} role="status">
      <Icon name={icons[status]} />
      <h2>{t(`pay.status.${status}`)}</h2>
      <Amount value={status === 2 ? order.paidMoney : order.amount} size="large" />
      {hint && <p>{hint}</p>}
    </div>
  );
}

function Facts({ order }: { order: DepositOrder }) {
  const t = useText();
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
    <dl className={facts}>
      <div className="fact">
        <dt>{t('pay.order.way')}</dt>
        <dd>{order.methodName}</dd>
      </div>
      {extra(t('pay.order.gift'), order.giftMoney)}
      {extra(t('pay.order.coupon'), order.couponMoney)}
      <div className="fact">
        <dt>{t('pay.order.created')}</dt>
        <dd>{order.createTime}</dd>
      </div>
      <CopyRow label={t('pay.order.number')} value={order.orderNo} />
    </dl>
  );
}
