// The page of all methods to pay in: balance, what is under way, quick amounts, the methods with their limits, offers and coupons.
import '../texts.ts';
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DepositMethod } from '#contract/entities.generated.ts';
import {
  depositListWap,
  getBankList,
  getFastList,
  onlineHotTag,
  pendingOrderList,
} from '#contract/finance.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await, type Read } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { AmountChips } from '../AmountInput.tsx';
import { limitsOf, MethodMark, screenOf, takes } from '../deposit/depositMethod.tsx';
import { Offers } from '../deposit/Offers.tsx';
import { PendingOrders } from '../order/PendingOrders.tsx';
import { useOnResume } from '../useOnResume.ts';
import { useTogether } from '../useTogether.ts';
import { LastDeposit } from './LastDeposit.tsx';

const balance = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  > span:first-child {
    color: var(--text-quiet);
  }
`;
const group = css`
  margin: var(--edge);
  h2 {
    padding: 0 var(--space-1) var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  ul {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--surface-raised);
    box-shadow: var(--shadow);
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;
const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  > span:nth-child(2) {
    display: grid;
    flex: 1 1 auto;
    min-width: 0;
    gap: 0.125rem;
  }
  b {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-weight: 500;
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  small[data-unfit] {
    color: var(--warn);
  }
  > svg {
    flex: none;
    color: var(--text-faint);
  }
`;
const quick = css`
  [role='group'] {
    grid-template-columns: repeat(4, 1fr);
    /* Five in rows of four would leave one alone, as six leave two. */
    &:has(> :nth-child(5):last-child),
    &:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  h2 {
    padding-bottom: var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
`;

export function Recharge() {
  const t = useText();
  const { visitor, refresh } = useSite();
  const [params, setParams] = useSearchParams();
  const amount = params.get('amount') ?? '';
  const pending = useCall(pendingOrderList, {}, { refreshMs: 5_000, silent: true });
  const hot = useCall(onlineHotTag, {});
  const methods = useTogether(useMethods(), pending, hot);
  useOnResume(() => {
    void pending.mutate();
    void refresh();
  });
  // One less is under way: it may have been credited.
  const count = pending.data?.orderList.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void refresh();
    before.current = count;
  }, [count, refresh]);
  return (
    <>
      <Card className={balance}>
        <span>{t('pay.balance')}</span>
        <Amount value={visitor.money} size="large" />
      </Card>
      <PendingOrders orders={pending.data?.orderList ?? []} onChange={() => void pending.mutate()} />
      <Await
        read={methods}
        empty={(list) => list.length === 0}
        emptyText={t('pay.way.none')}
        skeleton={
          <Card>
            <Skeleton lines={8} height="2.5rem" />
          </Card>
        }
      >
        {(list) => (
          <>
            <LastDeposit last={hot.data?.last} methods={list} />
            <Card className={quick}>
              <h2>{t('pay.quick')}</h2>
              <AmountChips
                amounts={quickOf(list)}
                value={amount}
                label={t('pay.quick')}
                onChoose={(chosen) =>
                  setParams(chosen === amount ? {} : { amount: chosen }, { replace: true })
                }
              />
            </Card>
            {(['online', 'fast', 'bank'] as const).map((kind) => (
              <Methods
                key={kind}
                kind={kind}
                methods={list.filter((method) => method.kind === kind)}
                hot={hot.data?.hotList ?? []}
                amount={amount}
              />
            ))}
          </>
        )}
      </Await>
      <Offers />
    </>
  );
}

/** The three lists as one; failed where none of them could be loaded, so that a failure of one kind does not block the others. */
function useMethods(): Read<DepositMethod[]> {
  const online = useCall(depositListWap, { payCode: 'online' });
  const fast = useCall(getFastList, {});
  const bank = useCall(getBankList, {});
  const reads = [online, fast, bank];
  const isLoading = reads.some((read) => read.data === undefined && read.error === undefined);
  const isLost = reads.every((read) => read.data === undefined && read.error !== undefined);
  return {
    data:
      isLoading || isLost
        ? undefined
        : [
            ...(online.data?.payList ?? []),
            ...(fast.data?.fastList ?? []),
            ...(bank.data?.bankList.map(({ way }) => way) ?? []),
          ],
    error: isLost ? online.error : undefined,
    isLoading,
    mutate: () => Promise.all(reads.map((read) => read.mutate())),
  };
}

/** Every amount that some method offers as a button, the smallest first, eight at most. */
const quickOf = (methods: readonly DepositMethod[]): string[] =>
  [...new Set(methods.flatMap(({ quickMoney }) => quickMoney))]
    .sort((a, b) => Number(a) - Number(b))
    .slice(0, 8);

interface MethodsProps {
  kind: DepositMethod['kind'];
  methods: readonly DepositMethod[];
  hot: readonly { methodId: number; tag: string }[];
  amount: string;
}

function Methods({ kind, methods, hot, amount }: MethodsProps) {
  const t = useText();
  if (methods.length === 0) return null;
  return (
    <section className={group}>
      <h2>{t(`pay.kind.${kind}`)}</h2>
      <ul>
        {methods.map((method) => {
          const isUnfit = amount !== '' && !takes(method, Number(amount));
          const tag = hot.find(({ methodId }) => methodId === method.id)?.tag;
          return (
            <li key={method.id}>
              <RouteLink
                to={`${screenOf[kind]}?way=${method.id}${amount && `&amount=${amount}`}`}
                className={`${row} ${pressable}`}
              >
                <MethodMark method={method} />
                <span>
                  <b>
                    {method.name}
                    {tag && <Badge kind="quiet">{tag}</Badge>}
                  </b>
                  <small data-unfit={isUnfit || undefined}>{limitsOf(method, t)}</small>
                  {method.tips && <small>{method.tips}</small>}
                </span>
                <Icon name="chevron" />
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
