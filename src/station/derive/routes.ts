// Which screens a station has: the rows of schemas/screens.json less those its file switches off.
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import type { Station } from '../station.ts';

/** The screens of a station, in the order of schemas/screens.json. */
export function routesOf(station: Station): readonly ScreenRow[] {
  const off: readonly string[] = station.routes.off;
  return off.length === 0 ? screens : screens.filter((row) => !off.includes(row.path));
}

function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** The parts of a path, as react-router-dom compares them: without regard to case or a last slash. */
const partsOf = (path: string): readonly string[] => withoutLastSlashes(path.toLowerCase()).split('/');

/** Of each row, by its place. */
const patterns = /* @__PURE__ */ screens.map(({ path }) => partsOf(path));

const fits = (pattern: readonly string[], given: readonly string[]): boolean =>
  pattern.length === given.length &&
  pattern.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));

/** The row of the screen that a path leads to on this station; query and hash do not matter, "/" is "/index". */
export function rowOf({ routes }: Station, path: string): ScreenRow | undefined {
  const bare = path.replace(/[?#].*$/s, '');
  const given = partsOf(bare === '/' ? '/index' : bare);
  const off: readonly string[] = routes.off;
  return screens.find((row, at) => fits(patterns[at]!, given) && !off.includes(row.path));
}

/** Whether the station has a screen at this path. */
export const hasPath = (station: Station, path: string): boolean => rowOf(station, path) !== undefined;
