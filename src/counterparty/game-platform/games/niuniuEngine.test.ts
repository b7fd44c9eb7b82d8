// A hand of niuniu is fixed and held before its cards are seen, that nothing hidden leaves the platform early, and that every hand ends.
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { card } from '#rules/games/cards.ts';
import { NIUNIU_HANDS, seatBet, seatBid, worthOfFour } from '#rules/games/draws/niuniuSeats.ts';
import { YUAN } from '#values/money.ts';
import { chanceOf } from '../covers/chance.ts';
import { openWorld, platformTables } from '../platformWorld.ts';
import type { Round } from '../rounds.ts';

const start = Date.UTC(2026, 10, 22, 4);
const platform = 'sandbox-chess';
const holder = { operator: 'alpha', platform, member: '12' };
/** What a hand of base 1 holds. */
const held = 128n * YUAN;

interface Open {
  step: 'bid' | 'bet';
  cards: string[];
  notes: object[];
  commitment: string;
}
interface Standing {
  hand: Open | null;
  shown: { commitment: string; text: string } | null;
}

function seated(yuan = 1_000, seed = 7) {
  const db = new DatabaseSync(':memory:');
  db.exec(platformTables);
  const world = openWorld(db, platform, chanceOf(seed).below);
  world.books.transfer(
    { ...holder, orderNo: 'in', direction: 'in', amount: BigInt(yuan) * YUAN },
    true,
    start,
  );
  let sent = 0;
  const send = (body: object, at = start, once = `niuniu-step-${++sent}`): Round =>
    world.bet(holder, 'niuniu', { once, ...body }, at);
  return {
    world,
    send,
    stand: (at = start) => world.state(holder, 'niuniu', at) as unknown as Standing,
    balance: () => world.books.balanceOf(holder),
    records: () => world.rounds.recordsAfter('alpha', platform, '', 500)!.records,
    /** Plays the hand that lies there to its end, without a bid. */
    end(at = start): Round {
      const round = send({ step: 'bid', bid: 0 }, at);
      return round.settledAt === null ? send({ step: 'bet', bet: 2 }, at) : round;
    },
  };
}

describe('a hand of niuniu', () => {
  it('shows four own cards before the bid, and no other card before its end', () => {
    const { send, stand, end } = seated();
    const dealt = send({ step: 'deal' });
    const { hand } = stand();
    expect(hand).toMatchObject({ step: 'bid', notes: [] });
    expect(hand!.cards).toHaveLength(4);
    const before = JSON.stringify([stand(), dealt.detail]);
    const { detail } = end();
    const [own, ...others] = detail.hands!.map(({ cards }) => cards);
    expect(own!.slice(0, 4)).toEqual(hand!.cards);
    const hidden = [own![4]!, ...others.flat()];
    expect(hidden.filter((code) => before.includes(`"${code}"`))).toEqual([]);
    expect(hidden).toHaveLength(16);
  });

  it('was committed to with the deal, and its text bears that out', () => {
    const { send, stand, end } = seated();
    send({ step: 'deal' });
    const { commitment } = stand().hand!;
    const { detail } = end();
    const { shown } = stand();
    expect(shown!.commitment).toBe(commitment);
    expect(createHash('sha256').update(shown!.text).digest('hex')).toBe(commitment);
    expect(shown!.text.slice(33)).toBe(detail.hands!.map(({ cards }) => cards.join(' ')).join(' | '));
  });

  it.each([1, 2, 3, 4, 5, 6])('holds the most it can cost, and leaves what it came to (cards %i)', (seed) => {
    const { send, balance, end, records } = seated(1_000, seed);
    send({ step: 'deal' });
    expect(balance()).toBe(1_000n * YUAN - held);
    expect(records()).toEqual([]);
    const { stake, prize, fee, validBet } = end();
    expect(balance()).toBe(1_000n * YUAN - stake + prize);
    expect(stake).toBe(validBet);
    expect(fee > 0n).toBe(prize > stake);
    expect(records()).toMatchObject([{ version: 1 }]);
  });

  it('is dealt, bid on and bet on once under each id', () => {
    const { send, stand, balance } = seated();
    const dealt = send({ step: 'deal' }, start, 'deal-once-1');
    const { cards } = stand().hand!;
    expect(send({ step: 'deal' }, start + 9_000, 'deal-once-1').id).toBe(dealt.id);
    expect(stand().hand!.cards).toEqual(cards);
    expect(() => send({ step: 'deal' })).toThrow('A hand lies on the table.');
    expect(() => send({ step: 'bet', bet: 4 })).toThrow('waits for another step');
    send({ step: 'bid', bid: 0 }, start, 'bid-once-01');
    send({ step: 'bid', bid: 4 }, start, 'bid-once-01');
    if (stand().hand) send({ step: 'bet', bet: 1 }, start, 'bet-once-01');
    const after = balance();
    send({ step: 'bet', bet: 4 }, start, 'bet-once-01');
    expect(balance()).toBe(after);
    expect(() => send({ step: 'bid', bid: 0 })).toThrow('No hand lies on the table.');
  });

  it('whose cards were seen ends without its player as well, and whoever leaves gains nothing', () => {
    const { world, send, stand, balance, records } = seated();
    send({ step: 'deal' });
    world.tick(start + 19_999);
    expect(stand().hand!.step).toBe('bid');
    world.tick(start + 20_000);
    world.tick(start + 40_000);
    expect(stand().hand).toBeNull();
    const [only, ...others] = records();
    expect(others).toEqual([]);
    expect(only!.detail.hands![0]!.note!['zh-CN']).toMatch(/^不抢/);
    const profit = BigInt(only!.prize.replace('.', '')) - BigInt(only!.stake.replace('.', ''));
    expect(balance()).toBe(1_000n * YUAN + profit);
  });

  it('asks for more to be held by who bids, and goes on without the bid', () => {
    const { send, stand, end } = seated(200);
    send({ step: 'deal' });
    expect(() => send({ step: 'bid', bid: 1 })).toThrow('short');
    expect(stand().hand!.step).toBe('bid');
    expect(end().settledAt).not.toBeNull();
    expect(() => seated(127).send({ step: 'deal' })).toThrow('short');
  });
});

describe('the seats of the platform', () => {
  const four = (text: string) => text.split(' ').map((code) => card(code, 'card'));

  it('bid and bet high on what four cards are worth, and hold back on what they are not', () => {
    expect([seatBid(four('S10 HK CQ D9')), seatBet(four('S10 HK CQ D9'))]).toEqual([4, 4]);
    expect([seatBid(four('SA H3 C4 D7')), seatBet(four('SA H3 C4 D7'))]).toEqual([0, 1]);
    expect(worthOfFour(four('SK HK CK DK'))).toBeGreaterThan(5);
  });

  it('know how many hands there are of each rank', () => {
    expect(NIUNIU_HANDS.reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
  });
});
