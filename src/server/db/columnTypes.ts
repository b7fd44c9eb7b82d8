// The types of columns that the database cannot describe, such as what is in a JSON column; tables.ts takes them from here.
import type { ColumnType, Generated } from 'kysely';
import type { ContentFacts } from '#content/content.generated.ts';
import type { CardField, GameCategory, GameKind, KeptBet, RoundState } from '#contract/entities.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { RoundDetail } from '#counterparty/game-platform/wire.ts';
import type { OwnSchedule } from '#lottery/catalogue.ts';
import type { Sealed } from './personal/dataKeys.ts';

/** What identifies a person, as it lies in the database; nothing where it is left out. */
type SealedText = ColumnType<Sealed, Sealed | undefined, Sealed>;

/** Read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** What agents may open. */
export type TeamType = 'agent' | 'member';

/** A category of a rebate; amounts in 0.0001 yuan as text. */
export interface RebateLine {
  category: GameCategory;
  validBet: string;
  rate: string;
  amount: string;
}

export type DepositKind = 'bank' | 'fast' | 'online';

/** A field of a card type; the words in both languages, the rest as entity CardField. */
export interface CardTypeField {
  key: CardField['key'];
  label: LocalText;
  placeholder: LocalText;
  wrong: LocalText;
  pattern: string;
  required: boolean;
  keyboard: CardField['keyboard'];
  choices: readonly LocalText[];
}

/** What a donation was given to, as its content was then. */
export interface DonationProject {
  key: string;
  name: LocalText;
  recipient: LocalText;
}

/** Terms of an offer as they were when a member took it; amounts as text. */
export interface OfferTerms {
  giftType: 'fixed' | 'percent';
  value: string;
  minAmount: string;
  maxGift: string;
  times: 'once' | 'first' | 'daily' | 'always';
  giftFactor: number;
}

/** A picture of a post, by its key. */
export interface StoredPicture {
  key: string;
  width: number;
  height: number;
}

/** What a lottery of a station's own has in place of a row of the catalogue. */
export type OwnLottery = OwnSchedule & { mark: LocalText };

/** When somebody answers conversations: times of the day in Beijing, and what is said outside of them. The same time twice means always. */
export interface Desk {
  from: string;
  to: string;
  away?: LocalText;
}

/** A member that a text names by @. */
export interface StoredMention {
  name: string;
  id: number;
}

/** What an article shares; what became of it is read with the article. */
export type StoredCard =
  | {
      kind: 'slip';
      /** Number of the bet; not there in cards that were shared before bets were named, of which nothing more is shown. */
      orderId?: string;
      lotCode: string;
      qiHao: string;
      mode: 'credit' | 'official';
      playCode: string;
      /** As src/lottery writes a selection. */
      selection: Record<string, unknown>;
      units: number;
      haoMa: string;
    }
  | { kind: 'draw'; lotCode: string; qiHao: string; haoMa: string };

/** By table and column; those that may be null become so in tables.ts. */
export interface ColumnTypes {
  'account.email': SealedText;
  /** By kind: the tags it is found by. */
  'account.found_by': ColumnType<never, string | null, string | null>;
  'account.phone': SealedText;
  'account.proven_phone': SealedText;
  'account.qq': SealedText;
  'account.real_name': SealedText;
  'account.we_chat': SealedText;
  /** Infinity, for good, is read as the number. */
  'account.play_blocked_until': ColumnType<Date | number, Date | number | undefined, Date | number>;
  'account.withdraw_blocked_until': ColumnType<Date | number, Date | number | undefined, Date | number>;
  'activity.content': Json<LocalText>;
  'activity.summary': Json<LocalText>;
  'activity.terms': Json<object>;
  'activity.title': Json<LocalText>;
  'activity_award.detail': ColumnType<Record<string, unknown>, string, never>;
  'activity_award.goods': ColumnType<LocalText, string, never>;
  'activity_refusal.detail': Json<Record<string, unknown>>;
  'activity_type.name': Json<LocalText>;
  'app_release.notes': Json<LocalText[]>;
  'approval.because': 'ALWAYS' | 'SINGLE' | 'DAY';
  'approval.facts': ColumnType<Readonly<Record<string, string>>, string, never>;
  'approval.kind': ContentFacts['control']['limits'][number]['kind'];
  'approval.request': ColumnType<object, string | null, never>;
  'banner.button': Json<LocalText>;
  'banner.text': Json<LocalText>;
  'banner.title': Json<LocalText>;
  /** As src/lottery writes a selection. */
  'bet_order.selection': Json<Record<string, unknown>>;
  /** As readBet() takes the rest of a bet: settings, lunarYear, and the terms of its mode. */
  'bet_order.terms': Json<Record<string, unknown>>;
  'card.branch': SealedText;
  'card.card_no': SealedText;
  'card.found_by': ColumnType<never, string | null, string | null>;
  'card.real_name': SealedText;
  'card_type.fields': Json<CardTypeField[]>;
  'card_type.name': Json<LocalText>;
  /** Written by chase_keep() alone, from a ChaseRest. */
  'chase_rest.lines': ColumnType<object[][], never, never>;
  'chase_rest.periods': ColumnType<object[], never, never>;
  'contact_change.previous': SealedText;
  /** As src/server/content/differenceText.ts makes it. */
  'content_change.difference': ColumnType<object[], string, never>;
  'content_change.entries': ColumnType<object[], string | null, never>;
  'content_draft.base': ColumnType<object | null, string | null, string | null>;
  'content_draft.value': ColumnType<object | null, string | null, string | null>;
  'content_plan.difference': ColumnType<object[], string, string>;
  'application_setting.donation_projects': Json<ContentFacts['applications']['donationProjects']>;
  'content_plan.entries': ColumnType<object[], string | null, string>;
  'content_schedule.difference': ColumnType<object[], string, never>;
  'content_schedule.entries': ColumnType<object[], string, never>;
  'control_setting.confirmers': Json<ContentFacts['control']['confirmers']>;
  'control_setting.limits': Json<ContentFacts['control']['limits']>;
  'coupon.name': Json<LocalText>;
  'coupon_kind.given': 'desk' | 'register';
  'conversation_message.picture': Json<StoredPicture>;
  'coupon_kind.name': Json<LocalText>;
  /** Written once, with the donation. */
  'donation.project': ColumnType<DonationProject | null, string, never>;
  /** Written once, with the order. */
  'deposit_order.offer': ColumnType<OfferTerms, string, never>;
  'deposit_order.payer_name': SealedText;
  'deposit_setting.contract_content': Json<LocalText[]>;
  'deposit_setting.contract_title': Json<LocalText>;
  'deposit_strategy.kinds': DepositKind[];
  'deposit_strategy.name': Json<LocalText>;
  'float_item.title': Json<LocalText>;
  'forum_article.card': Json<StoredCard>;
  'forum_article.mentions': Json<StoredMention[]>;
  'forum_article.pictures': Json<StoredPicture[]>;
  'forum_comment.mentions': Json<StoredMention[]>;
  'forum_comment.pictures': Json<StoredPicture[]>;
  'forum_group.intro': Json<LocalText>;
  'forum_group.name': Json<LocalText>;
  'game.name': Json<LocalText>;
  'game_day.kind': GameKind;
  'game_day.state': RoundState;
  /** As the platform reported it. */
  'game_round.detail': ColumnType<RoundDetail, string, string>;
  'game_round.kind': GameKind;
  'game_round.state': RoundState;
  'game_round_set_aside.record': Json<object>;
  'game_round_version.detail': ColumnType<RoundDetail, string, never>;
  'game_round_version.state': RoundState;
  'help_article.content': Json<LocalText>;
  'help_article.keywords': Json<LocalText>;
  'help_article.title': Json<LocalText>;
  'help_category.name': Json<LocalText>;
  'intent.answer': Json<object>;
  'intent.result': Json<object>;
  'kept_slip.bets': Json<readonly KeptBet[]>;
  'lottery.name': Json<LocalText>;
  'lottery.own': ColumnType<OwnLottery | null, string | null | undefined, string | null>;
  'member_level.benefits': Json<LocalText>;
  'member_level.name': Json<LocalText>;
  'message.content': Json<LocalText>;
  'message.title': Json<LocalText>;
  'message_template.content': Json<LocalText>;
  'message_template.title': Json<LocalText>;
  'notice.content': Json<LocalText>;
  'notice.display': 'list' | 'marquee' | 'popup';
  'notice.title': Json<LocalText>;
  'office_intent.answer': Json<object>;
  'outgoing_message.address': SealedText;
  'outgoing_message.body': SealedText;
  'own_lottery.name': Json<LocalText>;
  'own_lottery.own': Json<OwnLottery>;
  'pay_method.bank_name': Json<LocalText>;
  'pay_method.name': Json<LocalText>;
  'pay_method.steps': Json<LocalText[]>;
  'pay_method.tag': Json<LocalText>;
  'pay_method.tips': Json<LocalText>;
  'platform.kind': ColumnType<GameKind, GameKind | undefined, GameKind>;
  'platform.name': Json<LocalText>;
  'play_setting.switches': Json<Record<string, string>>;
  'rebate_day.lines': Json<RebateLine[]>;
  'service_page.desk': Json<Desk>;
  'service_page.hours': Json<LocalText>;
  'service_page.preparations': Json<LocalText[]>;
  'service_page.questions': Json<{ question: LocalText; answer: LocalText }[]>;
  'service_page.rules': Json<{ title: LocalText; content: LocalText }[]>;
  'staff.elevates_to': Generated<OfficeRole[]>;
  'staff_elevation.role': OfficeRole;
  'staff_invitation.elevates_to': Generated<OfficeRole[]>;
  'staff_invitation.role': OfficeRole;
  'staff_report.email': SealedText;
  /** As src/server/office/trail/stations.ts makes it. */
  'station_file.facts': ColumnType<Record<string, unknown> | null, string, string>;
  'support_action.after': ColumnType<Record<string, string>, string, never>;
  'support_action.before': ColumnType<Record<string, string>, string, never>;
  'team_setting.types': Generated<TeamType[]>;
  'trail.detail': ColumnType<Record<string, unknown>, never, never>;
  'withdrawal_rule.bet_factors': Json<Partial<Record<GameCategory, string>>>;
}
