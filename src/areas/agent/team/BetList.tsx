// Owns the bets of one member in the days chosen: what they add up to, and what each earned the agent.
import { css } from '@linaria/core';
import {
  type ReportOrderListAnswer,
  type ReportOrderListRequest,
  reportOrderList,
} from '#contract/report.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import type { TextId } from '#texts/ids.generated.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/useCallPages.ts';
import { cardHead, figureGrid } from '../figureStyles.ts';
import { pagesByCursor } from '../pages.ts';

type Bet = ReportOrderListAnswer['list'][number];
const pages = pagesByCursor<ReportOrderListRequest, ReportOrderListAnswer, Bet>(({ orderId }) => orderId);
const pageSize = 30;

const state = css`
  &[data-won] {
    color: var(--win);
  }
`;

/** What a bet brought is known once it is settled. */
const states: { [Status in BetStatus]?: TextId } = {
  [BetStatus.waiting]: 'agent.bet.waiting',
  [BetStatus.won]: 'agent.bet.won',
  [BetStatus.lost]: 'agent.bet.lost',
  [BetStatus.rolledBack]: 'agent.bet.rolledBack',
  [BetStatus.rolledBackOwing]: 'agent.bet.rolledBack',
};

export interface BetListProps {
  account: string;
  days: { startDate?: string; endDate?: string };
}

export function BetList({ account, days }: BetListProps) {
  const t = useText();
  const named = usePlayName();
  const bets = useCallPages(reportOrderList, { account, ...days, pageSize }, pages);
  const totals = bets.answer?.totals;
  return (
    <>
      {totals && totals.count > 0 && (
        <Card>
          <div className={cardHead}>
            <h2>{t('agent.bet.title')}</h2>
            <span>{t('agent.bet.count', { count: totals.count })}</span>
          </div>
          <dl className={figureGrid}>
            {(['buyMoney', 'winMoney', 'commission'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`agent.bet.${name}`)}</dt>
                <dd>
                  <Amount value={totals[name]} exact />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <RecordList pages={bets} label={t('agent.bet.title')} emptyText={t('agent.bet.none')}>
        {(bet) => (
          <RecordRow
            key={bet.orderId}
            title={`${bet.lotName} · ${named(bet.playName)}`}
            value={<Amount value={bet.buyMoney} exact />}
            note={t('agent.bet.note', { qiHao: bet.qiHao, time: bet.createTime.slice(5, 16) })}
            aside={<Outcome bet={bet} />}
          />
        )}
      </RecordList>
    </>
  );
}

function Outcome({ bet: { status, winMoney, commission } }: { bet: Bet }) {
  const t = useText();
  return (
    <span className={state} data-won={status === BetStatus.won || undefined}>
      {t(states[status] ?? 'agent.bet.returned')}
      {status === BetStatus.won && (
        <>
          {' '}
          <Amount value={winMoney} exact />
        </>
      )}
      {/[1-9]/.test(commission) && (
        <>
          {' · '}
          {t('agent.bet.earned')} <Amount value={commission} exact />
        </>
      )}
    </span>
  );
}
