// The scale of a chart of amounts: round figures that hold everything, zero among them.

export interface Scale {
  /** Zero or below. */
  from: number;
  /** Above `from`. */
  to: number;
  /** Figures to be written beside the chart, from below, zero among them. */
  ticks: number[];
}

/** The least of 1, 2 and 5 times a power of ten that is not less than the amount. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  // Division of decimals leaves 1.0000000000000002 and the like.
  const share = Math.round((amount / power) * 1e9) / 1e9;
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power;
}

export function scaleOf(amounts: readonly number[]): Scale {
  const most = Math.max(0, ...amounts);
  const least = Math.min(0, ...amounts);
  const to = most > 0 ? roundUp(most) : 0;
  const from = least < 0 ? -roundUp(-least) : 0;
  if (to === 0 && from === 0) return { from: 0, to: 1, ticks: [0] };
  // A side that is a sliver of the other is written without its end: two figures would overlap.
  const isSliver = (side: number): boolean => side === 0 || Math.abs(side) * 4 < to - from;
  return {
    from,
    to,
    ticks: [...(isSliver(from) ? [] : [from]), 0, ...(isSliver(to) ? [] : [to])],
  };
}

/** How far above the bottom a value lies, as a share of the whole. */
export const heightIn = ({ from, to }: Scale, value: number): number => (value - from) / (to - from);
