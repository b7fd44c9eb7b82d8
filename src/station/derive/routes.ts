// Owns which screens a station has: the rows of schemas/screens.json less those its file switches off.
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

/** Whether a route pattern matches a path, compared the way react-router-dom does: without regard to case or a last slash. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.toLowerCase().split('/');
  const given = withoutLastSlashes(path.toLowerCase()).split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** The row of the screen that a path leads to on this station; query and hash do not matter, "/" is "/index". */
export function rowOf(station: Station, path: string): ScreenRow | undefined {
  const bare = path.replace(/[?#].*$/s, '');
  const wanted = bare === '/' ? '/index' : bare;
  return routesOf(station).find((row) => fits(row.path, wanted));
}

/** Whether the station has a screen at this path. */
export const hasPath = (station: Station, path: string): boolean => rowOf(station, path) !== undefined;
