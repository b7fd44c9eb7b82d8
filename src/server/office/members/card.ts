// The card of a member: who it is, how the account stands and what protects it; money, company and places are files of their own.
import type { StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { type Account, type AccountBlock, blocksOf } from '../../account/accounts.ts';
import { openedCard } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { maskedEmail, maskedId, maskedName, maskedPhone } from '../../present/mask.ts';
import type { Text } from '../../serverText.ts';
import { showBreaks } from '../../support/protection/breaks.ts';
import { showLimits } from '../../support/protection/limits.ts';
import { type MemberLimit, presentHeld } from './limits.ts';
import { type MemberNote, type MemberTag, writtenAbout } from './notes.ts';
import { type Payments, paymentsOf } from './payments.ts';
import { type MemberDevice, type MemberSession, presenceOf } from './presence.ts';
import { type Shared, sharedWith } from './sharing.ts';
import { versionOf } from './version.ts';

export interface MemberIdentity {
  account: string;
  role: 'member' | 'agent';
  level: number;
  /** '' for a level without a name. */
  levelName: string;
  nickName: string;
  /** Masked, as all that follow it. */
  realName: string;
  phone: string;
  email: string;
  qq: string;
  weChat: string;
  registeredAt: Date;
  promoCode: string;
  /** Whose team the member is in, and who recommended the station; '' for nobody. */
  upline: string;
  recommender: string;
  /** How the member came: by a link of that name, a code, by hand, by a friend; '' where nobody invited. */
  cameBy: string;
  link: string;
}

export interface MemberStanding {
  state: 'enabled' | 'frozen' | 'disabled';
  stateUntil: Date | null;
  /** What staff have blocked: play, or withdrawals. */
  blocks: AccountBlock[];
  /** A pause that the member asked for, while it runs. */
  pausedUntil: Date | null;
  /** As src/rules/protection/breakState.ts names it. */
  break: string;
  breakUntil: Date | null;
  isExcludedByRegistry: boolean;
  limits: MemberLimit[];
  hasQuestion: boolean;
  hasDrawPassword: boolean;
  /** When a password that support gave lapses; a withdrawal password's is the second. */
  passwordLapsesAt: Date | null;
  drawPasswordLapsesAt: Date | null;
  drawPasswordLockedUntil: Date | null;
  lastLoginAt: Date | null;
  lastLoginAddress: string;
  isOnline: boolean;
}

export interface MemberNotice {
  title: string;
  /** Null where the member has not opened it. */
  readAt: Date | null;
}

export interface CardOfMember {
  identity: MemberIdentity;
  standing: MemberStanding;
  payments: Payments;
  sessions: MemberSession[];
  devices: MemberDevice[];
  shared: Shared[];
  tags: MemberTag[];
  notes: MemberNote[];
  /** Notices in force, the newest first. */
  notices: MemberNotice[];
  /** Differs whenever a colleague has changed something of the member. */
  version: string;
}

export interface Looking {
  db: Db;
  station: StationFacts;
  now: Date;
  locale: Locale;
  text: Text;
}

const onlineMs = 300_000;
const noticesMost = 20;

const toCome = (at: Date | null, now: Date): Date | null => (at && at > now ? at : null);

/** Everything that one page says of a member. */
export async function cardOf(looking: Looking, account: Account): Promise<CardOfMember> {
  const { db, now, text } = looking;
  const { sessions, devices } = await presenceOf(db, account.id);
  return {
    identity: await identityOf(looking, account),
    standing: {
      ...(await standingOf(looking, account)),
      isOnline: sessions.some(
        ({ endedAt, seenAt }) => endedAt === null && now.getTime() - seenAt.getTime() < onlineMs,
      ),
    },
    payments: await paymentsOf(db, account, now, text),
    sessions,
    devices,
    shared: await sharedWith(db, account.id),
    ...(await writtenAbout(db, account.id)),
    notices: await noticesOf(looking, account),
    version: await versionOf(db, account.id),
  };
}

async function identityOf({ db, locale }: Looking, account: Account): Promise<MemberIdentity> {
  const beside = await db
    .selectFrom('account as a')
    .leftJoin('account as u', 'u.id', 'a.parent_id')
    .leftJoin('team_origin as o', 'o.account_id', 'a.id')
    .leftJoin('promotion_link as l', 'l.id', 'o.link_id')
    .leftJoin('recommendation as r', 'r.account_id', 'a.id')
    .leftJoin('account as f', 'f.id', 'r.recommender_id')
    .leftJoin('member_level as n', 'n.level', 'a.level')
    .select(['u.name as upline', 'f.name as recommender', 'o.way', 'l.code as link', 'n.name as level_name'])
    .where('a.id', '=', account.id)
    .executeTakeFirstOrThrow();
  return {
    account: account.name,
    role: account.role as 'member' | 'agent',
    level: account.level,
    levelName: beside.level_name ? localText(beside.level_name, locale) : '',
    nickName: account.nick_name,
    realName: maskedName(account.real_name),
    phone: maskedPhone(account.phone),
    email: maskedEmail(account.email),
    qq: maskedId(account.qq),
    weChat: maskedId(account.we_chat),
    registeredAt: account.created_at,
    promoCode: account.promo_code ?? '',
    upline: beside.upline ?? '',
    recommender: beside.recommender ?? '',
    cameBy: beside.way ?? '',
    link: beside.link ?? '',
  };
}

async function standingOf(
  { db, station, now }: Looking,
  account: Account,
): Promise<Omit<MemberStanding, 'isOnline'>> {
  const work = { db, now, station: station.code, stationName: station.name };
  const breaks = await showBreaks(work, null, { account: account.name });
  const { limits } = await showLimits(work, null, { account: account.name });
  return {
    state: account.state,
    stateUntil: account.state_until,
    blocks: blocksOf(account, now),
    pausedUntil: toCome(account.paused_until, now),
    break: breaks.state,
    // Null as well where it never ends.
    breakUntil: breaks.until && Number.isFinite(breaks.until.getTime()) ? breaks.until : null,
    isExcludedByRegistry: breaks.isByRegistry,
    limits: limits.map(presentHeld),
    hasQuestion: account.question_id !== null,
    hasDrawPassword: account.withdrawal_hash !== null,
    passwordLapsesAt: account.password_lapses_at,
    drawPasswordLapsesAt: account.withdrawal_lapses_at,
    drawPasswordLockedUntil: toCome(account.withdrawal_locked_until, now),
    lastLoginAt: account.login_at,
    lastLoginAddress: account.login_address,
  };
}

async function noticesOf({ db, locale, now }: Looking, account: Account): Promise<MemberNotice[]> {
  const rows = await db
    .selectFrom('notice as n')
    .leftJoin('notice_read as r', (join) =>
      join.onRef('r.notice_id', '=', 'n.id').on('r.account_id', '=', account.id),
    )
    .select(['n.title', 'n.levels', 'r.read_at'])
    .where('n.starts_at', '<=', now)
    .where((where) => where.or([where('n.ends_at', 'is', null), where('n.ends_at', '>', now)]))
    .orderBy('n.starts_at', 'desc')
    .limit(noticesMost)
    .execute();
  return rows
    .filter(({ levels }) => levels.length === 0 || levels.includes(account.level))
    .map(({ title, read_at: readAt }) => ({ title: localText(title, locale), readAt }));
}

/** What is masked on the card, whole. */
export interface Unmasked {
  realName: string;
  phone: string;
  email: string;
  qq: string;
  weChat: string;
  cards: { type: string; bank: string; number: string; realName: string }[];
}

/** Contacts and cards of a member as they are; whoever asks says why, and the trail has it. */
export async function unmaskedOf(db: Db, account: Account): Promise<Unmasked> {
  const cards = await db
    .selectFrom('card')
    .select(['station', 'account_id', 'type', 'bank_name', 'card_no', 'real_name'])
    .where('account_id', '=', account.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const { real_name: realName, phone, email, qq, we_chat: weChat } = account;
  return {
    realName,
    phone,
    email,
    qq,
    weChat,
    cards: cards
      .map((card) => openedCard(db, card))
      .map((card) => ({
        type: card.type,
        bank: card.bank_name,
        number: card.card_no,
        realName: card.real_name,
      })),
  };
}
