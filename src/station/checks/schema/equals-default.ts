// The rule that a file holds its differences from the defaults alone.
import { type StationFile, stationDefaults } from '#contract/station.generated.ts';
import { profileSettings } from '../../protection/profiles.ts';
import { protectionSettings, settingAt } from '../../protection/settingsOf.ts';
import type { Path } from '../../read/diagnostic.ts';
import { placeName } from '../../read/schemaPlace.ts';
import type { MeaningRule, RuleFinding } from '../rule.ts';

/** Sections that are merged with the defaults setting by setting; any other value takes the default's place whole. */
const merged: ReadonlySet<string> = new Set(['theme', 'routes', 'menus', 'onOff', 'frontConfig']);

/** A file may say which form it is written in. */
const notJudged: ReadonlySet<string> = new Set(['schemaVersion']);

/** Whether two values are the same; the order of keys says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** A setting at its default, or at what `says` names; `removed` is what goes with it. */
export function found(path: Path, removed: Path = path, says = 'what the default is'): RuleFinding {
  return {
    path: [...path],
    at: 'key',
    message: `${placeName([...path])} is ${says}.`,
    consequence: 'The line changes nothing, and keeps today’s value should the default change.',
    fix: {
      description: `Remove ${removed.at(-1)}`,
      safe: true,
      changes: [{ kind: 'remove', path: [...removed] }],
    },
  };
}

/** What goes with the last setting of an object that holds nothing else: the object, and what holds that. */
function emptied(file: StationFile, path: readonly string[]): readonly string[] {
  const holder = path
    .slice(0, -1)
    .reduce<object>((value, step) => (value as Record<string, object>)[step]!, file);
  return path.length > 1 && Object.keys(holder).length === 1 ? emptied(file, path.slice(0, -1)) : path;
}

/** Settings of protection that say what the station's profile says already. */
function* atProfile(file: StationFile): Generator<RuleFinding> {
  const { protection } = file;
  if (!protection) return;
  const { profile = 'standard' } = protection;
  if (protection.profile === 'standard') {
    const path = ['protection', 'profile'];
    yield found(path, emptied(file, path));
  }
  for (const { path: below, value } of protectionSettings(protection)) {
    const path = ['protection', ...below];
    if (isSame(value, settingAt(profileSettings[profile], below)))
      yield found(path, emptied(file, path), `what the profile ${profile} has`);
  }
}

export const equalsDefault: MeaningRule = {
  name: 'equals-default',
  severity: 'warning',
  page: 'A file holds what a station has of its own, and everything else follows the defaults of schemas/station.json. A setting that repeats its default hides what is special about the station, and stays behind should the default change. The same holds for a setting of protection that repeats the profile of the station. Remove it; `station explain` shows the value all the same.',
  good: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": false } }',
  bad: '{ "code": "demo", "name": "Demo", "onOff": { "trialOpen": true } }',
  *check({ file }) {
    yield* atProfile(file);
    const defaults = stationDefaults as unknown as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(file)) {
      if (notJudged.has(key) || !Object.hasOwn(defaults, key)) continue;
      if (!merged.has(key)) {
        if (isSame(value, defaults[key])) yield found([key]);
        continue;
      }
      const section = defaults[key] as Readonly<Record<string, unknown>>;
      const given = Object.entries(value as object);
      const same = given.filter(([name, one]) => Object.hasOwn(section, name) && isSame(one, section[name]));
      // What would be left of a section is empty: it goes as a whole. One that is empty lost what another rule has found.
      if (same.length > 0 && same.length === given.length) yield found([key, same[0]![0]], [key]);
      else for (const [name] of same) yield found([key, name]);
    }
  },
};
