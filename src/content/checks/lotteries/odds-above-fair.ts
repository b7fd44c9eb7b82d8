// The rule that no odds give back more than is staked.
import { playOf } from '#lottery/families.ts';
import { expectedReturn } from '#lottery/oracle/expectedReturn.ts';
import type { Odds } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import { dearRows, type OddsRow, rulesOf } from '../../oddsReturn.ts';
import { contentRule } from '../rule.ts';

/** The highest odds at which an outcome gives back no more than is staked, to a hundredth; found by halving, which asks for no formula of the play. */
function fairOdds(play: string, outcome: string, odds: Odds, rules: Rules): string | undefined {
  const found = playOf(play);
  if (found?.mode !== 'credit') return undefined;
  let [low, high] = [100n, parseMoney(odds[outcome]!) / 100n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const given = expectedReturn(found, outcome, { ...odds, [outcome]: formatMoney(middle * 100n) }, rules);
    if (given === undefined) return undefined;
    if (given > 10_000n) high = middle;
    else low = middle;
  }
  return formatMoney(low * 100n);
}

function* findings(rows: readonly OddsRow[], path: Path, rules: Rules): Generator<RuleFinding> {
  for (const { at, row, before, odds, given } of dearRows(rows, rules)) {
    if (given <= 10_000n) continue;
    const fair = fairOdds(row.play, row.outcome, odds, rules);
    yield {
      path: [...path, at, 'odds'],
      at: 'value',
      message: `${row.play} ${row.outcome} at ${row.odds} gives back ${formatMoney(given * 100n)} % of what is staked${fair === undefined ? '' : `; the fair value is ${fair}`}, the default ${before}.`,
      consequence: 'Players win in the long run, and the station loses on every bet.',
      suggestions: [before],
      fix: {
        description: `Write ${JSON.stringify(before)}, the default`,
        safe: false,
        changes: [{ kind: 'set', path: [...path, at, 'odds'], value: before }],
      },
    };
  }
}

export const oddsAboveFair = contentRule({
  name: 'odds-above-fair',
  severity: 'error',
  page: 'At these odds an outcome gives back more than is staked on average, by the exact probabilities over every draw: whoever bets on it all the time wins. The fair value is the odds at which nobody wins; lower them below it, or leave the row out for the default.',
  kinds: ['lotteries', 'play-settings'],
  good: '{ "items": [{ "key": "FFC", "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "9.95" }] }] }',
  bad: '{ "items": [{ "key": "FFC", "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "10.5" }] }] }',
  *check({ file, beside }) {
    const own = 'items' in file ? beside['play-settings'] : file;
    const rules = rulesOf(own);
    if (!('items' in file)) yield* findings(file.odds ?? [], ['odds'], rules);
    else
      for (const [at, { odds }] of file.items.entries())
        yield* findings(odds ?? [], ['items', at, 'odds'], rules);
  },
});
