// Owns the support commands of the forum: its posts, who decided on them, its moderators, nicknames and words.
import type pg from 'pg';
import { findAccount } from '#server/account/accounts.ts';
import { createOperatorDesk } from '#server/content/forumDesk.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import type { DeskPost } from '#server/forum/deskPosts.ts';
import { type PostKind, setModerator } from '#server/forum/moderation.ts';
import { isNickName, nameMember } from '#server/forum/nickName.ts';
import { nameCard } from '#server/present/forum.ts';
import { Refusal } from '#server/refusal.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { numberOf, textOf } from './arguments.ts';

const nameMost = 60;

function postKind(text: string | undefined): PostKind {
  if (text !== 'article' && text !== 'comment') throw new WrongUsage('A post is an article or a comment.');
  return text;
}

async function memberOf(db: Db, name: string | undefined): Promise<number> {
  const account = await findAccount(db, textOf(name, nameMost));
  if (!account || account.role === 'trial') throw new WrongUsage(`There is no member ${name}.`);
  return account.id;
}

/** A post as lines: what it is and what became of it, then its words, its card and its pictures. */
function linesOf(post: DeskPost): string {
  const place = post.floor === null ? '' : ` on floor ${post.floor}`;
  const facts = [
    `${post.kind} ${post.id}`,
    post.status,
    `${post.account}${post.is_muted ? ' (muted)' : ''}`,
    formatMoment(post.created_at),
    post.reports > 0 && `${post.reports} reports ${post.reasons.join(', ')}`,
    post.decided_at && `${post.decision} by ${post.decided_by} ${formatMoment(post.decided_at)}`,
  ];
  const card = post.card && nameCard(post.card, 'en');
  const words = [
    `/forum/article/${post.article_id}${place} · ${post.title}`,
    post.content,
    card && `shares ${[card.lotName, card.qiHao, card.playName, card.haoMa].filter(Boolean).join(' · ')}`,
    ...post.pictures.map(({ key }) => `picture /forum-picture/${key}.webp`),
  ];
  return `${facts.filter(Boolean).join(' · ')}\n  ${words.filter(Boolean).join('\n').replaceAll('\n', '\n  ')}`;
}

const orNone = (lines: readonly string[], none: string): string[] => (lines.length > 0 ? [...lines] : [none]);

async function listModerators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('forum_profile')
    .innerJoin('account', 'account.id', 'forum_profile.account_id')
    .select(['account.name', 'account.nick_name'])
    .where('forum_profile.is_moderator', '=', true)
    .orderBy('account.name')
    .execute();
  return orNone(
    rows.map(({ name, nick_name }) => `${name} ${nick_name}`.trim()),
    'Nobody moderates the forum on the site.',
  );
}

async function giveNickName(db: Db, station: string, account: string | undefined, nickName: string) {
  const id = await memberOf(db, account);
  if (!isNickName(nickName))
    throw new WrongUsage('A nickname is 2 to 12 Chinese characters, letters or digits.');
  try {
    await nameMember(db, station, id, nickName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongUsage(`${nickName} is taken, an account's name, or holds a forbidden word.`);
  }
  return [`${account} is called ${nickName}.`];
}

interface AtForum {
  pool: pg.Pool;
  station: string;
  now: Date;
  /** Who decides; '' for a command that only looks. */
  by: string;
}

/** A command about the forum; undefined for any other. */
export async function atForumDesk(
  { pool, station, now, by }: AtForum,
  command: string,
  [first, second, third]: readonly string[],
): Promise<string[] | undefined> {
  const desk = createOperatorDesk(pool, () => now, by);
  switch (command) {
    case 'posts':
      return orNone((await desk.view(station, 'en')).posts.map(linesOf), 'Nothing waits.');
    case 'decided':
      return orNone((await desk.view(station, 'en')).decided.map(linesOf), 'Nothing was decided.');
    case 'find': {
      const floor = second === undefined ? undefined : Number(numberOf(second));
      const found = await desk.find(station, textOf(first, 500), floor);
      return orNone(found.map(linesOf), 'There is no such post.');
    }
    case 'show':
    case 'hide': {
      const kind = postKind(first);
      if (!(await desk.decide(station, kind, numberOf(second), command)))
        throw new WrongUsage(`There is no ${kind} ${second}.`);
      return [`The ${kind} ${second} is ${command === 'show' ? 'visible' : 'hidden'}.`];
    }
    case 'pin':
    case 'essence':
      if (!(await desk.toggleMark(station, numberOf(first), command === 'pin' ? 'top' : 'essence')))
        throw new WrongUsage(`There is no article ${first}.`);
      return [`The mark of article ${first} is changed.`];
    case 'mute': {
      const kind = postKind(first);
      if (third !== undefined && third !== 'off') throw new WrongUsage('A mute is taken back by "off".');
      if (!(await desk.mute(station, kind, numberOf(second), third === undefined)))
        throw new WrongUsage(`There is no ${kind} ${second}.`);
      return [
        third === 'off'
          ? `The author of ${kind} ${second} may write again.`
          : `The author of ${kind} ${second} may only read for seven days.`,
      ];
    }
    case 'nick':
      return inStation(pool, station, (db) => giveNickName(db, station, first, textOf(second, nameMost)));
    case 'moderators':
      return inStation(pool, station, listModerators);
    case 'moderator': {
      if (second !== 'on' && second !== 'off') throw new WrongUsage('A member is a moderator: on or off.');
      await inStation(pool, station, async (db) =>
        setModerator(db, station, await memberOf(db, first), second === 'on'),
      );
      return [`${first} ${second === 'on' ? 'moderates the forum' : 'is no moderator'}.`];
    }
    case 'moderate':
      if (second !== 'on' && second !== 'off') throw new WrongUsage('Moderation is on or off.');
      if (!(await desk.setModerated(station, Number(numberOf(first)), second === 'on')))
        throw new WrongUsage(`There is no group ${first}.`);
      return [`Moderation of group ${first} is ${second}.`];
    case 'words': {
      if (first !== undefined)
        return [`${await desk.setWords(station, first.split(/[\n,，、]/))} words are forbidden.`];
      const { words } = await desk.view(station, 'en');
      return [words.join(', ') || 'No word is forbidden.'];
    }
    default:
      return undefined;
  }
}
