// What the player has done as whom a station is looked at: a deposit, withdrawals with the letter of one that was refused, and bets that won, lost and wait, each by the ordinary code.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import type { Session } from '../../account/session.ts';
import { newCard } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { reportPost } from '../../forum/moderation.ts';
import { postArticle } from '../../forum/posting.ts';
import { depositAt } from '../../money/deposits/pastDeposit.ts';
import { withdrawAt } from '../../money/withdrawals/pastWithdrawal.ts';
import { refusalOfDatabase } from '../../pipeline/callSteps.ts';
import { type Ending, endingOf, endOrders } from '../../play/settling.ts';
import { placeRandomSlip } from '../../play/slips/randomSlip.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';

interface Doer {
  db: Db;
  station: StationFacts;
  player: Session;
  now: Date;
  settings: Settings;
  /** Name of the bank that has the player's card. */
  bank: string;
}

/** What a past is asked for: each part costs the answer as much as it costs whoever does it. */
export interface PastParts {
  /** A card, withdrawals, a letter and a deposit. */
  money: boolean;
  bets: boolean;
  /** For a moderator, a post that somebody has reported. */
  forum: boolean;
}

/** Of somebody who has done nothing yet. */
export const noPast: PastParts = { money: false, bets: false, forum: false };

/** The parts that answers of a call show; `id` is the call's, such as report/userbill. */
export const pastOf = (id: string): PastParts => ({
  money: /^(?:report|message)\/|^account\/getCardList$/.test(id),
  bets: /^(?:report|lottery)\//.test(id),
  forum: /^forum\//.test(id),
});

/** How long the desk took. */
const tookMs = 6 * 60_000;
/** Lotteries that are drawn here, the quickest first: one of them takes bets now. */
const slips = [
  { lotCode: 'FFC', plays: ['ssc_c_zh', 'ssc_c_b1', 'ssc_c_b2', 'ssc_c_lhh'], times: 10 },
  { lotCode: 'WFC', plays: ['ssc_c_zh', 'ssc_c_b1', 'ssc_c_b2', 'ssc_c_lhh'], times: 10 },
] as const;
/** The last one still waits for its draw. */
const waiting = 1;
const drawsLookedAt = 20;

/** Does it; what the station lacks or refuses leaves nothing behind, and says false. */
async function attempt(db: Db, work: () => Promise<unknown>): Promise<boolean> {
  await sql`SAVEPOINT past`.execute(db);
  try {
    await work();
    return true;
  } catch (thrown) {
    if (!(refusalOfDatabase(thrown) instanceof Refusal)) throw thrown;
    await sql`ROLLBACK TO SAVEPOINT past`.execute(db);
    return false;
  }
}

/** Gives a player who was made for a look a few days of past. Takes the last draws of a lottery for those of the bets that ended. */
export async function givePast(doer: Doer, parts: PastParts): Promise<void> {
  const { db, player, now } = doer;
  if (parts.money && player.role !== 'trial') {
    await giveCard(doer);
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
    const withdraw = (days: number, how: { yuan: number; isRefused?: boolean }) =>
      attempt(db, () =>
        withdrawAt(
          {
            ...doer,
            accountId: player.accountId,
            now: daysAgo(days),
            end: new Date(daysAgo(days).getTime() + tookMs),
          },
          how,
        ),
      );
    await withdraw(6, { yuan: 300 });
    await withdraw(4, { yuan: 200, isRefused: true });
    await attempt(db, () => depositAt(db, doer.station.code, player.accountId, 500, daysAgo(2)));
  }
  if (!parts.bets) return;
  for (const slip of slips) if (await attempt(db, () => placeRandomSlip(doer, slip))) break;
  await attempt(db, () => endBets(doer));
}

interface ForumWork extends Pick<Doer, 'db' | 'now' | 'settings'> {
  station: string;
  /** The post, and what its author is called. */
  words: { author: string; title: string; content: string };
  /** Opens an account of a member who is called so. */
  open(nickName: string): Promise<number>;
}

/** Gives the forum a post of somebody that somebody else has reported: what a moderator decides about. */
export async function giveReportedPost({
  db,
  station,
  now,
  settings,
  words,
  open,
}: ForumWork): Promise<void> {
  const group = await db
    .selectFrom('forum_group')
    .select('id')
    .where('post_permission', '=', 'member')
    .orderBy('is_moderated')
    .orderBy('position')
    .executeTakeFirst();
  if (!group) return;
  const postedAt = new Date(now.getTime() - tookMs);
  const poster = { station, accountId: await open(words.author) };
  await attempt(db, async () => {
    const { id, status } = await postArticle(db, poster, { ...words, groupId: group.id }, postedAt, settings);
    // One that waits for a decision by itself cannot be reported.
    if (status === 'visible')
      await reportPost(
        { db, now },
        { station, accountId: await open('') },
        { kind: 'article', id },
        'advert',
      );
  });
}

async function giveCard({ db, station, player, now, bank }: Doer): Promise<void> {
  // No two members of a station have the same card.
  const number = `6222021001${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  await db
    .insertInto('card')
    .values({
      station: station.code,
      account_id: player.accountId,
      type: 'bank',
      bank_name: bank,
      ...newCard(db, station.code, player.accountId, {
        real_name: player.nickName,
        branch: '',
        card_no: number,
      }),
      is_primary: true,
      position: 0,
      usable_from: now,
      created_at: now,
    })
    .execute();
}

const isBoth = (endings: readonly Ending[]): boolean =>
  [BetStatus.won, BetStatus.lost].every((status) => endings.some((one) => one.status === status));

/** Ends all but the last by one of the last draws, by which some win and some lose. */
async function endBets({ db, player, now }: Doer): Promise<void> {
  const bets = await db
    .selectFrom('bet_order')
    .select(['id', 'lot_code', 'play_code', 'selection', 'terms', 'stake'])
    .where('account_id', '=', player.accountId)
    .orderBy('id')
    .execute();
  const ended = bets.slice(0, Math.max(0, bets.length - waiting));
  if (ended.length === 0) return;
  const draws = await db
    .selectFrom('lottery_period')
    .select('draw')
    .where('lot_code', '=', ended[0]!.lot_code)
    .where('state', '=', 'drawn')
    .orderBy('opens_at', 'desc')
    .limit(drawsLookedAt)
    .execute();
  const ways = draws.map(({ draw }) => ended.map((bet) => endingOf(bet as never, draw)));
  const endings = ways.find(isBoth) ?? ways[0];
  if (!endings) return;
  await endOrders(
    db,
    ended.map((bet, at) => ({ id: bet.id, play_code: bet.play_code, ending: endings[at]! })),
    false,
    now,
  );
}
