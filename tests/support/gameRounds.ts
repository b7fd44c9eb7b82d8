// Rounds at game platforms for journeys: one of each of several kinds, as a platform would report it, stored as the games job stores them.
import type { RoundDetail } from '#counterparty/game-platform/wire.ts';
import { type ReportedRound, storeRounds } from '#server/money/games/storeRounds.ts';
import { idOf } from '../server/money/wallets.ts';
import type { RunningServer } from './startServer.ts';

export type TestRound = Omit<ReportedRound, 'roundNo' | 'version' | 'accountId' | 'fee' | 'parentNo'> & {
  platform: string;
};

const yuan = 10_000n;
const minuteMs = 60_000;

/** Stores rounds of a member. */
export async function storeRoundsOf(
  server: RunningServer,
  station: string,
  account: string,
  rounds: readonly TestRound[],
): Promise<void> {
  await server.inStation(station, async (db) => {
    const accountId = await idOf(db, account);
    for (const [platform, list] of Map.groupBy(rounds, (each) => each.platform)) {
      const reports = list.map(({ platform: _, ...round }, at) => ({
        ...round,
        roundNo: `${platform}-${round.betAt.getTime()}-${at}`,
        version: 1,
        accountId,
        fee: 0n,
        parentNo: '',
      }));
      await storeRounds(db, station, platform, reports, server.now());
    }
  });
}

const label = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });

const baccarat: RoundDetail = {
  table: { name: label('百家乐 A1', 'Baccarat A1'), shoe: '3', hand: '17' },
  hands: [
    { name: label('闲', 'Player'), cards: ['H3', 'S9', 'D6'], result: label('8点', '8 points') },
    { name: label('庄', 'Banker'), cards: ['C10', 'D9'], result: label('9点', '9 points') },
  ],
  bets: [
    { name: label('庄', 'Banker'), stake: '10.0000', prize: '19.5000', odds: '0.95' },
    { name: label('和', 'Tie'), stake: '10.0000', prize: '0.0000', odds: '8' },
  ],
};
const spin: RoundDetail = {
  reels: [
    ['A', 'W', 'K'],
    ['Q', 'A', 'S'],
    ['A', 'J', 'W'],
    ['K', 'A', 'Q'],
    ['J', 'S', 'A'],
  ],
  lines: [{ name: label('第5线', 'Line 5'), count: 4, prize: '18.0000' }],
};
const freeSpins: RoundDetail = {
  reels: spin.reels!,
  symbols: { A: label('元宝', 'Ingot'), W: label('百搭', 'Wild'), S: label('分散', 'Scatter') },
  lines: [{ name: label('分散，获得8次免费旋转', 'Scatter, free spins won: 8'), count: 3, prize: '20.0000' }],
};
const tiles: RoundDetail = {
  table: { name: label('二八杠', 'Erbagang'), shoe: '', hand: '' },
  hands: [
    {
      name: label('您', 'You'),
      cards: ['B', '8'],
      result: label('8.5点', '8.5 points'),
      note: label('抢庄2倍 · 下注3倍', 'Bid ×2 · bet ×3'),
    },
  ],
  bets: [{ name: label('您', 'You'), stake: '6.0000', prize: '12.0000', odds: '3' }],
};
const inPlay: RoundDetail = {
  parlay: '',
  legs: [
    {
      match: label('科温 对 邓莫尔', 'Corwen v Dunmore'),
      league: label('群岛超级联赛', 'Isles Premier League'),
      market: label('让球', 'Handicap'),
      pick: label('科温 +0.5', 'Corwen +0.5'),
      odds: '1.90',
      score: '2-1',
      scoreAtBet: '2-0',
      ht: '1-0',
      note: label('让球只计投注后的进球（0-1）', 'The handicap counts goals after the bet only (0-1)'),
      startAt: Date.UTC(2026, 10, 22, 11, 30),
      result: 'lost',
    },
  ],
};
const firstTower: RoundDetail = {
  parlay: '',
  legs: [
    {
      match: label('惊雷战队 对 夜狐战队', 'Thunder v Nightfox'),
      league: label('3局赛制', 'Best of 3'),
      market: label('第2局一塔', 'Map 2 first tower'),
      pick: label('惊雷战队', 'Thunder'),
      odds: '1.85',
      score: '2-0',
      note: label('由惊雷战队取得', 'Taken by Thunder'),
      startAt: Date.UTC(2026, 10, 22, 11, 30),
      result: 'won',
    },
  ],
};
const parlay: RoundDetail = {
  parlay: '2x1',
  legs: [
    {
      match: label('江城 - 北港', 'River City v North Port'),
      league: label('沿海联赛', 'Coast League'),
      market: label('让球 -0.5', 'Handicap -0.5'),
      pick: label('江城', 'River City'),
      odds: '1.92',
      score: '2:1',
      startAt: Date.UTC(2026, 10, 22, 11, 30),
      result: 'won',
    },
    {
      match: label('青山 - 白沙', 'Green Hill v White Sand'),
      league: label('沿海联赛', 'Coast League'),
      market: label('大小 2.25', 'Total 2.25'),
      pick: label('大', 'Over'),
      odds: '1.88',
      score: '',
      startAt: Date.UTC(2026, 10, 22, 12, 0),
      result: 'open',
    },
  ],
};
const shots: RoundDetail = {
  table: { name: label('初级房', 'Beginners'), shoe: '', hand: '' },
  shots: [
    { name: label('小丑鱼', 'Clownfish'), count: 24, hits: 9, stake: '2.4000', prize: '1.8000' },
    { name: label('金龟', 'Golden turtle'), count: 6, hits: 1, stake: '0.6000', prize: '3.0000' },
  ],
};

/** A round of each kind, the newest first. */
export function oneOfEach(now: Date): TestRound[] {
  const round = (
    minutes: number,
    [platform, kind, game]: readonly [platform: string, kind: TestRound['kind'], game: string],
    [stake, prize]: readonly [bigint, bigint],
    detail: RoundDetail,
  ): TestRound => {
    const betAt = new Date(now.getTime() - minutes * minuteMs);
    const state = prize > stake ? 'won' : 'lost';
    return { platform, kind, game, state, stake, valid: stake, prize, betAt, settledAt: betAt, detail };
  };
  return [
    round(5, ['sandbox-live', 'live', 'baccarat'], [20n * yuan, 195_000n], baccarat),
    round(9, ['sandbox-egame', 'egame', 'dragon'], [10n * yuan, 18n * yuan], spin),
    round(10, ['sandbox-pt', 'pt', 'palace'], [10n * yuan, 20n * yuan], freeSpins),
    round(11, ['sandbox-qt', 'qt', 'ocean'], [10n * yuan, 18n * yuan], spin),
    round(11, ['sandbox-chess', 'chess', 'erbagang'], [6n * yuan, 12n * yuan], tiles),
    round(11, ['sandbox-tsport', 'tsport', 'world'], [10n * yuan, 0n], inPlay),
    round(11, ['sandbox-esport', 'esport', 'moba'], [10n * yuan, 185_000n], firstTower),
    round(12, ['sandbox-fish', 'fish', 'reef'], [3n * yuan, 48_000n], shots),
    {
      ...round(20, ['sandbox-sport', 'sport', 'football'], [10n * yuan, 0n], parlay),
      state: 'unsettled',
      valid: 0n,
      settledAt: null,
    },
  ];
}
