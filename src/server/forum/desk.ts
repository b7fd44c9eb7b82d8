// The moderators' desk of a station: what waits, and what a moderator does, each in a transaction of its own.
import type pg from 'pg';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { type DeskPost, decidedPosts, postsAt, waitingPosts } from './deskPosts.ts';
import {
  type Decision,
  decidePost,
  type Moderator,
  markArticle,
  muteAuthor,
  type PostKind,
} from './moderation.ts';
import { forbiddenWords } from './words.ts';

const shownMost = 100;
const decidedMost = 50;
/** How long a mute lasts. */
const muteDays = 7;

export interface ForumDesk {
  view(
    station: string,
    locale: Locale,
  ): Promise<{
    posts: DeskPost[];
    /** Decided on of late. */
    decided: DeskPost[];
    groups: { id: number; name: string; isModerated: boolean }[];
    words: string[];
  }>;
  /** The post that an address names, and of a floor its answers as well. */
  find(station: string, address: string, floor?: number): Promise<DeskPost[]>;
  /** The bytes of a picture, whatever became of its post. */
  picture(station: string, key: string): Promise<Buffer | undefined>;
  decide(station: string, kind: PostKind, id: bigint, decision: Decision): Promise<boolean>;
  /** Pins an article or unpins it; the same for what is worth reading. */
  toggleMark(station: string, id: bigint, mark: 'top' | 'essence'): Promise<boolean>;
  /** Lets the author of a post only read for seven days, or write again. */
  mute(station: string, kind: PostKind, id: bigint, isMuted: boolean): Promise<boolean>;
}

const operator = (by: string): Moderator => ({ accountId: null, name: by });

/** When somebody muted now may write again. */
export const mutedUntil = (now: Date): Date => new Date(now.getTime() + muteDays * dayMs);

/** Pins an article or unpins it; the same for what is worth reading. False where there is none. */
export async function toggleMark(db: Db, id: bigint, mark: 'top' | 'essence'): Promise<boolean> {
  const row = await db
    .selectFrom('forum_article')
    .select(['is_top', 'is_essence'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  return await markArticle(
    db,
    id,
    mark === 'top' ? { is_top: !row.is_top } : { is_essence: !row.is_essence },
  );
}

/** `by`: the way on which the operator decides, for the record. */
export const createForumDesk = (pool: pg.Pool, now: () => Date, by: string): ForumDesk => ({
  view: (station, locale) =>
    inStation(pool, station, async (db) => {
      const groups = await db
        .selectFrom('forum_group')
        .select(['id', 'name', 'is_moderated'])
        .orderBy('position')
        .execute();
      return {
        posts: await waitingPosts(db, shownMost, now()),
        decided: await decidedPosts(db, decidedMost, now()),
        groups: groups.map((row) => ({
          id: row.id,
          name: localText(row.name, locale),
          isModerated: row.is_moderated,
        })),
        words: await forbiddenWords(db),
      };
    }),
  find: (station, address, floor) =>
    inStation(pool, station, (db) => postsAt(db, address, floor, shownMost, now())),
  picture: (station, key) =>
    inStation(pool, station, async (db) => {
      const row = await db
        .selectFrom('forum_picture')
        .select('bytes')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.bytes;
    }),
  decide: (station, kind, id, decision) =>
    inStation(pool, station, (db) =>
      decidePost({ db, station, now: now() }, { kind, id }, decision, operator(by)),
    ),
  toggleMark: (station, id, mark) => inStation(pool, station, (db) => toggleMark(db, id, mark)),
  mute: (station, kind, id, isMuted) =>
    inStation(pool, station, (db) =>
      muteAuthor({ db, station, now: now() }, { kind, id }, isMuted ? mutedUntil(now()) : null, operator(by)),
    ),
});
