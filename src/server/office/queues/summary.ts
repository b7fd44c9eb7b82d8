// The queues of every station that somebody works for, as the role of whoever asks sees them.

import { localText } from '#station/station.ts';
import { pendingFor } from '../approvals/pending.ts';
import { rolesOf } from '../pipeline/execute.ts';
import type { OfficeContext } from '../pipeline/handle.ts';
import { seesQueue } from './queues.ts';
import { type Waiting, waitingIn } from './waiting.ts';

export interface StationWaiting {
  code: string;
  /** In the language of the request. */
  name: string;
  queues: Omit<Waiting, 'station'>[];
}

export interface WaitingApprovals {
  /** Code of a station and its name in the language of the request; null where they belong to none. */
  station: string | null;
  name: string | null;
  count: number;
  oldestAt: Date;
}

/** Requests that wait for a second person, and this caller may be the one. */
export async function approvalsFor({
  db,
  now,
  staff,
  stations,
  worksFor,
  locale,
}: Pick<OfficeContext<object>, 'db' | 'now' | 'staff' | 'stations' | 'worksFor' | 'locale'>): Promise<
  WaitingApprovals[]
> {
  const own = stations.all().filter(({ code }) => worksFor(code));
  const names = new Map<string | null, string>(own.map(({ code, name }) => [code, localText(name, locale)]));
  const pending = await pendingFor(
    { db, now },
    staff,
    own.map(({ code }) => code),
  );
  return pending.map((each) => ({ ...each, name: names.get(each.station) ?? null }));
}

/** In the order of the stations' codes. */
export async function waitingFor({
  db,
  now,
  staff,
  stations,
  worksFor,
  locale,
}: Pick<OfficeContext<object>, 'db' | 'now' | 'staff' | 'stations' | 'worksFor' | 'locale'>): Promise<
  StationWaiting[]
> {
  const own = stations.all().filter(({ code }) => worksFor(code));
  const roles = rolesOf(staff, now);
  const codes = own.map(({ code }) => code);
  const waiting = Map.groupBy(await waitingIn(db, codes), ({ station }) => station);
  return own.map(({ code, name }) => ({
    code,
    name: localText(name, locale),
    queues: (waiting.get(code) ?? []).filter(({ queue }) => seesQueue(roles, queue)),
  }));
}
