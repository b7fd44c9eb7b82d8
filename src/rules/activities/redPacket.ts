// The red packet (抢红包, docs/flows.md §11): how its total is split, and who gets which part of it.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { CENT, type Money } from '#values/money.ts';
import { integer, list, oneOf, record } from '../input.ts';
import { prizeStatus } from '../prizeStatus.ts';
import { refused } from '../refused.ts';
import { anyUnits, instant, units, word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

export interface PacketSize {
  readonly total: Money;
  readonly count: number;
  /** Least and most of one part. */
  readonly min: Money;
  readonly max: Money;
}

/** What is wrong with a packet that is entered; null where nothing is. */
export function refusalOfPacket({ total, count, min, max }: PacketSize) {
  if (count < 1) return refused('COUNT_INVALID');
  if ([total, min, max].some((amount) => amount % CENT !== 0n)) return refused('NOT_CENTS');
  if (min < CENT || max < min) return refused('BAND_INVALID');
  if (total < BigInt(count) * min) return refused('TOTAL_TOO_SMALL');
  if (total > BigInt(count) * max) return refused('TOTAL_TOO_LARGE');
  return null;
}

/**
 * Splits a packet that `refusalOfPacket` lets pass by the double mean (二倍均值法): each part is drawn up to twice the mean of what is left, so that
 * the first has no advantage over the last, and within what keeps the rest payable.
 */
export function splitPacket({ total, count, min, max }: PacketSize, below: RandomBelow): Money[] {
  const [least, most] = [min / CENT, max / CENT];
  let left = total / CENT;
  return Array.from({ length: count }, (_, index) => {
    const others = BigInt(count - index - 1);
    let cents = left;
    if (others > 0n) {
      const low = larger(least, left - most * others);
      const twiceMean = (2n * left) / (others + 1n) - least;
      const high = smaller(smaller(most, left - least * others), larger(low, twiceMean));
      cents = low + BigInt(below(Number(high - low + 1n)));
    }
    left -= cents;
    return cents * CENT;
  });
}

const larger = (a: Money, b: Money): Money => (a > b ? a : b);
const smaller = (a: Money, b: Money): Money => (a < b ? a : b);

/** 32 bits for each part but the last. */
const randomWord = integer(0, 2 ** 32 - 1);

export const splitRule = unitRule(
  'redpacket.split',
  record({
    total: anyUnits,
    count: integer(Number.MIN_SAFE_INTEGER, 100_000),
    min: anyUnits,
    max: anyUnits,
    randoms: list(randomWord, 0, 100_000),
  }),
  ({ randoms, ...size }) => {
    let used = 0;
    return (
      refusalOfPacket(size) ?? {
        ok: true,
        amounts: splitPacket(size, (count) => (randoms[used++] ?? 0) % count),
      }
    );
  },
);

const ROLES = ['guest', 'trial', 'member', 'agent'] as const;

export interface Packet {
  /** Epoch milliseconds; the first is inside, the last is not. */
  readonly start: number;
  readonly end: number;
  /** In the order in which they are given to requests. */
  readonly amounts: readonly Money[];
  readonly perMember: number;
  /** Empty for all levels. */
  readonly levels: readonly number[];
  /** What a member must have deposited and bet. */
  readonly minDeposit: Money;
  readonly minBet: Money;
  /** More waits for the operator. */
  readonly autoPayLimit: Money;
}

export interface GrabRequest {
  readonly member: string;
  /** The same token is the same request again. */
  readonly token: string;
  readonly at: number;
  readonly role: (typeof ROLES)[number];
  readonly level: number;
  readonly deposit: Money;
  readonly bet: Money;
}

export interface Grab {
  readonly member: string;
  readonly token: string;
  readonly amount: Money;
}

/** Gives a request the next part, or says why not. `grabs` are the earlier successes. */
export function grabPacket(packet: Packet, grabs: readonly Grab[], request: GrabRequest) {
  const { member, token, at, role, level, deposit, bet } = request;
  const granted = (amount: Money) =>
    ({ ok: true, amount, status: prizeStatus(amount, packet.autoPayLimit) }) as const;
  const own = grabs.filter((grab) => grab.member === member);
  const same = own.find((grab) => grab.token === token);
  if (same) return { ...granted(same.amount), repeated: true } as const;
  if (role === 'guest') return refused('LOGIN_REQUIRED');
  if (role === 'trial') return refused('TRIAL');
  if (at < packet.start) return refused('NOT_STARTED');
  if (at >= packet.end) return refused('ENDED');
  if (packet.levels.length > 0 && !packet.levels.includes(level)) return refused('LEVEL');
  if (deposit < packet.minDeposit) return refused('DEPOSIT_SHORT', { missing: packet.minDeposit - deposit });
  if (bet < packet.minBet) return refused('BET_SHORT', { missing: packet.minBet - bet });
  if (own.length >= packet.perMember) return refused('ALREADY_GRABBED');
  const amount = packet.amounts[grabs.length];
  return amount === undefined ? refused('EMPTY') : granted(amount);
}

/** Time goes before emptiness: a packet that has ended is over, whatever is left. */
export function packetState(packet: Packet, grabbed: number, now: number) {
  if (now < packet.start) return 'waiting';
  if (now >= packet.end) return 'over';
  return grabbed >= packet.amounts.length ? 'empty' : 'open';
}

export const grabRule = unitRule(
  'redpacket.grab',
  record({
    packet: record({
      start: instant,
      end: instant,
      amounts: list(units()),
      perMember: integer(0),
      levels: list(integer(0)),
      minDeposit: units(),
      minBet: units(),
      autoPayLimit: units(),
    }),
    requests: list(
      record({
        member: word,
        token: word,
        at: instant,
        role: oneOf(ROLES),
        level: integer(0),
        deposit: units(),
        bet: units(),
      }),
    ),
    now: instant,
  }),
  ({ packet, requests, now }) => {
    const grabs: Grab[] = [];
    const results = requests.map((request) => {
      const result = grabPacket(packet, grabs, request);
      if (result.ok && !('repeated' in result)) grabs.push({ ...request, amount: result.amount });
      return result;
    });
    const total = packet.amounts.reduce((sum, amount) => sum + amount, 0n);
    const paid = grabs.reduce((sum, { amount }) => sum + amount, 0n);
    const state = packetState(packet, grabs.length, now);
    return { results, state, grabbed: grabs.length, paid, left: total - paid };
  },
);
