// The queues of the office beside those of deposits and withdrawals, which have calls of their own: one engine lists them and decides for all of them.
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { officeCalls } from '#contract/office/calls.generated.ts';
import { mayInOffice, type OfficeRole, type OfficeRow } from '#contract/officeCall.ts';
import { lockKey } from '../../account/rateLimit.ts';
import { everyStation } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Hint } from '../stream/signals.ts';
import { applications } from './kinds/applications.ts';
import { conversations } from './kinds/conversations.ts';
import { markers } from './kinds/markers.ts';
import { posts } from './kinds/posts.ts';
import { prizes } from './kinds/prizes.ts';
import { rateWishes } from './kinds/rateWishes.ts';
import { rebates } from './kinds/rebates.ts';
import { depositsAside, roundsAside, transfersAside } from './kinds/setAside.ts';
import { advice, letters } from './kinds/written.ts';
import type { DecidingCall, Decision, Queue, Reading, RunCommand, Ticket, Typed } from './queue.ts';

const queues: ReadonlyMap<WaitingQueue, Queue> = new Map(
  [
    conversations,
    prizes,
    rebates,
    applications,
    rateWishes,
    depositsAside,
    transfersAside,
    roundsAside,
    posts,
    advice,
    letters,
    markers,
  ].map((queue): [WaitingQueue, Queue] => [queue.name, queue]),
);

/** A queue by its name; refuses the name of one that has calls of its own. */
export function queueOf(name: WaitingQueue): Queue {
  const queue = queues.get(name);
  if (!queue) throw new Refusal('office-queues.otherCalls', { code: 'invalid', field: 'queue' });
  return queue;
}

/** Who sees deposits and withdrawals in a summary; the roles of the others are in their descriptions. */
const rolesOfMoney: readonly OfficeRole[] = ['owner', 'finance'];

/** Whether somebody of these roles sees what waits in a queue. An owner and an auditor see all of them. */
export function seesQueue(roles: readonly OfficeRole[], name: WaitingQueue): boolean {
  const own = queues.get(name)?.roles ?? rolesOfMoney;
  return roles.some((role) => role === 'owner' || role === 'auditor' || own.includes(role));
}

/** Who looks at members, at who works here, at money and at what is on sale: their pages ask again where a colleague, or the job that counts, has changed something. */
const rolesOfPages: Readonly<Record<string, readonly OfficeRole[]>> = {
  member: officeCalls['members/card'].roles as readonly OfficeRole[],
  staff: officeCalls['staff/list'].roles as readonly OfficeRole[],
  figures: officeCalls['figures/overview'].roles as readonly OfficeRole[],
  play: officeCalls['play/lotteries'].roles as readonly OfficeRole[],
};

const groupOf = (call: string): string => call.split('/')[0]!;

/** What these show is of whoever looks, and nobody else's. */
const ownGroups: ReadonlySet<string> = new Set(['session', 'own']);

/** Groups of calls that colleagues share, of which none counts as a read of what is personal: a page may load it once more by itself. */
const freeGroups: ReadonlyMap<string, [string, OfficeRow][]> = new Map(
  [...Map.groupBy(Object.entries(officeCalls), ([id]) => groupOf(id))].filter(
    ([group, calls]) => !ownGroups.has(group) && calls.every(([, row]) => row.reads === undefined),
  ),
);

const mayCallOf = (group: string | undefined, roles: readonly OfficeRole[]): boolean =>
  freeGroups.get(group ?? '')?.some(([, row]) => roles.some((role) => mayInOffice(row, role))) ?? false;

/**
 * Whether somebody hears of a change: at the own stations, of the queues and pages of the own roles, of rooms that they may call something of, and of problems
 * and requests for a second person as everybody.
 */
export const seesHint = (
  { stations }: { stations: readonly string[] | null },
  roles: readonly OfficeRole[],
  { station, queue, item }: Hint,
): boolean => {
  const ofPage = rolesOfPages[queue];
  const isTheirs = ofPage
    ? roles.some((role) => ofPage.includes(role))
    : queue === 'changed'
      ? mayCallOf(item, roles)
      : queue === 'problems' || queue === 'approvals' || seesQueue(roles, queue as WaitingQueue);
  const isOfAll = queue === 'staff' || (queue === 'changed' && station === everyStation);
  return isTheirs && (stations === null || isOfAll || stations.includes(station));
};

/** The queue, for somebody of these roles; refuses with wrongRole. */
export function openQueue(roles: readonly OfficeRole[], name: WaitingQueue): Queue {
  if (!seesQueue(roles, name)) throw new Refusal('office.wrongRole', { code: 'wrongRole' });
  return queueOf(name);
}

/** A page of a queue; `next` is where the one after it begins, null on the last. */
export async function pageOf(
  queue: Queue,
  reading: Reading,
  limit: number,
  after?: string,
): Promise<{ tickets: Ticket[]; next: string | null }> {
  const found = await queue.list(reading, limit + 1, after);
  const tickets = found.slice(0, limit);
  return { tickets, next: found.length > limit ? tickets.at(-1)!.place : null };
}

/** What somebody of these roles may decide in a queue, by name. */
export const decisionsFor = (queue: Queue, roles: readonly OfficeRole[]): [string, Decision][] =>
  roles.some((role) => queue.roles.includes(role)) ? Object.entries(queue.decisions) : [];

/** What is to be decided, by whom, through which call. */
export interface Deciding {
  roles: readonly OfficeRole[];
  call: DecidingCall;
  queue: WaitingQueue;
  item: string;
  decision: string;
  typed: Typed;
}

/**
 * The ticket that a decision is about, held for this transaction, and the decision. Refuses for a wrong role, one that no list offers, and a ticket that does
 * not wait any more.
 */
export async function judged(
  reading: Reading & { station: string },
  { roles, call, queue: name, item, decision: named, typed }: Deciding,
): Promise<{ ticket: Ticket; decision: Decision }> {
  const queue = openQueue(roles, name);
  const decision = decisionsFor(queue, roles).find(([each]) => each === named)?.[1];
  if (!decision) throw new Refusal('office.wrongRole', { code: 'wrongRole' });
  if (decision.call !== call)
    throw new Refusal('office-queues.otherCalls', { code: 'invalid', field: 'queue' });
  for (const field of decision.asks)
    if ((typed[field]?.trim() ?? '') === '')
      throw new Refusal(`office-queues.missing.${field}`, { code: 'invalid', field });
  // Whoever decides on the same thing waits here, and finds it gone.
  await lockKey(reading.db, reading.station, `queue ${name} ${item}`);
  const ticket = await queue.find(reading, item);
  if (!ticket) throw new Refusal('office-queues.gone', { code: 'gone' });
  return { ticket, decision };
}

/** Decides by the command of support that the queue names. Of two at once one is refused by that command. */
export const decide = (
  { ticket, decision }: Awaited<ReturnType<typeof judged>>,
  run: RunCommand,
  typed: Typed,
): Promise<unknown> => decision.run(run, ticket, typed);
