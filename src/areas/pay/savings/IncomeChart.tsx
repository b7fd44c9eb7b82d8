// Owns the bar chart of interest by day, with the same in words for screen readers.
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
  rect {
    fill: var(--brand-text);
    opacity: 0.45;
  }
  rect[data-chosen] {
    opacity: 1;
  }
  rect[data-touch] {
    fill: transparent;
    opacity: 1;
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
  const most = Math.max(...incomes);
  // A scale that ends on a round figure, so that its middle can be read.
  const step = 10 ** Math.floor(Math.log10(most || 1));
  const scale = Math.ceil((most || 1) / step / 2) * 2 * step || 1;
  const slot = (width - left) / days.length;
  const yOf = (value: number): number => top + (height - top - bottom) * (1 - value / scale);
  const shown = days[Math.min(chosen, days.length - 1)]!;
  const sum = incomes.reduce((total, income) => total + income, 0);
  const words = t('pay.treasure.chartText', {
    count: days.length,
    first: days[0]!.date,
    last: days.at(-1)!.date,
    least: Math.min(...incomes).toFixed(4),
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
        {[0, scale / 2, scale].map((value) => (
          <g key={value}>
            <line x1={left} x2={width} y1={yOf(value)} y2={yOf(value)} />
            <text x={left - 6} y={yOf(value) + 4} textAnchor="end">
              {value === 0 ? 0 : value.toFixed(scale < 2 ? 2 : 1)}
            </text>
          </g>
        ))}
        {days.map(({ date }, at) => (
          <g key={date} onPointerDown={() => setChosen(at)} onPointerEnter={() => setChosen(at)}>
            <rect
              x={left + at * slot + slot * 0.15}
              y={yOf(incomes[at]!)}
              width={slot * 0.7}
              height={height - bottom - yOf(incomes[at]!)}
              rx={1.5}
              data-chosen={at === chosen || undefined}
            />
            <rect data-touch x={left + at * slot} y={0} width={slot} height={height} />
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
