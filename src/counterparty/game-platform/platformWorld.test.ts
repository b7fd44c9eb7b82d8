// Every platform plays by the rules, keeps its books through repeats, restarts and corrections, and reports each round exactly.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { ROULETTE_BETS } from '#rules/games/roulette.ts';
import { runRule } from '#rules/rule.ts';
import { rules } from '#rules/rules.ts';
import { scratchFolder } from '#support/scratch.ts';
import { wireMoney, YUAN } from '#values/money.ts';
import { gamesOf, type PlatformCode, platformCodes } from './catalogue.ts';
import type { Random } from './games/engine.ts';
import type { LiveState } from './games/liveTables.ts';
import { openWorld, type PlatformWorld, platformTables } from './platformWorld.ts';
import { BetRefused } from './rounds.ts';
import { sampleBet } from './sampleBets.ts';
import { type GameRound, isGameRound, isRecords } from './wire.ts';

/** Mulberry32: the same numbers in every run. */
function fixed(seed: number): Random {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
}

const operator = 'alpha';
const start = Date.UTC(2026, 10, 22, 4);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

interface Played {
  db: DatabaseSync;
  world: PlatformWorld;
  random: Random;
  holder: { operator: string; platform: string; member: string };
}

function opened(platform: PlatformCode, { seed = 7, file = ':memory:' } = {}): Played {
  const db = new DatabaseSync(file);
  db.exec(platformTables);
  const random = fixed(seed);
  return { db, world: openWorld(db, platform, random), random, holder: { operator, platform, member: '12' } };
}

const fund = ({ world, holder }: Played, yuan: number, orderNo = 'in-1', member = holder.member) =>
  world.books.transfer(
    { ...holder, member, orderNo, direction: 'in', amount: BigInt(yuan) * YUAN },
    true,
    start,
  );

/** Plays games of the platform for some minutes, a bet every five seconds; returns when it ended. */
function playOn(played: Played, bets: number, games = gamesOf(played.holder.platform)): number {
  const { world, holder, random } = played;
  let at = start;
  for (let placed = 0; placed < bets; placed++) {
    at += 5_000;
    world.tick(at);
    const { code } = games[placed % games.length]!;
    const body = sampleBet(world.state(holder, code, at), {
      once: `bet-number-${placed}`,
      yuan: 1 + random(5),
      random,
    });
    try {
      if (body) world.bet(holder, code, body, at);
    } catch (error) {
      if (!(error instanceof BetRefused) || error.code === 'invalid') throw error;
    }
  }
  return at;
}

function recordsOf({ world, holder }: Played, limit = 500, from = ''): GameRound[] {
  const found: GameRound[] = [];
  for (let cursor = from; ; ) {
    const page = world.rounds.recordsAfter(operator, holder.platform, cursor, limit);
    expect(isRecords(page)).toBe(true);
    found.push(...page!.records);
    if (!page!.hasMore) return found;
    expect(page!.cursor).not.toBe(cursor);
    cursor = page!.cursor;
  }
}

const lastVersions = (records: readonly GameRound[]): GameRound[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];
const units = (amount: string): bigint => {
  const [whole, places = ''] = amount.split('.');
  return BigInt(whole + places);
};

/** Long enough for every match and hand to end and be corrected. */
const wholeWorldMs = 15 * 60_000;

function rest({ world }: Played, from: number): void {
  for (let at = from; at < from + wholeWorldMs; at += 2_000) world.tick(at);
}

describe.each(platformCodes)('%s', (platform) => {
  const played = opened(platform);
  fund(played, 200_000);
  rest(played, playOn(played, 240));
  const records = recordsOf(played);
  const rounds = lastVersions(records);

  it('plays enough of each game, and every round ends', () => {
    expect(rounds.length).toBeGreaterThan(60);
    for (const { code } of gamesOf(platform))
      expect(
        rounds.some(({ game }) => game === code),
        code,
      ).toBe(true);
    expect(rounds.filter(({ state }) => state === 'unsettled')).toEqual([]);
    expect(records.every(isGameRound)).toBe(true);
  });

  it('settles each round as the rule says that the record names', () => {
    for (const round of rounds) {
      const { rule, input } = round.detail.proof!;
      const result = runRule(rules.get(rule)!, JSON.parse(JSON.stringify(input))) as Record<string, unknown>;
      const profit = units(round.prize) - units(round.stake);
      if (rule === 'niuniu.settle') {
        const [own] = result.seats as { net: string; fee: string; validBet: string }[];
        expect([own!.net, own!.fee, own!.validBet], round.id).toEqual([
          wireMoney(profit),
          round.fee,
          round.validBet,
        ]);
      } else {
        expect([result.net, result.validBet], `${round.id} ${JSON.stringify(input)}`).toEqual([
          wireMoney(profit),
          round.validBet,
        ]);
      }
      expect(round.state).toBe(profit > 0n ? 'won' : profit < 0n ? 'lost' : 'void');
    }
  });

  it('has in the wallet what was moved there and what the rounds came to', () => {
    const profit = rounds.reduce((sum, { prize, stake }) => sum + units(prize) - units(stake), 0n);
    expect(played.world.books.balanceOf(played.holder)).toBe(200_000n * YUAN + profit);
    expect(played.world.books.gained(operator, platform)).toBe(profit);
    expect(played.world.books.mismatches()).toEqual([]);
  });

  it('reports the versions of a round in their order, each once', () => {
    const versions = new Map<string, number>();
    for (const { id, version } of records) {
      expect(version).toBe((versions.get(id) ?? 0) + 1);
      versions.set(id, version);
    }
  });

  it('returns the same records by pages of any size, and none for a cursor of another stream', () => {
    for (const limit of [1, 7, 500]) expect(recordsOf(played, limit)).toEqual(records);
    const { cursor } = played.world.rounds.recordsAfter(operator, platform, '', 3)!;
    expect(played.world.rounds.recordsAfter(operator, platform, cursor, 2)!.records).toEqual(
      records.slice(3, 5),
    );
    expect(played.world.rounds.recordsAfter('beta', platform, cursor, 2)).toBeNull();
    expect(played.world.rounds.recordsAfter(operator, 'sandbox-other', cursor, 2)).toBeNull();
    expect(played.world.rounds.recordsAfter(operator, platform, 'zz-00000000', 2)).toBeNull();
    const end = played.world.rounds.recordsAfter(operator, platform, '', 500_000)!.cursor;
    expect(played.world.rounds.recordsAfter(operator, platform, end, 5)).toEqual({
      records: [],
      cursor: end,
      hasMore: false,
    });
  });

  it('describes every round in both languages', () => {
    for (const { detail, game } of rounds) {
      const texts = JSON.stringify({ ...detail, proof: undefined });
      expect(texts, game).not.toMatch(/\{\w+\}|undefined|web\.game/);
      expect(JSON.stringify(detail).length).toBeLessThan(16_000);
    }
  });
});

/** Rounds of a platform after a long evening, as they ended. */
function evening(platform: PlatformCode, bets: number): GameRound[] {
  const played = opened(platform, { seed: 11 });
  fund(played, 200_000);
  rest(played, playOn(played, bets));
  return lastVersions(recordsOf(played));
}

describe('a record says what decided it', () => {
  it('in football: the score at the bet and at half-time, and which goals an in-play handicap counts', () => {
    const rounds = evening('sandbox-sport', 300);
    const singles = rounds.filter(({ detail }) => detail.parlay === '');
    const inPlay = singles.filter(({ detail }) => detail.legs![0]!.scoreAtBet !== undefined);
    const handicaps = inPlay.filter(({ detail }) => detail.legs![0]!.market.en === 'Handicap');
    expect(handicaps.length).toBeGreaterThan(3);
    expect(inPlay.length).toBeLessThan(singles.length);
    for (const { detail, id } of singles) {
      const leg = detail.legs![0]!;
      const { scoreAtBet, match } = detail.proof!.input as {
        scoreAtBet: [number, number];
        match: { status: string; score: [number, number] | null; ht: [number, number] | null };
      };
      expect(leg.scoreAtBet ?? '0-0', id).toBe(scoreAtBet.join('-'));
      if (match.status === 'finished') expect(leg.ht, id).toBe(match.ht!.join('-'));
      if (match.status === 'finished' && leg.market.en === 'Handicap' && leg.scoreAtBet !== undefined)
        expect(leg.note!.en, id).toContain(
          `(${match.score!.map((goals, side) => goals - scoreAtBet[side]!).join('-')})`,
        );
      if (leg.result === 'void') expect(leg.note, id).toBeDefined();
    }
  });

  it('in esport: who won the map or took the event that was bet on', () => {
    const rounds = evening('sandbox-esport', 300);
    const legs = rounds
      .flatMap(({ detail }) => detail.legs!)
      .filter(({ market, result }) => /^Map \d/.test(market.en) && result !== 'open');
    expect(legs.length).toBeGreaterThan(10);
    for (const { pick, note, result } of legs) {
      const isTheirs = note!.en.endsWith(pick.en.trim());
      if (/^(?:Won|Taken) by/.test(note!.en)) expect(result, note!.en).toBe(isTheirs ? 'won' : 'lost');
      else expect(result, note!.en).toBe('void');
    }
  });

  it('in slots: symbols by their names, and the free spins that a spin won', () => {
    const rounds = evening('sandbox-egame', 400);
    const parents = new Set(rounds.map(({ parent }) => parent).filter(Boolean));
    expect(parents.size).toBeGreaterThan(0);
    for (const { id, detail } of rounds) {
      const shown = new Set(detail.reels!.flat());
      expect(Object.keys(detail.symbols!).sort(), id).toEqual([...shown].sort());
      const isTrigger = detail.lines!.some(({ name }) => /^分散，获得\d+次免费旋转$/.test(name['zh-CN']));
      if (parents.has(id)) expect(isTrigger, id).toBe(true);
      for (const { name } of detail.lines!) expect(name.en, id).not.toMatch(/\b[A-EKQJ]$/);
    }
  });

  it('in erbagang: which doors won, and the banker where none did', () => {
    const rounds = evening('sandbox-chess', 400).filter(({ game }) => game.startsWith('erbagang'));
    const sweeps = rounds.filter(({ detail: { hands }, id }) => {
      const [banker, ...doors] = hands!;
      expect(banker!.won, id).toBe(doors.every(({ won }) => won === false));
      return banker!.won;
    });
    expect(sweeps.length).toBeGreaterThan(0);
    expect(sweeps.length).toBeLessThan(rounds.length);
    for (const { detail, id } of rounds)
      for (const bet of detail.bets!) {
        const door = detail.hands!.find(({ name }) => name.en === bet.name.en)!;
        expect(door.won, id).toBe(Number(bet.prize) > Number(bet.stake));
      }
  });

  it('in niuniu: what each seat bid and bet', () => {
    for (const { detail, game, id } of evening('sandbox-chess', 60).filter(({ game: code }) =>
      code.startsWith('niuniu'),
    )) {
      const { banker, seats } = detail.proof!.input as {
        banker: number;
        seats: { bet: number; bankerMult: number }[];
      };
      for (const [at, { note }] of detail.hands!.entries()) {
        const text = note!['zh-CN'];
        if (at === banker - 1) expect(text, `${game} ${id}`).toMatch(/^(?:不抢|抢庄\d倍)$/);
        else
          expect(text, `${game} ${id}`).toMatch(new RegExp(`^(?:不抢|抢庄\\d倍) · 下注${seats[at]!.bet}倍$`));
      }
    }
  });
});

describe('a bet', () => {
  it.each(platformCodes)('of %s is taken once under its id, whatever is sent with it again', (platform) => {
    const played = opened(platform);
    const { world, holder } = played;
    fund(played, 10_000);
    const { code } = gamesOf(platform)[0]!;
    const at = start + 5_000;
    const body = sampleBet(world.state(holder, code, at), {
      once: 'only-once-1',
      yuan: 2,
      random: fixed(3),
    })!;
    const round = world.bet(holder, code, body, at);
    for (const later of [at, at + 25_000, at + 600_000]) {
      world.tick(later);
      const again = world.bet(holder, code, body, later);
      expect([again.id, again.stake]).toEqual([round.id, round.stake]);
    }
    rest(played, at + 600_000);
    const [only, ...others] = lastVersions(recordsOf(played));
    expect(others).toEqual([]);
    const profit = units(only!.prize) - units(only!.stake);
    expect(world.books.balanceOf(holder)).toBe(10_000n * YUAN + profit);
  });

  it('that the balance does not cover changes nothing', () => {
    const played = opened('sandbox-egame');
    fund(played, 1);
    expect(() =>
      played.world.bet(played.holder, 'fortune', { once: 'too-much-01', stake: '2' }, start),
    ).toThrow('short');
    expect(recordsOf(played)).toEqual([]);
    expect(played.world.books.balanceOf(played.holder)).toBe(YUAN);
  });

  it.each([
    [{ once: 'short', stake: '1' }],
    [{ once: 'stake-wrong-1', stake: '3' }],
    [{ once: 'stake-wrong-2', stake: -1 }],
    [{ once: 'field-wrong-1', stake: '1', free: true }],
    [{}],
  ])('that does not fit is refused: %j', (body) => {
    const played = opened('sandbox-egame');
    fund(played, 100);
    expect(() => played.world.bet(played.holder, 'fortune', body, start)).toThrow(BetRefused);
    expect(played.world.books.balanceOf(played.holder)).toBe(100n * YUAN);
  });
});

describe('a live table', () => {
  it('takes bets while a hand is open, refuses them once it is dealt, and bets of one hand are one round', () => {
    const played = opened('sandbox-live');
    const { world, holder } = played;
    fund(played, 1_000);
    world.tick(start);
    const { hand } = world.state(holder, 'baccarat', start) as { hand: string };
    const bet = (once: string, code: string, at: number, wanted = hand) =>
      world.bet(holder, 'baccarat', { once, hand: wanted, bets: [{ bet: code, amount: '10' }] }, at);
    const first = bet('live-bet-01', 'banker', start + 1_000);
    const second = bet('live-bet-02', 'player', start + 2_000);
    expect(second.id).toBe(first.id);
    expect(second.stake).toBe(20n * YUAN);
    expect(() => bet('live-bet-03', 'tie', start + 20_000)).toThrow('sealed');
    const [, , settled] = recordsOf(played);
    expect(settled).toMatchObject({ version: 3, stake: '20.0000', validBet: '0.0000' });
    expect(settled!.detail.hands).toHaveLength(2);
    expect(() => bet('live-bet-04', 'tie', start + 30_000)).toThrow('sealed');
    expect(bet('live-bet-01', 'banker', start + 60_000).id).toBe(first.id);
  });

  it('takes bets on eighty places of the wheel, each up to its own limit, in a record that operators store', () => {
    const played = opened('sandbox-live');
    const { world, holder } = played;
    fund(played, 80_000);
    world.tick(start);
    const { hand } = world.state(holder, 'roulette', start) as unknown as LiveState;
    const bet = (once: string, bets: readonly [string, number][]) =>
      world.bet(
        holder,
        'roulette',
        { once, hand, bets: bets.map(([code, yuan]) => ({ bet: code, amount: String(yuan) })) },
        start + 1_000,
      );
    const mosts: [string, number][] = [
      ['straight:7', 500],
      ['split:17-20', 1_100],
      ['street:1-2-3', 1_800],
      ['trio:0-1-2', 1_800],
      ['corner:1-2-4-5', 2_500],
      ['firstFour:0-1-2-3', 2_500],
      ['sixLine:1-2-3-4-5-6', 4_000],
      ['dozen2', 10_000],
      ['red', 20_000],
    ];
    // The longest codes, so that the record is as large as it can be.
    const others = [...ROULETTE_BETS.keys()]
      .filter((code) => mosts.every(([each]) => each !== code))
      .sort((one, other) => other.length - one.length);
    const places = [...mosts.map(([code]) => code), ...others];
    const first = bet(
      'wheel-eighty',
      places.slice(0, 80).map((code) => [code, 1]),
    );
    expect(() => bet('wheel-one-more', [[places[80]!, 1]])).toThrow('invalid');
    for (const [at, [code, most]] of mosts.entries()) {
      expect(() => bet(`over-place-${at}`, [[code, most]])).toThrow('invalid');
      expect(bet(`up-to-place-${at}`, [[code, most - 1]]).unit).toBe(first.unit);
    }
    world.tick(start + 20_500);
    const { detail } = recordsOf(played).at(-1)!;
    expect(detail.bets).toHaveLength(80);
    // A site stores no longer one.
    expect(JSON.stringify(detail).length).toBeLessThan(16_000);
    expect(runRule(rules.get(detail.proof!.rule)!, detail.proof!.input)).toMatchObject({
      bets: detail.bets!.map(({ prize }) => ({ returned: prize })),
    });
  });

  it('says which bets a number wins, what each own bet came to, and names the number in the record', () => {
    const played = opened('sandbox-live');
    const { world, holder } = played;
    fund(played, 1_000);
    world.tick(start);
    const stateAt = (at: number) => world.state(holder, 'roulette', at) as unknown as LiveState;
    const open = stateAt(start);
    expect(open.wins).toEqual([]);
    const bets = ['red', 'black', 'straight:7'].map((bet) => ({ bet, amount: '10' }));
    world.bet(holder, 'roulette', { once: 'wheel-bet-1', hand: open.hand, bets }, start + 1_000);
    expect(stateAt(start + 2_000).own!.bets.map(({ prize }) => prize)).toEqual([null, null, null]);
    const { mark, wins, own } = stateAt(start + 20_500);
    expect(wins).toContain(`straight:${mark}`);
    for (const { bet, stake, prize } of own!.bets) {
      expect(stake).toBe('10.0000');
      expect(Number(prize) > 10).toBe(wins.includes(bet));
    }
    const [result] = recordsOf(played)
      .at(-1)!
      .detail.hands!.map((hand) => hand.result['zh-CN']);
    expect(String(Number.parseInt(result!, 10))).toBe(mark);
  });

  it('deals a whole shoe of eight packs before the next one', () => {
    const { world, holder } = opened('sandbox-live');
    world.tick(start);
    const seen = new Map<string, number>();
    let shoe = '1';
    for (let at = start; shoe === '1'; at += 28_000) {
      const state = world.state(holder, 'baccarat', at + 20_500) as {
        hand: string;
        cardsLeft: number;
        result: Record<string, string[]>;
      };
      [shoe = ''] = state.hand.split('-');
      if (shoe !== '1') break;
      for (const card of Object.values(state.result).flat()) seen.set(card, (seen.get(card) ?? 0) + 1);
      const dealt = [...seen.values()].reduce((sum, count) => sum + count, 0);
      expect(state.cardsLeft).toBe(416 - dealt);
    }
    expect(Math.max(...seen.values())).toBeLessThanOrEqual(8);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(416 - 58);
  });
});

describe('free spins', () => {
  it('are rounds of their own below the one that won them, cost nothing and count for nothing', () => {
    const played = opened('sandbox-egame', { seed: 11 });
    fund(played, 100_000);
    playOn(played, 900, [gamesOf('sandbox-egame').find(({ code }) => code === 'dragon')!]);
    const rounds = recordsOf(played);
    const free = rounds.filter(({ parent }) => parent !== '');
    expect(free.length).toBeGreaterThan(9);
    for (const { stake, validBet, parent, detail } of free) {
      expect([stake, validBet]).toEqual(['0.0000', '0.0000']);
      expect(detail.proof!.input).toMatchObject({ free: true });
      expect(rounds.find(({ id }) => id === parent)).toMatchObject({ parent: '' });
    }
  });
});

describe('fishing', () => {
  it('reports the shots of ten seconds as one round, and pays each at once', () => {
    const played = opened('sandbox-fish');
    const { world, holder } = played;
    fund(played, 100);
    const shoot = (once: string, at: number, cannon = '1') =>
      world.bet(holder, 'reef', { once, cannon, shots: ['xiaohuang', 'haima'] }, at);
    const first = shoot('shots-0001', start);
    expect(shoot('shots-0002', start + 4_000).id).toBe(first.id);
    expect(recordsOf(played)).toEqual([]);
    expect(shoot('shots-0003', start + 5_000, '0.5').id).not.toBe(first.id);
    world.tick(start + 60_000);
    expect(recordsOf(played).map(({ stake }) => stake)).toEqual(['4.0000', '1.0000']);
  });
});

describe('sport', () => {
  const played = opened('sandbox-sport', { seed: 23 });
  fund(played, 500_000);
  rest(played, playOn(played, 900));
  const records = recordsOf(played);

  it('has singles and parlays, halves, pushes, voids and corrections', () => {
    const legs = records.flatMap(({ detail }) => detail.legs!.map(({ result }) => result));
    for (const result of ['won', 'halfWon', 'halfLost', 'lost', 'void'] as const)
      expect(legs, result).toContain(result);
    expect(new Set(records.map(({ detail }) => detail.parlay))).toEqual(new Set(['', '3x1', '3x4']));
    const corrected = records.filter(
      ({ id, version, state }) =>
        state !== 'unsettled' &&
        records.some((other) => other.id === id && other.version < version && other.state !== 'unsettled'),
    );
    expect(corrected.length).toBeGreaterThan(0);
  });

  it('refuses odds that are not offered and a match that has begun to be over', () => {
    const at = start + wholeWorldMs * 8;
    played.world.tick(at);
    const { matches } = played.world.state(played.holder, 'football', at) as {
      matches: {
        id: number;
        isOpen: boolean;
        offers: { market: string; selection: string; line: string; odds: string }[];
      }[];
    };
    const open = matches.find(({ isOpen }) => isOpen)!;
    const [offer] = open.offers;
    const bet = (once: string, leg: object) =>
      played.world.bet(
        played.holder,
        'football',
        { once, system: '', unitStake: '10', legs: [{ match: open.id, ...offer!, ...leg }] },
        at,
      );
    expect(() => bet('odds-changed', { odds: '99.00' })).toThrow('oddsChanged');
    expect(() => bet('match-gone-1', { match: 1 })).toThrow('sealed');
    expect(bet('odds-right-1', {}).stake).toBe(10n * YUAN);
  });
});

describe('a restart', () => {
  it.each(platformCodes)('of %s keeps wallets, open rounds and the stream of records', (platform) => {
    const folder = scratchFolder('platform-');
    folders.push(folder);
    const file = path.join(folder, 'store.db');
    const before = opened(platform, { file });
    fund(before, 20_000);
    const at = playOn(before, 25);
    const records = recordsOf(before);
    const { cursor } = before.world.rounds.recordsAfter(operator, platform, '', 500)!;
    const balance = before.world.books.balanceOf(before.holder);
    before.db.close();

    const after = opened(platform, { file, seed: 99 });
    expect(after.world.books.balanceOf(after.holder)).toBe(balance);
    expect(recordsOf(after)).toEqual(records);
    rest(after, at);
    const later = recordsOf(after, 500, cursor);
    expect(recordsOf(after)).toEqual([...records, ...later]);
    expect(lastVersions(recordsOf(after)).filter(({ state }) => state === 'unsettled')).toEqual([]);
    expect(after.world.books.mismatches()).toEqual([]);
    after.db.close();
  });
});
