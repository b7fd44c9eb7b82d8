// The rule that an entry names other entries that are there: kinds of offers, deposit offers.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { contentRule } from '../rule.ts';

function unknown(path: Path, key: string, keys: readonly string[], where: string, lost: string): RuleFinding {
  const guesses = nearest(key, keys);
  const meant = confidentMatch(guesses);
  return {
    path,
    at: 'value',
    message: `${where} has no entry ${JSON.stringify(key)}.`,
    consequence: lost,
    suggestions: guesses.map(({ word }) => word),
    fix: meant === undefined ? undefined : writeFix(path, meant, true),
  };
}

const rest = '"title": "A", "picture": "/art/a.svg", "content": "<p>A</p>" }] }';

export const unknownReference = contentRule({
  name: 'unknown-reference',
  severity: 'error',
  page: 'An activity names the kind of offers it is listed under (activity-types), and the first deposit gift the deposit offer it is (deposit-offers), by their keys. No entry has this key. Mostly it is misspelled, or the other file was changed alone.',
  kinds: ['activities'],
  good: `{ "items": [{ "key": "a", "kind": "bonus", "type": "daily", ${rest}`,
  bad: `{ "items": [{ "key": "a", "kind": "bonus", "type": "dialy", ${rest}`,
  around: { beside: { 'activity-types': { items: [{ key: 'daily', name: 'Everyday' }] } } },
  *check({ file, beside }) {
    const types = beside['activity-types']?.items.map(({ key }) => key);
    const offers = beside['deposit-offers']?.items.map(({ key }) => key);
    for (const [at, { type, kind, terms }] of file.items.entries()) {
      if (types && !types.includes(type))
        yield unknown(
          ['items', at, 'type'],
          type,
          types,
          'activity-types',
          'Nothing is applied: the offer would be on no tab.',
        );
      const offer = (terms as { offer?: unknown } | undefined)?.offer;
      if (kind === 'firstRecharge' && offers && typeof offer === 'string' && !offers.includes(offer))
        yield unknown(
          ['items', at, 'terms', 'offer'],
          offer,
          offers,
          'deposit-offers',
          'Nothing is applied: the page would promise a gift that no deposit brings.',
        );
    }
  },
});
