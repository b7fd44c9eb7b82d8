// Which screens a journey visits, found in its text, and which journeys to run for screens that changed.

/** By journey, how often it names each screen. */
export type Visits = ReadonlyMap<string, ReadonlyMap<string, number>>;

const isJourney = (file: string): boolean => /^tests\/journeys\/\w+\.test\.ts$/.test(file);

/** A screen is visited where its path stands in quotes, behind an address, or before parameters. */
export function visitsOf(texts: ReadonlyMap<string, string>, screens: readonly { path: string }[]): Visits {
  const visits = new Map<string, ReadonlyMap<string, number>>();
  for (const [file, text] of texts) {
    if (!isJourney(file)) continue;
    const counts = new Map<string, number>();
    for (const { path } of screens) {
      // The path of an article is written with its number in place of `:id`.
      const fixed = path.replace(/\/:.*$/, '/').replaceAll('/', '\\/');
      const end = fixed.endsWith('/') ? '' : '(?![\\w-])';
      const count = text.match(new RegExp(`['"\`}]${fixed}${end}`, 'g'))?.length ?? 0;
      if (count > 0) counts.set(path, count);
    }
    visits.set(file, counts);
  }
  return visits;
}

/** A few screens are looked at closely, many by as few journeys as see them all. Two journeys run at a time. */
const fewScreens = 3;
const journeysEach = 2;

/** Journeys for these screens: of a few, those that name each most often; of many, a small set that visits each once. */
export function journeysVisiting(screens: readonly string[], visits: Visits): string[] {
  const visited = screens.filter((screen) => [...visits.values()].some((counts) => counts.has(screen)));
  if (visited.length > fewScreens) return coverOf(visited, visits);
  return [
    ...new Set(
      visited.flatMap((screen) =>
        [...visits]
          .filter(([, counts]) => counts.has(screen))
          .sort(([a, one], [b, other]) => other.get(screen)! - one.get(screen)! || a.localeCompare(b))
          .slice(0, journeysEach)
          .map(([journey]) => journey),
      ),
    ),
  ];
}

/** Takes the journey with most screens that are still wanted, until none is. */
function coverOf(screens: readonly string[], visits: Visits): string[] {
  const taken: string[] = [];
  for (let wanted = [...screens]; wanted.length > 0; ) {
    const gain = (counts: ReadonlyMap<string, number>): number =>
      wanted.filter((screen) => counts.has(screen)).length;
    const [journey, counts] = [...visits].reduce((best, next) =>
      gain(next[1]) > gain(best[1]) ? next : best,
    );
    taken.push(journey);
    wanted = wanted.filter((screen) => !counts.has(screen));
  }
  return taken;
}

/** The journeys that visit most screens: for what is around every screen. */
export const journeysThrough = (visits: Visits): string[] =>
  [...visits]
    .sort(([, one], [, other]) => other.size - one.size)
    .slice(0, journeysEach)
    .map(([journey]) => journey);
