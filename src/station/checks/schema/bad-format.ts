// Owns the rule that a text has the form its setting expects.
import { stationSchema } from '#contract/station.schema.generated.ts';
import { destinations } from '../../derive/destinations.ts';
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

/** What a text of the wrong form may have been meant to be; the first that has the right form counts. */
function respelled(
  { node, reference, path }: SchemaPlace,
  pattern: string,
): { meant: string | undefined; isCertain: boolean } {
  const value = node.value as string;
  const what = definitionName(reference) || String(path[0]);
  const { certain, possible } =
    value.length > 300 ? nothing : (spellings[what]?.(value) ?? { certain: [], possible: [] });
  const find = (texts: readonly string[]): string | undefined =>
    texts.find((text) => text !== '' && matchesPattern(text, pattern));
  const bare = value.trim();
  const first = find([bare, ...(what === 'code' ? [bare.toLowerCase()] : []), ...certain]);
  return first === undefined
    ? { meant: find(possible), isCertain: false }
    : { meant: first, isCertain: true };
}

interface Spellings {
  certain: readonly string[];
  possible: readonly string[];
}
const nothing: Spellings = { certain: [], possible: [] };

/** Other spellings of a text, by the definition or section of the schema that it belongs to. */
const spellings: Readonly<Record<string, (value: string) => Spellings>> = {
  color: colorSpellings,
  host: hostSpellings,
  theme: logoSpellings,
  onOff: serviceSpellings,
  plainText: visibleSpellings,
  labelText: visibleSpellings,
  lineText: visibleSpellings,
  yuan: figureSpellings,
  percent: figureSpellings,
  times: figureSpellings,
  odds: figureSpellings,
  moment: momentSpellings,
  day: momentSpellings,
  clock: momentSpellings,
  key: keySpellings,
  destination: destinationSpellings,
  picture: pictureSpellings,
  version: releaseSpellings,
  androidUrl: releaseSpellings,
  iosUrl: releaseSpellings,
};

/** Full-width signs as the plain ones. */
const plainSigns = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function colorSpellings(value: string): Spellings {
  const text = plainSigns(value).replace(/^0x/, '#');
  const hex = `#${text.replace(/^#/, '')}`;
  const whole = hex.replace(
    /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/,
    (_, ...parts: (string | undefined)[]) =>
      `#${parts
        .slice(0, 4)
        .map((part) => (part ?? '').repeat(2))
        .join('')}`,
  );
  const opaque = /^(#[\da-f]{6})ff$/.exec(whole)?.[1] ?? '';
  const mixed = /^(#[\da-f]{6})[\da-f]{2}$/.exec(whole)?.[1] ?? '';
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+%?)\s*)?\)$/.exec(text);
  const parts = rgb?.slice(1, 4).map(Number) ?? [];
  const fromRgb =
    parts.length === 3 && parts.every((part) => part < 256)
      ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
      : '';
  const isOpaque = ['1', '1.0', '100%', undefined].includes(rgb?.[4]);
  return {
    certain: [text, whole, opaque, isOpaque ? fromRgb : ''],
    possible: [mixed, fromRgb],
  };
}

function hostSpellings(value: string): Spellings {
  const bare = plainSigns(value)
    .replace(/^[a-z]*:?\/\//, '')
    .replace(/[:/?#].*$/s, '')
    .replace(/\.$/, '');
  // A name in Chinese travels as xn--.
  const encoded = bare !== '' && URL.canParse(`http://${bare}`) ? new URL(`http://${bare}`).hostname : '';
  return { certain: [bare, encoded], possible: [bare.replace(/^\*\./, ''), bare.replaceAll('_', '-')] };
}

function logoSpellings(value: string): Spellings {
  const bare = plainSigns(value).replaceAll('\\', '/');
  const exact = value.trim();
  const placed = bare.replace(/^.*logo\//, '/logo/');
  return {
    certain: [`/${exact}`, `/logo/${exact}`, exact.replace(/^.*logo\//, '/logo/')],
    // The picture itself may be named in capitals.
    possible: [bare, `/${bare}`, `/logo/${bare}`, placed, placed.replaceAll('_', '-')],
  };
}

function serviceSpellings(value: string): Spellings {
  const bare = value.trim();
  return {
    certain: [bare.startsWith('//') ? `https:${bare}` : '', /^[\w-]+\//.test(bare) ? `/${bare}` : ''],
    possible: [bare.replace(/^http:/i, 'https:'), `https://${bare}`, `mailto:${bare}`, `tel:${bare}`],
  };
}

/** An amount or a rate without its unit, and without zeros that say nothing. */
function figureSpellings(value: string): Spellings {
  const plain = plainSigns(value).replace(/^(?:\u00a5|rmb|cny)\s*/, '');
  const bare = plain.replace(/\s*(?:\u5143|\u5757|yuan|rmb|cny|%|\u500d|times|x)$/, '');
  const tidy = bare
    .replace(/^\./, '0.')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '');
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(tidy) ? tidy.replaceAll(',', '') : '';
  // A comma may have been meant as the point of a fraction or may group thousands: with three digits behind it, nobody knows.
  const pointed = /^\d+,\d{1,2}$/.test(tidy) ? tidy.replace(',', '.') : '';
  const inTenThousands = /^(\d{1,7})(?:\u4e07|w)$/.exec(bare)?.[1];
  return {
    certain: [bare, tidy, tidy.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), grouped],
    possible: [pointed, inTenThousands === undefined ? '' : `${inTenThousands}0000`, bare.replace(/^-/, '')],
  };
}

/** A moment in one of its other customary notations. */
function momentSpellings(value: string): Spellings {
  const plain = plainSigns(value).toUpperCase();
  const parts =
    /^(\d{4})[-/.\u5e74](\d{1,2})[-/.\u6708](\d{1,2})\u65e5?(?:[ T]+(\d{1,2}):(\d{2})(:\d{2})?)?$/.exec(
      plain,
    );
  const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');
  const day = parts ? `${parts[1]}-${pad(parts[2])}-${pad(parts[3])}` : '';
  const time = parts?.[4] ? ` ${pad(parts[4])}:${parts[5]}${parts[6] ?? ''}` : '';
  const clock = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(plain);
  return { certain: [day && day + time, clock ? `${pad(clock[1])}:${clock[2]}` : ''], possible: [day] };
}

/** A name as a key: small letters, hyphens between its words. */
function keySpellings(value: string): Spellings {
  const words = value
    .normalize('NFKC')
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return { certain: [], possible: [words.replace(/[\s_.]+/g, '-')] };
}

function destinationSpellings(value: string): Spellings {
  const bare = value.normalize('NFKC').trim();
  return {
    certain: [bare.startsWith('//') ? `https:${bare}` : '', /^[A-Za-z]+$/.test(bare) ? `/${bare}` : ''],
    possible: [bare.replace(/^http:/i, 'https:')],
  };
}

function pictureSpellings(value: string): Spellings {
  const bare = value.normalize('NFKC').trim().replaceAll(/\\+/g, '/');
  return {
    certain: [bare],
    possible: [`/${bare}`, bare.replace(/^http:/i, 'https:')],
  };
}

/** A version or an address as a text of its own, by the field that holds it. */
function releaseSpellings(value: string): Spellings {
  const bare = plainSigns(value);
  return { certain: [bare.replace(/^v/, '')], possible: [value.trim().replace(/^http:/i, 'https:')] };
}

/** Without what nobody can see. */
function visibleSpellings(value: string): Spellings {
  const visible = value.replace(/[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]+/gu, ' ').trim();
  return { certain: [visible], possible: [] };
}

/** An entry of a list that says nothing can go. */
const emptyItem = (path: SchemaPlace['path'], value: string): SchemaFault['fix'] =>
  typeof path.at(-1) === 'number' && value.trim() === ''
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
