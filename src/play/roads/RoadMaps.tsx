// The road maps of a two-valued form: the big road and the bead plate, and the counts of the sides.
import '../running/drawTexts.ts';
import { css } from '@linaria/core';
import { useEffect, useMemo, useRef } from 'react';
import { beadPlate, bigRoad, ROAD_ROWS, type RoadCell, sidesOf, tally } from '#lottery/statistics/roads.ts';
import type { Drawn, TwoValued } from '#lottery/statistics/series.ts';
import { usePlayName, useText } from '#texts/useText.ts';

const shares = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) 0 0;
  font-variant-numeric: tabular-nums;
  > li {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
const heading = css`
  padding: var(--space-3) 0 var(--space-1);
  font-size: var(--font-body);
`;
const frame = css`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  svg {
    max-width: none;
  }
  text {
    font-size: 12px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
const grid = css`
  fill: none;
  stroke: var(--line);
  stroke-width: 1;
`;
const side = css`
  &[data-side='0'] {
    color: var(--danger);
  }
  &[data-side='1'] {
    color: var(--link);
  }
  &[data-side='2'] {
    color: var(--lose);
  }
  circle {
    stroke: currentcolor;
    stroke-width: 2.5;
  }
  line {
    stroke: var(--lose);
    stroke-width: 2;
  }
  text {
    fill: currentcolor;
  }
`;
const swatch = css`
  width: 0.875rem;
  height: 0.875rem;
  border: 2.5px solid currentcolor;
  border-radius: 50%;
`;

const cellPx = 26;
/** The frame is never narrower than the card. */
const columnsLeast = 12;

/** One letter in a bead: the sign of a Chinese side, the first of an English one's last word. */
const beadText = (name: string, isTie: boolean): string => {
  const isChinese = /\p{Script=Han}/u.test(name);
  if (isChinese) return Array.from(name).at(isTie ? -1 : 0) ?? '';
  return isTie ? '=' : (name.split(' ').at(-1) ?? '').slice(0, 1);
};

export interface RoadMapsProps {
  family: string;
  form: TwoValued;
  draws: readonly Drawn[];
}

export function RoadMaps({ family, form, draws }: RoadMapsProps) {
  const t = useText();
  const named = usePlayName();
  const { sides, road, beads, counts, streaks } = useMemo(() => {
    const all = sidesOf(form, draws);
    return { sides: all, road: bigRoad(all), beads: beadPlate(all), ...tally(all) };
  }, [form, draws]);
  const title = named(form.name);
  const names = [...form.sides, form.tie ?? ''].map((side) => named(side, family));
  const summary = form.sides
    .map((_, at) => t('draws.road.side', { name: names[at]!, count: counts[at]!, streak: streaks[at]! }))
    .join(' ');
  return (
    <>
      <ul className={shares}>
        {form.sides.map((name, at) => (
          <li key={name}>
            <span className={`${side} ${swatch}`} data-side={at} />
            {names[at]} {counts[at]}
            <small>{t('draws.road.streak', { streak: streaks[at]! })}</small>
          </li>
        ))}
        {form.tie !== null && (
          <li>
            <span className={`${side} ${swatch}`} data-side={2} />
            {names[2]} {counts[2]}
          </li>
        )}
      </ul>
      <h2 className={heading}>{t('draws.road.big')}</h2>
      <Road
        cells={road}
        label={`${title} ${t('draws.road.big')} ${summary}`}
        frameLabel={t('draws.road.big')}
      >
        {({ side: at, ties }) => (
          <>
            <circle r={8.5} fill="none" />
            {ties > 0 && <line x1={-7} y1={7} x2={7} y2={-7} />}
            {ties > 1 && <text>{ties}</text>}
            <title>{names[at]}</title>
          </>
        )}
      </Road>
      <h2 className={heading}>{t('draws.road.bead')}</h2>
      <Road
        cells={beads}
        label={`${title} ${t('draws.road.bead')} ${sides.length}`}
        frameLabel={t('draws.road.bead')}
      >
        {({ side: at }) => (
          <>
            <circle r={10} fill="none" />
            <text>{beadText(names[at]!, at === 2)}</text>
          </>
        )}
      </Road>
    </>
  );
}

interface RoadProps {
  cells: readonly RoadCell[];
  label: string;
  frameLabel: string;
  children: (cell: RoadCell) => React.ReactNode;
}

function Road({ cells, label, frameLabel, children }: RoadProps) {
  const columns = Math.max(columnsLeast, ...cells.map(({ column }) => column + 2));
  const box = useRef<HTMLElement>(null);
  // The newest end is what one looks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every draw makes a new end
  useEffect(() => {
    const frameBox = box.current;
    if (!frameBox) return;
    // By whole columns: the last one is empty, and half a ring at the other edge would be none.
    const { scrollWidth, clientWidth } = frameBox;
    frameBox.scrollLeft = Math.floor((scrollWidth - clientWidth) / cellPx) * cellPx;
  }, [columns]);
  const width = columns * cellPx;
  const height = ROAD_ROWS * cellPx;
  const lines = [
    ...Array.from({ length: ROAD_ROWS - 1 }, (_, row) => `M0 ${(row + 1) * cellPx}H${width}`),
    ...Array.from({ length: columns - 1 }, (_, column) => `M${(column + 1) * cellPx} 0V${height}`),
  ].join('');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section ref={box} className={frame} tabIndex={0} aria-label={frameLabel}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className={grid} d={lines} />
        {cells.map((cell) => (
          <g
            key={`${cell.column} ${cell.row}`}
            className={side}
            data-side={cell.side}
            transform={`translate(${cell.column * cellPx + cellPx / 2} ${cell.row * cellPx + cellPx / 2})`}
          >
            {children(cell)}
          </g>
        ))}
      </svg>
    </section>
  );
}
