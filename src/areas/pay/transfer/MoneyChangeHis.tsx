// The record of transfers: every one with its direction, platform, state, time and number.
import '../texts.ts';
import { css } from '@linaria/core';
import { useEffect, useId } from 'react';
import type { TransferOrder } from '#contract/entities.generated.ts';
import {
  type MoneyChangeDataAnswer,
  type MoneyChangeDataRequest,
  moneyChangeData,
} from '#contract/report.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { RecordChoice, RecordFilter } from '#kit/list/RecordFilter.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { dayOf } from '#values/days.ts';

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--line);
  h2 {
    font-size: 0.9375rem;
  }
  > :nth-child(2) {
    text-align: right;
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  p {
    grid-column: 1 / -1;
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const state = css`
  justify-self: end;
  font-size: var(--font-small);
  &[data-status='success'] {
    color: var(--lose);
  }
  &[data-status='processing'],
  &[data-status='held'] {
    color: var(--warn);
  }
  &[data-status='failed'] {
    color: var(--danger);
  }
`;
/** For customer service; nobody looks for it. */
const number = css`
  && {
    color: var(--text-faint);
    font-size: 0.6875rem;
  }
`;
const views = ['all', 'in', 'out'] as const;
type View = (typeof views)[number];
const statuses = ['all', 'processing', 'held', 'success', 'failed'] as const;
const rowPx = 84;
/** While something is processing or held its end may come at any moment. */
const renewMs = 5_000;

const pages: PagesOf<MoneyChangeDataRequest, MoneyChangeDataAnswer, TransferOrder> = {
  itemsOf: ({ list: rows }) => rows,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ orderNo }) => orderNo,
  next: (first, _pages, last) => ({ ...first, before: last.orderNo }),
};

export function MoneyChangeHis() {
  const t = useText();
  const [view, setView] = useChoice('view', views);
  const panelId = useId();
  return (
    <>
      <Tabs<View>
        label={t('pay.exchange.history')}
        panelId={panelId}
        value={view}
        onChange={setView}
        items={views.map((key) => ({ key, label: t(`pay.exchange.view.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`pay.exchange.view.${view}`)}>
        <Transfers view={view} />
      </div>
    </>
  );
}

function Transfers({ view }: { view: View }) {
  const t = useText();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('all', today);
  const [status, setStatus] = useChoice('status', statuses);
  const orders = useCallPages(
    moneyChangeData,
    {
      ...(view !== 'all' && { direction: view }),
      ...(status !== 'all' && { status }),
      ...daysOf(range),
    },
    pages,
  );
  useEndsOf(orders);
  return (
    <>
      <RecordFilter today={today} range={range} onRange={setRange}>
        <RecordChoice
          label={t('pay.exchange.state')}
          value={status}
          onChange={setStatus}
          items={statuses.map((value) => ({ value, label: t(`pay.exchange.status.${value}`) }))}
        />
      </RecordFilter>
      <RecordList
        pages={orders}
        label={t('pay.exchange.history')}
        emptyText={t('pay.exchange.noRecord')}
        rowPx={rowPx}
      >
        {(order) => <Row key={order.orderNo} order={order} />}
      </RecordList>
    </>
  );
}

/** Asks again while a transfer of the list is processing or held. */
function useEndsOf({ data, renew }: { data: readonly TransferOrder[] | undefined; renew: () => void }): void {
  const isWaiting = data?.some(({ status }) => status === 'processing' || status === 'held') ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(renew, renewMs);
    return () => clearInterval(timer);
  }, [isWaiting, renew]);
}

function Row({ order }: { order: TransferOrder }) {
  const t = useText();
  const { direction, platformName, money, status, auto, createTime, orderNo, reason } = order;
  return (
    <li className={row}>
      <h2>{t(`pay.exchange.title.${direction}`, { platform: platformName })}</h2>
      <Amount value={money} />
      <small>
        {createTime}
        {auto && ` · ${t('pay.exchange.byItself')}`}
      </small>
      <span className={state} data-status={status}>
        {t(`pay.exchange.status.${status}`)}
      </span>
      <small className={number}>{t('pay.exchange.orderNo', { orderNo })}</small>
      {reason !== '' && <p>{reason}</p>}
    </li>
  );
}
