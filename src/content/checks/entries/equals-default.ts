// The hint that a field of content repeats its default.
import type { StationSchema } from '#contract/station.schema.generated.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import { found, isSame } from '#station/checks/schema/equals-default.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { type ContentKind, contentKinds } from '../../content.generated.ts';
import { contentSchemas } from '../../content.schema.generated.ts';
import { contentRule } from '../rule.ts';

/** Whoever writes that an entry is open has decided it, and closes it again in the same place. */
const notJudged: ReadonlySet<string> = new Set(['open']);

/** What guards money is stated in full, so that it stands where people look for it. */
const stated: readonly ContentKind[] = ['control', 'play-settings', 'team', 'withdrawal-rules'];

/** Nothing, said aloud: whoever writes "fromBet": "0" in each row of a table reads it more easily. */
const isNothing = (value: unknown): boolean =>
  value === false ||
  value === 'any' ||
  (typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : Number(value) === 0);

function* atDefault(value: unknown, schema: StationSchema | undefined, path: Path): Generator<RuleFinding> {
  if (!schema || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* atDefault(item, schema.items, [...path, at]);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const own = schema.properties?.[key];
    const place = [...path, key];
    const isFree = own?.default !== undefined && !notJudged.has(key) && !schema.required?.includes(key);
    if (isFree && !isNothing(own.default) && isSame(inner, own.default)) yield found(place);
    else yield* atDefault(inner, own, place);
  }
}

const offer =
  '"key": "a", "name": "A", "kinds": ["bank"], "times": "once", "giftPercent": "5", "leastDeposit": "100"';

export const equalsDefault = contentRule({
  name: 'equals-default',
  severity: 'warning',
  page: 'A file of content holds what the station has of its own, and everything else follows the defaults of schemas/content. A field that repeats its default hides what is special, and stays behind should the default change. Remove it; `content docs` shows the defaults. Said of a file in which nothing else is wrong. "open": true is no repetition: it says what was decided; nor is nothing (0, false, any, an empty list), and what guards money is stated in full: limits of people, rules of withdrawals, rates of agents, settings of play.',
  kinds: [
    'deposit-offers',
    ...contentKinds.filter((kind) => kind !== 'deposit-offers' && !stated.includes(kind)),
  ],
  good: `{ "items": [{ ${offer}, "giftTurnover": "3" }] }`,
  bad: `{ "items": [{ ${offer}, "giftTurnover": "1" }] }`,
  *check({ kind, file }) {
    yield* atDefault(file, contentSchemas[kind], []);
  },
});
