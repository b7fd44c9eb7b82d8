// Owns what the operator edits at the desk of the forum beside its posts: the forbidden words, and which groups are moderated. Both are content, and stand in its history.
import type pg from 'pg';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { createForumDesk, type ForumDesk } from '../forum/desk.ts';
import { plainWords } from '../forum/words.ts';
import { applyIn } from './apply.ts';
import type { File } from './kind.ts';
import { snapshotOf } from './snapshot.ts';

export interface OperatorDesk extends ForumDesk {
  /** False where there is no such group. */
  setModerated(station: string, groupId: number, isModerated: boolean): Promise<boolean>;
  /** Replaces the dictionary by these words; blank ones and repeats are dropped. Returns how many there are. */
  setWords(station: string, words: readonly string[]): Promise<number>;
}

/** Most words of a station, and the longest of them. */
const wordsMost = 5_000;
const wordMost = 40;

async function moderate(
  db: Db,
  groupId: number,
  isModerated: boolean,
): Promise<readonly [KindName, File] | null> {
  const group = await db
    .selectFrom('forum_group')
    .select('content_key')
    .where('id', '=', groupId)
    .executeTakeFirst();
  const file = (await snapshotOf(db)).files.get('forum-groups');
  if (!group || !file) return null;
  const items = (file.items as readonly { key: string }[]).map((item) =>
    item.key === group.content_key ? { ...item, moderated: isModerated } : item,
  );
  return ['forum-groups', { ...file, items }];
}

/** `by`: the way on which the operator works, for the records. */
export function createOperatorDesk(pool: pg.Pool, now: () => Date, by: string): OperatorDesk {
  const apply = (db: Db, station: string, file: readonly [KindName, File]) =>
    applyIn(db, station, { files: new Map([file]), by: `${by}, forum`, now: now() });
  return {
    ...createForumDesk(pool, now, by),
    setModerated: (station, groupId, isModerated) =>
      inStation(pool, station, async (db) => {
        const file = await moderate(db, groupId, isModerated);
        if (file) await apply(db, station, file);
        return file !== null;
      }),
    setWords: (station, words) =>
      inStation(pool, station, async (db) => {
        const plain = [...new Set(words.map(plainWords))]
          .filter((word) => word !== '' && word.length <= wordMost)
          .slice(0, wordsMost);
        await apply(db, station, ['forum-words', { words: plain }]);
        return plain.length;
      }),
  };
}
