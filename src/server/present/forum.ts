// How the forum is written in an answer: names instead of accounts, addresses of pictures, first words of a text.
import type { Selectable } from 'kysely';
import type {
  ForumArticle,
  ForumAuthor,
  ForumCard,
  ForumComment,
  ForumGroup,
  ForumMention,
  ForumPicture,
  ForumProfile,
} from '#contract/entities.generated.ts';
import type { WaitingAnswer } from '#contract/forum.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { playOf } from '#lottery/families.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { StoredCard, StoredMention, StoredPicture } from '../db/columnTypes.ts';
import type { NamedLottery } from '../db/play/lotteries.ts';
import type { ForumGroupTable } from '../db/tables.ts';
import type { AuthorRow, ReaderId } from '../forum/authors.ts';
import type { SeenCard } from '../forum/cards.ts';
import type { DeskPost } from '../forum/deskPosts.ts';
import { displayName } from '../forum/people/authors.ts';
import { recordDays, type SlipRecord } from '../forum/people/slipRecord.ts';
import { pageOfFloor } from '../forum/posting.ts';
import type { ArticleRow, CommentRow, PostStatus, ProfileRow } from '../forum/reading.ts';
import { type Period, periodsAfter } from '../play/calendar.ts';
import { oddsOf } from './bets.ts';

const previewLength = 100;
const quoteLength = 80;
const picturesInList = 3;

/** The first characters of a text, in one line. */
const shortened = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : line;
};

export const presentStatus = (status: PostStatus): ForumStatus => ForumStatus[status];

export const presentAuthor = (row: AuthorRow): ForumAuthor => ({
  accountId: row.author_id,
  name: displayName(row),
  level: row.level,
  agent: row.role === 'agent',
});

export const presentPicture = ({ key, width, height }: StoredPicture): ForumPicture => ({
  url: `/forum-picture/${key}.webp`,
  width,
  height,
});

export const presentMentions = (mentions: readonly StoredMention[]): ForumMention[] =>
  mentions.map(({ name, id }) => ({ name, accountId: id }));

type NamedCard = Pick<
  ForumCard,
  | 'kind'
  | 'lotCode'
  | 'lotName'
  | 'family'
  | 'qiHao'
  | 'haoMa'
  | 'mode'
  | 'playCode'
  | 'playName'
  | 'selection'
  | 'units'
>;

/** A card with the names that its codes stand for. */
export function nameCard(card: StoredCard, lottery: NamedLottery | undefined, locale: Locale): NamedCard {
  const known = {
    lotCode: card.lotCode,
    lotName: lottery ? localText(lottery.name, locale) : card.lotCode,
    family: lottery?.family ?? 'ssc',
    qiHao: card.qiHao,
    haoMa: card.haoMa,
  };
  if (card.kind === 'draw')
    return { ...known, kind: 'draw', mode: '', playCode: '', playName: '', selection: '', units: 0 };
  const play = playOf(card.playCode);
  const names = play ? (play.group === play.name ? play.name : `${play.group} ${play.name}`) : card.playCode;
  return {
    ...known,
    kind: 'slip',
    mode: card.mode,
    playCode: card.playCode,
    playName: names,
    selection: JSON.stringify(card.selection),
    units: card.units,
  };
}

function stateOf({ status, return_reason: reason }: NonNullable<SeenCard['bet']>): ForumCard['state'] {
  switch (status) {
    case BetStatus.won:
      return 'won';
    case BetStatus.lost:
      return 'lost';
    case BetStatus.pushed:
      return 'pushed';
    case BetStatus.returned:
      return reason === 'void' ? 'void' : 'revoked';
    default:
      return 'waiting';
  }
}

/** The period that takes bets at an instant; undefined where none is to come. */
function onSaleAt(lottery: NamedLottery, nowMs: number): Period | undefined {
  for (const period of periodsAfter(lottery, nowMs)) if (period.sealsMs > nowMs) return period;
  return undefined;
}

/** A card with what became of it. */
export function presentCard(
  { card, bet, draw, isOpen, lottery }: SeenCard,
  locale: Locale,
  now: Date,
): ForumCard {
  const onSale = isOpen && lottery ? onSaleAt(lottery, now.getTime()) : undefined;
  const named = nameCard(card, lottery, locale);
  const numbers = draw?.join(',') ?? '';
  return {
    ...named,
    // A draw that was corrected since reads as it is now.
    haoMa: card.kind === 'draw' && numbers !== '' ? numbers : named.haoMa,
    stake: bet ? wireMoney(bet.stake) : '',
    odds: bet ? oddsOf(bet) : '',
    state: bet ? stateOf(bet) : '',
    prize: bet?.status === BetStatus.won ? wireMoney(bet.payout) : '',
    openHaoma: card.kind === 'slip' ? numbers : '',
    onSaleQiHao: onSale?.qiHao ?? '',
    sealTime: onSale ? formatMoment(onSale.sealsMs) : '',
  };
}

/** An article as a list shows it; `picturesMost` for the article itself, which shows all. */
export const presentArticle = (
  row: ArticleRow,
  reader: ReaderId,
  picturesMost = picturesInList,
): ForumArticle => ({
  id: String(row.id),
  groupId: row.group_id,
  author: presentAuthor(row),
  title: row.title,
  preview: shortened(row.content, previewLength),
  pictures: row.pictures.slice(0, picturesMost).map(presentPicture),
  pictureCount: row.pictures.length,
  cardKind: row.card?.kind ?? '',
  createTime: formatMoment(row.created_at),
  viewCount: row.view_count,
  commentCount: row.comment_count,
  likeCount: row.like_count,
  liked: row.is_liked,
  followed: row.is_followed,
  top: row.is_top,
  essence: row.is_essence,
  own: row.author_id === reader,
  status: presentStatus(row.status),
  cursor: `${row.hot}_${row.id}`,
});

/** A post as a moderator finds it in the list of what waits. */
export const presentWaiting = (row: DeskPost): WaitingAnswer['list'][number] => ({
  targetType: row.kind,
  targetId: String(row.id),
  articleId: String(row.article_id),
  title: row.title,
  preview: shortened(row.content, previewLength),
  floor: row.floor ?? 0,
  page: pageOfFloor(row.floor ?? 0),
  author: displayName({ name: row.account, nick_name: row.nick_name }),
  createTime: formatMoment(row.created_at),
  status: ForumStatus[row.status as PostStatus],
  reports: row.reports,
  reasons: row.reasons,
});

export const presentComment = (row: CommentRow, reader: ReaderId): ForumComment => ({
  id: String(row.id),
  floor: row.floor,
  parentId: row.parent_id === null ? '' : String(row.parent_id),
  author: presentAuthor(row),
  replyTo:
    row.answered_name === null
      ? ''
      : displayName({ name: row.answered_name, nick_name: row.answered_nick_name ?? '' }),
  quote: row.quoted === null ? '' : shortened(row.quoted, quoteLength),
  content: row.content,
  mentions: presentMentions(row.mentions),
  pictures: row.pictures.map(presentPicture),
  createTime: formatMoment(row.created_at),
  likeCount: row.like_count,
  liked: row.is_liked,
  answerCount: row.answer_count,
  own: row.author_id === reader,
  status: presentStatus(row.status),
});

export const presentGroup = (
  row: Selectable<ForumGroupTable> & { today_count: number },
  locale: Locale,
): ForumGroup => ({
  id: row.id,
  name: localText(row.name, locale),
  icon: row.icon as ForumGroup['icon'],
  intro: localText(row.intro, locale),
  sort: row.position,
  postPermission: row.post_permission,
  articleCount: row.article_count,
  todayCount: row.today_count,
});

export const presentProfile = (
  row: ProfileRow,
  record: SlipRecord,
  reader: ReaderId,
  moderates: boolean,
): ForumProfile => ({
  author: presentAuthor(row),
  articleCount: row.article_count,
  fans: row.fan_count,
  followed: row.is_followed,
  blocked: row.is_blocked,
  own: row.author_id === reader,
  record: {
    days: recordDays,
    ended: record.ended,
    won: record.won,
    waiting: record.waiting,
    stake: wireMoney(record.stake),
    net: wireMoney(record.paid - record.stake),
  },
  muted: moderates && row.is_muted,
});
