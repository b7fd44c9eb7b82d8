// What two people made of one file: what only one of them changed is taken from both, and what both did in different ways is named.
import { pathsOverlap } from '../checks/rule.ts';
import type { Change, Path } from '../read/diagnostic.ts';
import { changesOfValue, isSameValue, withChanges } from './valueChanges.ts';

export interface Conflict {
  path: Path;
  /** Undefined where it is gone there. */
  theirs: unknown;
  mine: unknown;
}

export interface Merged {
  /** Mine, with what only the other changed. */
  text: string;
  conflicts: Conflict[];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );

/** The place of a key that a change is about: an item of a list is no key, since another may stand there meanwhile. */
const keyOf = ({ path }: Change): Path => {
  const item = path.findIndex((step) => typeof step === 'number');
  return item === -1 ? path : path.slice(0, item);
};

const placesOf = (changes: readonly Change[]): Path[] => {
  const places = changes.map(keyOf);
  return places.filter(
    (place, at) =>
      !places.some(
        (other, place2) =>
          pathsOverlap(other, place) &&
          (other.length < place.length || (other.length === place.length && place2 < at)),
      ),
  );
};

/** What makes a key of a text what it is in a value. */
const changeTo = (now: unknown, path: Path, value: unknown): Change[] =>
  changesOfValue(valueAt(now, path), value, path);

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** Both made out of `base`, by key; undefined where one of them is no JSON: then only one of the two can be taken. */
export function mergeTexts(base: string, theirs: string, mine: string): Merged | undefined {
  const [was, their, own] = [parsed(base), parsed(theirs), parsed(mine)];
  if (!was || !their || !own) return undefined;
  const theirPlaces = placesOf(changesOfValue(was.value, their.value));
  const ownPlaces = placesOf(changesOfValue(was.value, own.value));
  const conflicts: Conflict[] = [];
  let text = mine;
  for (const place of theirPlaces) {
    const touching = ownPlaces.filter((path) => pathsOverlap(path, place));
    // The wider of the two places: what one removed, the other may have changed within.
    const path = touching.reduce((widest, one) => (one.length < widest.length ? one : widest), place);
    const [value, now] = [valueAt(their.value, path), valueAt(own.value, path)];
    if (touching.length === 0)
      text = withChanges(text, changeTo(JSON.parse(text), place, valueAt(their.value, place)));
    else if (!isSameValue(value, now) && !conflicts.some((one) => isSameValue(one.path, path)))
      conflicts.push({ path, theirs: value, mine: now });
  }
  return { text, conflicts };
}

/** A text in which a conflict takes what the other made. */
export const takeTheirs = (text: string, { path, theirs }: Conflict): string =>
  withChanges(text, changeTo(JSON.parse(text), path, theirs));
