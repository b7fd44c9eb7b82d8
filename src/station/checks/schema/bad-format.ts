// Owns the rule that a text has the form its setting expects.
import { stationSchema } from '#contract/station.schema.generated.ts';
import { destinations, switchablePaths } from '../../derive/destinations.ts';
import { confidentMatch, nearest } from '../../read/nearest.ts';
import {
  definitionName,
  matchesPattern,
  placeName,
  renameFix,
  resolveRef,
  type SchemaPlace,
  shortened,
  writeFix,
} from '../../read/schemaPlace.ts';
import type { KeyPlace, SchemaFault, SchemaRule } from '../rule.ts';

/** What a text of the wrong form was meant to be, where that is certain. */
function respelled(
  { node, reference, path }: SchemaPlace,
  pattern: string,
): { meant: string | undefined; suggestions: readonly string[] } {
  const value = node.value as string;
  if (value.length > 300) return { meant: undefined, suggestions: [] };
  const what = definitionName(reference) || String(path[0]);
  if (what === 'destination' || what === 'switchablePath') {
    const guesses = nearest(value.trim(), what === 'destination' ? destinations : switchablePaths);
    return { meant: confidentMatch(guesses), suggestions: guesses.map((guess) => guess.word) };
  }
  const bare = value.trim();
  const low = bare.toLowerCase();
  const tries = [bare, low];
  if (what === 'color')
    tries.push(
      `#${low}`,
      low.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3'),
      `#${low}`.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3'),
      low.replace(/^0x/, '#'),
    );
  if (what === 'hosts') tries.push(low.replace(/^[a-z]+:\/\//, '').replace(/[:/?#].*$/s, ''));
  if (what === 'theme')
    tries.push(`/${low}`, `/logo/${low}`, low.replace(/^.*logo\//, '/logo/'), low.replaceAll('_', '-'));
  if (what === 'onOff') tries.push(`/${bare}`, bare.replace(/^http:/i, 'https:'), `https:${bare}`);
  const meant = tries.find((one) => one !== '' && matchesPattern(one, pattern));
  return { meant, suggestions: meant === undefined ? [] : [meant] };
}

export const badFormat: SchemaRule & {
  detectKey(place: KeyPlace): (SchemaFault & { repaired?: string | undefined }) | undefined;
} = {
  name: 'bad-format',
  severity: 'error',
  page: 'The text does not have the form that the setting expects: a colour is #rrggbb in small letters, a host has no https:// and no port, a screen is a path such as /userCenter, a logo is /logo/<file>. The fix writes it the right way where that is certain.',
  good: '{ "code": "demo", "name": "Demo", "hosts": ["demo.example.com"] }',
  bad: '{ "code": "demo", "name": "Demo", "hosts": ["https://demo.example.com/"] }',
  detect(place) {
    const { node, schema, reference, path } = place;
    const value = node.value as string;
    if (node.kind !== 'string' || schema.pattern === undefined) return undefined;
    if (matchesPattern(value, schema.pattern)) return undefined;
    const { meant, suggestions } = respelled(place, schema.pattern);
    // The form in its own words, not in those of the setting that has it.
    const form = reference.$ref
      ? stationSchema.$defs[definitionName(reference)]?.description
      : reference.description;
    return {
      path,
      at: 'value',
      message: `${placeName(path)} cannot be ${JSON.stringify(shortened(value))}. ${form ?? ''}`.trim(),
      suggestions,
      fix: meant === undefined ? undefined : writeFix(path, meant, true),
      repaired: meant,
    };
  },
  /** For a key of an open object, such as the destinations in menus.names. */
  detectKey({ member, schema, path }) {
    const expected = schema.propertyNames ? resolveRef(schema.propertyNames) : undefined;
    if (!expected?.pattern || matchesPattern(member.key, expected.pattern)) return undefined;
    const guesses = nearest(member.key, destinations);
    const meant = confidentMatch(guesses);
    const here = [...path, member.key];
    return {
      path: here,
      at: 'key',
      message:
        `${JSON.stringify(shortened(member.key))} cannot be a key of ${placeName(path)}. ${expected.description ?? ''}`.trim(),
      suggestions: guesses.map((guess) => guess.word),
      fix: meant === undefined ? undefined : renameFix(here, meant),
      repaired: meant,
    };
  },
};
