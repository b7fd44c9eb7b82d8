// Owns the queues of every station that somebody works for, as the role of whoever asks sees them.

import { localText } from '#station/station.ts';
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
