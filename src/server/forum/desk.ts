// Owns the moderators' desk of a station: what waits, and what a moderator does, each in a transaction of its own.
import type pg from 'pg';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { inStation } from '../db/stationTransaction.ts';
import {
  type Decision,
  decidePost,
  markArticle,
  muteMember,
  type PostKind,
  type WaitingPost,
  waitingPosts,
} from './moderation.ts';
import { forbiddenWords, setForbiddenWords } from './words.ts';

const shownMost = 100;
const dayMs = 86_400_000;

export interface ForumDesk {
  view(
    station: string,
    locale: Locale,
  ): Promise<{
    posts: WaitingPost[];
    groups: { id: number; name: string; isModerated: boolean }[];
    words: string[];
  }>;
  decide(station: string, kind: PostKind, id: bigint, decision: Decision): Promise<boolean>;
  /** Pins an article or unpins it; the same for what is worth reading. */
  toggleMark(station: string, id: bigint, mark: 'top' | 'essence'): Promise<boolean>;
  /** Lets the author of a post only read for some days. */
  mute(station: string, kind: PostKind, id: bigint, days: number): Promise<boolean>;
  setModerated(station: string, groupId: number, isModerated: boolean): Promise<boolean>;
  setWords(station: string, words: readonly string[]): Promise<number>;
}

export const createForumDesk = (pool: pg.Pool, now: () => Date): ForumDesk => ({
  view: (station, locale) =>
    inStation(pool, station, async (db) => {
      const groups = await db
        .selectFrom('forum_group')
        .select(['id', 'name', 'is_moderated'])
        .orderBy('position')
        .execute();
      return {
        posts: await waitingPosts(db, shownMost),
        groups: groups.map((row) => ({
          id: row.id,
          name: localText(row.name, locale),
          isModerated: row.is_moderated,
        })),
        words: await forbiddenWords(db),
      };
    }),
  decide: (station, kind, id, decision) =>
    inStation(pool, station, (db) => decidePost(db, station, kind, id, decision, now())),
  toggleMark: (station, id, mark) =>
    inStation(pool, station, async (db) => {
      const row = await db
        .selectFrom('forum_article')
        .select(['is_top', 'is_essence'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return (
        row !== undefined &&
        (await markArticle(
          db,
          id,
          mark === 'top' ? { is_top: !row.is_top } : { is_essence: !row.is_essence },
        ))
      );
    }),
  mute: (station, kind, id, days) =>
    inStation(pool, station, async (db) => {
      const post = await db
        .selectFrom(kind === 'article' ? 'forum_article' : 'forum_comment')
        .select('author_id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!post) return false;
      await muteMember(db, station, post.author_id, new Date(now().getTime() + days * dayMs));
      return true;
    }),
  setModerated: (station, groupId, isModerated) =>
    inStation(pool, station, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('forum_group')
        .set({ is_moderated: isModerated })
        .where('id', '=', groupId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    }),
  setWords: (station, words) => inStation(pool, station, (db) => setForbiddenWords(db, station, words)),
});
