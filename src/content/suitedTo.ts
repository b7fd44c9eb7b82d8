// What of a shipped set suits a station: entries that lead to screens it has switched off, or name what it lacks, are left out.
import { activityScreens } from '#station/derive/activities.ts';
import { hasPath } from '#station/derive/routes.ts';
import { soundValue } from '#station/read/readJsonFile.ts';
import type { Station } from '#station/station.ts';
import type { ContentFiles, ContentKind } from './content.generated.ts';
import { isContentFile } from './content.validate.generated.ts';
import { type ContentSet, resolveContent } from './contentSet.ts';
import { figuresOf, kindsOfFigures, type ServerFigures } from './figures.ts';
import { namePattern } from './fillFigures.ts';
import { isOff, linksOf } from './links.ts';
import type { ContentText } from './readContent.ts';

interface Suits {
  /** Whether a destination can be reached. */
  leads(to: string): boolean;
  /** Whether a part of a file, given as such a file, leads and names nothing that is not there. */
  says(kind: ContentKind, part: object): boolean;
}

function suitsOf(station: Station, figures: ReadonlyMap<string, string>): Suits {
  return {
    leads: (to) => !/^\/[^.]*$/.test(to.replace(/\?.*$/, '')) || hasPath(station, to),
    says: (kind, part) =>
      [...JSON.stringify(part).matchAll(namePattern)].every(([, name]) => figures.has(name!)) &&
      [...linksOf(kind, part)].every(({ value }) => !isOff(station, value)),
  };
}

type Fits = { [K in ContentKind]?: (file: ContentFiles[K], suits: Suits) => ContentFiles[K] };

const fits: Fits = {
  banners: (file, { leads }) => ({ ...file, items: file.items.filter(({ to }) => leads(to)) }),
  ads: (file, { leads }) => ({
    ...file,
    items: file.items
      .map((one) => ({ ...one, pictures: one.pictures.filter(({ to }) => leads(to)) }))
      .filter(({ pictures }) => pictures.length > 0),
  }),
  activities: (file, { leads, says }) => ({
    ...file,
    items: file.items.filter(
      (one) => leads(activityScreens[one.kind]) && says('activities', { items: [one] }),
    ),
  }),
  notices: (file, { says }) => ({
    ...file,
    items: file.items.filter((one) => says('notices', { items: [one] })),
  }),
  help: (file, { says }) => ({
    ...file,
    items: file.items
      .map((one) => ({
        ...one,
        articles: (one.articles ?? []).filter((article) =>
          says('help', { items: [{ ...one, articles: [article] }] }),
        ),
      }))
      .filter(({ articles }) => articles.length > 0),
  }),
};

/** The files of a set as they suit a station. What is no sound file stays as it is, for whoever reads it to say why. */
export function fittingTexts(
  texts: readonly ContentText[],
  station: Station,
  server: ServerFigures,
): ContentText[] {
  const files = texts.map(({ kind, text }) => soundValue(text, isContentFile[kind]));
  const set = Object.fromEntries(texts.map(({ kind }, at) => [kind, files[at]])) as ContentSet;
  const figures = figuresOf(resolveContent([set], kindsOfFigures), station, 'zh-CN', server);
  const suits = suitsOf(station, figures);
  return texts.map((given, at) => {
    const fitted = fits[given.kind] as ((file: unknown, suits: Suits) => unknown) | undefined;
    const file = files[at];
    return fitted && file !== undefined ? { ...given, text: JSON.stringify(fitted(file, suits)) } : given;
  });
}
