// Owns the picture of omission: the newest draws row by row with the line from hit to hit, and the figures of every value below.
import { css } from '@linaria/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { omissionRows, omissions } from '#lottery/statistics/omission.ts';
import { rowNumbers } from '#lottery/statistics/rowNumbers.ts';
import type { Drawn, Series } from '#lottery/statistics/series.ts';
import { usePlayName, useText } from '#texts/useText.ts';

const frame = css`
  overflow-x: auto;
  margin: var(--space-3) 0;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  svg {
    display: block;
    max-width: none;
  }
  text {
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
const heading = css`
  fill: var(--text-quiet);
`;
const away = css`
  fill: var(--text-faint);
`;
const stripe = css`
  fill: var(--surface-sunken);
`;
const path = css`
  fill: none;
  stroke: var(--brand-text);
  stroke-opacity: 0.45;
  stroke-width: 1.5;
`;
const newDay = css`
  stroke: var(--text-faint);
  stroke-dasharray: 2 2;
`;
const dot = css`
  fill: var(--brand);
`;
const onDot = css`
  fill: var(--on-brand);
  font-weight: 700;
`;
const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: var(--space-2);
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: 0.375rem 0.25rem;
    border-top: 1px solid var(--line);
    font-weight: 400;
    text-align: right;
  }
  th:first-child {
    font-weight: 600;
    text-align: left;
  }
  thead th {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  td[data-late] {
    color: var(--warn);
    font-weight: 600;
  }
`;

const rowsShown = 30;
const cellHeight = 24;
const numberWidth = 48;
/** Of more values the columns scroll; of fewer all stand in sight, on the narrowest phone as well. */
const mostInSight = 12;
const longestSign = 3;

export interface OmissionChartProps {
  family: string;
  series: Series;
  /** Oldest first. */
  draws: readonly Drawn[];
  /** Their period numbers. */
  numbers: readonly string[];
}

export function OmissionChart({ family, series, draws, numbers }: OmissionChartProps) {
  const t = useText();
  const named = usePlayName();
  const rows = useMemo(() => omissionRows(series, draws, rowsShown), [series, draws]);
  const figures = useMemo(() => omissions(series, draws), [series, draws]);
  const { values } = series;
  // A column is as wide as a Chinese word: of a longer one it has the beginning, and the table below has all.
  const signs = values.map((value) => named(value, family).slice(0, longestSign));
  const least = signs.some((sign) => sign.length > 2) ? 28 : 20;
  const box = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const section = box.current!;
    const measure = (): void => setRoom(section.clientWidth);
    measure();
    // It gets another width not only when the window does, such as when the page is scaled.
    const sizes = new ResizeObserver(measure);
    sizes.observe(section);
    return () => sizes.disconnect();
  }, []);
  const cell = values.length <= mostInSight ? Math.max(least, (room - numberWidth) / values.length) : 26;
  const width = numberWidth + values.length * cell;
  const height = (rows.length + 1) * cellHeight;
  const x = (at: number): number => numberWidth + at * cell + cell / 2;
  const y = (row: number): number => (row + 1) * cellHeight + cellHeight / 2;
  const hits = rows.map((row) => [...row.keys()].filter((at) => row[at] === 0));
  // Several hits a draw make no line.
  const isSingle = hits.every((each) => each.length <= 1);
  const shown = numbers.slice(-rows.length);
  const labels = rowNumbers(shown);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section ref={box} className={frame} tabIndex={0} aria-label={t('lottery-all.trend')}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={t('lottery-all.trend.of', { name: named(series.name), count: rows.length })}
        >
          <text className={heading} x={numberWidth / 2} y={cellHeight / 2}>
            {t('lottery-all.period')}
          </text>
          {values.map((value, at) => (
            <text key={value} className={heading} x={x(at)} y={cellHeight / 2}>
              {signs[at]}
            </text>
          ))}
          {rows.map((row, line) => (
            <g key={shown[line]}>
              {line % 2 === 0 && (
                <rect className={stripe} y={(line + 1) * cellHeight} width={width} height={cellHeight} />
              )}
              <text className={heading} x={numberWidth / 2} y={y(line)}>
                {labels[line]!.text}
              </text>
              {line > 0 && labels[line]!.isNewDay && (
                <line
                  className={newDay}
                  x2={width}
                  y1={(line + 1) * cellHeight}
                  y2={(line + 1) * cellHeight}
                />
              )}
              {values.map(
                (value, at) =>
                  row[at] !== 0 && (
                    <text key={value} className={away} x={x(at)} y={y(line)}>
                      {row[at]}
                    </text>
                  ),
              )}
            </g>
          ))}
          {isSingle && (
            <polyline
              className={path}
              points={hits.flatMap((at, line) => at.map((each) => `${x(each)},${y(line)}`)).join(' ')}
            />
          )}
          {hits.map((each, line) =>
            each.map((at) => (
              <g key={`${shown[line]} ${values[at]}`}>
                <circle className={dot} cx={x(at)} cy={y(line)} r={Math.min(10, (cell - 1) / 2)} />
                <text className={onDot} x={x(at)} y={y(line)}>
                  {signs[at]}
                </text>
              </g>
            )),
          )}
        </svg>
      </section>
      <table className={table}>
        <caption>{t('lottery-all.figures', { count: draws.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{named(series.name)}</th>
            <th scope="col">{t('lottery-all.omission.count')}</th>
            <th scope="col">{t('lottery-all.omission.current')}</th>
            <th scope="col">{t('lottery-all.omission.average')}</th>
            <th scope="col">{t('lottery-all.omission.longest')}</th>
            <th scope="col">{t('lottery-all.omission.run')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ value, count, current, average, longest, longestRun }) => (
            <tr key={value}>
              <th scope="row">{named(value, family)}</th>
              <td>{count}</td>
              <td data-late={current > 0 && current === longest ? '' : undefined}>{current}</td>
              <td>{average.toFixed(1)}</td>
              <td>{longest}</td>
              <td>{longestRun}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
