// The rule that rows that say the same of the same do not come twice: tiers of rebates, odds, limits, levels, second persons.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import type { ContentFiles } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

function* repeated<Row>(
  rows: readonly Row[] | undefined,
  path: Path,
  nameOf: (row: Row) => string,
): Generator<RuleFinding> {
  const seen = new Map<string, number>();
  for (const [at, row] of (rows ?? []).entries()) {
    const name = nameOf(row);
    const earlier = seen.get(name);
    if (earlier === undefined) seen.set(name, at);
    else
      yield {
        path: [...path, at],
        at: 'value',
        message: `There is a row of ${name} already: it is row ${earlier + 1}.`,
        consequence: 'Nothing of the file is applied: it is not known which of the two counts.',
        fix: {
          description: 'Remove the second one',
          safe: false,
          changes: [{ kind: 'remove', path: [...path, at] }],
        },
      };
  }
}

/** The number that the order of the levels leaves for a row; undefined where another row has it. */
function renumbered(
  items: ContentFiles['levels']['items'],
  at: number,
): ReturnType<typeof writeFix> | undefined {
  const meant = items[at - 1]!.level + 1;
  const isFree = items.every(({ level }) => level !== meant);
  return isFree ? writeFix(['items', at, 'level'], meant, false) : undefined;
}

const tier = '{ "category": "lottery", "level": 1, "fromBet": "0", "percent": "0.5" }';

export const repeatedTier = contentRule({
  name: 'repeated-tier',
  severity: 'error',
  page: 'Two rows say what applies to one and the same: a tier of rebates for the same category, level and bets, odds of the same outcome, limits of the same play or of the same role and kind, or a name of the same level. Nobody could know which of them counts.',
  kinds: ['rebates', 'levels', 'lotteries', 'play-settings', 'control'],
  good: `{ "tiers": [${tier}] }`,
  bad: `{ "tiers": [${tier}, { "category": "lottery", "level": 1, "percent": "0.6" }] }`,
  *check({ kind, file }) {
    if (kind === 'levels') {
      const { items } = file as ContentFiles['levels'];
      for (const found of repeated(items, ['items'], ({ level }) => `level ${level}`))
        yield {
          ...found,
          path: [...found.path, 'level'],
          fix: renumbered(items, found.path.at(-1) as number) ?? found.fix,
        };
      return;
    }
    if (kind === 'control') {
      const { limits, confirmers } = file as ContentFiles['control'];
      yield* repeated(limits, ['limits'], (row) => `${row.role} and ${row.kind}`);
      yield* repeated(confirmers, ['confirmers'], (row) => row.kind);
      return;
    }
    const oddsName = ({ play, outcome }: { play: string; outcome: string }) => `${play} ${outcome}`;
    if ('tiers' in file || !('items' in file)) {
      if ('tiers' in file)
        yield* repeated(
          file.tiers,
          ['tiers'],
          ({ category, level, fromBet = '0' }) => `${category}, level ${level}, from ${Number(fromBet)}`,
        );
      if ('odds' in file) yield* repeated(file.odds, ['odds'], oddsName);
      return;
    }
    for (const [at, { odds, limits }] of (file as ContentFiles['lotteries']).items.entries()) {
      yield* repeated(odds, ['items', at, 'odds'], oddsName);
      yield* repeated(
        limits,
        ['items', at, 'limits'],
        ({ mode, play }) => `${mode} ${play ?? 'betting as a whole'}`,
      );
    }
  },
});
