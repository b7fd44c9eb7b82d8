// The commands about the forum.
import { nameCard } from '#server/present/forum.ts';
import type { ServerTextId } from '#server/serverText.ts';
import type { DecidedPost, ShownPost } from '#server/support/forum.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { say } from '../../language.ts';
import { language } from '../../spoken.ts';
import { ask, orNone, type Row } from '../row.ts';

/** A post as lines: what it is and what became of it, then its words, its card and its pictures. */
function linesOf(post: ShownPost): string {
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
  const card = post.card && nameCard(post.card, post.lottery, language());
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

const postLines =
  (none: ServerTextId) =>
  (posts: readonly ShownPost[]): string[] =>
    orNone(posts.map(linesOf), say(none));

const ofPost =
  (text: ServerTextId) =>
  ({ kind, id }: DecidedPost): string[] => [say(text, { kind: say(`support.post.${kind}`), id })];

const markedLines = ({ id }: { id: string }): string[] => [say('support.marked', { id })];

export const forumRows: readonly Row[] = [
  {
    forms: [['posts', 'support.help.posts']],
    asks: () => ask('posts', {}, postLines('support.nothingWaits')),
  },
  {
    forms: [['decided', 'support.help.decided']],
    asks: () => ask('decidedPosts', {}, postLines('support.nothingDecided')),
  },
  {
    forms: [['find <address> [<floor>]', 'support.help.find']],
    asks: ([address, floor]) => ask('findPosts', { address, floor }, postLines('support.noSuchPost')),
  },
  {
    forms: [['show|hide article|comment <number>', 'support.help.show']],
    asks: ([kind, id], _, name) =>
      name === 'show'
        ? ask('showPost', { kind, id }, ofPost('support.postShown'))
        : ask('hidePost', { kind, id }, ofPost('support.postHidden')),
  },
  {
    forms: [['pin|essence <number>', 'support.help.pin']],
    asks: ([id], _, name) => ask(name === 'pin' ? 'pinArticle' : 'markEssence', { id }, markedLines),
  },
  {
    forms: [['mute article|comment <number> [off]', 'support.help.mute']],
    asks: ([kind, id, off]) =>
      ask('mutePost', { kind, id, off }, (post) =>
        ofPost(post.isMuted ? 'support.muteOn' : 'support.muteOff')(post),
      ),
  },
  {
    forms: [['nick <account> <name>', 'support.help.nick']],
    asks: ([account, nickName]) =>
      ask('giveNickName', { account, nickName }, (given) => [
        say('support.nickGiven', { account: given.account, name: given.nickName }),
      ]),
  },
  {
    forms: [['moderators', 'support.help.moderators']],
    asks: () =>
      ask('moderators', {}, (moderators) =>
        orNone(
          moderators.map(({ name, nickName }) => `${name} ${nickName}`.trim()),
          say('support.noModerators'),
        ),
      ),
  },
  {
    forms: [['moderator <account> on|off', 'support.help.moderator']],
    asks: ([account, on]) =>
      ask('makeModerator', { account, on }, ({ account: name, isModerator }) => [
        say(isModerator ? 'support.moderates' : 'support.moderatesNot', { name }),
      ]),
  },
  {
    forms: [['moderate <group> on|off', 'support.help.moderate']],
    asks: ([group, on]) =>
      ask('moderateGroup', { group, on }, (moderated) => [
        say(moderated.isModerated ? 'support.groupOn' : 'support.groupOff', { group: moderated.group }),
      ]),
  },
  {
    forms: [['words [<words>]', 'support.help.words']],
    asks: ([words]) =>
      words === undefined
        ? ask('words', {}, (forbidden) => [forbidden.join(', ') || say('support.wordsNone')])
        : ask('setWords', { words }, ({ count }) => [say('support.wordsSet', { count })]),
  },
];
