// The list of draws, all or of one day; a row opens the draw in full.

import { css } from '@linaria/core';
import { memo, useMemo } from 'react';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { LongList } from '#kit/list/LongList.tsx';
import { RecordChoice } from '#kit/list/RecordFilter.tsx';
import { ruled } from '#kit/list/ruled.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { inLine, Readings } from '#play/shown/Readings.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import type { Pages } from '#transport/paged/useCallPages.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';
import { card, tag } from './resultStyles.ts';

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--edge) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const row = css`
  display: grid;
  align-content: center;
  width: 100%;
  row-gap: 0.125rem;
  padding: var(--space-1) var(--space-3);
  text-align: left;
`;
/** Keeps the first and the last line off the round corners. */
const padded = css`
  padding-block: var(--space-1);
`;
const facts = css`
  display: flex;
  justify-content: space-between;
  line-height: 1.3;
  white-space: nowrap;
  gap: 0 var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
  /* A mark beside the moment makes the row no higher. */
  > span > b {
    line-height: inherit;
  }
`;
/** What was drawn, and beside it what follows from it; where the line is too short, below. */
const drawn = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px var(--space-2);
`;
const said = css`
  > span {
    gap: var(--space-2);
    font-size: var(--font-body);
  }
  /* English words are longer: where not all of them fit beside the numbers, none stand there, and rows are of one height. */
  @media (max-width: 359px) {
    &:lang(en) {
      flex-basis: 100%;
    }
  }
`;

const foot = css`
  display: grid;
  place-items: center;
  min-height: 3.5rem;
  padding: var(--space-3) var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
`;

/** Height of a row, about. */
const rowPx = 47;
const daysKept = 30;

/** The newest 30 days in Beijing, newest first. */
function newestDays(): string[] {
  const now = serverNow();
  return Array.from({ length: daysKept }, (_, back) => dayOf(now - back * dayMs));
}

export interface ResultListProps {
  lottery: Lottery;
  draws: Pages<DrawnPeriod>;
  /** YYYY-MM-DD, or '' for all. */
  date: string;
  onDate: (date: string) => void;
  onShow: (period: DrawnPeriod) => void;
}

export function ResultList({ lottery, draws, date, onDate, onShow }: ResultListProps) {
  const t = useText();
  const days = useMemo(newestDays, []);
  return (
    <>
      <div className={bar}>
        <RecordChoice
          label={t('lottery-all.day')}
          value={date}
          onChange={onDate}
          items={[
            { value: '', label: t('lottery-all.day.all') },
            ...days.map((day) => ({ value: day, label: day })),
          ]}
        />
        {draws.data && (
          <span>
            {t(draws.hasMore ? 'lottery-all.loaded' : 'lottery-all.count', { count: draws.data.length })}
          </span>
        )}
      </div>
      <Await
        read={draws}
        skeleton={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
        empty={(list) => list.length === 0}
        emptyText={t('lottery-all.none')}
      >
        {(list) => (
          <>
            <div className={`${card} ${padded}`}>
              <LongList items={list} rowPx={rowPx} label={t('lottery-all.view.list')} onEnd={draws.more}>
                {(period) => (
                  <Row key={period.qiHao} family={lottery.family} period={period} onShow={onShow} />
                )}
              </LongList>
            </div>
            <div className={foot} aria-live="polite">
              {draws.error ? (
                <Button size="small" kind="quiet" onClick={() => void draws.mutate()}>
                  {t('kit.retry')}
                </Button>
              ) : draws.hasMore ? (
                t('kit.loading')
              ) : (
                t('lottery-all.end')
              )}
            </div>
          </>
        )}
      </Await>
    </>
  );
}

interface RowProps {
  family: Lottery['family'];
  period: DrawnPeriod;
  onShow: (period: DrawnPeriod) => void;
}

const Row = memo(function Row({ family, period, onShow }: RowProps) {
  const t = useText();
  const { qiHao, openTime, openStatus, haoMa, readings, source, correctedFrom } = period;
  const content = (
    <>
      <span className={facts}>
        <span>{t('play.period', { qiHao })}</span>
        <span>
          {correctedFrom !== '' && (
            <b className={tag} data-kind="warn">
              {t('lottery-all.corrected')}
            </b>
          )}{' '}
          {source === 'demonstration' && (
            <b className={tag} data-kind="warn">
              {t('play.demo')}
            </b>
          )}{' '}
          {openTime}
        </span>
      </span>
      {openStatus === 'drawn' ? (
        <span className={drawn}>
          <Draw family={family} haoMa={haoMa} readings={readings} size="small" />
          {inLine(readings).length > 0 && (
            <span className={said}>
              <Readings family={family} readings={readings} />
            </span>
          )}
        </span>
      ) : (
        <span>{t(openStatus === 'void' ? 'play.last.void' : 'play.opening')}</span>
      )}
    </>
  );
  return (
    <li>
      {openStatus === 'drawn' ? (
        <button
          type="button"
          className={`${row} ${ruled} ${pressable}`}
          aria-haspopup="dialog"
          onClick={() => onShow(period)}
        >
          {content}
        </button>
      ) : (
        <div className={`${row} ${ruled}`}>{content}</div>
      )}
    </li>
  );
});
