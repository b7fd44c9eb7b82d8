// The chart of interest by day, a line whose scale begins below the lowest day, with the same in words for screen readers.
import { css } from '@linaria/core';
import { useState } from 'react';
import { useText } from '#texts/useText.ts';

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  text {
    fill: var(--text-quiet);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: var(--line);
  }
  polyline {
    fill: none;
    stroke: var(--brand-text);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--brand-text);
  }
  rect {
    fill: transparent;
  }
`;
const chosenDay = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  padding-bottom: var(--space-2);
  font-size: var(--font-body);
  font-variant-numeric: tabular-nums;
  > b {
    color: var(--win);
  }
`;

const width = 330;
const height = 132;
/** Space for the labels at the left, above and below. */
const left = 44;
const top = 8;
const bottom = 20;

export interface IncomeChartProps {
  /** Oldest first. */
  days: readonly { date: string; income: string }[];
}

export function IncomeChart({ days }: IncomeChartProps) {
  const t = useText();
  const [chosen, setChosen] = useState(days.length - 1);
  const incomes = days.map(({ income }) => Number(income));
  const [least, most] = [Math.min(...incomes), Math.max(...incomes)];
  // Interest of days hardly differs: from zero on, all days would be one height. Both ends are round figures, so that the middle can be read.
  const step = 10 ** Math.floor(Math.log10(most - least || most || 1));
  const from = Math.floor(least / step / 2) * 2 * step;
  const until = Math.max(Math.ceil(most / step / 2) * 2 * step, from + 2 * step);
  const digits = Math.max(0, Math.min(4, 1 - Math.floor(Math.log10(until - from))));
  const slot = (width - left) / days.length;
  const xOf = (at: number): number => left + (at + 0.5) * slot;
  const yOf = (value: number): number =>
    top + (height - top - bottom) * (1 - (value - from) / (until - from));
  const shown = days[Math.min(chosen, days.length - 1)]!;
  const sum = incomes.reduce((total, income) => total + income, 0);
  const words = t('pay.treasure.chartText', {
    count: days.length,
    first: days[0]!.date,
    last: days.at(-1)!.date,
    least: least.toFixed(4),
    most: most.toFixed(4),
    sum: sum.toFixed(4),
  });
  return (
    <>
      <p className={chosenDay} aria-live="polite">
        <span>{shown.date}</span>
        <b>+{shown.income}</b>
      </p>
      <svg className={picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        {[from, (from + until) / 2, until].map((value) => (
          <g key={value}>
            <line x1={left} x2={width} y1={yOf(value)} y2={yOf(value)} />
            <text x={left - 6} y={yOf(value) + 4} textAnchor="end">
              {value === 0 ? 0 : value.toFixed(digits)}
            </text>
          </g>
        ))}
        <polyline points={incomes.map((income, at) => `${xOf(at)},${yOf(income)}`).join(' ')} />
        {days.map(({ date }, at) => (
          <g key={date} onPointerDown={() => setChosen(at)} onPointerEnter={() => setChosen(at)}>
            <circle cx={xOf(at)} cy={yOf(incomes[at]!)} r={at === chosen ? 4 : 1.75} />
            <rect x={left + at * slot} y={0} width={slot} height={height} />
          </g>
        ))}
        <text x={left} y={height - 5}>
          {days[0]!.date.slice(5)}
        </text>
        <text x={width} y={height - 5} textAnchor="end">
          {days.at(-1)!.date.slice(5)}
        </text>
      </svg>
    </>
  );
}
