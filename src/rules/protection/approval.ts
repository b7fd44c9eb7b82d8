// Which acts of staff need a second person: requests above the limits of a role wait until somebody else confirms or rejects them.

import { dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { flag, InputFault, integer, list, nullable, record } from '../input.ts';
import { refused } from '../refused.ts';
import { defineRule } from '../rule.ts';
import { anyUnits, dictionary, instant, units, word } from '../unitInput.ts';
import { eventOf } from './events.ts';
import { hourMs, writeInstant } from './instants.ts';

/** What somebody of a role may do alone; null where there is no limit. */
export interface ApprovalLimit {
  readonly always: boolean;
  readonly single: Money | null;
  /** Of one person, on one day in Beijing, of one kind. */
  readonly day: Money | null;
}

export interface ApprovalTerms {
  readonly expireHours: number;
  /** By role and kind; a role may not ask for a kind that is missing. */
  readonly limits: ReadonlyMap<string, ReadonlyMap<string, ApprovalLimit>>;
  /** Roles that decide, by kind. */
  readonly confirmers: ReadonlyMap<string, readonly string[]>;
}

/** An account of staff; one person may have several. */
export interface Actor {
  readonly role: string;
  readonly person: string;
}

type ApprovalState = 'pending' | 'done' | 'expired' | 'void' | 'rejected' | 'withdrawn';

export interface ApprovalRequest {
  readonly ref: string;
  readonly kind: string;
  readonly person: string;
  readonly amount: Money;
  /** Of what is to be done: another one at the confirmation means that it changed meanwhile. */
  readonly fingerprint: string;
  /** Epoch milliseconds; what ends at an instant is over at it. */
  readonly at: number;
  readonly expiresAt: number;
  readonly state: ApprovalState;
}

/** What the requester gives; the rest follows. */
export type ApprovalWish = Pick<ApprovalRequest, 'ref' | 'kind' | 'amount' | 'fingerprint' | 'at'>;

export type ApprovalAct =
  | { readonly type: 'confirm'; readonly at: number; readonly fingerprint: string }
  | { readonly type: 'reject'; readonly at: number }
  | { readonly type: 'withdraw'; readonly at: number };

/** The state at a moment: nobody writes down that a request expired. */
export const stateAt = ({ state, expiresAt }: ApprovalRequest, at: number): ApprovalState =>
  state === 'pending' && at >= expiresAt ? 'expired' : state;

const size = (amount: Money): Money => (amount < 0n ? -amount : amount);

/** What a person's requests of a kind come to on the day of a moment; those that came to nothing leave the sum. */
export function sumOfDay(
  requests: Iterable<ApprovalRequest>,
  { person, kind, at }: Pick<ApprovalRequest, 'person' | 'kind' | 'at'>,
): Money {
  const today = dayOf(at);
  let sum = 0n;
  for (const request of requests) {
    if (request.person !== person || request.kind !== kind || dayOf(request.at) !== today) continue;
    const state = stateAt(request, at);
    if (state === 'done' || state === 'pending') sum += size(request.amount);
  }
  return sum;
}

function whyPending({ always, single, day }: ApprovalLimit, amount: Money, before: () => Money) {
  if (always) return 'ALWAYS';
  if (single !== null && amount > single) return 'SINGLE';
  return day !== null && amount + before() > day ? 'DAY' : null;
}

/** Takes a request: done at once within the limits of the role, else pending with the reason. `requests` are the earlier ones by ref. */
export function askApproval(
  terms: ApprovalTerms,
  requests: ReadonlyMap<string, ApprovalRequest>,
  wish: ApprovalWish,
  { role, person }: Actor,
) {
  const limit = terms.limits.get(role)?.get(wish.kind);
  if (!limit) return { result: refused('NOT_ALLOWED') };
  if (requests.has(wish.ref)) return { result: refused('DUPLICATE') };
  const { ref, kind, amount, fingerprint, at } = wish;
  const expiresAt = at + terms.expireHours * hourMs;
  const request = { ref, kind, person, amount, fingerprint, at, expiresAt };
  const because = whyPending(limit, size(amount), () => sumOfDay(requests.values(), request));
  if (because === null)
    return {
      result: { ok: true, state: 'done' } as const,
      request: { ...request, state: 'done' } as const,
    };
  return {
    result: { ok: true, state: 'pending', because, expiresAt: writeInstant(expiresAt) } as const,
    request: { ...request, state: 'pending' } as const,
  };
}

/** Confirms, rejects or withdraws a request; without one of that ref nothing is found. The request is given where its state changes. */
export function decideApproval(
  terms: ApprovalTerms,
  request: ApprovalRequest | undefined,
  act: ApprovalAct,
  { role, person }: Actor,
) {
  if (!request) return { result: refused('NOT_FOUND') };
  const state = stateAt(request, act.at);
  if (state !== 'pending') return { result: refused('NOT_PENDING', { state }) };
  const closed = <State extends ApprovalState>(next: State) => ({
    result: { ok: true, state: next } as const,
    request: { ...request, state: next },
  });
  const own = person === request.person;
  if (act.type === 'withdraw') return own ? closed('withdrawn') : { result: refused('NOT_OWN') };
  if (own) return { result: refused('OWN_REQUEST') };
  if (!terms.confirmers.get(request.kind)?.includes(role)) return { result: refused('NOT_ALLOWED') };
  if (act.type === 'reject') return closed('rejected');
  return act.fingerprint === request.fingerprint
    ? closed('done')
    : { ...closed('void'), result: refused('CHANGED') };
}

const anyName = () => true;
const common = { ref: word, by: word };
/** Bounded, so that an instant after it can still be written. */
const hours = integer(0, 100_000);

export const approvalNeededRule = defineRule(
  'approval.needed',
  record({
    config: record({
      expireHours: hours,
      limits: dictionary(
        anyName,
        'roles',
        dictionary(
          anyName,
          'kinds',
          record({ always: flag, single: nullable(units()), day: nullable(units()) }),
        ),
      ),
      confirmers: dictionary(anyName, 'kinds', list(word)),
    }),
    staff: dictionary(anyName, 'accounts', record({ role: word, person: word })),
    events: list(
      eventOf({
        request: { ...common, kind: word, amount: anyUnits, fingerprint: word },
        confirm: { ...common, fingerprint: word },
        reject: common,
        withdraw: common,
      }),
    ),
    at: instant,
  }),
  ({ config, staff, events, at }) => {
    const requests = new Map<string, ApprovalRequest>();
    const results = events.map((event, index) => {
      const actor = staff.get(event.by);
      if (!actor)
        throw new InputFault(`input.events[${index}].by`, `is not an account of input.staff: ${event.by}`);
      const answer: { readonly result: object; readonly request?: ApprovalRequest } =
        event.type === 'request'
          ? askApproval(config, requests, event, actor)
          : decideApproval(config, requests.get(event.ref), event, actor);
      if (answer.request) requests.set(event.ref, answer.request);
      return answer.result;
    });
    const states = [...requests.values()].map((request) => ({
      ref: request.ref,
      state: stateAt(request, at),
    }));
    return { results, states };
  },
);
