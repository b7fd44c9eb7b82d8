// What the operator edits at the desk of the forum beside its posts: the forbidden words, and which groups are moderated. Both are content, and stand in its history.
import type pg from 'pg';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { type Db, inStation, type StationWork } from '../db/stationTransaction.ts';
import { createForumDesk, type ForumDesk } from '../forum/desk.ts';
import { plainWords } from '../forum/words.ts';
import { applyIn } from './apply.ts';
import type { File } from './rows.ts';
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

/** The file of groups with one of them changed; null where there is no such group. */
async function moderatedGroups(
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

/** What was edited there stands in the history of the content. */
const apply = ({ db, station, now }: StationWork, by: string, file: readonly [KindName, File]) =>
  applyIn(db, station, { files: new Map([file]), by: `${by}, forum`, now });

/** Whether posts of a group wait for a moderator from now on. False where there is no such group. */
export async function moderateGroup(
  work: StationWork,
  by: string,
  groupId: number,
  isModerated: boolean,
): Promise<boolean> {
  const file = await moderatedGroups(work.db, groupId, isModerated);
  if (file) await apply(work, by, file);
  return file !== null;
}

/** Replaces the forbidden words; blank ones and repeats are dropped. Returns how many there are. */
export async function replaceWords(work: StationWork, by: string, words: readonly string[]): Promise<number> {
  const plain = [...new Set(words.map(plainWords))]
    .filter((word) => word !== '' && word.length <= wordMost)
    .slice(0, wordsMost);
  await apply(work, by, ['forum-words', { words: plain }]);
  return plain.length;
}

/** `by`: the way on which the operator works, for the records. */
export function createOperatorDesk(pool: pg.Pool, now: () => Date, by: string): OperatorDesk {
  const inWork = <T>(station: string, work: (work: StationWork) => Promise<T>): Promise<T> =>
    inStation(pool, station, (db) => work({ db, station, now: now() }));
  return {
    ...createForumDesk(pool, now, by),
    setModerated: (station, groupId, isModerated) =>
      inWork(station, (work) => moderateGroup(work, by, groupId, isModerated)),
    setWords: (station, words) => inWork(station, (work) => replaceWords(work, by, words)),
  };
}
