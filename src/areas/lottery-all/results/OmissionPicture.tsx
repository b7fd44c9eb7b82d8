// The picture of omission: every draw looked at, newest first, with the line from hit to hit. It scrolls in a window of its own, and only the rows in sight are drawn, so that a thousand scroll like thirty.
import { css } from '@linaria/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { omissionRows } from '#lottery/statistics/omission.ts';
import { rowNumbers } from '#lottery/statistics/rowNumbers.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import type { OmissionProps } from './omissionProps.ts';

const frame = css`
  position: relative;
  max-height: min(34.5rem, 75dvh);
  overflow: auto;
  margin: var(--space-3) 0;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &[data-scrolls] {
    scrollbar-width: thin;
  }
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
/** The values stay above the rows, the numbers of draws beside them. */
const top = css`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  background: var(--surface-raised);
`;
const corner = css`
  position: sticky;
  z-index: 1;
  left: 0;
  flex: none;
  background: var(--surface-raised);
`;
const lines = css`
  position: relative;
`;
const inSight = css`
  position: absolute;
  display: flex;
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
const column = css`
  fill: var(--brand);
  fill-opacity: 0.07;
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
const cellHeight = 24;
/** Of columns that scroll. */
const wideCell = 26;
const numberWidth = 48;
/** Of more values the columns scroll; of fewer all stand in sight, on the narrowest phone as well. */
const mostInSight = 12;
const longestSign = 3;
/** Rows drawn above and below those in sight, so that a quick thumb finds them there. */
const spare = 12;
/** As many as the highest window has, for the first drawing. */
const first = 40;
/** Of many columns every other ten is shaded, so that the eye keeps its column. */
const shade = 10;

/** The picture's window: the first row drawn and how many. */
interface Window {
  from: number;
  count: number;
}

/** Which rows are in sight, and how much room their columns have; columns that scroll begin around the one given. */
function useRowsInSight(column: number | null) {
  const box = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  const [{ from, count }, setWindow] = useState<Window>({ from: 0, count: first });
  const look = (): void => {
    const { scrollTop, clientHeight } = box.current!;
    // In steps, so that most of the scrolling draws nothing again.
    const step = Math.max(0, Math.floor(scrollTop / cellHeight / spare) * spare - spare);
    const needed = Math.ceil(clientHeight / cellHeight) + 3 * spare;
    setWindow((old) => (old.from === step && old.count === needed ? old : { from: step, count: needed }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once, and whenever its size changes
  useLayoutEffect(() => {
    const section = box.current!;
    const measure = (): void => {
      setRoom(section.clientWidth);
      look();
    };
    measure();
    if (column !== null) section.scrollLeft = column * wideCell - (section.clientWidth - numberWidth) / 2;
    // It gets another width not only when the window does, such as when the page is scaled.
    const sizes = new ResizeObserver(measure);
    sizes.observe(section);
    return () => sizes.disconnect();
  }, []);
  return { box, room, from, count, look };
}

export function OmissionPicture({ family, series, draws, numbers }: OmissionProps) {
  const t = useText();
  const named = usePlayName();
  const rows = useMemo(() => omissionRows(series, draws).reverse(), [series, draws]);
  const labels = useMemo(() => rowNumbers(numbers).reverse(), [numbers]);
  const { values } = series;
  // A column is as wide as a Chinese word: of a longer one it has the beginning, and the table below has all.
  const signs = values.map((value) => named(value, family).slice(0, longestSign));
  const least = signs.some((sign) => sign.length > 2) ? 28 : 20;
  const isWide = values.length > mostInSight;
  // The newest hit is where one looks first.
  const { box, room, from, count, look } = useRowsInSight(isWide ? (rows[0]?.indexOf(0) ?? 0) : null);
  const cell = isWide ? wideCell : Math.max(least, (room - numberWidth) / values.length);
  const width = values.length * cell;
  const x = (at: number): number => at * cell + cell / 2;
  const y = (row: number): number => (row - from) * cellHeight + cellHeight / 2;
  const until = Math.min(rows.length, from + count);
  const drawn = rows.slice(from, until).map((row, at) => ({ row, line: from + at }));
  const height = drawn.length * cellHeight;
  const hitsOf = (row: Uint32Array): number[] => [...row.keys()].filter((at) => row[at] === 0);
  // Several hits a draw make no line, and one across columns out of sight leads nowhere.
  const isLine = useMemo(
    () => !isWide && rows.every((row) => row.indexOf(0) === row.lastIndexOf(0)),
    [isWide, rows],
  );
  // A day begins at the row whose number says so; older ones are below it.
  const newDays = drawn.filter(({ line }) => labels[line]!.isNewDay && line < rows.length - 1);
  const dayLines = newDays.map(({ line }) => (
    <line key={line} className={newDay} x2={width} y1={y(line + 0.5)} y2={y(line + 0.5)} />
  ));
  const stripes = drawn
    .filter(({ line }) => line % 2 === 0)
    .map(({ line }) => (
      <rect key={line} className={stripe} y={y(line - 0.5)} width="100%" height={cellHeight} />
    ));
  return (
    <section
      ref={box}
      className={frame}
      data-scrolls={isWide || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      aria-label={t('lottery-all.trend')}
      onScroll={look}
    >
      <div className={top} style={{ width: numberWidth + width }} aria-hidden>
        <svg className={corner} width={numberWidth} height={cellHeight} aria-hidden="true">
          <text className={heading} x={numberWidth / 2} y={cellHeight / 2}>
            {t('lottery-all.period')}
          </text>
        </svg>
        <svg width={width} height={cellHeight} aria-hidden="true">
          {values.map((value, at) => (
            <text key={value} className={heading} x={x(at)} y={cellHeight / 2}>
              {signs[at]}
            </text>
          ))}
        </svg>
      </div>
      <div className={lines} style={{ width: numberWidth + width, height: rows.length * cellHeight }}>
        <div className={inSight} style={{ top: from * cellHeight }}>
          <svg className={corner} width={numberWidth} height={height} aria-hidden="true">
            {stripes}
            {drawn.map(({ line }) => (
              <text key={line} className={heading} x={numberWidth / 2} y={y(line)}>
                {labels[line]!.text}
              </text>
            ))}
            {dayLines}
          </svg>
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={t('lottery-all.trend.of', { name: named(series.name), count: rows.length })}
          >
            {stripes}
            {isWide &&
              values.map(
                (value, at) =>
                  Math.floor(at / shade) % 2 === 1 && (
                    <rect key={value} className={column} x={at * cell} width={cell} height={height} />
                  ),
              )}
            {dayLines}
            {drawn.map(({ row, line }) =>
              values.map(
                (value, at) =>
                  row[at] !== 0 && (
                    <text key={`${line} ${value}`} className={away} x={x(at)} y={y(line)}>
                      {row[at]}
                    </text>
                  ),
              ),
            )}
            {isLine && (
              <polyline
                className={path}
                points={drawn.map(({ row, line }) => `${x(row.indexOf(0))},${y(line)}`).join(' ')}
              />
            )}
            {drawn.map(({ row, line }) =>
              hitsOf(row).map((at) => (
                <g key={`${line} ${values[at]}`}>
                  <circle className={dot} cx={x(at)} cy={y(line)} r={Math.min(10, (cell - 1) / 2)} />
                  <text className={onDot} x={x(at)} y={y(line)}>
                    {signs[at]}
                  </text>
                </g>
              )),
            )}
          </svg>
        </div>
      </div>
    </section>
  );
}
