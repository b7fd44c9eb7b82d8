// A small model of one member's money, limits and breaks, written from docs/rules-of-protection-and-levels.md alone: what each step is answered, and what it leaves. Amounts in 0.0001 yuan, moments in epoch milliseconds.

export const kinds = ['deposit', 'stake', 'loss'] as const;
export const frames = ['day', '24h', 'week', '7d', 'month', '30d'] as const;
export type Kind = (typeof kinds)[number];
export type Frame = (typeof frames)[number];

const HOUR = 3_600_000;
const BEIJING = 8 * HOUR;
const rollingHours: Partial<Record<Frame, number>> = { '24h': 24, '7d': 168, '30d': 720 };

/** Where a frame begins. Of a rolling one what is exactly as old as it is long has left it. */
function sinceOf(frame: Frame, at: number): number {
  const hours = rollingHours[frame];
  if (hours !== undefined) return at - hours * HOUR + 1;
  const day = new Date(at + BEIJING);
  day.setUTCHours(0, 0, 0, 0);
  if (frame === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (frame === 'month') day.setUTCDate(1);
  return day.getTime() - BEIJING;
}

export interface Stake {
  id: string;
  at: number;
  amount: bigint;
  sealsAt: number;
  chase: string | null;
  /** What came back once it has ended; null while it waits. */
  payout: bigint | null;
  isRevoked: boolean;
}

export interface Deposit {
  orderNo: string;
  at: number;
  amount: bigint;
  state: 'pending' | 'paid' | 'gone';
}

export interface Chase {
  id: string;
  /** Of one period. */
  stake: bigint;
  /** When the periods that are not open yet begin. */
  starts: number[];
}

interface Limit {
  value: bigint;
  rise: { value: bigint; readyAt: number; expiresAt: number } | null;
}

export interface Member {
  wallet: bigint;
  onPlatform: bigint;
  stakes: Map<string, Stake>;
  deposits: Map<string, Deposit>;
  chase: Chase | null;
  limits: Map<string, Limit>;
  closedUntil: number;
  /** Every session was ended by a break of this round. */
  isOut: boolean;
}

export const newMember = (wallet: bigint): Member => ({
  wallet,
  onPlatform: 0n,
  stakes: new Map(),
  deposits: new Map(),
  chase: null,
  limits: new Map(),
  closedUntil: 0,
  isOut: false,
});

export const limitKey = (kind: Kind, frame: Frame): string => `${kind} ${frame}`;

/** What counts towards a limit at a moment. */
export function usedOf(member: Member, kind: Kind, frame: Frame, at: number): bigint {
  const since = sinceOf(frame, at);
  let used = 0n;
  if (kind === 'deposit') {
    for (const deposit of member.deposits.values())
      if (deposit.at >= since && deposit.state !== 'gone') used += deposit.amount;
    return used;
  }
  for (const { at: placed, amount, payout, isRevoked } of member.stakes.values())
    if (placed >= since && !isRevoked) used += kind === 'stake' ? amount : amount - (payout ?? 0n);
  return used > 0n ? used : 0n;
}

/** The kind of the lowest that is left, and how much that is; null where no limit bounds it. */
export function leftOf(member: Member, of: readonly Kind[], at: number): { kind: Kind; left: bigint } | null {
  let lowest: { kind: Kind; left: bigint } | null = null;
  for (const kind of of)
    for (const frame of frames) {
      const limit = member.limits.get(limitKey(kind, frame));
      if (!limit) continue;
      const over = limit.value - usedOf(member, kind, frame, at);
      const left = over > 0n ? over : 0n;
      if (lowest === null || left < lowest.left) lowest = { kind, left };
    }
  return lowest;
}

const bets: readonly Kind[] = ['stake', 'loss'];
const refusedBy = (member: Member, of: readonly Kind[], amount: bigint, at: number): string | null => {
  const lowest = leftOf(member, of, at);
  return lowest && amount > lowest.left ? `LIMIT_${lowest.kind.toUpperCase()}` : null;
};

export type Step =
  | { type: 'bet'; amount: bigint; sealsAt: number }
  | { type: 'chase'; stake: bigint; sealsAt: number; starts: number[] }
  | { type: 'revoke'; id: string }
  | { type: 'deposit'; amount: bigint }
  | { type: 'cancel'; orderNo: string }
  | { type: 'arrive'; orderNo: string; amount: bigint }
  | { type: 'transferIn' | 'transferOut'; amount: bigint }
  | { type: 'limit'; kind: Kind; frame: Frame; value: bigint }
  | { type: 'confirm'; kind: Kind; frame: Frame }
  | { type: 'break'; hours: number };

/** What happens to a member: a step of his own, or a draw that has ended bets, with what each of them paid. */
export type Event = Step | { type: 'settled'; payouts: ReadonlyMap<string, bigint> };

/** What a step was answered: `code` is ok, a result of a limit, or why not; the numbers are those of what it made. */
export interface Answered {
  code: string;
  id?: string;
  chaseId?: string;
}

const isBroken = (member: Member, at: number): boolean => member.closedUntil > at;

/** Steps that a break closes; the others stay open, so that one under way may be answered either way while its session ends. */
const closedByBreak = new Set<Event['type']>(['bet', 'chase', 'deposit', 'transferIn']);

/** Takes the step if the rules explain its answer, and says whether they do. */
export function explains(member: Member, step: Event, answered: Answered, at: number): boolean {
  const { code } = answered;
  if (member.isOut && step.type !== 'arrive' && code === 'notLoggedIn') return true;
  const expected =
    isBroken(member, at) && closedByBreak.has(step.type) ? 'inBreak' : take(member, step, answered, at);
  return code === expected;
}

function take(member: Member, step: Event, { id = '', chaseId = '' }: Answered, at: number): string {
  switch (step.type) {
    case 'bet':
    case 'chase': {
      const isChase = step.type === 'chase';
      const stake = isChase ? step.stake : step.amount;
      const total = isChase ? stake * BigInt(1 + step.starts.length) : stake;
      const refused = refusedBy(member, bets, stake, at);
      if (refused) return refused;
      if (total > member.wallet) return 'balanceTooSmall';
      member.wallet -= total;
      const { sealsAt } = step;
      const chase = isChase ? chaseId : null;
      member.stakes.set(id, { id, at, amount: stake, sealsAt, chase, payout: null, isRevoked: false });
      if (isChase) member.chase = { id: chaseId, stake, starts: [...step.starts] };
      return 'ok';
    }
    case 'revoke': {
      const stake = member.stakes.get(step.id)!;
      if (stake.isRevoked || stake.payout !== null || at >= stake.sealsAt) return 'kept';
      returnStake(member, stake);
      return 'ok';
    }
    case 'deposit': {
      const refused = refusedBy(member, ['deposit'], step.amount, at);
      if (refused) return refused;
      member.deposits.set(id, { orderNo: id, at, amount: step.amount, state: 'pending' });
      return 'ok';
    }
    case 'cancel': {
      const deposit = member.deposits.get(step.orderNo)!;
      if (deposit.state !== 'pending') return 'orderOver';
      deposit.state = 'gone';
      return 'ok';
    }
    case 'arrive': {
      // What was paid is the member's, whatever became of the order.
      const deposit = member.deposits.get(step.orderNo)!;
      deposit.state = 'paid';
      deposit.amount = step.amount;
      member.wallet += step.amount;
      return 'ok';
    }
    case 'transferIn': {
      const lowest = leftOf(member, bets, at);
      if (lowest && (step.amount > lowest.left || lowest.left === 0n))
        return `LIMIT_${lowest.kind.toUpperCase()}`;
      if (step.amount > member.wallet) return 'balanceTooSmall';
      member.wallet -= step.amount;
      member.onPlatform += step.amount;
      return 'ok';
    }
    case 'transferOut':
      member.wallet += step.amount;
      member.onPlatform -= step.amount;
      return 'ok';
    case 'limit':
      return setLimit(member, step, at);
    case 'confirm': {
      const limit = member.limits.get(limitKey(step.kind, step.frame));
      if (!limit?.rise) return 'NOTHING_PENDING';
      const { value, readyAt, expiresAt } = limit.rise;
      if (expiresAt <= at) {
        limit.rise = null;
        return 'LAPSED';
      }
      if (at < readyAt) return 'TOO_EARLY';
      limit.value = value;
      limit.rise = null;
      return 'ok';
    }
    case 'settled':
      for (const [stakeId, payout] of step.payouts) {
        const stake = member.stakes.get(stakeId)!;
        if (stake.isRevoked) return 'revoked';
        stake.payout = payout;
        member.wallet += payout;
      }
      return 'ok';
    case 'break': {
      const until = at + step.hours * HOUR;
      if (isBroken(member, at) && until <= member.closedUntil) return 'NOT_LONGER';
      member.closedUntil = until;
      member.isOut = true;
      for (const deposit of member.deposits.values()) if (deposit.state === 'pending') deposit.state = 'gone';
      stopChase(member, at);
      return 'ok';
    }
  }
}

function setLimit(
  member: Member,
  { kind, frame, value }: Extract<Step, { type: 'limit' }>,
  at: number,
): string {
  const key = limitKey(kind, frame);
  const limit = member.limits.get(key);
  if (limit?.rise && limit.rise.expiresAt <= at) limit.rise = null;
  if (!limit || value < limit.value) {
    member.limits.set(key, { value, rise: null });
    return 'applied';
  }
  if (value === limit.value) return 'unchanged';
  limit.rise = { value, readyAt: at + 24 * HOUR, expiresAt: at + (24 + 168) * HOUR };
  return 'pending';
}

function returnStake(member: Member, stake: Stake): void {
  stake.isRevoked = true;
  member.wallet += stake.amount;
}

/** Gives back what a running chase holds, and what of it is open and not sealed. */
export function stopChase(member: Member, at: number): void {
  const { chase } = member;
  if (!chase) return;
  member.wallet += chase.stake * BigInt(chase.starts.length);
  for (const stake of member.stakes.values())
    if (stake.chase === chase.id && !stake.isRevoked && stake.payout === null && at < stake.sealsAt)
      returnStake(member, stake);
  member.chase = null;
}

/** A copy that a guess may change. */
export const copyOf = (member: Member): Member => structuredClone(member);
