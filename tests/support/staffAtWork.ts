// Owns people who work at the office of a test: hired without an invitation, at work in a transaction, or at a browser of the office that is logged in already.
import type { OfficeRole } from '#contract/officeCall.ts';
import { type Db, everyStation, inStation } from '#server/db/stationTransaction.ts';
import type { Actor } from '#server/office/approvals/rows.ts';
import { openStaffSession } from '#server/office/staff/session.ts';
import { type OfficeClient, officeClientOf } from './office.ts';
import type { RunningServer } from './startServer.ts';

interface Hired {
  role: OfficeRole;
  /** The human behind the account; the account itself when left out. */
  person?: string;
  /** Codes of stations; all of them when left out. */
  stations?: string[];
}

/** Hires somebody under a name that nobody has yet. */
export async function hire(
  server: RunningServer,
  name: string,
  { role, person = name, stations }: Hired,
): Promise<Actor> {
  const { rows } = await server.pool.query<{ id: number }>(
    `INSERT INTO staff (name, name_key, shown_name, person, role, stations, password_hash, made_at, changed_at)
     VALUES ($1, lower($1), $1, $2, $3, $4, '', $5, $5) RETURNING id`,
    [name, person, role, stations ?? null, server.now()],
  );
  return { staffId: rows[0]!.id, name, person, role };
}

/** Work in a transaction of a station while somebody is at work. */
export const atWork = <T>(
  server: RunningServer,
  station: string,
  { staffId }: Actor,
  work: (db: Db) => Promise<T>,
): Promise<T> => inStation(server.pool, station, work, { staffId });

/** A browser of the office in which somebody is logged in with both factors. */
export async function officeOf(
  server: RunningServer,
  { staffId }: Actor,
  station: string,
): Promise<OfficeClient> {
  const { token } = await inStation(
    server.pool,
    everyStation,
    (db) =>
      openStaffSession(
        db,
        {
          staffId,
          place: { address: '127.0.0.1', agent: 'test' },
          deviceId: null,
          isPending: false,
          hasSecondFactor: true,
          seconds: 36_000,
        },
        server.now(),
      ),
    { role: 'office_staff' },
  );
  const client = officeClientOf(server.officeUrl, station);
  client.cookies.set('__Host-office-session', token);
  return client;
}
