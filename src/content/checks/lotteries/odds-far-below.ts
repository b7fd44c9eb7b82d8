// The rule that odds are not so low that a digit or a point was lost.
import { playOf } from '#lottery/families.ts';
import { oddsOf } from '#lottery/play.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { parseMoney } from '#values/money.ts';
import { type OddsRow, rulesOf } from '../../oddsReturn.ts';
import { contentRule } from '../rule.ts';

/** Odds below this share of the default, in percent, are no offer. */
const leastShare = 60n;

function* low(
  rows: readonly OddsRow[],
  path: Path,
  rules: ReturnType<typeof rulesOf>,
): Generator<RuleFinding> {
  for (const [at, row] of rows.entries()) {
    const play = playOf(row.play);
    const before = play?.mode === 'credit' ? oddsOf(play, rules)[row.outcome] : undefined;
    if (before === undefined || parseMoney(row.odds) * 100n >= parseMoney(before) * leastShare) continue;
    yield {
      path: [...path, at, 'odds'],
      at: 'value',
      message: `${row.play} ${row.outcome} at ${row.odds} is far below the default ${before}.`,
      consequence: 'Players see odds at which nobody bets.',
      suggestions: [before],
      fix: {
        ...writeFix([...path, at, 'odds'], before, false),
        description: `Write ${JSON.stringify(before)}, the default`,
      },
    };
  }
}

export const oddsFarBelow = contentRule({
  name: 'odds-far-below',
  severity: 'warning',
  page: 'The odds of an outcome are less than three fifths of the default: a point stands in the wrong place, or a digit was lost (1.9 for 9.9). Nobody bets at them. Write the odds meant, or leave the row out for the default.',
  kinds: ['lotteries', 'play-settings'],
  good: '{ "items": [{ "key": "FFC", "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "9.5" }] }] }',
  bad: '{ "items": [{ "key": "FFC", "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "1.9" }] }] }',
  quietAfter: ['unknown-play'],
  *check({ file, beside }) {
    const rules = rulesOf('items' in file ? beside['play-settings'] : file);
    if (!('items' in file)) yield* low(file.odds ?? [], ['odds'], rules);
    else
      for (const [at, { odds }] of file.items.entries()) yield* low(odds ?? [], ['items', at, 'odds'], rules);
  },
});
