// The reading of a station's rule switches over the defaults.
import { Refusal, shown } from '../refusal.ts';
import { DEFAULT_SETTINGS, type Settings, SWITCHES } from './settings.ts';

/** Reads a station's switches over the defaults. `true` and `false` stand for `on` and `off`. */
export function readSettings(raw: unknown, field = 'settings'): Settings {
  if (raw === undefined) return DEFAULT_SETTINGS;
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) throw new Refusal(field, 'notObject');
  const settings: Record<string, string> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(raw)) {
    const path = `${field}.${name}`;
    if (!Object.hasOwn(SWITCHES, name)) {
      throw new Refusal(path, 'unknownKey', { expected: Object.keys(SWITCHES).join(', ') });
    }
    const values: readonly string[] = SWITCHES[name as keyof Settings];
    const word = value === true ? 'on' : value === false ? 'off' : value;
    if (typeof word !== 'string' || !values.includes(word)) {
      throw new Refusal(path, 'unknownValue', { value: shown(value), expected: values.join(' or ') });
    }
    settings[name] = word;
  }
  return settings as unknown as Settings;
}
