// The list of stations as the studio shows it, and finding a value in all of their files.
import type { StationFacts } from '#contract/station.generated.ts';
import { isSetIn, valueAt } from '#station/change/valueAt.ts';
import { paletteWith } from '#station/derive/look/theme.ts';
import type { Reading } from '#station/read/readStation.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import type { StationsInService } from '../../stations.ts';

/** Rows that somebody looks through; whoever wants others says more words. */
const rowsMost = 200;
const hitsMost = 3;
const lineMost = 160;

interface Hit {
  line: number;
  text: string;
}

/** A text in small letters, made once: a file that is saved is another reading. */
const small = new WeakMap<Reading, string>();

function inSmallLetters(reading: Reading): string {
  let text = small.get(reading);
  if (text === undefined) {
    text = reading.text.toLowerCase();
    small.set(reading, text);
  }
  return text;
}

/** The first lines that have the words. */
function hitsOf(reading: Reading, words: string): Hit[] {
  const text = inSmallLetters(reading);
  const hits: Hit[] = [];
  let line = 1;
  let counted = 0;
  for (let at = text.indexOf(words); at !== -1 && hits.length < hitsMost; ) {
    for (let end = text.indexOf('\n', counted); end !== -1 && end < at; end = text.indexOf('\n', counted)) {
      line += 1;
      counted = end + 1;
    }
    const end = text.indexOf('\n', at);
    const next = end === -1 ? text.length : end;
    // Small letters of a few languages are longer than large ones: then the line is said as it is searched.
    const source = text.length === reading.text.length ? reading.text : text;
    hits.push({ line, text: source.slice(counted, next).trim().slice(0, lineMost) });
    at = text.indexOf(words, next);
  }
  return hits;
}

const coloursOf = ({ theme }: StationFacts): string[] => {
  const { brand, brandDeep, accent } = paletteWith(theme.skin, theme[theme.skin]);
  return [brand, brandDeep, accent];
};

interface Asked {
  search?: string | undefined;
  /** A setting whose default may change. */
  setting?: string | undefined;
  /** Those that have the default of it, or those that say it themselves; all where absent. */
  by?: 'default' | 'file' | undefined;
  locale: Locale;
  worksFor(code: string): boolean;
}

/** The stations in service that somebody works for; with words, those whose file has them. */
export function listStations(
  stations: StationsInService,
  { search = '', setting, by, locale, worksFor }: Asked,
) {
  const words = search.trim().toLowerCase();
  const files = new Map(stations.files().map((reading) => [reading.fileName, reading]));
  const problems = Map.groupBy(stations.problems(), ({ file }) => file);
  const own = stations.all().filter(({ code }) => worksFor(code));
  const found = own.flatMap((station) => {
    const reading = files.get(`${station.code}.json`);
    const hits = words === '' || !reading ? [] : hitsOf(reading, words);
    return words === '' || hits.length > 0 ? [{ station, hits, reading }] : [];
  });
  const steps = setting?.split('.');
  const isByDefault = ({ reading }: (typeof found)[number]): boolean =>
    steps !== undefined && !isSetIn(reading?.file ?? {}, steps);
  const shown = by === undefined ? found : found.filter((one) => isByDefault(one) === (by === 'default'));
  return {
    stations: shown.slice(0, rowsMost).map(({ station, hits }) => {
      const { code, name, hosts, theme } = station;
      const wrong = problems.get(`${code}.json`) ?? [];
      const errors = wrong.filter(({ severity }) => severity === 'error').length;
      return {
        code,
        name: localText(name, locale),
        hosts,
        skin: theme.skin,
        colours: coloursOf(station),
        errors,
        warnings: wrong.length - errors,
        hits,
      };
    }),
    found: found.length,
    all: own.length,
    codes: shown.map(({ station }) => station.code),
    ...(steps && { byDefault: found.filter(isByDefault).length }),
  };
}

/** How many values are listed, and how many stations of each. */
const valuesMost = 12;
const codesMost = 20;

/** What a setting is at other stations than one: those of its own value are counted, the others are grouped by theirs. */
export function valuesElsewhere(
  stations: StationsInService,
  station: StationFacts,
  path: string,
  worksFor: (code: string) => boolean,
) {
  const steps = path.split('.');
  const written = (one: StationFacts): string => JSON.stringify(valueAt(one, steps)) ?? '';
  const own = written(station);
  const others = stations.all().filter(({ code }) => code !== station.code && worksFor(code));
  const groups = Map.groupBy(others, written);
  return {
    same: groups.get(own)?.length ?? 0,
    differing: [...groups]
      .filter(([value]) => value !== own)
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, valuesMost)
      .map(([value, those]) => ({ value, codes: those.slice(0, codesMost).map(({ code }) => code) })),
  };
}
