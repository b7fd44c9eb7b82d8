// Owns the rule that a station file holds differences only.
import { type StationFile, stationDefaults } from '#contract/station.generated.ts';
import type { MeaningRule } from '../rule.ts';

const sections = ['theme', 'menus', 'onOff', 'frontConfig'] as const;

/** Whether two values of JSON are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/** Whether a section of a file says anything that its default says. */
function repeats(file: StationFile, name: (typeof sections)[number]): boolean {
  const input = file[name] as Record<string, unknown> | undefined;
  const defaults = stationDefaults[name] as Record<string, unknown>;
  for (const key in input) if (Object.hasOwn(defaults, key) && isSame(input[key], defaults[key])) return true;
  return false;
}

export const sameAsDefault: MeaningRule = {
  name: 'same-as-default',
  severity: 'warning',
  page: 'A setting says what the default says anyway. It changes nothing today, hides what is special about the station, and would keep the station behind when the default moves on. Remove it.',
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "personalInfoflag": true } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "personalInfoflag": false } }',
  appliesTo: ({ file }) =>
    file.locale === stationDefaults.locale || sections.some((name) => repeats(file, name)),
  *check({ file }) {
    for (const section of sections) {
      const input = file[section] as Record<string, unknown> | undefined;
      if (!input) continue;
      const defaults = stationDefaults[section] as Record<string, unknown>;
      for (const [key, value] of Object.entries(input)) {
        if (!Object.hasOwn(defaults, key) || !isSame(value, defaults[key])) continue;
        yield {
          path: [section, key],
          at: 'key',
          message: `${section}.${key} is ${JSON.stringify(value).slice(0, 60)}, which is the default.`,
          consequence: 'Nothing changes by it.',
          fix: { description: 'Remove it', safe: true, changes: [{ kind: 'remove', path: [section, key] }] },
        };
      }
    }
    if (file.locale === stationDefaults.locale)
      yield {
        path: ['locale'],
        at: 'key',
        message: `locale is ${JSON.stringify(file.locale)}, which is the default.`,
        consequence: 'Nothing changes by it.',
        fix: { description: 'Remove it', safe: true, changes: [{ kind: 'remove', path: ['locale'] }] },
      };
  },
};
