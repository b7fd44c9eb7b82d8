// The list of long runs (长龙): which sides came how often in a row, over all lotteries, renewed with each draw; a cell leads to its bet.
import '../texts.ts';
import '#play/shown/texts.ts';
import { css } from '@linaria/core';
import { useOnline } from '#browser/online/useOnline.ts';
import type { Lottery } from '#contract/entities.generated.ts';
import type { LongRunsAnswer } from '#contract/statistics.generated.ts';
import { Button } from '#kit/Button.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordChoice } from '#kit/list/RecordFilter.tsx';
import { Await, type Read } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useQuery } from '#kit/page/useChoice.ts';
import { SIDE_PAIRS } from '#lottery/selection/sidePairs.ts';
import { usePeriods, useServerSeconds } from '#play/running/usePeriods.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { card } from '../results/resultStyles.ts';
import { type Run, RunRow } from './RunRow.tsx';
import { useRunBet } from './useRunBet.ts';
import { useRuns } from './useRuns.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--edge);
  background: var(--surface-raised);
  box-shadow: inset 0 -1px var(--line);
  > div {
    flex-basis: 26%;
  }
  > :first-child {
    flex-basis: 38%;
  }
  @media (max-width: 340px) {
    > :first-child {
      flex-basis: 100%;
    }
  }
`;
const blank = css`
  padding: var(--space-4);
`;
const note = css`
  margin: 0 var(--space-4) var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.6;
`;
const stale = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  margin: var(--edge) var(--edge) 0;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  color: var(--warn);
  font-size: var(--font-small);
`;

// Boards fetch it late as well; nearly nobody comes here in a break.
const BreakNote = preloadable(async () => (await import('#play/sheets/BreakNote.tsx')).BreakNote, null);

const lengths = [3, 4, 5, 6, 8, 10] as const;
const usualLength = 4;

export function LongRuns() {
  const { visitor } = useSite();
  const isInBreak = visitor.inBreak === true;
  const runs = useRuns(isInBreak);
  const lotteries = useLotteryList();
  if (isInBreak) return <BreakNote />;
  const read: Read<{ runs: LongRunsAnswer; lotteries: readonly Lottery[] }> = {
    data: runs.data && lotteries.data ? { runs: runs.data, lotteries: lotteries.data.credit } : undefined,
    error: runs.error ?? lotteries.error,
    isLoading: runs.isLoading || lotteries.isLoading,
    mutate: () => Promise.all([runs.mutate(), lotteries.data ? null : lotteries.mutate()]),
  };
  return (
    <Await
      read={read}
      skeleton={
        <div className={`${card} ${blank}`}>
          <Skeleton lines={9} />
        </div>
      }
    >
      {(facts) => (
        <Runs
          list={facts.runs.list}
          lotteries={facts.lotteries}
          isStale={runs.error !== undefined}
          onRetry={() => void runs.mutate().catch(() => undefined)}
        />
      )}
    </Await>
  );
}

interface RunsProps {
  list: LongRunsAnswer['list'];
  lotteries: readonly Lottery[];
  /** The last answer is older than a draw. */
  isStale: boolean;
  onRetry: () => void;
}

function Runs({ list, lotteries, isStale, onRetry }: RunsProps) {
  const t = useText();
  const named = usePlayName();
  const [query, change] = useQuery();
  const isOnline = useOnline();
  const periods = usePeriods();
  const now = useServerSeconds();
  const bet = useRunBet();
  const known = new Map(lotteries.map((lottery) => [lottery.lotCode, lottery]));
  // One that was closed meanwhile is in neither list.
  const shown = list.flatMap((run): (Run & { lottery: Lottery })[] => {
    const lottery = known.get(run.lotCode);
    return lottery && (periods.size === 0 || periods.has(run.lotCode)) ? [{ ...run, lottery }] : [];
  });
  const lotCode = query.get('lotCode') ?? '';
  const kind = SIDE_PAIRS.find((each) => each === query.get('kind')) ?? '';
  const least = lengths.find((each) => String(each) === query.get('least')) ?? usualLength;
  const wanted = shown.filter(
    (run) => run.length >= least && (lotCode === '' || run.lotCode === lotCode) && run.name.endsWith(kind),
  );
  const present = lotteries.filter(
    (each) => each.lotCode === lotCode || shown.some((run) => run.lotCode === each.lotCode),
  );
  const offered = SIDE_PAIRS.filter((each) => each === kind || shown.some(({ name }) => name.endsWith(each)));
  return (
    <>
      <search className={bar} aria-label={t('lottery-all.runs.filters')}>
        <RecordChoice
          label={t('lottery-all.runs.lottery')}
          value={known.has(lotCode) ? lotCode : ''}
          onChange={(value) => change({ lotCode: value || undefined })}
          items={[
            { value: '', label: t('lottery-all.runs.lottery.all') },
            ...present.map((each) => ({ value: each.lotCode, label: each.lotName })),
          ]}
        />
        <RecordChoice
          label={t('lottery-all.runs.least')}
          value={String(least)}
          onChange={(value) => change({ least: value === String(usualLength) ? undefined : value })}
          items={lengths.map((count) => ({
            value: String(count),
            label: t('lottery-all.runs.least.of', { count }),
          }))}
        />
        <RecordChoice
          label={t('lottery-all.runs.kind')}
          value={kind}
          onChange={(value) => change({ kind: value || undefined })}
          items={[
            { value: '', label: t('lottery-all.runs.kind.all') },
            ...offered.map((value) => ({ value, label: named(value) })),
          ]}
        />
      </search>
      {(isStale || !isOnline) && (
        <div className={stale} role="status">
          {t(isOnline ? 'lottery-all.runs.stale' : 'kit.failure.offline')}
          {isOnline && (
            <Button kind="plain" size="small" onClick={onRetry}>
              {t('kit.retry')}
            </Button>
          )}
        </div>
      )}
      {wanted.length === 0 ? (
        <NoData
          text={t('lottery-all.runs.empty')}
          action={
            shown.length > 0 && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => change({ lotCode: undefined, kind: undefined, least: String(lengths[0]) })}
              >
                {t('lottery-all.runs.showAll')}
              </Button>
            )
          }
        />
      ) : (
        <ul className={card}>
          {wanted.map((run) => (
            <RunRow
              key={`${run.lotCode} ${run.form}`}
              run={run}
              lottery={run.lottery}
              period={periods.get(run.lotCode)?.period}
              now={now}
              isOnline={isOnline}
              onBet={bet}
            />
          ))}
        </ul>
      )}
      <p className={note}>{t('lottery-all.runs.note')}</p>
    </>
  );
}
