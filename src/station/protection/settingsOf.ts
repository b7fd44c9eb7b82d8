// Protection as a flat list of settings, for what compares files with profiles and stations with one another.
import type { StationFile } from '#contract/station.generated.ts';
import type { ProtectionSettings } from './profiles.ts';

export interface ProtectionSetting {
  /** Below `protection`, such as ['limits', 'waitHours']. */
  path: readonly string[];
  value: unknown;
}

/** Every setting that is given, but for the profile. */
export const protectionSettings = (
  given: ProtectionSettings | NonNullable<StationFile['protection']>,
): ProtectionSetting[] =>
  Object.entries(given).flatMap(([section, value]) => {
    if (section === 'profile') return [];
    if (typeof value !== 'object') return [{ path: [section], value: value as unknown }];
    return Object.entries(value).map(([name, one]) => ({ path: [section, name], value: one as unknown }));
  });

/** The value of a setting among all of a profile or a station. */
export const settingAt = (settings: ProtectionSettings, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], settings);
