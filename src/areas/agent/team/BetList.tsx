// The bets of one member in the days chosen: what they add up to with the rounds of platforms, what each earned the agent, and apart what still waits.

import { css } from '@linaria/core';
import {
  type ReportOrderListAnswer,
  type ReportOrderListRequest,
  reportOrderList,
} from '#contract/report.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import type { TextId } from '#texts/ids.generated.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { cardHead, figureGrid, hint } from '../figureStyles.ts';
import { pagesByCursor } from '../pages.ts';

type Bet = ReportOrderListAnswer['list'][number];
const pages = pagesByCursor<ReportOrderListRequest, ReportOrderListAnswer, Bet>(({ orderId }) => orderId);
const pageSize = 30;

const state = css`
  &[data-won] {
    color: var(--win);
  }
`;

const explained = css`
  padding: 0 var(--space-4);
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
  const ended = useCallPages(reportOrderList, { account, ...days, state: 'ended', pageSize }, pages);
  const waiting = useCallPages(reportOrderList, { account, ...days, state: 'waiting', pageSize }, pages);
  const row = (bet: Bet) => (
    <RecordRow
      key={bet.orderId}
      title={`${bet.lotName} · ${named(bet.playName)}`}
      value={<Amount value={bet.buyMoney} />}
      note={
        <>
          {t('agent.bet.period', { qiHao: bet.qiHao })} · <RowTime time={bet.createTime} />
        </>
      }
      aside={<Outcome bet={bet} />}
    />
  );
  return (
    <>
      {(waiting.answer?.totals.count ?? 0) > 0 && (
        <>
          <Sums title={t('agent.bet.openTitle')} figures={waiting.answer!.totals} names={['buyMoney']} />
          <RecordList pages={waiting} label={t('agent.bet.openTitle')} emptyText={t('agent.bet.none')}>
            {row}
          </RecordList>
        </>
      )}
      {(ended.answer?.totals.count ?? 0) > 0 && (
        <Sums title={t('agent.bet.title')} figures={ended.answer!.totals} names={names} />
      )}
      {ended.answer?.rounds.map((platform) => (
        <Sums key={platform.lotCode} title={platform.lotName} figures={platform} names={names} />
      ))}
      <p className={`${hint} ${explained}`}>{t('agent.bet.hint')}</p>
      <RecordList pages={ended} label={t('agent.bet.title')} emptyText={t('agent.bet.none')}>
        {row}
      </RecordList>
    </>
  );
}

const names = ['validMoney', 'winMoney', 'commission'] as const;

interface SumsProps<Name extends string> {
  /** A text, or the name of a platform. */
  title: string;
  figures: { count: number } & { [Key in Name]: string };
  names: readonly Name[];
}

function Sums<Name extends 'buyMoney' | (typeof names)[number]>({
  title,
  figures,
  names: shown,
}: SumsProps<Name>) {
  const t = useText();
  return (
    <Card>
      <div className={cardHead}>
        <h2>{title}</h2>
        <span>{t('agent.bet.count', { count: figures.count })}</span>
      </div>
      <dl className={figureGrid}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`agent.bet.${name}`)}</dt>
            <dd>
              <Amount value={figures[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Outcome({ bet: { status, buyMoney, validMoney, winMoney, commission } }: { bet: Bet }) {
  const t = useText();
  return (
    <span className={state} data-won={status === BetStatus.won || undefined}>
      {t(states[status] ?? 'agent.bet.returned')}
      {status === BetStatus.won && (
        <>
          {' '}
          <Amount value={winMoney} />
        </>
      )}
      {/[1-9]/.test(validMoney) && validMoney !== buyMoney && (
        <>
          {' · '}
          {t('agent.bet.validMoney')} <Amount value={validMoney} />
        </>
      )}
      {/[1-9]/.test(commission) && (
        <>
          {' · '}
          {t('agent.bet.earned')} <Amount value={commission} />
        </>
      )}
    </span>
  );
}
