// The days of a frame as bars around zero, of one figure at a time: the words beside each bar say the same.
import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import type { OwnPictureAnswer } from '#contract/protection.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { usePlayTime } from '../usePlayTime.ts';

type Day = OwnPictureAnswer['rows'][number];

const choices = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  button {
    min-height: var(--target);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    font-size: var(--font-small);
  }
  button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;
const list = css`
  li {
    display: grid;
    grid-template-columns: 3rem 1fr minmax(5.5rem, auto);
    gap: var(--space-2);
    align-items: center;
    min-height: 1.75rem;
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  li > span:first-child {
    color: var(--text-quiet);
  }
  li > span:last-child {
    text-align: right;
  }
`;
/** Half of it is for losses where there are any. */
const track = css`
  position: relative;
  height: 0.625rem;
  border-radius: 0.3125rem;
  background: var(--surface-sunken);
  > i {
    position: absolute;
    top: 0;
    bottom: 0;
    border-radius: 0.3125rem;
    background: var(--brand-text);
  }
  > i[data-trend='up'] {
    background: var(--win);
  }
  > i[data-trend='down'] {
    background: var(--lose);
  }
`;

const measures = ['net', 'deposits', 'time'] as const;
type Measure = (typeof measures)[number];

/** For the length of a bar alone: what is read beside it is exact. */
const sizeOf = (day: Day, measure: Measure): number =>
  measure === 'time' ? day.seconds : Number(day[measure]);

export function DayBars({ rows }: { rows: readonly Day[] }) {
  const t = useText();
  const playTime = usePlayTime();
  const [measure, setMeasure] = useState<Measure>('net');
  const most = Math.max(...rows.map((day) => Math.abs(sizeOf(day, measure))));
  const written = (day: Day): ReactNode =>
    measure === 'time' ? playTime(day.seconds) : <Amount value={day[measure]} signed={measure === 'net'} />;
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would carry a legend and its own look */}
      <div className={choices} role="group" aria-label={t('safety.picture.measure')}>
        {measures.map((one) => (
          <button
            key={one}
            type="button"
            className={pressable}
            aria-pressed={one === measure}
            onClick={() => setMeasure(one)}
          >
            {t(`safety.picture.${one}`)}
          </button>
        ))}
      </div>
      <ol className={list}>
        {rows.map((day) => (
          <li key={day.day}>
            <span>{day.day.slice(5)}</span>
            <Bar size={sizeOf(day, measure)} most={most} isSigned={measure === 'net'} />
            <span>{written(day)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Bar({ size, most, isSigned }: { size: number; most: number; isSigned: boolean }) {
  const share = most === 0 ? 0 : Math.abs(size) / most;
  const width = share * (isSigned ? 50 : 100);
  const left = isSigned ? (size < 0 ? 50 - width : 50) : 0;
  const trend = isSigned ? (size < 0 ? 'down' : 'up') : undefined;
  return (
    <span className={track} aria-hidden="true">
      {width > 0 && <i data-trend={trend} style={{ left: `${left}%`, width: `${width}%` }} />}
    </span>
  );
}
