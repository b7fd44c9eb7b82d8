// The picture of hot and cold: how often each value came, most often first, beside the mean.
import { css } from '@linaria/core';
import { useMemo } from 'react';
import { omissions, type Warmth, warmthOf } from '#lottery/statistics/omission.ts';
import type { Drawn, Series } from '#lottery/statistics/series.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { tag } from './resultStyles.ts';

const legend = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-3) 0;
  color: var(--text-quiet);
  font-size: var(--font-caption);
`;
const mark = css`
  &[data-warmth='hot'] {
    background: var(--danger-quiet);
    color: var(--danger);
  }
  &[data-warmth='cold'] {
    color: var(--link);
  }
`;
const chart = css`
  display: block;
  width: 100%;
  height: auto;
  text {
    fill: var(--text);
    paint-order: stroke;
    stroke: var(--surface-raised);
    stroke-width: 3px;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    dominant-baseline: central;
  }
  rect[data-warmth='hot'] {
    fill: var(--danger);
  }
  rect[data-warmth='warm'] {
    fill: var(--text-faint);
  }
  rect[data-warmth='cold'] {
    fill: var(--link);
  }
  line {
    stroke: var(--warn);
    stroke-dasharray: 3 3;
  }
`;

const rowHeight = 24;
const width = 320;
const to = 268;

/** Colour is never the only sign: each kind is named as well. */
const kinds: readonly Warmth[] = ['hot', 'warm', 'cold'];

export interface HeatChartProps {
  family: string;
  series: Series;
  draws: readonly Drawn[];
}

export function HeatChart({ family, series, draws }: HeatChartProps) {
  const t = useText();
  const named = usePlayName();
  const { rows, mean, most } = useMemo(() => {
    const all = omissions(series, draws).toSorted((a, b) => b.count - a.count);
    const sum = all.reduce((total, { count }) => total + count, 0);
    return { rows: all, mean: sum / all.length, most: Math.max(1, ...all.map(({ count }) => count)) };
  }, [series, draws]);
  // A Chinese value is two signs at most.
  const longest = Math.max(...rows.map(({ value }) => named(value, family).length));
  const from = longest > 3 ? 10 + longest * 7.2 : 44;
  const x = (count: number): number => from + ((to - from) * count) / most;
  const height = rows.length * rowHeight;
  const valuesOf = (kind: Warmth): string =>
    rows
      .filter(({ count }) => warmthOf(count, mean) === kind)
      .map(({ value }) => named(value, family))
      .join(' ');
  return (
    <>
      <p className={legend}>
        {kinds.map((kind) => (
          <span key={kind} className={`${tag} ${mark}`} data-warmth={kind}>
            {t(`lottery-all.heat.${kind}`)}
          </span>
        ))}
        <span>{t('lottery-all.heat.mean', { mean: mean.toFixed(1), count: draws.length })}</span>
      </p>
      <svg
        className={chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('lottery-all.heat.of', {
          name: named(series.name),
          hot: valuesOf('hot') || '-',
          cold: valuesOf('cold') || '-',
        })}
      >
        <line x1={x(mean)} x2={x(mean)} y1={0} y2={height} />
        {rows.map(({ value, count }, at) => {
          const y = at * rowHeight;
          const kind = warmthOf(count, mean);
          return (
            <g key={value}>
              <text x={4} y={y + rowHeight / 2} fontWeight={600}>
                {named(value, family)}
              </text>
              <rect
                data-warmth={kind}
                x={from}
                y={y + 5}
                width={Math.max(1, x(count) - from)}
                height={rowHeight - 10}
                rx={3}
              />
              <text x={x(count) + 6} y={y + rowHeight / 2}>
                {count}
                {kind !== 'warm' && ` ${t(`lottery-all.heat.${kind}`)}`}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
