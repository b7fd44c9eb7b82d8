// Long runs (长龙): how many of the latest draws in a row share a property, lottery by lottery, the longest first.

import { TIE } from '#lottery/statistics/series.ts';
import { flag, integer, list, nullable, oneOf, optional, record } from '../input.ts';
import { defineRule } from '../rule.ts';
import { dictionary, word } from '../unitInput.ts';

/** What a tie does to a run: ends it, or is passed over. */
const TIE_MODES = ['break', 'skip'] as const;
type TieMode = (typeof TIE_MODES)[number];

export interface RunDraw {
  readonly period: string;
  readonly void: boolean;
  /** Properties by position and group; null is missing, as is what is not there. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string | null>>;
}

export interface RunLottery {
  readonly code: string;
  readonly open: boolean;
  readonly positions: readonly string[];
  readonly groups: readonly string[];
  /** The newest last. */
  readonly draws: readonly RunDraw[];
}

/** The run that the newest draw is in, for one group of properties at one position; undefined where there is none. */
export function runOf(draws: readonly RunDraw[], position: string, group: string, tie: TieMode) {
  let run: { readonly property: string; readonly length: number; readonly since: string } | undefined;
  for (const draw of draws.toReversed()) {
    if (draw.void) continue;
    const property = draw.values.get(position)?.get(group) ?? null;
    if (property === TIE && tie === 'skip') continue;
    if (property === null || property === TIE) break;
    if (run && run.property !== property) break;
    run = { property, length: (run?.length ?? 0) + 1, since: draw.period };
  }
  return run;
}

/** The runs of open lotteries that are long enough. Equal lengths keep the order of lotteries, positions and groups; `limit` null lists all. */
export function longRuns(
  lotteries: readonly RunLottery[],
  { least, tie, limit }: { readonly least: number; readonly tie: TieMode; readonly limit: number | null },
) {
  const runs = lotteries
    .filter(({ open }) => open)
    .flatMap(({ code, positions, groups, draws }) =>
      positions.flatMap((position) =>
        groups.flatMap((group) => {
          const run = runOf(draws, position, group, tie);
          return run && run.length >= least ? [{ lottery: code, position, ...run }] : [];
        }),
      ),
    )
    .toSorted((a, b) => b.length - a.length);
  return limit === null ? runs : runs.slice(0, limit);
}

const anyName = () => true;

export const runsListRule = defineRule(
  'runs.list',
  record({
    least: integer(1),
    tie: oneOf(TIE_MODES),
    limit: nullable(integer(0)),
    lotteries: list(
      record({
        code: word,
        open: flag,
        positions: list(word, 0, 100),
        groups: list(word, 0, 100),
        draws: list(
          record({
            period: word,
            void: optional(flag, false),
            values: dictionary(anyName, 'positions', dictionary(anyName, 'groups', nullable(word))),
          }),
        ),
      }),
    ),
  }),
  ({ lotteries, ...terms }) => ({ runs: longRuns(lotteries, terms) }),
);
