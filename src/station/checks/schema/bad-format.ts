// The rule that a text has the form its setting expects.
import { stationSchema } from '#contract/station.schema.generated.ts';
import { destinations } from '../../derive/destinations.ts';
import { confidentMatch, nearest } from '../../read/nearest.ts';
import {
  definitionName,
  matchesPattern,
  placeName,
  renameFix,
  resolveRef,
  shortened,
  writeFix,
} from '../../read/schemaPlace.ts';
import { respelled } from '../../read/spellings.ts';
import type { KeyPlace, SchemaFault, SchemaPlace, SchemaRule } from '../rule.ts';

/** What says nothing can go: an entry of a list, or the English of a text, in whose place the Chinese stands. */
const emptyItem = (path: SchemaPlace['path'], value: string): SchemaFault['fix'] =>
  (typeof path.at(-1) === 'number' || path.at(-1) === 'en') && value.trim() === ''
    ? { description: 'Remove it', safe: false, changes: [{ kind: 'remove', path }] }
    : undefined;

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
    const { meant, isCertain } = respelled(place, schema.pattern);
    // The form in its own words, not in those of the setting that has it.
    const form = schema['x-form']
      ? schema['x-form']
      : reference.$ref
        ? stationSchema.$defs[definitionName(reference)]?.description
        : reference.description;
    return {
      path,
      at: 'value',
      message: `${placeName(path)} cannot be ${JSON.stringify(shortened(value))}. ${form ?? ''}`.trim(),
      suggestions: meant === undefined ? [] : [meant],
      fix: meant !== undefined ? writeFix(path, meant, isCertain) : emptyItem(path, value),
      repaired: isCertain ? meant : undefined,
    };
  },
  /** For a key of an open object, such as the destinations in menus.names. */
  detectKey({ member, schema, path }) {
    const expected = schema.propertyNames ? resolveRef(schema.propertyNames) : undefined;
    if (!expected?.pattern || matchesPattern(member.key, expected.pattern)) return undefined;
    const guesses = nearest(member.key, destinations);
    // A number with its unit is the number.
    const digits = /^\d+/.exec(member.key.normalize('NFKC'))?.[0];
    const isNumber = digits !== undefined && matchesPattern(digits, expected.pattern);
    const meant = isNumber ? digits : confidentMatch(guesses);
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
