// Who works at the office of a demonstration: somebody of each role, with a password and codes that everybody knows. None of it is there in service.
import { generateSync } from 'otplib';
import { type OfficeRole, officeRoles } from '#contract/officeCall.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Settings } from '../../settings.ts';
import { sealSecret } from './oneTimePassword.ts';

export const demoStaffPassword = 'demo8888';

/** Marks the accounts of a demonstration in the database. */
const personOf = (role: OfficeRole): string => `demonstration ${role}`;

/** 160 bits in base32, as apps take them. */
const secretOf = (role: OfficeRole): string =>
  `${role.toUpperCase()}ISSOMEBODYOFTHEDEMONSTRATION`.slice(0, 32).padEnd(32, 'A');

/** The code that the app of somebody of a demonstration would show. */
export const demoCode = (role: OfficeRole, now: Date): string =>
  generateSync({ secret: secretOf(role), epoch: Math.floor(now.getTime() / 1000) });

/** Everybody, with the code of the moment; an account is named after its role. */
export const demoStaff = (now: Date) =>
  officeRoles.map((role) => ({ name: role, role, password: demoStaffPassword, code: demoCode(role, now) }));

/** Adds those who are not there yet; `passwordHash` is that of the demonstration's password. Runs as office_staff. */
export async function addDemoStaff(
  db: Db,
  passwordHash: string,
  now: Date,
  settings: Settings,
): Promise<void> {
  await db
    .insertInto('staff')
    .values(
      officeRoles.map((role) => ({
        name: role,
        name_key: role,
        shown_name: role[0]!.toUpperCase() + role.slice(1),
        person: personOf(role),
        role,
        stations: null,
        elevates_to: role === 'support' ? (['finance'] as const).slice() : [],
        password_hash: passwordHash,
        totp_secret: sealSecret(settings, secretOf(role)),
        made_at: now,
        changed_at: now,
      })),
    )
    .onConflict((clash) => clash.column('name_key').doNothing())
    .execute();
}

/** The names of the demonstration's people that a database has. Runs as office_staff. */
export const namesOfDemoStaff = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('staff')
      .select('name')
      .where('person', 'in', officeRoles.map(personOf))
      .where('state', '=', 'enabled')
      .execute()
  ).map(({ name }) => name);
