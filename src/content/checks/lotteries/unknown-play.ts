// The rule that odds and limits are of plays and outcomes that their lottery has.
import { cataloguedLottery } from '#lottery/catalogue.ts';
import { FAMILIES, familyOf } from '#lottery/families.ts';
import { oddsOf, type Play } from '#lottery/play.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

function finding(path: Path, given: string, known: readonly string[], message: string): RuleFinding {
  const guesses = nearest(given, known);
  const meant = confidentMatch(guesses);
  return {
    path,
    at: 'value',
    message,
    consequence: 'Nothing of the file is applied: what it sets is nothing that can be bet on.',
    suggestions: guesses.map(({ word }) => word),
    // What sets nothing can as well go.
    fix:
      meant === undefined
        ? {
            description: 'Remove the row',
            safe: false,
            changes: [{ kind: 'remove', path: path.slice(0, -1) }],
          }
        : writeFix(path, meant, true),
  };
}

const everyPlay: readonly Play[] = FAMILIES.flatMap(({ plays }) => plays);

function* oddsFindings(
  rows: readonly { play: string; outcome: string }[],
  plays: readonly Play[],
  path: Path,
): Generator<RuleFinding> {
  for (const [at, { play: code, outcome }] of rows.entries()) {
    const play = plays.find((one) => one.code === code);
    if (play?.mode !== 'credit') {
      const codes = plays.filter(({ mode }) => mode === 'credit').map((one) => one.code);
      yield finding(
        [...path, at, 'play'],
        code,
        codes,
        `There is no play ${JSON.stringify(code)} with odds.`,
      );
      continue;
    }
    const outcomes = Object.keys(oddsOf(play, { ...DEFAULT_SETTINGS, lunarYear: 2026 }));
    if (!outcomes.includes(outcome))
      yield finding(
        [...path, at, 'outcome'],
        outcome,
        outcomes,
        `${code} has no outcome ${JSON.stringify(outcome)}; it has ${outcomes.slice(0, 6).join(', ')}${outcomes.length > 6 ? ' and others' : ''}.`,
      );
  }
}

export const unknownPlay = contentRule({
  name: 'unknown-play',
  severity: 'error',
  page: 'Odds and limits name a play by its code and odds an outcome by its name, as the family of the lottery has them. This one is not there, so the row would do nothing, in silence, and players would keep the default odds or limits.',
  kinds: ['lotteries', 'play-settings'],
  good: '{ "items": [{ "key": "FFC", "odds": [{ "play": "ssc_c_b1", "outcome": "7", "odds": "9.8" }] }] }',
  bad: '{ "items": [{ "key": "FFC", "odds": [{ "play": "ssc_c_b1", "outcome": "10", "odds": "9.8" }] }] }',
  *check({ file }) {
    if (!('items' in file)) {
      yield* oddsFindings(file.odds ?? [], everyPlay, ['odds']);
      return;
    }
    for (const [at, { key, own, odds, limits }] of file.items.entries()) {
      const family = own?.family ?? cataloguedLottery(key)?.family;
      if (!family) continue;
      const { plays } = familyOf(family);
      yield* oddsFindings(odds ?? [], plays, ['items', at, 'odds']);
      for (const [place, { mode, play: code }] of (limits ?? []).entries()) {
        const ofMode = plays.filter((one) => one.mode === mode).map((one) => one.code);
        if (code !== undefined && !ofMode.includes(code))
          yield finding(
            ['items', at, 'limits', place, 'play'],
            code,
            ofMode,
            `${key} has no ${mode} play ${JSON.stringify(code)}.`,
          );
      }
    }
  },
});
