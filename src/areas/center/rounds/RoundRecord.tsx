// The page of rounds at game platforms: one page for every kind, with its filter in the address, its totals and its rounds.
import '../texts.ts';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameRound } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { RecordChoice, RecordFilter } from '#kit/list/RecordFilter.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useChoice, useQuery } from '#kit/page/useChoice.ts';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { dayOf } from '#values/days.ts';
import { count, sums } from '../bets/sums.ts';
import { useRenewal } from '../bets/useRecords.ts';
import { RecordTabs, useRecordClass } from '../records/RecordTabs.tsx';
import { RoundRow } from './RoundRow.tsx';
import { type RoundAnswer, type RoundKind, type RoundRequest, roundKinds } from './roundKinds.ts';

/** Fetched once there are rows, before anybody opens one. */
const RoundSheet = preloadable(async () => (await import('./RoundSheet.tsx')).RoundSheet, null);

const states = ['all', 'unsettled', 'won', 'lost', 'void'] as const;
const pageSize = 50;
/** Height of a row, about. */
const rowPx = 68;

const pages: PagesOf<RoundRequest, RoundAnswer, GameRound> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ nextCursor }) => nextCursor !== '',
  keyOf: ({ id }) => id,
  // A page's cursor is the number of its last record.
  next: (first, _pages, { id }) => ({ ...first, cursor: id }),
};

export function RoundRecord() {
  const t = useText();
  const panelId = useId();
  const { path, beside } = useRecordClass();
  const kinds = roundKinds.filter((each) => beside.includes(each.path));
  const shown = kinds.find((each) => each.path === path) ?? roundKinds[0]!;
  return (
    <>
      <RecordTabs panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={t(`center.round.kind.${shown.kind}`)}>
        <Rounds of={shown} beside={kinds} />
      </div>
    </>
  );
}

/** `beside` are the kinds of its class that the station offers, itself included: they are chosen as platforms are. */
function Rounds({ of, beside }: { of: RoundKind; beside: readonly RoundKind[] }) {
  const t = useText();
  const { has } = useSite();
  const navigate = useNavigate();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('week', today);
  const [state, setState] = useChoice('state', states);
  const [query, change] = useQuery();
  const platform = query.get('platform') ?? '';
  const [shown, setShown] = useState<GameRound | null>(null);
  const rounds = useCallPages(
    of.call,
    {
      ...daysOf(range),
      ...(state !== 'all' && { state }),
      ...(platform !== '' && { platform }),
      pageSize,
    },
    pages,
  );
  useRenewal(rounds.renew, rounds.data?.some((each) => each.state === 'unsettled') ?? false);
  const hasRows = (rounds.data?.length ?? 0) > 0;
  useEffect(() => {
    if (hasRows) RoundSheet.preload();
  }, [hasRows]);
  const platforms = rounds.answer?.platforms ?? [];
  return (
    <>
      <RecordFilter today={today} range={range} onRange={setRange}>
        <RecordChoice
          label={t('center.round.state')}
          value={state}
          onChange={setState}
          items={states.map((value) => ({
            value,
            label: t(`center.round.state.${value === 'void' ? 'noProfit' : value}`),
          }))}
        />
        {(beside.length > 1 || platforms.length > 1 || platform !== '') && (
          <RecordChoice
            label={t('center.round.platform')}
            value={platform || of.path}
            onChange={(value) => {
              const kind = beside.find((each) => each.path === value);
              if (kind && kind !== of) void navigate(kind.path, { replace: true });
              else change({ platform: kind ? undefined : value });
            }}
            items={[
              ...beside.map((each) => ({
                value: each.path as string,
                label: t(beside.length > 1 ? `center.round.kind.${each.kind}` : 'center.round.platform.all'),
              })),
              ...platforms.map((each) => ({ value: each.platform, label: each.platformName })),
            ]}
          />
        )}
      </RecordFilter>
      {(rounds.answer || rounds.isLoading) && <Totals of={of} totals={rounds.answer?.totals} />}
      <RecordList
        pages={rounds}
        label={t(`center.round.kind.${of.kind}`)}
        rowPx={rowPx}
        emptyText={t(`center.round.none.${of.unit}`)}
        emptyAction={
          has(of.playAt) && (
            <Button size="small" onClick={() => void navigate(of.playAt)}>
              {t('center.round.play')}
            </Button>
          )
        }
        endText={rounds.answer && t(`center.round.end.${of.unit}`, { count: rounds.answer.totals.count })}
      >
        {(round) => <RoundRow key={round.id} of={of} round={round} onShow={setShown} />}
      </RecordList>
      {shown && <RoundSheet of={of} round={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** What all rounds of the filter add up to. */
function Totals({ of, totals }: { of: RoundKind; totals: RoundAnswer['totals'] | undefined }) {
  const t = useText();
  if (!totals)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    );
  const figures = [
    ['center.round.total.stake', totals.stake, false],
    ['center.round.total.valid', totals.validBet, false],
    ['center.round.total.profit', totals.profit, true],
  ] as const;
  return (
    <Card>
      <p className={count}>{t(`center.round.totals.${of.unit}`, { count: totals.count })}</p>
      <dl className={sums}>
        {figures.map(([label, value, signed]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Amount value={value} signed={signed} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
