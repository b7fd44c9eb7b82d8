// Who runs a command that changes something: whoever its token stands for; in a demonstration, whom the command line names.
import type pg from 'pg';
import type { OfficeRole } from '#contract/officeCall.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { staffOfToken } from '#server/office/staff/commandTokens.ts';
import { isDemonstration, whoRuns } from '../content/database.ts';
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';

const nameMost = 40;

export interface Actor {
  name: string;
  /** Null for a name that nobody proved, in a demonstration. */
  staffId: number | null;
}

/** What a command line says of who runs it. */
export interface Claimed {
  /** By --by, or SUPPORT_NAME. */
  name: string | undefined;
  /** By OFFICE_TOKEN. */
  token: string | undefined;
}

/** Who runs a command of `roles` at these stations. Rejects with WrongUsage: in service for everybody without a token. */
export async function whoActs(
  pool: pg.Pool,
  stations: readonly string[],
  { name: given, token }: Claimed,
  roles: readonly OfficeRole[],
  now: Date,
): Promise<Actor> {
  const name = given?.trim() ?? '';
  if (token) {
    if (name !== '') throw new WrongUsage(say('support.twoNames'));
    return await actorOfToken(pool, stations, token, roles, now);
  }
  if (!(await isDemonstration(pool, stations)))
    throw new WrongUsage(say(name === '' ? 'support.whoActs' : 'support.nameAlone'));
  if ([...name].length > nameMost) throw new WrongUsage(say('support.nameLong', { most: nameMost }));
  return { name: name === '' ? whoRuns() : name, staffId: null };
}

async function actorOfToken(
  pool: pg.Pool,
  stations: readonly string[],
  token: string,
  roles: readonly OfficeRole[],
  now: Date,
): Promise<Actor> {
  const staff = await inStation(pool, everyStation, (db) => staffOfToken({ db, now }, token), {
    role: 'office_staff',
  });
  if (!staff) throw new WrongUsage(say('support.tokenOver'));
  const { name, role, staffId } = staff;
  if (!roles.includes(role)) throw new WrongUsage(say('support.tokenRole', { name, role }));
  const foreign = stations.find((station) => staff.stations && !staff.stations.includes(station));
  if (foreign !== undefined) throw new WrongUsage(say('support.tokenStation', { name, station: foreign }));
  return { name, staffId };
}
