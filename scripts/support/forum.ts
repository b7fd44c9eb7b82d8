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
import { language, say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { numberOf, textOf } from './arguments.ts';

const nameMost = 60;

function postKind(text: string | undefined): PostKind {
  if (text !== 'article' && text !== 'comment') throw new WrongUsage(say('support.post.form'));
  return text;
}

async function memberOf(db: Db, name: string | undefined): Promise<number> {
  const account = await findAccount(db, textOf(name, nameMost));
  if (!account || account.role === 'trial')
    throw new WrongUsage(say('support.noMember', { name: name ?? '' }));
  return account.id;
}

/** A post as lines: what it is and what became of it, then its words, its card and its pictures. */
function linesOf(post: DeskPost): string {
  const facts = [
    `${say(`support.post.${post.kind}`)} ${post.id}`,
    say(`support.postState.${post.status}`),
    post.is_muted ? say('support.post.muted', { account: post.account }) : post.account,
    formatMoment(post.created_at),
    post.reports > 0 &&
      say('support.post.reports', {
        count: post.reports,
        reasons: post.reasons.map((reason) => say(`support.postReason.${reason}`)).join(', '),
      }),
    post.decided_at &&
      say('support.post.decided', {
        decision: post.decision === null ? '' : say(`support.postDecision.${post.decision}`),
        by: post.decided_by ?? '',
        at: formatMoment(post.decided_at),
      }),
  ];
  const card = post.card && nameCard(post.card, language());
  const words = [
    `/forum/article/${post.article_id}${post.floor === null ? '' : ` ${say('support.post.floor', { floor: post.floor })}`} · ${post.title}`,
    post.content,
    card &&
      say('support.post.shares', {
        card: [card.lotName, card.qiHao, card.playName, card.haoMa].filter(Boolean).join(' · '),
      }),
    ...post.pictures.map(({ key }) => say('support.post.picture', { address: `/forum-picture/${key}.webp` })),
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
    say('support.noModerators'),
  );
}

async function giveNickName(db: Db, station: string, account: string | undefined, nickName: string) {
  const id = await memberOf(db, account);
  if (!isNickName(nickName)) throw new WrongUsage(say('support.nickForm'));
  try {
    await nameMember(db, station, id, nickName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongUsage(say('support.nickTaken', { name: nickName }));
  }
  return [say('support.nickGiven', { account: account ?? '', name: nickName })];
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
      return orNone((await desk.view(station, language())).posts.map(linesOf), say('support.nothingWaits'));
    case 'decided':
      return orNone(
        (await desk.view(station, language())).decided.map(linesOf),
        say('support.nothingDecided'),
      );
    case 'find': {
      const floor = second === undefined ? undefined : Number(numberOf(second));
      const found = await desk.find(station, textOf(first, 500), floor);
      return orNone(found.map(linesOf), say('support.noSuchPost'));
    }
    case 'show':
    case 'hide': {
      const kind = postKind(first);
      if (!(await desk.decide(station, kind, numberOf(second), command)))
        throw new WrongUsage(say('support.noPost', { kind: say(`support.post.${kind}`), id: second ?? '' }));
      return [
        say(command === 'show' ? 'support.postShown' : 'support.postHidden', {
          kind: say(`support.post.${kind}`),
          id: second ?? '',
        }),
      ];
    }
    case 'pin':
    case 'essence':
      if (!(await desk.toggleMark(station, numberOf(first), command === 'pin' ? 'top' : 'essence')))
        throw new WrongUsage(say('support.noArticle', { id: first ?? '' }));
      return [say('support.marked', { id: first ?? '' })];
    case 'mute': {
      const kind = postKind(first);
      if (third !== undefined && third !== 'off') throw new WrongUsage(say('support.muteForm'));
      if (!(await desk.mute(station, kind, numberOf(second), third === undefined)))
        throw new WrongUsage(say('support.noPost', { kind: say(`support.post.${kind}`), id: second ?? '' }));
      return [
        say(third === 'off' ? 'support.muteOff' : 'support.muteOn', {
          kind: say(`support.post.${kind}`),
          id: second ?? '',
        }),
      ];
    }
    case 'nick':
      return inStation(pool, station, (db) => giveNickName(db, station, first, textOf(second, nameMost)));
    case 'moderators':
      return inStation(pool, station, listModerators);
    case 'moderator': {
      if (second !== 'on' && second !== 'off') throw new WrongUsage(say('support.onOff'));
      await inStation(pool, station, async (db) =>
        setModerator(db, station, await memberOf(db, first), second === 'on'),
      );
      return [say(second === 'on' ? 'support.moderates' : 'support.moderatesNot', { name: first ?? '' })];
    }
    case 'moderate':
      if (second !== 'on' && second !== 'off') throw new WrongUsage(say('support.onOff'));
      if (!(await desk.setModerated(station, Number(numberOf(first)), second === 'on')))
        throw new WrongUsage(say('support.noGroup', { group: first ?? '' }));
      return [say(second === 'on' ? 'support.groupOn' : 'support.groupOff', { group: first ?? '' })];
    case 'words': {
      if (first !== undefined)
        return [say('support.wordsSet', { count: await desk.setWords(station, first.split(/[\n,，、]/)) })];
      const { words } = await desk.view(station, language());
      return [words.join(', ') || say('support.wordsNone')];
    }
    default:
      return undefined;
  }
}
