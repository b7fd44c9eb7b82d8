// How a station protects its players: the profile of its file, with what the file changes of it.
import type { Station } from '../station.ts';
import { type ProfileName, type ProtectionSettings, profileSettings, withGiven } from './profiles.ts';

export interface Protection extends ProtectionSettings {
  readonly profile: ProfileName;
}

/** A file is resolved once and asked at every bet. */
const known = new WeakMap<Station, Protection>();

/** Every setting of protection of a station. */
export function protectionOf(station: Station): Protection {
  const held = known.get(station);
  if (held) return held;
  const given = station.protection ?? {};
  const profile = given.profile ?? 'standard';
  const protection = { profile, ...withGiven(profileSettings[profile], given) };
  known.set(station, protection);
  return protection;
}
