// The withdraw page: what is free and what blocks the rest, the request, its result, and withdrawals under way.
import { amountText } from '#values/amount.ts';
import '../texts.ts';
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import type { WithdrawalOrder } from '#contract/entities.generated.ts';
import { type WithdrawShowInfoAnswer, withdrawShowInfo } from '#contract/finance.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { TurnoverCard } from './TurnoverCard.tsx';
import { WithdrawBlocked } from './WithdrawBlocked.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawOrders } from './WithdrawOrders.tsx';
import { WithdrawResult } from './WithdrawResult.tsx';

const balance = css`
  & > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  & > strong {
    display: block;
    padding: var(--space-1) 0 var(--space-2);
  }
`;
const parts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;
const rules = css`
  padding: 0 var(--space-4) var(--space-4);
  color: var(--text-faint);
  font-size: var(--font-small);
  & > li {
    padding-top: var(--space-1);
  }
`;

/** While the desk has a withdrawal to decide, it is polled often enough to show progress. */
const watchMs = 3_000;

export function Withdraw() {
  const t = useText();
  const { refresh } = useSite();
  const [isWatching, setWatching] = useState(false);
  const read = useCall(withdrawShowInfo, {}, { refreshMs: isWatching ? watchMs : 0 });
  const [asked, setAsked] = useState<{ order: WithdrawalOrder; arrivalMinutes: number } | null>(null);
  const underWay = read.data?.orders.some(({ status }) => status === WithdrawalStatus.pending) ?? false;
  if (underWay !== isWatching) setWatching(underWay);
  // What was refused is back in the balance that other screens show.
  useEffect(() => {
    if (isWatching) return () => void refresh();
  }, [isWatching, refresh]);
  return (
    <>
      <HeaderRight>
        <RouteLink to="/transctionRecord?kind=withdraw" orNothing>
          {t('pay.records')}
        </RouteLink>
      </HeaderRight>
      <Await
        read={read}
        skeleton={
          <>
            <Card>
              <Skeleton lines={3} height="1.25rem" />
            </Card>
            <Card>
              <Skeleton lines={6} height="1.75rem" />
            </Card>
          </>
        }
      >
        {(info) =>
          asked ? (
            <WithdrawResult
              // The desk may have decided by now.
              order={info.orders.find(({ orderNo }) => orderNo === asked.order.orderNo) ?? asked.order}
              arrivalMinutes={asked.arrivalMinutes}
              onAgain={() => setAsked(null)}
              onChange={() => Promise.all([read.mutate(), refresh()])}
            />
          ) : (
            <>
              <Balance info={info} />
              {info.blockedCode === '' ? (
                <WithdrawForm
                  info={info}
                  onStale={read.mutate}
                  onAsked={(order, arrivalMinutes) => {
                    setAsked({ order, arrivalMinutes });
                    void Promise.all([read.mutate(), refresh()]);
                  }}
                />
              ) : (
                <WithdrawBlocked info={info} onRetry={read.mutate} />
              )}
              <TurnoverCard turnover={info.turnover} />
              <Rules info={info} />
              <WithdrawOrders orders={info.orders} onChange={() => Promise.all([read.mutate(), refresh()])} />
            </>
          )
        }
      </Await>
    </>
  );
}

function Balance({ info }: { info: WithdrawShowInfoAnswer }) {
  const t = useText();
  return (
    <Card className={balance}>
      <p>{t('pay.withdraw.available')}</p>
      <strong>
        <Amount value={info.available} size="large" />
      </strong>
      <div className={parts}>
        <span>{t('pay.withdraw.balance', { amount: amountText(info.money) })}</span>
        {/[1-9]/.test(info.frozen) && (
          <span>{t('pay.withdraw.frozen', { amount: amountText(info.frozen) })}</span>
        )}
      </div>
    </Card>
  );
}

function Rules({ info }: { info: WithdrawShowInfoAnswer }) {
  const t = useText();
  return (
    <ul className={rules}>
      <li>{info.hours === '' ? t('pay.withdraw.allDay') : t('pay.withdraw.hours', { hours: info.hours })}</li>
      {info.timesLeft >= 0 && <li>{t('pay.withdraw.timesLeft', { count: info.timesLeft })}</li>}
      {info.amountRule !== 'any' && <li>{t(`pay.withdraw.fault.${info.amountRule}`)}</li>}
      <li>{t('pay.withdraw.own')}</li>
    </ul>
  );
}
