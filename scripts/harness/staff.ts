// People who work in the back office for a measurement: accounts with an open session each, written past the log-in and its hashing.
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { ajaxHeader } from '#contract/boot.ts';
import { type OfficeRole, officeStationHeader } from '#contract/officeCall.ts';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { openStaffSession } from '#server/office/staff/session.ts';
import { defaultSettings } from '#server/settings.ts';

export interface StaffMember {
  name: string;
  staffId: number;
  /** Lines of the request's head: host, station, cookie, and that it is a page's own. */
  headers: string;
}

/** So many of a role, at work in a station; all of them have the same password. Their names begin with `name`, the role where it is left out. */
export async function openStaff(
  pool: pg.Pool,
  {
    station,
    role,
    count,
    password,
    now,
    name: prefix = role,
  }: { station: string; role: OfficeRole; count: number; password: string; now: Date; name?: string },
): Promise<StaffMember[]> {
  const passwordHash = await hash(password, { algorithm: 2, ...defaultSettings.argon2 });
  return inStation(
    pool,
    everyStation,
    async (db) => {
      const all: StaffMember[] = [];
      for (let at = 0; at < count; at += 1) {
        const name = `${prefix}${at}`;
        const { id: staffId } = await db
          .insertInto('staff')
          .values({
            name,
            name_key: name,
            shown_name: name,
            person: name,
            role,
            stations: null,
            password_hash: passwordHash,
            made_at: now,
            changed_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { token } = await openStaffSession(
          db,
          {
            staffId,
            place: { address: '127.0.0.1', agent: 'bench' },
            deviceId: null,
            isPending: false,
            hasSecondFactor: true,
            seconds: defaultSettings.staffAbsoluteSeconds,
          },
          now,
        );
        all.push({
          name,
          staffId,
          headers: `Host: localhost\r\n${ajaxHeader.join(': ')}\r\n${officeStationHeader}: ${station}\r\nCookie: __Host-office-session=${token}\r\n`,
        });
      }
      return all;
    },
    { role: 'office_staff' },
  );
}
