// The results of one lottery: the newest draw above, the list and the statistics below, all renewed when a draw is made.
import { css } from '@linaria/core';
import { useEffect, useId, useState } from 'react';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import {
  GetLotteryResultList,
  type GetLotteryResultListAnswer,
  type GetLotteryResultListRequest,
} from '#contract/lottery.generated.ts';
import { Card } from '#kit/Card.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import { usePeriod } from '#play/lottery-page/usePeriod.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { LatestDraw } from './LatestDraw.tsx';
import { ProofSheet } from './ProofSheet.tsx';
import { ResultList } from './ResultList.tsx';
import type { Mode } from './resultStyles.ts';

const LateStatistics = preloadable(
  () => import('./Statistics.tsx').then(({ Statistics }) => Statistics),
  <Card>
    <Skeleton lines={8} />
  </Card>,
);

const panel = css`
  min-height: 60dvh;
`;

const views = ['list', 'omission', 'heat', 'road'] as const;
type View = (typeof views)[number];

const pages: PagesOf<GetLotteryResultListRequest, GetLotteryResultListAnswer, DrawnPeriod> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ qiHao }) => qiHao,
  next: (first, at) => ({ ...first, pageNo: at + 1 }),
};

/** As many as the call gives at once. */
const pageSize = 200;

export interface ResultsProps {
  lottery: Lottery;
  mode: Mode;
  onChoose: () => void;
}

export function Results({ lottery, mode, onChoose }: ResultsProps) {
  const t = useText();
  const { lotCode } = lottery;
  const [view, setView] = useState<View>('list');
  const [date, setDate] = useState('');
  const [shown, setShown] = useState<DrawnPeriod | null>(null);
  const panelId = useId();
  const period = usePeriod(lotCode);
  const isList = view === 'list';
  const day = isList && date !== '' ? date : undefined;
  const draws = useCallPages(
    GetLotteryResultList,
    { lotCode, pageNo: 1, pageSize, ...(day && { date: day }) },
    pages,
  );
  const { renew } = draws;
  const last = period.data?.last;
  const newest = last && last.openStatus !== 'waiting' ? last.qiHao : undefined;
  useEffect(() => {
    if (newest) renew();
  }, [newest, renew]);
  return (
    <>
      <LatestDraw lottery={lottery} mode={mode} period={period} onChoose={onChoose} />
      <Tabs<View>
        label={t('lottery-all.views')}
        panelId={panelId}
        value={view}
        onChange={setView}
        items={views.map((key) => ({ key, label: t(`lottery-all.view.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`lottery-all.view.${view}`)} className={panel}>
        {isList ? (
          <ResultList lottery={lottery} draws={draws} date={date} onDate={setDate} onShow={setShown} />
        ) : (
          <LateStatistics lottery={lottery} draws={draws} view={view} />
        )}
      </div>
      {shown && <ProofSheet lottery={lottery} period={shown} onClose={() => setShown(null)} />}
    </>
  );
}
