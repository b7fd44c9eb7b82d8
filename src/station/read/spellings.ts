// The other spellings of texts that have a form: what a text of the wrong form was meant to be.
import type { SchemaPlace } from '../checks/rule.ts';
import { definitionName, matchesPattern } from './schemaPlace.ts';

/** What a text of the wrong form may have been meant to be; the first that has the right form counts. */
export function respelled(
  { node, reference, path }: SchemaPlace,
  pattern: string,
): { meant: string | undefined; isCertain: boolean } {
  const value = node.value as string;
  const what = definitionName(reference) || String(path[0]);
  const { certain, possible } =
    value.length > 300
      ? nothing
      : (spellings[what]?.(value) ?? (/^\^\(?[\d(]/.test(pattern) ? figureSpellings(value) : nothing));
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
  code: codeSpellings,
  destination: destinationSpellings,
  picture: pictureSpellings,
  version: releaseSpellings,
  androidUrl: releaseSpellings,
  iosUrl: releaseSpellings,
  mail: mailSpellings,
};

/** Full-width signs as the plain ones. */
const plainSigns = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Colours that people name. */
const namedColors: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  crimson: '#dc143c',
  darkred: '#8b0000',
  gold: '#ffd700',
  goldenrod: '#daa520',
  gray: '#808080',
  green: '#008000',
  maroon: '#800000',
  navy: '#000080',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  tomato: '#ff6347',
  white: '#ffffff',
  yellow: '#ffff00',
};

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
    possible: [mixed, fromRgb, hex.replaceAll('o', '0').replaceAll(/[il]/g, '1'), namedColors[text] ?? ''],
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
  const bare = value.trim().replace(/^(https?):\/(?!\/)/i, '$1://');
  return {
    certain: [bare, bare.startsWith('//') ? `https:${bare}` : '', /^[\w-]+\//.test(bare) ? `/${bare}` : ''],
    possible: [bare.replace(/^http:/i, 'https:'), `https://${bare}`, `mailto:${bare}`, `tel:${bare}`],
  };
}

/** An amount or a rate without its unit, and without zeros that say nothing. */
function figureSpellings(value: string): Spellings {
  const plain = plainSigns(value).replace(/^(?:\u00a5|\+|rmb|cny)\s*/, '');
  const bare = plain.replace(/\s*(?:\u5143|\u5757|yuan|rmb|cny|%|\u500d|times|x)$/, '');
  const tidy = bare
    .replace(/^\./, '0.')
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '');
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(tidy) ? tidy.replaceAll(',', '') : '';
  // A comma may have been meant as the point of a fraction or may group thousands: with three digits behind it, nobody knows.
  const pointed = /^\d+,\d{1,2}$/.test(tidy) ? tidy.replace(',', '.') : '';
  // Letters that are taken for digits when a figure is typed off.
  const typedOff = /^[\dol][\dol.]*$/.test(bare) ? bare.replaceAll('o', '0').replaceAll('l', '1') : '';
  const inTenThousands = /^(\d{1,7}(?:\.\d{1,4})?)(?:\u4e07|w)$/.exec(bare)?.[1];
  const inThousands = /^(\d{1,7})(?:\u5343|k)$/.exec(bare)?.[1];
  const [whole = '', ...fractions] = bare.split(/\.+/);
  // A second point, or more decimals than there is room for.
  const onePoint = /^\d+(?:\.+\d+)+$/.test(bare) ? `${whole}.${fractions.join('').slice(0, 4)}` : '';
  const rounded = /^\d+\.\d+$/.test(bare)
    ? `${whole}.${fractions[0]!.slice(0, 2)}`.replace(/\.?0+$/, '')
    : '';
  return {
    certain: [bare, tidy, tidy.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), grouped],
    possible: [
      typedOff,
      pointed,
      inTenThousands === undefined ? '' : String(Math.round(Number(inTenThousands) * 10_000)),
      inThousands === undefined ? '' : `${inThousands}000`,
      bare.replace(/^-/, ''),
      bare.replaceAll(/\s/g, ''),
      // Of a unit that is another than the field's, the figure.
      /^\d+(?:\.\d+)?\u2030$/.test(bare) ? String(Number.parseFloat(bare) / 10) : '',
      /^(\d+(?:\.\d+)?)\s*\p{L}{1,6}$/u.exec(bare)?.[1] ?? '',
      onePoint,
      rounded,
      // A percentage or a rate without its point.
      /^[1-9]\d{2}$/.test(bare) ? String(Number(bare) / 10) : '',
      /^[1-9]\d{3}$/.test(bare) ? String(Number(bare) / 100) : '',
    ],
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
  const run = /^(20\d{2})(\d{2})(\d{2})$/.exec(plain);
  // With the zone of Beijing, in which moments are given, or another.
  const local = /^(20\d{2}-\d{2}-\d{2})[ T]+(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/.exec(
    plain,
  );
  return {
    certain: [
      day && day + time,
      clock ? `${pad(clock[1])}:${clock[2]}` : '',
      local && /\+08:?00$/.test(plain) ? `${local[1]} ${local[2]}` : '',
    ],
    possible: [
      run ? `${run[1]}-${run[2]}-${run[3]}` : '',
      local ? `${local[1]} ${local[2]}` : '',
      day,
      // Day and month exchanged.
      parts ? `${parts[1]}-${pad(parts[3])}-${pad(parts[2])}${time}` : '',
    ],
  };
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

/** A code without the blanks in it. */
function codeSpellings(value: string): Spellings {
  return { certain: [], possible: [value.normalize('NFKC').replaceAll(/\s/g, '')] };
}

function destinationSpellings(value: string): Spellings {
  const bare = value.normalize('NFKC').trim();
  return {
    certain: [bare.startsWith('//') ? `https:${bare}` : '', /^[A-Za-z]+$/.test(bare) ? `/${bare}` : ''],
    possible: [
      bare.replace(/^http:/i, 'https:'),
      bare.replaceAll('\\', '/'),
      bare.replace(/^https?:\/(?!\/)/i, 'https://'),
      // A path without its stroke, or with a blank in it.
      /^[\w.-]+(?:\/[\w.-]+)+$/.test(bare) ? `/${bare}` : '',
      bare.replaceAll(/\s/g, ''),
    ],
  };
}

function pictureSpellings(value: string): Spellings {
  const bare = value.normalize('NFKC').trim().replaceAll(/\\+/g, '/');
  return {
    certain: [bare],
    possible: [
      `/${bare}`,
      bare.replace(/^https?:\/+/i, 'https://'),
      // Of a disk it is the name that counts, below the folder where pictures of a station are.
      /^[A-Za-z]:\//.test(bare) ? `pictures/${bare.replace(/^.*\//s, '')}` : '',
      // The pictures that come with the site are drawings.
      bare.startsWith('/art/') ? `${bare.replace(/\.\w+$/, '')}.svg` : '',
    ],
  };
}

/** A mail address without the blanks in it, and with plain signs. */
function mailSpellings(value: string): Spellings {
  return { certain: [value.normalize('NFKC').replaceAll(/\s/g, '')], possible: [] };
}

/** A version or an address as a text of its own, by the field that holds it. */
function releaseSpellings(value: string): Spellings {
  const bare = plainSigns(value);
  return {
    certain: [bare.replace(/^v/, '')],
    possible: [
      bare.replaceAll(/[,\u3002\uff0c\s]+/g, '.'),
      /^\d+\.\d+\.\d+/.exec(bare)?.[0] ?? '',
      value.trim().replace(/^http:/i, 'https:'),
      // An address without its scheme has a host with a point and a path.
      /^[\w-]+(?:\.[\w-]+)+\//.test(value.trim()) ? `https://${value.trim()}` : '',
    ],
  };
}

/** Without what nobody can see. */
function visibleSpellings(value: string): Spellings {
  const visible = value.replace(/[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]+/gu, ' ').trim();
  return { certain: [visible], possible: [] };
}
