// The strip below the countdown: what the player has bet on the running period, what it costs and wins at most, and after the draw what came of it.
import '../../shown/texts.ts';
import { css } from '@linaria/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '#browser/pageLifecycle.ts';
import { periodBets } from '#contract/lottery.generated.ts';
import { pressable } from '#kit/page/tokens.ts';
import { serverNow } from '#session/serverClock.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText } from '#values/amount.ts';
import { beijingOffsetMs, parseMoment } from '#values/beijingOffset.ts';
import { wireMoney } from '#values/money.ts';
import { useFamily } from '../../family/useFamily.ts';
import type { Outcome } from '../../parts/keptOutcomes.ts';
import { setMarks } from '../../period/marks.ts';
import type { Play } from '../../usePlay.ts';
import { marksOf } from './marksOf.ts';
import { readHeld } from './readBets.ts';
import { useHighest } from './useHighest.ts';
import { useOwnBets } from './useOwnBets.ts';

bringTexts('period', messages);

const strip = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  width: calc(100% - 2 * var(--edge));
  height: 2rem;
  margin: 0 var(--edge) 0.25rem;
  padding: 0 var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
  text-align: left;
  white-space: nowrap;
  &::after {
    position: absolute;
    inset: -6px 0;
    content: '';
  }
  > span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
  }
  > span:last-child:not(:first-child) {
    flex: none;
  }
  b {
    color: var(--text);
    font-weight: 600;
  }
  [data-net='won'] {
    color: var(--win);
  }
  /* As the card above it; in landscape that is the header. */
  @media (max-height: 700px) {
    width: 100%;
    margin: 0 0 0.25rem;
    border-radius: 0;
  }
`;

/** The mark of a bet that lies on a cell: what it is worth in its corner, or a dot; no part of its name. */
const held = css`
  :global() {
    [data-held] {
      position: relative;
    }
    [data-held]::after {
      position: absolute;
      top: -0.25rem;
      right: -0.125rem;
      min-width: 0.625rem;
      height: 0.875rem;
      padding: 0 0.25rem;
      border-radius: 0.4375rem;
      background: var(--warn);
      box-shadow: 0 0 0 1.5px var(--surface);
      color: var(--surface-raised);
      content: attr(data-held) / '';
      font-size: 0.625rem;
      font-variant-numeric: tabular-nums;
      font-weight: 700;
      line-height: 0.875rem;
    }
    [data-held='']::after {
      width: 0.5rem;
      min-width: 0;
      height: 0.5rem;
      padding: 0;
    }
  }
`;

/** A draw that is due for so long is late. */
const lateMs = 20_000;

const noBets: never[] = [];
const clockText = (ms: number): string => new Date(ms + beijingOffsetMs).toISOString().slice(11, 19);

export function MyPeriod(
  play: Pick<Play, 'lottery' | 'account' | 'period' | 'drawn' | 'onSettled' | 'open' | 'moved'>,
) {
  const { lottery, account, period, open } = play;
  const t = useText();
  const running = period.data;
  const { data: family } = useFamily(lottery.family);
  const awaited = running?.last?.openStatus === 'waiting' ? running.last : undefined;
  const { data, knownOf, outcome } = useOwnBets(play);
  const kept = awaited && knownOf(awaited.qiHao);
  const asked = useCall(
    periodBets,
    account !== '' && awaited && !kept ? { lotCode: lottery.lotCode, qiHao: awaited.qiHao } : null,
    { silent: true },
  );
  const before = kept ?? asked.data;

  const bets = useMemo(() => (data && family ? readHeld(data.list, family) : noBets), [data, family]);
  const highest = useHighest(family, bets);
  useEffect(() => setMarks(marksOf(bets)), [bets]);
  useEffect(() => () => setMarks(new Map()), []);

  const isConnected = useSyncExternalStore(onConnection, isOnline);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (data) setArrived(serverNow());
  }, [data]);

  const count = data?.count ?? 0;
  const hasOutcome = outcome !== undefined && !awaited;
  const hasAny = count > 0 || hasOutcome || (before?.count ?? 0) > 0;
  if (!hasAny && (!data || !running)) return null;

  const past = awaited && before && before.count > 0 && (
    <span>
      {t(serverNow() - parseMoment(awaited.openTime) > lateMs ? 'period.late' : 'period.waiting', {
        count: before.count,
        stake: amountText(before.buyMoney, true),
      })}
    </span>
  );
  return (
    <div role="status">
      <button
        type="button"
        className={`${strip} ${held} ${pressable}`}
        data-my-period
        data-ended={hasOutcome ? outcome.ended : undefined}
        aria-haspopup="dialog"
        onClick={() => open('bets')}
      >
        {past}
        {hasOutcome && <Ended outcome={outcome} isBrief={count > 0} />}
        {count > 0 && data && (
          <>
            <span>
              {t('period.held', { count })} <b>¥{amountText(data.buyMoney, true)}</b>
            </span>
            {!isConnected ? (
              <span>{t('period.asOf', { time: clockText(arrived) })}</span>
            ) : (
              highest &&
              bets.length === count && (
                <span>
                  {t(highest.isExact ? 'period.most' : 'period.bound')}{' '}
                  <b>¥{amountText(wireMoney(highest.amount), true)}</b>
                </span>
              )
            )}
          </>
        )}
        {!hasAny && <span>{t('period.none')}</span>}
      </button>
    </div>
  );
}

/** What came of the last draw, in full or beside the bets of the next period. */
function Ended({
  outcome: { ended, staked, won, net, hits },
  isBrief,
}: {
  outcome: Outcome;
  isBrief: boolean;
}) {
  const t = useText();
  const sign = net.startsWith('-') ? '-' : '+';
  const amount = `¥${amountText(net.replace('-', ''), true)}`;
  const result = (
    <b data-net={sign === '+' && ended !== 'pushed' ? 'won' : undefined}>
      {ended === 'pushed' ? '¥0.00' : isBrief ? `${sign === '-' ? '−' : sign}${amount}` : amount}
    </b>
  );
  if (isBrief)
    return (
      <span>
        {t('period.before')} {result}
      </span>
    );
  return (
    <>
      <span>
        {ended === 'lost'
          ? t('period.lost')
          : ended === 'pushed'
            ? t('period.pushed')
            : `${t('period.hits', { count: hits })} ${t('period.paid', { money: amountText(won!, true) })}`}{' '}
        {t('period.stake', { money: amountText(staked, true) })}
      </span>
      <span>
        {ended !== 'pushed' && t(sign === '+' ? 'period.won' : 'period.cost')} {result}
      </span>
    </>
  );
}
