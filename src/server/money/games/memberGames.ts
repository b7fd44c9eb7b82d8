// What a member has to do with a game: the mark of a favourite, and when it was opened or played last.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';

export interface MemberGame {
  station: string;
  accountId: number;
  platform: string;
  game: string;
}

/** Sets the mark, or takes it away with null; marked again, it keeps its first time. */
export async function markFavourite(
  db: Db,
  { station, accountId, platform, game, at }: MemberGame & { at: Date | null },
): Promise<void> {
  await db
    .insertInto('game_member')
    .values({ station, account_id: accountId, platform, game, favourite_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'platform', 'game']).doUpdateSet({
        favourite_at:
          at === null ? null : sql<Date>`coalesce(game_member.favourite_at, excluded.favourite_at)`,
      }),
    )
    .execute();
}

/** Records that a platform was entered for a game. */
export async function recordOpened(
  db: Db,
  { station, accountId, platform, game, at }: MemberGame & { at: Date },
): Promise<void> {
  await db
    .insertInto('game_member')
    .values({ station, account_id: accountId, platform, game, played_at: at, opened_at: at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'platform', 'game']).doUpdateSet({
        played_at: sql<Date>`greatest(game_member.played_at, excluded.played_at)`,
        opened_at: at,
      }),
    )
    .execute();
}

/** Records that games were played; an earlier time than the known one changes nothing. */
export async function recordPlayed(
  db: Db,
  station: string,
  games: readonly { accountId: number; platform: string; game: string; at: Date }[],
): Promise<void> {
  if (games.length === 0) return;
  await db
    .insertInto('game_member')
    .values(
      games.map(({ accountId, platform, game, at }) => ({
        station,
        account_id: accountId,
        platform,
        game,
        played_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'platform', 'game']).doUpdateSet({
        played_at: sql<Date>`greatest(game_member.played_at, excluded.played_at)`,
      }),
    )
    .execute();
}

const listed = (db: Db, accountId: number) =>
  db
    .selectFrom('game_member as m')
    .innerJoin('game as g', (join) =>
      join.onRef('g.platform', '=', 'm.platform').onRef('g.code', '=', 'm.game'),
    )
    .select(['m.platform', 'm.game', 'm.played_at'])
    .where('m.account_id', '=', accountId);

/** Marked games that the station offers, the newest mark first. */
export const favouriteGames = (db: Db, accountId: number) =>
  listed(db, accountId)
    .where('m.favourite_at', 'is not', null)
    .orderBy('m.favourite_at', 'desc')
    .orderBy('m.game')
    .execute();

/** Games that the member opened or played last and the station offers, newest first. */
export const recentGames = (db: Db, accountId: number, most: number) =>
  listed(db, accountId)
    .where('m.played_at', 'is not', null)
    .orderBy('m.played_at', 'desc')
    .orderBy('m.game')
    .limit(most)
    .execute();
