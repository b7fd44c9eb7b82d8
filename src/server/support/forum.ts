// The forum at support's hand: its posts, who decided on them, its moderators, nicknames and words.
import { moderateGroup, replaceWords } from '../content/forumDesk.ts';
import { mutedUntil, toggleMark } from '../forum/desk.ts';
import { type DeskPost, decidedPosts, postsAt, waitingPosts } from '../forum/deskPosts.ts';
import { decidePost, type Moderator, muteAuthor, type PostKind, setModerator } from '../forum/moderation.ts';
import { isNickName, nameMember } from '../forum/people/nickName.ts';
import { forbiddenWords } from '../forum/words.ts';
import { Refusal } from '../refusal.ts';
import type { Supporter, SupportWork } from './command.ts';
import { isOn, numberOf, textOf, type Written } from './input.ts';
import { memberNamed } from './member.ts';

const shownMost = 100;
const decidedMost = 50;
const addressMost = 500;
const nameMost = 60;

/** A post as moderators see it; the numbers of rows are texts. */
export type ShownPost = Omit<DeskPost, 'id' | 'article_id'> & {
  id: string;
  article_id: string;
};

const shownPost = ({ id, article_id, ...post }: DeskPost): ShownPost => ({
  ...post,
  id: String(id),
  article_id: String(article_id),
});

/** What waits, and what was reported, most reports first. */
export const listPosts = async ({ db, now }: SupportWork): Promise<ShownPost[]> =>
  (await waitingPosts(db, shownMost, now)).map(shownPost);

/** What was decided on of late, the last decision first. */
export const listDecided = async ({ db, now }: SupportWork): Promise<ShownPost[]> =>
  (await decidedPosts(db, decidedMost, now)).map(shownPost);

/** The post at an address, and of a floor its answers as well. */
export async function findPosts(
  { db, now }: SupportWork,
  _: unknown,
  { address, floor }: { address: Written; floor?: Written },
): Promise<ShownPost[]> {
  const number = floor === undefined ? undefined : Number(numberOf(floor));
  return (await postsAt(db, textOf(address, addressMost), number, shownMost, now)).map(shownPost);
}

interface PostInput {
  kind: Written;
  id: Written;
}

export interface DecidedPost {
  kind: PostKind;
  id: string;
}

function kindOf(kind: Written): PostKind {
  if (kind !== 'article' && kind !== 'comment') throw new Refusal('support.post.form');
  return kind;
}

const noPost = (kind: PostKind, id: bigint): Refusal =>
  new Refusal('support.noPost', { values: { id: String(id), kind: { id: `support.post.${kind}` } } });

const operator = ({ name }: Supporter): Moderator => ({ accountId: null, name });

/** Shows a post or hides it; its reports are closed. The author of a hidden one reads the reason. */
export const decideOnPost =
  (decision: 'show' | 'hide') =>
  async (
    work: SupportWork,
    who: Supporter,
    input: PostInput & { reason?: Written },
  ): Promise<DecidedPost> => {
    const kind = kindOf(input.kind);
    const id = numberOf(input.id);
    if (!(await decidePost(work, { kind, id }, decision, operator(who), input.reason?.trim())))
      throw noPost(kind, id);
    return { kind, id: String(id) };
  };

/** Pins an article or marks it as worth reading; again takes it back. */
export const markPost =
  (mark: 'top' | 'essence') =>
  async ({ db }: SupportWork, _: unknown, input: { id: Written }): Promise<{ id: string }> => {
    const id = numberOf(input.id);
    if (!(await toggleMark(db, id, mark)))
      throw new Refusal('support.noArticle', { values: { id: String(id) } });
    return { id: String(id) };
  };

/** Lets the author of a post only read for some days, or write again. */
export async function mutePost(
  work: SupportWork,
  who: Supporter,
  input: PostInput & { off?: Written },
): Promise<DecidedPost & { isMuted: boolean }> {
  const kind = kindOf(input.kind);
  if (input.off !== undefined && input.off !== 'off') throw new Refusal('support.muteForm');
  const isMuted = input.off === undefined;
  const id = numberOf(input.id);
  const until = isMuted ? mutedUntil(work.now) : null;
  if (!(await muteAuthor(work, { kind, id }, until, operator(who)))) throw noPost(kind, id);
  return { kind, id: String(id), isMuted };
}

/** Gives a member another nickname. */
export async function giveNickName(
  { db, station }: SupportWork,
  _: unknown,
  { account: written, nickName: name }: { account: Written; nickName: Written },
): Promise<{ account: string; nickName: string }> {
  const nickName = textOf(name, nameMost);
  const account = await memberNamed(db, textOf(written, nameMost));
  if (!isNickName(nickName)) throw new Refusal('support.nickForm');
  try {
    await nameMember(db, station, account.id, nickName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('support.nickTaken', { values: { name: nickName } });
  }
  return { account: account.name, nickName };
}

/** The members who moderate the forum on the site. */
export async function listModerators({ db }: SupportWork): Promise<{ name: string; nickName: string }[]> {
  return await db
    .selectFrom('forum_profile')
    .innerJoin('account', 'account.id', 'forum_profile.account_id')
    .select(['account.name', 'account.nick_name as nickName'])
    .where('forum_profile.is_moderator', '=', true)
    .orderBy('account.name')
    .execute();
}

/** Makes a member one of them, or takes that back. */
export async function makeModerator(
  { db, station }: SupportWork,
  _: unknown,
  input: { account: Written; on: Written },
): Promise<{ account: string; isModerator: boolean }> {
  const isModerator = isOn(input.on);
  const account = await memberNamed(db, textOf(input.account, nameMost));
  await setModerator(db, station, account.id, isModerator);
  return { account: account.name, isModerator };
}

/** Whether posts of a group wait for a moderator. */
export async function moderate(
  work: SupportWork,
  who: Supporter,
  input: { group: Written; on: Written },
): Promise<{ group: string; isModerated: boolean }> {
  const isModerated = isOn(input.on);
  const group = String(numberOf(input.group));
  if (!(await moderateGroup(work, who.name, Number(group), isModerated)))
    throw new Refusal('support.noGroup', { values: { group } });
  return { group, isModerated };
}

/** The forbidden words. */
export const listWords = async ({ db }: SupportWork): Promise<string[]> => await forbiddenWords(db);

/** Replaces the forbidden words by those of a text that commas or lines separate. */
export const setWords = async (
  work: SupportWork,
  who: Supporter,
  { words }: { words: string },
): Promise<{ count: number }> => ({ count: await replaceWords(work, who.name, words.split(/[\n,，、]/)) });
