// People who work in the back office of a test's server, logged in without a log-in: each has passed a second factor.
import type { OfficeRole } from '#contract/officeCall.ts';
import { type Db, everyStation, inStation } from '#server/db/stationTransaction.ts';
import { openStaffSession } from '#server/office/staff/session.ts';
import { type OfficeClient, officeClientOf } from './office.ts';
import type { RunningServer } from './startServer.ts';

export interface StaffMember extends OfficeClient {
  name: string;
  staffId: number;
  sessionId: bigint;
  person: string;
  role: OfficeRole;
}

/** Somebody of a role, who works for all stations or those named, at a browser of the office. */
export async function staffMember(
  server: RunningServer,
  role: OfficeRole,
  {
    name = `${role}OfTest`,
    person = name,
    stations = null,
  }: {
    name?: string;
    /** The human behind the account; one of its own when left out. */
    person?: string;
    stations?: readonly string[] | null;
  } = {},
): Promise<StaffMember> {
  const now = server.now();
  return inStation(
    server.pool,
    everyStation,
    async (db) => {
      const { id: staffId } = await db
        .insertInto('staff')
        .values({
          name,
          name_key: name,
          shown_name: name,
          person,
          role,
          stations: stations as string[] | null,
          password_hash: 'none',
          made_at: now,
          changed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: sessionId, token } = await openStaffSession(
        db,
        {
          staffId,
          place: { address: '127.0.0.1', agent: 'test' },
          deviceId: null,
          isPending: false,
          hasSecondFactor: true,
          seconds: 8 * 3600,
        },
        now,
      );
      const client = officeClientOf(server.officeUrl);
      client.cookies.set('__Host-office-session', token);
      return { ...client, name, person, role, staffId, sessionId };
    },
    { role: 'office_staff' },
  );
}

/** Work in a transaction of a station while somebody is at work. */
export const atWork = <T>(
  server: RunningServer,
  station: string,
  { staffId }: Pick<StaffMember, 'staffId'>,
  work: (db: Db) => Promise<T>,
): Promise<T> => inStation(server.pool, station, work, { staffId });
