// The statistics of a lottery: over how many draws, of which series or form, and the picture of it.
import { css } from '@linaria/core';
import { useEffect, useMemo, useState } from 'react';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { Await, type Read } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import type { Family } from '#lottery/play.ts';
import { seriesOf, twoValuedOf } from '#lottery/statistics/series.ts';
import { useFamily } from '#play/family/useFamily.ts';
import { drawnOf } from '#play/roads/drawn.ts';
import { RoadMaps } from '#play/roads/RoadMaps.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import type { Pages } from '#transport/paged/useCallPages.ts';
import { HeatChart } from './HeatChart.tsx';
import { OmissionChart } from './OmissionChart.tsx';
import { card } from './resultStyles.ts';

const bar = css`
  display: flex;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border: 0;
  > button {
    flex: 1 1 auto;
    min-height: var(--target);
    padding: 0 var(--space-1);
    border-radius: 999px;
    background: var(--surface-sunken);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;
const body = css`
  padding: 0 var(--space-4) var(--space-4);
`;
const note = css`
  margin: 0 var(--space-4) var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.6;
`;

const spans = [50, 100, 200, 500, 1000] as const;

export type StatisticsView = 'omission' | 'heat' | 'road';

export interface StatisticsProps {
  lottery: Lottery;
  draws: Pages<DrawnPeriod>;
  view: StatisticsView;
}

export function Statistics({ lottery, draws, view }: StatisticsProps) {
  const t = useText();
  const [span, setSpan] = useState<number>(100);
  const family = useFamily(lottery.family);
  const { data: known, hasMore, error, more } = draws;
  const data = useMemo(() => known?.filter(({ openStatus }) => openStatus === 'drawn'), [known]);
  const isShort = data !== undefined && data.length < span && hasMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that came may not be the last that is needed
  useEffect(() => {
    if (isShort && !error) more();
  }, [isShort, error, more, data?.length]);

  const isReady = family.data !== undefined && data !== undefined && !isShort;
  const read: Read<{ family: Family; list: readonly DrawnPeriod[] }> = {
    data: isReady ? { family: family.data!, list: data.slice(0, span) } : undefined,
    error: draws.error ?? family.error,
    isLoading: !isReady,
    mutate: draws.error ? draws.mutate : family.mutate,
  };
  return (
    <>
      <section className={card} aria-label={t(`lottery-all.view.${view}`)}>
        <fieldset className={bar} aria-label={t('lottery-all.span')}>
          {spans.map((count) => (
            <button key={count} type="button" aria-pressed={count === span} onClick={() => setSpan(count)}>
              {t('lottery-all.span.count', { count })}
            </button>
          ))}
        </fieldset>
        <Await
          read={read}
          skeleton={
            <div className={body}>
              <Skeleton lines={10} />
            </div>
          }
          empty={({ list }) => list.length === 0}
          emptyText={t('lottery-all.none')}
        >
          {(facts) => <Pictures key={view} view={view} {...facts} />}
        </Await>
      </section>
      <p className={note}>{t('lottery-all.independent')}</p>
    </>
  );
}

interface PicturesProps {
  view: StatisticsView;
  family: Family;
  /** Drawn ones, newest first. */
  list: readonly DrawnPeriod[];
}

function Pictures({ view, family, list }: PicturesProps) {
  const t = useText();
  const named = usePlayName();
  const [chosen, setChosen] = useState('');
  const kinds = useMemo(() => (view === 'road' ? twoValuedOf(family) : seriesOf(family)), [view, family]);
  const { drawn, numbers } = useMemo(
    () => ({ numbers: list.toReversed().map(({ qiHao }) => qiHao), drawn: drawnOf(list) }),
    [list],
  );
  const code = kinds.some((each) => each.code === chosen) ? chosen : kinds[0]!.code;
  const series = view === 'road' ? undefined : seriesOf(family).find((each) => each.code === code);
  const form = view === 'road' ? twoValuedOf(family).find((each) => each.code === code) : undefined;
  return (
    <>
      <Tabs
        label={t('lottery-all.series')}
        value={code}
        onChange={setChosen}
        items={kinds.map((each) => ({ key: each.code, label: named(each.name) }))}
      />
      <div className={body}>
        {view === 'omission' && series && (
          <OmissionChart family={family.code} series={series} draws={drawn} numbers={numbers} />
        )}
        {view === 'heat' && series && <HeatChart family={family.code} series={series} draws={drawn} />}
        {form && <RoadMaps family={family.code} form={form} draws={drawn} />}
      </div>
    </>
  );
}
