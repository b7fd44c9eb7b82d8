// What colleagues write down about a member: notes, which stay as they are, and tags, which come and go.
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

export interface MemberNote {
  note: string;
  by: string;
  at: Date;
}

export interface MemberTag {
  tag: string;
  by: string;
  at: Date;
}

/** What is shown of them, and so many tags a member has at most. */
const notesMost = 50;
const tagsMost = 20;

/** Tags in their order, notes the newest first. */
export async function writtenAbout(
  db: Db,
  accountId: number,
): Promise<{ tags: MemberTag[]; notes: MemberNote[] }> {
  const tags = await db
    .selectFrom('member_tag')
    .select(['tag', 'by', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('tag')
    .execute();
  const notes = await db
    .selectFrom('member_note')
    .select(['note', 'by', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(notesMost)
    .execute();
  return { tags, notes };
}

export interface Writing {
  db: Db;
  station: string;
  now: Date;
  /** The name of whoever writes. */
  by: string;
}

/** Adds a note for colleagues. */
export async function addNote(
  { db, station, now, by }: Writing,
  accountId: number,
  text: string,
): Promise<void> {
  const note = text.trim();
  if (note === '') throw new Refusal('support.textMissing', { code: 'invalid', field: 'note' });
  await db.insertInto('member_note').values({ station, account_id: accountId, note, by, at: now }).execute();
}

/** Gives a tag or takes it away; false where nothing is different then. */
export async function setTag(
  { db, station, now, by }: Writing,
  accountId: number,
  { tag: written, isOn }: { tag: string; isOn: boolean },
): Promise<boolean> {
  const tag = written.trim();
  if (tag === '') throw new Refusal('support.textMissing', { code: 'invalid', field: 'tag' });
  if (!isOn) {
    const { numDeletedRows } = await db
      .deleteFrom('member_tag')
      .where('account_id', '=', accountId)
      .where('tag', '=', tag)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { tags } = await writtenAbout(db, accountId);
  if (tags.some((one) => one.tag === tag)) return false;
  if (tags.length >= tagsMost)
    throw new Refusal('office-members.tooManyTags', {
      code: 'tooMany',
      field: 'tag',
      values: { most: tagsMost },
    });
  await db.insertInto('member_tag').values({ station, account_id: accountId, tag, by, at: now }).execute();
  return true;
}
