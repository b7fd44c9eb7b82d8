// Owns rounds at game platforms for tests: one of each kind as a platform would report it, stored as the server stores them.
import { sql } from 'kysely';
import type { GameKind, RoundState } from '#contract/entities.generated.ts';
import type { RoundDetail } from '#counterparty/game-platform/wire.ts';
import { idOf } from '../server/money/wallets.ts';
import type { RunningServer } from './startServer.ts';

export interface TestRound {
  platform: string;
  kind: GameKind;
  game: string;
  state: RoundState;
  /** Yuan. */
  stake: number;
  valid: number;
  prize: number;
  betAt: Date;
  detail: RoundDetail;
}

const units = (yuan: number): string => String(Math.round(yuan * 10_000));
const minuteMs = 60_000;

/** Stores rounds of a member. */
export async function storeRounds(
  server: RunningServer,
  station: string,
  account: string,
  rounds: readonly TestRound[],
): Promise<void> {
  await server.inStation(station, async (db) => {
    const account_id = await idOf(db, account);
    const byPlatform = Map.groupBy(rounds, ({ platform }) => platform);
    for (const [platform, list] of byPlatform) {
      const reports = list.map(({ kind, game, state, stake, valid, prize, betAt, detail }, at) => ({
        round_no: `${platform}-${betAt.getTime()}-${at}`,
        version: 1,
        account_id,
        kind,
        game,
        state,
        stake: units(stake),
        valid: units(valid),
        prize: units(prize),
        fee: '0',
        parent_no: '',
        bet_at: betAt,
        settled_at: state === 'unsettled' ? null : new Date(betAt.getTime() + minuteMs),
        detail,
      }));
      await sql`SELECT * FROM game_round_store(${platform}, ${JSON.stringify(reports)}::jsonb, ${server.now()})`.execute(
        db,
      );
    }
  });
}

const label = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });

const baccarat: RoundDetail = {
  table: { name: label('百家乐 A1', 'Baccarat A1'), shoe: '3', hand: '17' },
  hands: [
    { name: label('闲', 'Player'), cards: ['H3', 'S9', 'D6'], result: label('8 点', '8 points') },
    { name: label('庄', 'Banker'), cards: ['C10', 'D9'], result: label('9 点', '9 points') },
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
  lines: [{ name: label('第 5 线', 'Line 5'), count: 4, prize: '18.0000' }],
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

/** A round of each of these kinds, the newest first. */
export const oneOfEach = (now: Date): TestRound[] => {
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
  return [
    {
      platform: 'sandbox-live',
      kind: 'live',
      game: 'baccarat',
      state: 'lost',
      stake: 20,
      valid: 20,
      prize: 19.5,
      betAt: before(5),
      detail: baccarat,
    },
    {
      platform: 'sandbox-egame',
      kind: 'egame',
      game: 'dragon',
      state: 'won',
      stake: 10,
      valid: 10,
      prize: 18,
      betAt: before(9),
      detail: spin,
    },
    {
      platform: 'sandbox-fish',
      kind: 'fish',
      game: 'reef',
      state: 'won',
      stake: 3,
      valid: 3,
      prize: 4.8,
      betAt: before(12),
      detail: shots,
    },
    {
      platform: 'sandbox-sport',
      kind: 'sport',
      game: 'football',
      state: 'unsettled',
      stake: 10,
      valid: 0,
      prize: 0,
      betAt: before(20),
      detail: parlay,
    },
  ];
};
