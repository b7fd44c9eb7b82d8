// The chart of a team by day: turnover as bars above, profit as bars around zero below, the same in words for screen readers.
import { css } from '@linaria/core';
import { type KeyboardEvent, useState } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { ofMembers } from '../figureStyles.ts';
import { heightIn, type Scale, scaleOf } from './chartScale.ts';

const figure = css`
  display: grid;
  gap: var(--space-2);
  border-radius: var(--radius-small);
`;
const reading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: end;
  gap: 0 var(--space-4);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  > b {
    margin-right: auto;
    font-weight: 600;
  }
  /* English words leave the date no room: it stands above on every day, and nothing moves from one to the next. */
  &:lang(en) {
    justify-content: space-between;
  }
  &:lang(en) > b {
    flex-basis: 100%;
  }
  > span > span:first-child {
    padding-right: var(--space-1);
    color: var(--text-quiet);
  }
`;
const picture = css`
  display: block;
  width: 100%;
  height: auto;
  touch-action: pan-y;
  text {
    fill: var(--text-quiet);
    font-size: 10px;
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: var(--line);
  }
  rect[data-bar='turnover'] {
    fill: var(--brand-text);
  }
  rect[data-bar='gain'] {
    fill: var(--win);
  }
  rect[data-bar='loss'] {
    fill: var(--lose);
  }
  g:not([data-chosen]) > rect[data-bar] {
    opacity: 0.5;
  }
  rect[data-touch] {
    fill: transparent;
  }
  g[data-chosen] > rect[data-touch] {
    fill: var(--text);
    opacity: 0.06;
  }
`;

const width = 330;
const left = 46;
const barsTop = 8;
const barsHeight = 92;
const gap = 16;
const profitHeight = 56;
const labels = 18;
const profitTop = barsTop + barsHeight + gap;
const height = profitTop + profitHeight + labels;
/** A bar that is there can be seen, however small. */
const leastBar = 1;

export interface ChartDay {
  /** YYYY-MM-DD. */
  date: string;
  betAmount: string;
  profit: string;
}

export interface DayChartProps {
  /** Oldest first, at least one. */
  days: readonly ChartDay[];
}

export function DayChart({ days }: DayChartProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    days.findIndex(({ date }) => date === (chosen ?? days.at(-1)!.date)),
  );
  const shown = days[at]!;
  const turnovers = days.map(({ betAmount }) => Number(betAmount));
  const profits = days.map(({ profit }) => Number(profit));
  const [above, below] = [scaleOf(turnovers), scaleOf(profits)];
  const slot = (width - left) / days.length;
  const yIn = (scale: Scale, top: number, room: number, value: number): number =>
    top + room * (1 - heightIn(scale, value));
  const { locale } = useSite();
  /** 12000 as 12K in English, in tens of thousands in Chinese: what fits beside a chart. */
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  const mostAt = turnovers.indexOf(Math.max(...turnovers));
  const words = t('agent.chart.words', {
    first: days[0]!.date,
    last: days.at(-1)!.date,
    mostDay: days[mostAt]!.date,
    most: amountText(days[mostAt]!.betAmount),
    gains: profits.filter((profit) => profit > 0).length,
    losses: profits.filter((profit) => profit < 0).length,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step === undefined ? undefined : days[at + step];
    if (!next) return;
    event.preventDefault();
    setChosen(next.date);
  };
  const marks = [
    { scale: above, top: barsTop, room: barsHeight },
    { scale: below, top: profitTop, room: profitHeight },
  ];
  return (
    <figure className={figure}>
      <figcaption className={`${reading} ${ofMembers}`} aria-live="polite">
        <b>{shown.date}</b>
        <span>
          <span>{t('agent.column.betAmount')}</span>
          <Amount value={shown.betAmount} />
        </span>
        <span>
          <span>{t('agent.column.profit')}</span>
          <Amount value={shown.profit} signed />
        </span>
      </figcaption>
      <svg
        className={picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the chart day by day
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {marks.map(({ scale, top, room }) =>
          scale.ticks.map((tick) => (
            <g key={`${top} ${tick}`}>
              <line x1={left} x2={width} y1={yIn(scale, top, room, tick)} y2={yIn(scale, top, room, tick)} />
              <text x={left - 6} y={yIn(scale, top, room, tick) + 3.5} textAnchor="end">
                {short.format(tick)}
              </text>
            </g>
          )),
        )}
        {days.map(({ date }, day) => {
          const x = left + day * slot;
          const bar = { x: x + slot * 0.18, width: slot * 0.64 };
          const [turnover, profit] = [turnovers[day]!, profits[day]!];
          const [top, zero] = [yIn(above, barsTop, barsHeight, turnover), yIn(above, barsTop, barsHeight, 0)];
          const [end, line] = [
            yIn(below, profitTop, profitHeight, profit),
            yIn(below, profitTop, profitHeight, 0),
          ];
          const profitBar = Math.max(leastBar, Math.abs(end - line));
          return (
            <g
              key={date}
              data-day={date}
              data-chosen={day === at || undefined}
              onPointerDown={() => setChosen(date)}
              onPointerEnter={() => setChosen(date)}
            >
              <rect data-touch x={x} y={0} width={slot} height={height - labels} />
              {turnover > 0 && (
                <rect
                  data-bar="turnover"
                  {...bar}
                  y={Math.min(top, zero - leastBar)}
                  height={Math.max(leastBar, zero - top)}
                  rx={1}
                />
              )}
              {profit !== 0 && (
                <rect
                  data-bar={profit > 0 ? 'gain' : 'loss'}
                  {...bar}
                  y={profit > 0 ? line - profitBar : line}
                  height={profitBar}
                  rx={1}
                />
              )}
            </g>
          );
        })}
        <text x={left} y={height - 4}>
          {days[0]!.date.slice(5)}
        </text>
        {days.length > 1 && (
          <text x={width} y={height - 4} textAnchor="end">
            {days.at(-1)!.date.slice(5)}
          </text>
        )}
      </svg>
    </figure>
  );
}
