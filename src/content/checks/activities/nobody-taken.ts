// The rule that who may take part, and how often, is only said of an activity in which somebody takes part by pressing.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { contentRule } from '../rule.ts';

/** Each field, with what it is where it asks for nothing. */
const asksNothing = {
  roles: [],
  levels: [],
  firstDeposit: 'any',
  oncePerDevice: false,
  oncePerCard: false,
  limitInAll: 0,
} as const;

type EntryField = keyof typeof asksNothing;

const ofPlaces: readonly EntryField[] = ['oncePerDevice', 'limitInAll'];

/** The fields that an activity cannot keep, and why. */
function unkept(
  kind: ActivityKind,
  terms: object | undefined,
): readonly [fields: readonly EntryField[], why: string] {
  const all = Object.keys(asksNothing) as EntryField[];
  if (kind === 'balanceBao')
    return [all, 'interest is paid to every member by itself, by the file interest.json'];
  if (!terms || Object.keys(terms).length === 0)
    return [all, 'an offer without terms is only read: nobody takes part in it'];
  if (kind === 'dragonBoat' && (terms as { mode?: string }).mode === 'rank')
    return [
      ofPlaces,
      'places of a race are paid by themselves to whoever bet the most, one place to a member',
    ];
  return [[], ''];
}

const rest = '"type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>"';
const ofSavings = (more: string): string =>
  `{ "items": [{ "key": "a", "kind": "balanceBao", ${rest}${more} }] }`;

export const nobodyTaken = contentRule({
  name: 'nobody-taken',
  severity: 'error',
  page: 'Roles, levels, firstDeposit, oncePerDevice, oncePerCard and limitInAll are judged when a member takes part: by a press, or with a deposit that takes the offer. Interest (balanceBao) is paid by itself, and an offer without terms is only read, so none of them would hold there. Places of a race (dragonBoat with the mode rank) are paid by themselves as well: roles, levels, firstDeposit and oncePerCard decide who races, while oncePerDevice and limitInAll would hold for nobody.',
  kinds: ['activities'],
  good: ofSavings(''),
  bad: ofSavings(', "oncePerDevice": true'),
  // Terms that are wrong are not known, which is not the same as having none.
  reads: ['items.*.terms'],
  *check({ file }) {
    for (const [at, item] of file.items.entries()) {
      const [fields, why] = unkept(item.kind, item.terms);
      for (const field of fields) {
        const given = item[field];
        if (given === undefined || JSON.stringify(given) === JSON.stringify(asksNothing[field])) continue;
        yield {
          path: ['items', at, field],
          at: 'value',
          message: `${field} cannot be kept here: ${why}.`,
          consequence:
            'Nothing of the file is applied: members would read of a condition that does not hold.',
          fix: {
            description: `Remove ${field}`,
            safe: false,
            changes: [{ kind: 'remove', path: ['items', at, field] }],
          },
        };
      }
    }
  },
});
