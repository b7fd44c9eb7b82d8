// What every way into the office does with its answer: cookies, and a line in the trail.
import type { OfficeContext } from '../pipeline/handle.ts';
import { appendLine } from '../trail/append.ts';
import type { LogInPlace, LogInStep, StaffWork } from './logIn.ts';

const yearSeconds = 365 * 86_400;

type Entering = Pick<OfficeContext<unknown>, 'visitor' | 'db' | 'now' | 'settings' | 'setCookie'>;

export const workOf = ({ db, now, settings }: StaffWork): StaffWork => ({ db, now, settings });

/** The browser of whoever logs in. */
export const placeOf = ({ visitor }: Pick<Entering, 'visitor'>): LogInPlace => ({
  address: visitor.address,
  network: visitor.network,
  agent: visitor.agent,
  deviceSecret: visitor.cookie('device'),
});

/** Gives the browser what a log-in came to; one that is done stands in the trail. */
export async function enter(
  { visitor, db, now, settings, setCookie }: Entering,
  step: LogInStep,
  call: string,
): Promise<void> {
  const isDone = step.next === 'done';
  setCookie({
    kind: 'session',
    value: step.token,
    maxAgeSeconds: isDone ? settings.staffAbsoluteSeconds : settings.staffPendingSeconds,
  });
  if (!isDone) return;
  if (step.deviceSecret !== null)
    setCookie({ kind: 'device', value: step.deviceSecret, maxAgeSeconds: yearSeconds });
  await appendLine(db, {
    at: now,
    source: 'act',
    what: call,
    station: null,
    staffId: step.staffId,
    by: step.name,
    accountId: null,
    detail: { address: visitor.address, agent: visitor.agent },
    reason: '',
  });
}
