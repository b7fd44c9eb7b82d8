// What odds of a file give back on average, against the default ones.
import { playOf } from '#lottery/families.ts';
import { expectedReturn } from '#lottery/oracle/expectedReturn.ts';
import { type CreditPlay, type Odds, oddsOf } from '#lottery/play.ts';
import { readSettings } from '#lottery/rule/readSettings.ts';
import { DEFAULT_SETTINGS, type Rules } from '#lottery/rule/settings.ts';
import { parseMoney } from '#values/money.ts';
import type { ContentFiles } from './content.generated.ts';

export interface OddsRow {
  play: string;
  outcome: string;
  odds: string;
}

/** A row above the default, with what it gives back. */
export interface DearRow {
  at: number;
  row: OddsRow;
  play: CreditPlay;
  /** The default odds of the outcome. */
  before: string;
  /** Those of the whole play, with this row and the others of it. */
  odds: Odds;
  /** Average payout of a stake in hundredths of a percent; 10000n gives all of it back. */
  given: bigint;
}

/** The rules of play by which draws are judged; `settings` are those of the set. */
export const rulesOf = (settings: ContentFiles['play-settings'] | undefined): Rules => ({
  ...DEFAULT_SETTINGS,
  ...readSettings(settings?.switches),
  lunarYear: 2026,
});

/** Two rules ask for the same rows of the same file, and the mean over every draw takes a while. */
const judged = new WeakMap<readonly OddsRow[], readonly DearRow[]>();

/** The rows above the default: the defaults are below their fair value, so what is not above them is as well. */
export function dearRows(rows: readonly OddsRow[], rules: Rules): readonly DearRow[] {
  const known = judged.get(rows);
  if (known) return known;
  const dear = rows.flatMap((row, at): DearRow[] => {
    const play = playOf(row.play);
    if (play?.mode !== 'credit') return [];
    const usual = oddsOf(play, rules);
    const before = usual[row.outcome];
    if (before === undefined || parseMoney(row.odds) <= parseMoney(before)) return [];
    const others = rows.filter((one) => one.play === row.play && one.outcome !== row.outcome);
    const odds = {
      ...usual,
      ...Object.fromEntries(others.map((one) => [one.outcome, one.odds])),
      [row.outcome]: row.odds,
    };
    const given = expectedReturn(play, row.outcome, odds, rules);
    return given === undefined ? [] : [{ at, row, play, before, odds, given }];
  });
  judged.set(rows, dear);
  return dear;
}

/** What the outcome of a row gives back at the default odds of its play, as `given` does. */
export const usualReturn = ({ play, row }: DearRow, rules: Rules): bigint =>
  expectedReturn(play, row.outcome, oddsOf(play, rules), rules) ?? 0n;
