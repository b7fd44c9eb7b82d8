// Owns the record of transfers: every one with its direction, platform, state, time and number.
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
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { LongList } from '#kit/list/LongList.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/useCallPages.ts';

const list = css`
  overflow: hidden;
  padding: 0;
`;
const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--line);
  h3 {
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
const foot = css`
  display: grid;
  place-items: center;
  min-height: var(--target);
  padding-bottom: var(--space-4);
  color: var(--text-faint);
  font-size: var(--font-caption);
`;

const views = ['all', 'in', 'out'] as const;
type View = (typeof views)[number];
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
  const orders = useCallPages(moneyChangeData, view === 'all' ? {} : { direction: view }, pages);
  const { data, renew } = orders;
  const isWaiting = data?.some(({ status }) => status === 'processing' || status === 'held') ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(renew, renewMs);
    return () => clearInterval(timer);
  }, [isWaiting, renew]);
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
        <Await
          read={orders}
          skeleton={
            <Card>
              <Skeleton lines={6} />
            </Card>
          }
          empty={(rows) => rows.length === 0}
          emptyText={t('pay.exchange.noRecord')}
        >
          {(rows) => (
            <>
              <Card className={list}>
                <LongList items={rows} rowPx={rowPx} label={t('pay.exchange.history')} onEnd={orders.more}>
                  {(order) => <Row key={order.orderNo} order={order} />}
                </LongList>
              </Card>
              <div className={foot} aria-live="polite">
                {orders.error ? (
                  <Button size="small" kind="quiet" onClick={() => void orders.mutate()}>
                    {t('kit.retry')}
                  </Button>
                ) : orders.hasMore ? (
                  t('kit.loading')
                ) : (
                  t('pay.exchange.end')
                )}
              </div>
            </>
          )}
        </Await>
      </div>
    </>
  );
}

function Row({ order }: { order: TransferOrder }) {
  const t = useText();
  const { direction, platformName, money, status, auto, createTime, orderNo, reason } = order;
  return (
    <li className={row}>
      <h3>{t(`pay.exchange.title.${direction}`, { platform: platformName })}</h3>
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
