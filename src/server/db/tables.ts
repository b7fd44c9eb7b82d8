// Generated from the migrated database by `npm run gen -- --tables`: the form of every table as the application sees it. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';
import type { ColumnTypes } from './columnTypes.ts';

export interface AccountTable {
  id: GeneratedAlways<number>;
  station: string;
  name: string;
  name_key: string;
  role: 'trial' | 'member' | 'agent';
  state: Generated<'enabled' | 'frozen' | 'disabled'>;
  password_hash: string | null;
  withdrawal_hash: string | null;
  withdrawal_failures: Generated<number>;
  withdrawal_locked_until: Date | null;
  nick_name: Generated<string>;
  real_name: ColumnTypes['account.real_name'];
  phone: ColumnTypes['account.phone'];
  email: ColumnTypes['account.email'];
  qq: ColumnTypes['account.qq'];
  we_chat: ColumnTypes['account.we_chat'];
  promo_code: string | null;
  parent_id: number | null;
  question_id: number | null;
  answer_hash: string | null;
  created_at: Date;
  ends_at: Date | null;
  login_at: Date | null;
  login_address: Generated<string>;
  previous_login_at: Date | null;
  previous_login_address: Generated<string>;
  withdrawals_from: Date | null;
  level: Generated<number>;
  group_bonus: number | null;
  state_until: Date | null;
  is_paused: Generated<boolean>;
  password_lapses_at: Date | null;
  withdrawal_lapses_at: Date | null;
  paused_until: Date | null;
  play_blocked_until: ColumnTypes['account.play_blocked_until'] | null;
  withdraw_blocked_until: ColumnTypes['account.withdraw_blocked_until'] | null;
  proven_phone: ColumnTypes['account.proven_phone'];
  birthday: string | null;
  hides_wins: Generated<boolean>;
  phone_key: string | null;
  email_key: string | null;
  real_name_key: string | null;
  found_by: ColumnTypes['account.found_by'] | null;
}

export interface AccountPasskeyTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  credential: string;
  public_key: Buffer;
  counter: bigint;
  host: string;
  system: 'iphone' | 'ipad' | 'android' | 'windows' | 'mac' | 'linux' | 'other';
  browser: 'safari' | 'chrome' | 'edge' | 'firefox' | 'wechat' | 'qq' | 'uc' | 'huawei' | 'xiaomi' | 'samsung' | 'other';
  made_at: Date;
  used_at: Date | null;
  asked_at: Date | null;
  removed_at: Date | null;
}

export interface ActivityTable {
  id: GeneratedAlways<number>;
  station: string;
  type_id: number;
  kind: string;
  title: ColumnTypes['activity.title'];
  summary: ColumnTypes['activity.summary'];
  img_url: string;
  starts_at: Date;
  ends_at: Date;
  content: ColumnTypes['activity.content'];
  position: number;
  levels: Generated<number[]>;
  bet_factor: Generated<number>;
  auto_pay_limit: Generated<bigint>;
  terms: ColumnTypes['activity.terms'];
  content_key: Generated<string>;
  retired_at: Date | null;
  roles: Generated<string[]>;
  settled_at: Date | null;
  first_deposit: Generated<'any' | 'made' | 'notMade'>;
  once_per_device: Generated<boolean>;
  once_per_card: Generated<boolean>;
  limit_in_all: Generated<number>;
}

export interface ActivityAwardTable {
  id: GeneratedAlways<bigint>;
  station: string;
  activity_id: number;
  account_id: number;
  claim_key: string;
  day: string;
  prize: 'none' | 'cash' | 'points' | 'goods';
  amount: bigint;
  goods: ColumnTypes['activity_award.goods'] | null;
  required: bigint;
  ledger_type: number;
  status: 1 | 2 | 3 | 4;
  reason: Generated<string>;
  detail: ColumnTypes['activity_award.detail'];
  created_at: Date;
  decided_at: Date | null;
}

export interface ActivityFlagTable {
  station: string;
  account_id: number;
  kinds: string[];
  calculated_at: Date;
  until: Date;
  entries: bigint;
  counted: bigint;
}

export interface ActivityRefusalTable {
  station: string;
  activity_id: number;
  account_id: number;
  day: string;
  reason: string;
  times: Generated<number>;
  detail: ColumnTypes['activity_refusal.detail'];
  first_at: Date;
  last_at: Date;
}

export interface ActivityStockTable {
  station: string;
  activity_id: number;
  part: number;
  left_count: number;
}

export interface ActivityTypeTable {
  id: GeneratedAlways<number>;
  station: string;
  name: ColumnTypes['activity_type.name'];
  position: number;
  content_key: Generated<string>;
}

export interface AdviceTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  type: 'suggestion' | 'complaint' | 'other';
  content: string;
  answer: Generated<string>;
  created_at: Date;
  answered_at: Date | null;
}

export interface AppReleaseTable {
  station: string;
  android_url: string;
  ios_url: string;
  version: string;
  size: string;
  released_at: Date;
  notes: ColumnTypes['app_release.notes'];
}

export interface ApplicationSettingTable {
  station: string;
  donation_seconds: number | null;
  donation_least: bigint;
  charge_seconds: number | null;
  charge_least: bigint;
  charge_factor: number;
  donation_projects: ColumnTypes['application_setting.donation_projects'];
}

export interface ApprovalTable {
  id: GeneratedAlways<bigint>;
  station: string;
  ref: string;
  kind: ColumnTypes['approval.kind'];
  call: string;
  request: ColumnTypes['approval.request'] | null;
  amount: bigint;
  account_id: number | null;
  fingerprint: string;
  facts: ColumnTypes['approval.facts'];
  reason: string;
  asked_staff: number;
  asked_by: string;
  asked_person: string;
  asked_role: string;
  at: Date;
  expires_at: Date;
  because: ColumnTypes['approval.because'] | null;
  state: 'pending' | 'done' | 'void' | 'rejected' | 'withdrawn';
  decided_at: Date | null;
  decided_staff: number | null;
  decided_by: string | null;
  decided_person: string | null;
  decided_role: string | null;
  note: Generated<string>;
}

export interface AttemptTable {
  station: string;
  key: string;
  at: Date;
}

export interface BannerTable {
  id: GeneratedAlways<number>;
  station: string;
  title: ColumnTypes['banner.title'];
  link_url: string;
  link_type: 1 | 2;
  img_url: string;
  position: number;
  content_key: Generated<string>;
  text: ColumnTypes['banner.text'] | null;
  button: ColumnTypes['banner.button'] | null;
}

export interface BetOrderTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  book: 'real' | 'play';
  lot_code: string;
  version: 1 | 2;
  qi_hao: string;
  seals_at: Date;
  play_code: string;
  selection: ColumnTypes['bet_order.selection'];
  terms: ColumnTypes['bet_order.terms'];
  hao_ma: string;
  units: bigint;
  stake: bigint;
  status: Generated<1 | 2 | 3 | 4 | 5 | 6 | 10>;
  winning_units: Generated<bigint>;
  pushed_units: Generated<bigint>;
  payout: Generated<bigint>;
  rebate: Generated<bigint>;
  return_reason: 'member' | 'chase' | 'void' | null;
  chase_id: bigint | null;
  chase_number: number | null;
  created_at: Date;
  ended_at: Date | null;
  uplines: number[] | null;
  rates: number[] | null;
  settle_round: Generated<number>;
  valid: bigint | null;
  coverage: number | null;
  slip_id: bigint | null;
  opened_at: Date | null;
}

export interface BetRollbackTable {
  station: string;
  order_id: bigint;
  round: number;
  correction_id: bigint;
  account_id: number;
  status: 2 | 3 | 10;
  winning_units: bigint;
  pushed_units: bigint;
  payout: bigint;
  rebate: bigint;
  owed: Generated<bigint>;
  turnover_kept: Generated<bigint>;
  turnover_moved: Generated<bigint>;
  at: Date;
}

export interface BreakAttemptTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  what: 'registration' | 'trial' | 'card' | 'contact' | 'name';
  sign: 'phone' | 'email' | 'card' | 'device' | 'name';
  tried_station: string;
  tried_account: string;
  address: string;
  at: Date;
}

export interface BreakMemberTable {
  station: string;
  account_id: number;
  closed_from: Date;
  closed_until: Date;
  operator_closed_until: Date;
  needs_consent: boolean;
  is_closed_by_registry: Generated<boolean>;
}

export interface BreakRecallTable {
  station: string;
  account_id: number;
  platform: string;
  due_at: Generated<Date>;
  tries: Generated<number>;
  left_at: Date | null;
  ended_at: Date | null;
}

export interface BreakWishTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  kind: 'timeout' | 'exclude' | 'return' | 'consent';
  scope: 'station' | 'operator';
  hours: number | null;
  term: '6m' | '1y' | '2y' | '5y' | 'forever' | null;
  cool_hours: number | null;
  cool_hours_indefinite: number | null;
  indefinite_months: number | null;
  asked_station: string;
  asked_account: number;
  sign: Generated<'' | 'phone' | 'email' | 'card' | 'device' | 'name'>;
  at: Date;
}

export interface CaptchaTable {
  id: string;
  station: string;
  visitor_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
  checks: Generated<number>;
  is_used: Generated<boolean>;
  sound_hash: Buffer | null;
  difficulty: Generated<number>;
}

export interface CardTable {
  id: GeneratedAlways<number>;
  station: string;
  account_id: number;
  type: string;
  real_name: ColumnTypes['card.real_name'];
  bank_name: Generated<string>;
  branch: ColumnTypes['card.branch'];
  card_no: ColumnTypes['card.card_no'];
  card_key: string;
  is_primary: Generated<boolean>;
  position: number;
  is_enabled: Generated<boolean>;
  usable_from: Date;
  created_at: Date;
  removed_at: Date | null;
  is_removed_by_owner: Generated<boolean>;
  found_by: ColumnTypes['card.found_by'] | null;
}

export interface CardTypeTable {
  station: string;
  code: string;
  name: ColumnTypes['card_type.name'];
  is_open: Generated<boolean>;
  cards_most: number;
  fields: ColumnTypes['card_type.fields'];
  least: bigint;
  most: bigint;
  fee_fixed: Generated<bigint>;
  fee_share: Generated<number>;
  fee_most: bigint | null;
  arrival_minutes: number;
  coin: Generated<string>;
  rate: bigint | null;
  position: number;
  retired_at: Date | null;
}

export interface CentralDepositTable {
  station: string;
  ref: string;
  account_id: number;
  person: string;
  order_no: string | null;
  amount: bigint;
  version: Generated<number>;
  confirmed: number | null;
  due_at: Date | null;
  asked: Generated<number>;
  created_at: Date;
}

export interface ChargeDayTable {
  station: string;
  account_id: number;
  kind: 'deposit' | 'withdraw';
  day: string;
  status: number;
  orders: bigint;
  money: bigint;
  extra: bigint;
}

export interface ChaseBackTable {
  station: string;
  chase_id: bigint;
  ended_at: Date;
  reason: 'member' | 'chase';
}

export interface ChasePlanTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  lot_code: string;
  is_stopping_on_win: boolean;
  periods: number;
  stake: bigint;
  status: Generated<'running' | 'finished' | 'stopped' | 'cancelled'>;
  created_at: Date;
}

export interface ChaseRestTable {
  station: string;
  chase_id: bigint;
  account_id: number;
  book: 'real' | 'play';
  lot_code: string;
  version: 1 | 2;
  periods: ColumnTypes['chase_rest.periods'];
  lines: ColumnTypes['chase_rest.lines'];
  opened: Generated<number>;
  apart: Generated<string[]>;
  held: bigint;
  opens_at: Date | null;
  returned: Generated<bigint>;
  returned_at: Date | null;
  return_reason: 'member' | 'chase' | null;
  created_at: Date;
  uplines: number[] | null;
  rates: number[] | null;
  slip_id: bigint | null;
  halted_at: Date | null;
}

export interface CommissionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  is_direct: boolean;
  lot_code: string;
  qi_hao: string;
  bets: number;
  basis: bigint;
  amount: bigint;
  at: Date;
  paid_at: Date | null;
}

export interface CommissionReversedTable {
  station: string;
  order_id: bigint;
  at: Date;
  round: Generated<number>;
}

export interface ContactChangeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  kind: 'phone' | 'email';
  address: string;
  previous: ColumnTypes['contact_change.previous'];
  salt: Buffer;
  code_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  is_over: Generated<boolean>;
  changed_at: Date | null;
}

export interface ContentChangeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  at: Date;
  changed_by: string;
  before: string;
  after: string;
  difference: ColumnTypes['content_change.difference'];
  entries: ColumnTypes['content_change.entries'] | null;
  reason: Generated<string>;
  source: Generated<'command' | 'office' | 'schedule'>;
  takes_back: bigint | null;
  touched: Generated<string[]>;
}

export interface ContentDraftTable {
  station: string;
  staff_id: number;
  kind: string;
  key: string;
  staff_name: string;
  value: ColumnTypes['content_draft.value'] | null;
  base: ColumnTypes['content_draft.base'] | null;
  at: Date;
}

export interface ContentPictureTable {
  station: string;
  key: string;
  source: string;
  width: number;
  height: number;
  bytes: Buffer;
  created_at: Date;
}

export interface ContentPlanTable {
  station: string;
  fingerprint: string;
  planned_at: Date;
  before: string;
  difference: ColumnTypes['content_plan.difference'];
  entries: ColumnTypes['content_plan.entries'] | null;
  takes_back: bigint | null;
}

export interface ContentScheduleTable {
  id: GeneratedAlways<bigint>;
  station: string;
  entries: ColumnTypes['content_schedule.entries'];
  difference: ColumnTypes['content_schedule.difference'];
  takes_back: bigint | null;
  begins_at: Date;
  ends_at: Date | null;
  state: 'waiting' | 'live' | 'done' | 'ended' | 'failed' | 'cancelled';
  reason: string;
  staff_id: number;
  made_by: string;
  made_at: Date;
  approved_by: Generated<string>;
  change_id: bigint | null;
  note: Generated<string>;
}

export interface ControlSettingTable {
  station: string;
  expire_hours: number;
  limits: ColumnTypes['control_setting.limits'];
  confirmers: ColumnTypes['control_setting.confirmers'];
}

export interface ConversationTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number | null;
  created_at: Date;
  last_id: Generated<bigint>;
  last_at: Date;
  waiting_since: Date | null;
  staff_id: number | null;
  closed_at: Date | null;
  unread: Generated<number>;
  visitor_hash: Buffer | null;
}

export interface ConversationMessageTable {
  id: GeneratedAlways<bigint>;
  station: string;
  conversation_id: bigint;
  staff_id: number | null;
  staff_name: Generated<string>;
  text: Generated<string>;
  picture: ColumnTypes['conversation_message.picture'] | null;
  about_kind: 'deposit' | 'withdrawal' | 'bet' | null;
  about_id: string | null;
  created_at: Date;
}

export interface ConversationPictureTable {
  key: string;
  station: string;
  conversation_id: bigint;
  bytes: Buffer;
}

export interface CorrectionLetterTable {
  station: string;
  correction_id: bigint;
  account_id: number;
  message_id: bigint;
}

export interface CouponTable {
  id: GeneratedAlways<number>;
  station: string;
  account_id: number;
  name: ColumnTypes['coupon.name'];
  amount: bigint;
  min_deposit: Generated<bigint>;
  max_deposit: Generated<bigint>;
  bet_factor: number;
  starts_at: Date;
  ends_at: Date;
  used_by: string | null;
  used_at: Date | null;
  kind: string | null;
}

export interface CouponKindTable {
  station: string;
  code: string;
  name: ColumnTypes['coupon_kind.name'];
  amount: bigint;
  min_deposit: bigint;
  max_deposit: bigint;
  bet_factor: number;
  valid_days: number;
  levels: Generated<number[]>;
  given: ColumnTypes['coupon_kind.given'];
  is_open: boolean;
  position: number;
}

export interface DatabaseNumberTable {
  is_only: Generated<boolean>;
  number: number;
  draws_for_all: boolean;
}

export interface DepositConsentTable {
  station: string;
  account_id: number;
  version: number;
  at: Date;
}

export interface DepositOrderTable {
  order_no: string;
  station: string;
  account_id: number;
  kind: 'bank' | 'fast' | 'online';
  method_id: number;
  amount: bigint;
  tail: Generated<bigint>;
  rate: bigint | null;
  pay_amount: bigint | null;
  payer_name: ColumnTypes['deposit_order.payer_name'];
  paid_at: Date | null;
  remark: Generated<string>;
  strategy_id: number | null;
  offer: ColumnTypes['deposit_order.offer'] | null;
  deposit_factor: number;
  coupon_id: number | null;
  status: Generated<number>;
  reason: Generated<string>;
  paid: Generated<bigint>;
  gift: Generated<bigint>;
  coupon_amount: Generated<bigint>;
  url: Generated<string>;
  return_url: Generated<string>;
  created_at: Date;
  expires_at: Date;
  finished_at: Date | null;
  ask_at: Date | null;
  asked: Generated<number>;
}

export interface DepositSettingTable {
  station: string;
  pending_most: number;
  bank_seconds: number;
  fast_seconds: number;
  online_seconds: number;
  deposit_factor: number;
  quick_amounts: string[];
  contract_version: number;
  contract_title: ColumnTypes['deposit_setting.contract_title'];
  contract_content: ColumnTypes['deposit_setting.contract_content'];
}

export interface DepositStrategyTable {
  id: GeneratedAlways<number>;
  station: string;
  name: ColumnTypes['deposit_strategy.name'];
  kinds: ColumnTypes['deposit_strategy.kinds'];
  levels: Generated<number[]>;
  gift_type: 'fixed' | 'percent';
  value: bigint;
  min_amount: bigint;
  max_gift: Generated<bigint>;
  times: 'once' | 'first' | 'daily' | 'always';
  gift_factor: number;
  deposit_factor: number;
  starts_at: Date;
  ends_at: Date | null;
  is_open: Generated<boolean>;
  position: number;
  content_key: Generated<string>;
  retired_at: Date | null;
}

export interface DeviceTable {
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  address: string;
  seen_at: Date;
  first_at: Date | null;
  system: 'iphone' | 'ipad' | 'android' | 'windows' | 'mac' | 'linux' | 'other' | null;
  browser: 'safari' | 'chrome' | 'edge' | 'firefox' | 'wechat' | 'qq' | 'uc' | 'huawei' | 'xiaomi' | 'samsung' | 'other' | null;
  way: 'password' | 'question' | 'registration' | 'sms' | 'passkey' | null;
  forgotten_at: Date | null;
}

export interface DirectChargeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  base: bigint;
  percent: number;
  gift: bigint;
  bet_rate: number;
  entry_number: bigint;
  status: Generated<1 | 2 | 3>;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  explanation: Generated<string>;
}

export interface DonationTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  amount: bigint;
  percent: number | null;
  status: Generated<1 | 2 | 3>;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  explanation: Generated<string>;
  project: ColumnTypes['donation.project'] | null;
}

export interface DrawCorrectionTable {
  id: GeneratedAlways<bigint>;
  lot_code: string;
  qi_hao: string;
  number: number;
  old_draw: number[];
  new_draw: number[] | null;
  reason: string;
  requested_by: string;
  requested_at: Date;
  applied_at: Date | null;
  rolled_back_at: Date | null;
  finished_at: Date | null;
}

export interface DrawEntryTable {
  lot_code: string;
  qi_hao: string;
  draw: number[] | null;
  reason: string;
  entered_by: string;
  agreed_by: string;
  entered_at: Date;
}

export interface FigureTable {
  station: string;
  grain: 'day' | 'month';
  dimension: 'all' | 'hour' | 'lottery' | 'platform' | 'method' | 'offer' | 'level' | 'agent';
  day: string;
  key: string;
  type: number;
  moves: bigint;
  came: bigint;
  went: bigint;
  fee: bigint;
}

export interface FigureHourTable {
  station: string;
  day: string;
  hour: number;
  type: number;
  part: string;
  first_id: bigint;
  last_id: bigint;
}

export interface FigureProgressTable {
  station: string;
  through: Generated<bigint>;
  counted_at: Date;
}

export interface FigureRoundTable {
  station: string;
  grain: 'day' | 'month';
  day: string;
  platform: string;
  kind: string;
  state: string;
  rounds: bigint;
  stake: bigint;
  valid: bigint;
  prize: bigint;
}

export interface FloatFrameTable {
  id: GeneratedAlways<number>;
  station: string;
  show_position: number;
  content_key: Generated<string>;
}

export interface FloatItemTable {
  station: string;
  frame_id: number;
  title: ColumnTypes['float_item.title'];
  link_url: string;
  link_type: 1 | 2;
  img_url: string;
  position: number;
}

export interface ForumArticleTable {
  id: GeneratedAlways<bigint>;
  station: string;
  group_id: number;
  author_id: number;
  title: string;
  content: string;
  pictures: ColumnTypes['forum_article.pictures'];
  card: ColumnTypes['forum_article.card'] | null;
  mentions: ColumnTypes['forum_article.mentions'];
  created_at: Date;
  status: 'pending' | 'visible' | 'hidden' | 'deleted';
  is_top: Generated<boolean>;
  is_essence: Generated<boolean>;
  view_count: Generated<number>;
  comment_count: Generated<number>;
  like_count: Generated<number>;
  floors: Generated<number>;
  voices: Generated<number>;
  hot: Generated<bigint>;
  searched: string | null;
}

export interface ForumBlockTable {
  station: string;
  account_id: number;
  author_id: number;
  created_at: Date;
}

export interface ForumCommentTable {
  id: GeneratedAlways<bigint>;
  station: string;
  article_id: bigint;
  parent_id: bigint | null;
  reply_to_id: bigint | null;
  author_id: number;
  floor: number;
  content: string;
  pictures: ColumnTypes['forum_comment.pictures'];
  mentions: ColumnTypes['forum_comment.mentions'];
  is_quoting: Generated<boolean>;
  created_at: Date;
  status: 'pending' | 'visible' | 'hidden' | 'deleted';
  like_count: Generated<number>;
  answer_count: Generated<number>;
}

export interface ForumDecisionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  decision: 'show' | 'hide' | 'mute' | 'unmute';
  article_id: bigint | null;
  comment_id: bigint | null;
  author_id: number;
  moderator_id: number | null;
  decided_by: string;
  decided_at: Date;
}

export interface ForumFollowTable {
  station: string;
  account_id: number;
  kind: 'author' | 'article' | 'likeArticle' | 'likeComment';
  target_id: bigint;
  created_at: Date;
}

export interface ForumGroupTable {
  id: GeneratedAlways<number>;
  station: string;
  name: ColumnTypes['forum_group.name'];
  intro: ColumnTypes['forum_group.intro'];
  icon: string;
  position: number;
  post_permission: Generated<'member' | 'agent' | 'nobody'>;
  is_moderated: Generated<boolean>;
  article_count: Generated<number>;
  content_key: Generated<string>;
}

export interface ForumLetterTable {
  station: string;
  message_id: bigint;
  article_id: bigint;
  comment_id: bigint | null;
}

export interface ForumNewsTable {
  station: string;
  account_id: number;
  article_id: bigint;
  message_id: bigint;
  answers: number;
}

export interface ForumPictureTable {
  key: string;
  station: string;
  author_id: number;
  article_id: bigint | null;
  comment_id: bigint | null;
  width: number;
  height: number;
  bytes: Buffer;
  created_at: Date;
}

export interface ForumProfileTable {
  station: string;
  account_id: number;
  article_count: Generated<number>;
  fan_count: Generated<number>;
  muted_until: Date | null;
  is_moderator: Generated<boolean>;
}

export interface ForumReportTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  article_id: bigint | null;
  comment_id: bigint | null;
  reason: 'fraud' | 'advert' | 'abuse' | 'illegal' | 'other';
  created_at: Date;
  closed_at: Date | null;
}

export interface ForumViewTable {
  station: string;
  article_id: bigint;
  viewer: string;
  seen_at: Date;
}

export interface ForumVoiceTable {
  station: string;
  article_id: bigint;
  account_id: number;
}

export interface ForumWordTable {
  station: string;
  word: string;
}

export interface GameTable {
  station: string;
  platform: string;
  code: string;
  type: 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  name: ColumnTypes['game.name'];
  position: number;
  pinyin: Generated<string>;
  is_hot: Generated<boolean>;
  listed_at: Date | null;
  cover: Generated<string>;
}

export interface GameCursorTable {
  station: string;
  platform: string;
  position: Generated<string>;
  checkpoint: Generated<string>;
  checkpoint_at: Date | null;
  read_at: Date | null;
}

export interface GameDayTable {
  station: string;
  account_id: number;
  kind: ColumnTypes['game_day.kind'];
  day: string;
  platform: string;
  state: ColumnTypes['game_day.state'];
  rounds: bigint;
  stake: bigint;
  valid: bigint;
  prize: bigint;
}

export interface GameMemberTable {
  station: string;
  account_id: number;
  platform: string;
  game: string;
  played_at: Date | null;
  opened_at: Date | null;
  favourite_at: Date | null;
}

export interface GameRoundTable {
  id: GeneratedAlways<bigint>;
  station: string;
  platform: string;
  round_no: string;
  version: number;
  account_id: number;
  kind: ColumnTypes['game_round.kind'];
  game: string;
  state: ColumnTypes['game_round.state'];
  stake: bigint;
  valid: bigint;
  prize: bigint;
  fee: Generated<bigint>;
  parent_no: Generated<string>;
  is_resettled: Generated<boolean>;
  bet_at: Date;
  settled_at: Date | null;
  detail: ColumnTypes['game_round.detail'];
  stored_at: Date;
  rebate_day: string | null;
  reported: bigint | null;
}

export interface GameRoundSetAsideTable {
  station: string;
  platform: string;
  round_no: string;
  version: number;
  reason: string;
  record: ColumnTypes['game_round_set_aside.record'];
  at: Date;
}

export interface GameRoundVersionTable {
  station: string;
  round_id: bigint;
  version: number;
  state: ColumnTypes['game_round_version.state'];
  stake: bigint;
  valid: bigint;
  prize: bigint;
  fee: bigint;
  settled_at: Date | null;
  detail: ColumnTypes['game_round_version.detail'];
  stored_at: Date;
}

export interface HelpArticleTable {
  id: GeneratedAlways<number>;
  station: string;
  category_id: number;
  topic: string | null;
  title: ColumnTypes['help_article.title'];
  content: ColumnTypes['help_article.content'];
  keywords: ColumnTypes['help_article.keywords'];
  position: number;
  updated_at: Date;
  content_key: Generated<string>;
}

export interface HelpCategoryTable {
  id: GeneratedAlways<number>;
  station: string;
  name: ColumnTypes['help_category.name'];
  position: number;
  content_key: Generated<string>;
}

export interface IntentTable {
  station: string;
  owner: string;
  call: string;
  id: string;
  body_hash: Buffer;
  answer: ColumnTypes['intent.answer'] | null;
  result: ColumnTypes['intent.result'] | null;
  session_id: bigint | null;
  at: Date;
}

export interface InterestDayTable {
  station: string;
  account_id: number;
  day: string;
  base: bigint;
  annual: bigint;
  income: bigint;
  paid_at: Date | null;
}

export interface InterestRateTable {
  station: string;
  from_day: string;
  annual: bigint;
  least: bigint;
  most: bigint;
}

export interface InterestRunTable {
  station: string;
  day: string;
  at: Date;
}

export interface KeptSlipTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  name: string;
  family: string;
  version: 1 | 2;
  lot_code: string;
  bets: ColumnTypes['kept_slip.bets'];
  kept_at: Date;
}

export interface LedgerAccountTable {
  id: GeneratedAlways<bigint>;
  station: string;
  book: 'real' | 'play';
  kind: 'wallet' | 'frozen' | 'transit' | 'debt' | 'house' | 'deposit' | 'payout' | 'bonus' | 'interest' | 'platform' | 'donation';
  part: Generated<string>;
  owner_id: number;
  balance: Generated<bigint>;
  entries: Generated<bigint>;
  is_in_team: Generated<boolean>;
  team_from: Generated<bigint>;
}

export interface LedgerDayTable {
  station: string;
  account_id: bigint;
  day: string;
  type: number;
  entries: bigint;
  income: bigint;
  outgo: bigint;
  lowest: bigint;
  first_number: bigint;
  last_number: bigint;
}

export interface LedgerEntryTable {
  station: string;
  account_id: bigint;
  number: bigint;
  transaction_id: bigint;
  amount: bigint;
  balance_after: bigint;
  type: number;
  at: Date;
}

export interface LedgerTransactionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  type: number;
  ref_type: string;
  ref_id: string;
  remark: Generated<string>;
  at: Date;
}

export interface LevelChangeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  at: Date;
  from_level: number;
  level: number;
  why: 'reached' | 'regained' | 'fallen' | 'given';
  deposits: bigint;
  bets: bigint;
  month_bets: bigint;
}

export interface LevelDayTable {
  station: string;
  account_id: number;
  day: string;
  bet: bigint;
}

export interface LevelEntryTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  at: Date;
  deposit: bigint;
  bet: bigint;
}

export interface LevelGiftTable {
  station: string;
  account_id: number;
  code: string;
  level: number;
  amount: bigint;
  bet_factor: number;
  at: Date;
  paid_at: Date | null;
}

export interface LevelSettingTable {
  station: string;
  mode: 'both' | 'either';
  is_kept: boolean;
  birthday_days: number;
  bet_factor: number;
  start: Generated<'paid' | 'held'>;
}

export interface LevelSettledTable {
  id: GeneratedAlways<bigint>;
  station: string;
  at: Date;
  accounts: number[];
  bets: string[];
}

export interface LevelStandingTable {
  station: string;
  account_id: number;
  top: number;
  deposits: bigint;
  bets: bigint;
  month: string;
  spared: string | null;
}

export interface LimitKeptTable {
  station: string;
  account_id: number;
  since: Date | null;
}

export interface LimitRefusalTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  owner: 'station' | 'player';
  kind: 'deposit' | 'stake' | 'loss' | 'time';
  frame: 'day' | '24h' | 'week' | '7d' | 'month' | '30d';
  value: bigint;
  remaining: bigint;
  times: number;
  at: Date;
  last_at: Date;
}

export interface LimitSpanTable {
  station: string;
  account_id: number;
  span: 'day' | 'hour';
  begins: Date;
  part: 'bet' | 'chase';
  staked: bigint;
  lost: bigint;
}

export interface LogInTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  at: Date;
  way: 'password' | 'question' | 'registration' | 'sms' | 'passkey';
  outcome: 'in' | 'wrong' | 'unfinished';
  address: string;
  system: 'iphone' | 'ipad' | 'android' | 'windows' | 'mac' | 'linux' | 'other';
  browser: 'safari' | 'chrome' | 'edge' | 'firefox' | 'wechat' | 'qq' | 'uc' | 'huawei' | 'xiaomi' | 'samsung' | 'other';
}

export interface LotteryTable {
  station: string;
  code: string;
  version: 1 | 2;
  family: string;
  name: ColumnTypes['lottery.name'];
  interval_seconds: number;
  is_hot: boolean;
  is_open: Generated<boolean>;
  position: number;
  own: ColumnTypes['lottery.own'] | null;
}

export interface LotteryPeriodTable {
  lot_code: string;
  qi_hao: string;
  starts_at: Date;
  seals_at: Date;
  opens_at: Date;
  commitment: string | null;
  committed_at: Date | null;
  seed: string | null;
  source: 'platform' | 'demonstration' | 'feed';
  state: Generated<'open' | 'drawn' | 'void' | 'rolledBack'>;
  draw: number[] | null;
  drawn_at: Date | null;
  corrections: Generated<number>;
  corrected_from: number[] | null;
  beacon: string | null;
  public_value: string | null;
}

export interface MailboxTable {
  station: string;
  account_id: number;
  read_through: Generated<bigint>;
  read_through_at: Date | null;
  deleted_through: Generated<bigint>;
}

export interface MarkerDayTable {
  station: string;
  day: string;
  members: number;
  at: Date;
}

export interface MarkerHitTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  day: string;
  marker_group: string;
  marker: string;
  value: bigint;
  threshold: bigint;
  evidence: string[];
  at: Date;
}

export interface MarkerInteractionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  at: Date;
  done_by: string;
  outcome: 'watched' | 'informed' | 'spoken' | 'limited' | 'paused' | 'excluded' | 'unfounded';
  note: string;
  through_hit: bigint;
  way: Generated<'none' | 'letter' | 'call' | 'limitProposed' | 'breakProposed'>;
  follow_up: string | null;
}

export interface MarkerWaitingTable {
  station: string;
  account_id: number;
  since: Date;
}

export interface MemberDayTable {
  station: string;
  account_id: number;
  day: string;
  deposit: bigint;
  withdraw: bigint;
  bet: bigint;
  win: bigint;
  unsettled: bigint;
  rebate: bigint;
  agent_rebate: bigint;
  activity: bigint;
}

export interface MemberKeyTable {
  station: string;
  kind: 'name' | 'nick' | 'realName' | 'phone' | 'email' | 'promo' | 'card';
  key: string;
  account_id: number;
}

export interface MemberLevelTable {
  station: string;
  level: number;
  name: ColumnTypes['member_level.name'];
  benefits: ColumnTypes['member_level.benefits'];
  from_deposit: Generated<bigint>;
  from_bet: Generated<bigint>;
  keep_bet: Generated<bigint>;
  gift: Generated<bigint>;
  weekly: Generated<bigint>;
  weekly_bet: Generated<bigint>;
  monthly: Generated<bigint>;
  monthly_bet: Generated<bigint>;
  birthday: Generated<bigint>;
  withdrawals_a_day: number | null;
  withdrawal_most: bigint | null;
}

export interface MemberNoteTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  note: string;
  by: string;
  at: Date;
}

export interface MemberTagTable {
  station: string;
  account_id: number;
  tag: string;
  by: string;
  at: Date;
}

export interface MessageTable {
  id: GeneratedAlways<bigint>;
  station: string;
  kind: 'notice' | 'withdrawal' | 'advice' | 'reply' | 'player' | 'forum';
  audience: 'one' | 'level' | 'all' | 'service';
  receiver_id: number | null;
  level: number | null;
  sender_id: number | null;
  title: ColumnTypes['message.title'];
  content: ColumnTypes['message.content'];
  is_html: Generated<boolean>;
  reply_to: bigint | null;
  created_at: Date;
  read_at: Date | null;
  answered_at: Date | null;
  receiver_deleted_at: Date | null;
  sender_deleted_at: Date | null;
}

export interface MessageStateTable {
  station: string;
  account_id: number;
  message_id: bigint;
  read_at: Date | null;
  deleted_at: Date | null;
}

export interface MessageTemplateTable {
  station: string;
  code: string;
  title: ColumnTypes['message_template.title'] | null;
  content: ColumnTypes['message_template.content'] | null;
}

export interface NoticeTable {
  id: GeneratedAlways<number>;
  station: string;
  title: ColumnTypes['notice.title'];
  content: ColumnTypes['notice.content'];
  starts_at: Date;
  ends_at: Date | null;
  display: ColumnTypes['notice.display'];
  is_pinned: Generated<boolean>;
  levels: Generated<number[]>;
  content_key: Generated<string>;
}

export interface NoticeReadTable {
  station: string;
  account_id: number;
  notice_id: number;
  read_at: Date;
}

export interface OfferCheckTable {
  station: string;
  account_id: number;
  clear_at: Generated<Date>;
  excluded_after: Date | null;
  excluded_until: Date | null;
  due_at: Date | null;
}

export interface OfficeIntentTable {
  staff_id: number;
  call: string;
  id: string;
  body_hash: Buffer;
  answer: ColumnTypes['office_intent.answer'] | null;
  at: Date;
}

export interface OperatorProblemTable {
  station: string;
  kind: string;
  ref: string;
  reason: string;
  times: Generated<number>;
  first_at: Date;
  last_at: Date;
  resolved_at: Date | null;
  is_dismissed: Generated<boolean>;
}

export interface OutgoingMessageTable {
  id: GeneratedAlways<bigint>;
  station: string;
  address: ColumnTypes['outgoing_message.address'];
  body: ColumnTypes['outgoing_message.body'];
  created_at: Date;
  message_id: Generated<string>;
  state: Generated<'waiting' | 'sent' | 'refused' | 'lapsed'>;
  tries: Generated<number>;
  send_at: Generated<Date>;
  lapses_at: Generated<Date>;
  channel: Generated<'sms' | 'mail'>;
  subject: Generated<string>;
  address_key: string | null;
}

export interface OwnLotteryTable {
  code: string;
  family: string;
  name: ColumnTypes['own_lottery.name'];
  own: ColumnTypes['own_lottery.own'];
  is_ended: Generated<boolean>;
}

export interface PartySuspensionTable {
  name: string;
  reason: string;
  suspended_by: string;
  suspended_at: Date;
}

export interface PasswordRecoveryTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  kind: 'phone' | 'email';
  address: string;
  salt: Buffer;
  code_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  is_over: Generated<boolean>;
  purpose: Generated<'recover' | 'login'>;
  visitor_hash: Buffer | null;
}

export interface PayMethodTable {
  id: GeneratedAlways<number>;
  station: string;
  kind: 'bank' | 'fast' | 'online';
  pay_type: 'bank' | 'alipay' | 'weixin' | 'unionpay' | 'usdt';
  name: ColumnTypes['pay_method.name'];
  tips: ColumnTypes['pay_method.tips'];
  steps: ColumnTypes['pay_method.steps'];
  tag: ColumnTypes['pay_method.tag'] | null;
  least: bigint;
  most: bigint;
  fixed_amounts: Generated<string[]>;
  tail_least: Generated<bigint>;
  tail_most: Generated<bigint>;
  rate: bigint | null;
  levels: Generated<number[]>;
  bank_name: ColumnTypes['pay_method.bank_name'];
  branch: Generated<string>;
  receiver: Generated<string>;
  card_no: Generated<string>;
  qr_content: Generated<string>;
  is_open: Generated<boolean>;
  position: number;
  content_key: Generated<string>;
  retired_at: Date | null;
}

export interface PersonalProgressTable {
  station: string;
  of_table: string;
  mark: string;
  through: Generated<string>;
  left_out: Generated<number>;
  done_at: Date | null;
}

export interface PlatformTable {
  station: string;
  code: string;
  name: ColumnTypes['platform.name'];
  is_open: Generated<boolean>;
  kind: ColumnTypes['platform.kind'];
  closed_until: Date | null;
  unexplained_most: Generated<bigint>;
  day_back_most: Generated<bigint>;
}

export interface PlatformClaimTable {
  station: string;
  account_id: number;
  platform: string;
  moved: Generated<bigint>;
  won: Generated<bigint>;
  adjusted: Generated<bigint>;
  own: Generated<bigint>;
  staked: Generated<bigint>;
}

export interface PlatformDayTable {
  station: string;
  platform: string;
  day: string;
  back: bigint;
}

export interface PlayLimitTable {
  station: string;
  lot_code: string;
  version: 1 | 2;
  play_code: Generated<string>;
  is_open: Generated<boolean>;
  unit_least: bigint | null;
  unit_most: bigint | null;
  order_units_most: number | null;
  play_period_most: bigint | null;
  member_period_most: bigint | null;
  payout_most: bigint | null;
}

export interface PlayOddsTable {
  station: string;
  lot_code: Generated<string>;
  play_code: string;
  outcome: string;
  odds: bigint;
}

export interface PlaySeatTable {
  station: string;
  account_id: number;
  play_until: Generated<Date>;
  refused: Generated<'elsewhere' | 'wait' | 'silent' | 'unknown'>;
  opens_at: Date | null;
  version: Generated<number>;
  is_known: Generated<boolean>;
  due_at: Date | null;
}

export interface PlaySettingTable {
  station: string;
  switches: ColumnTypes['play_setting.switches'];
  highest_group: bigint | null;
  most_rebate: bigint | null;
}

export interface PlaySpanTable {
  station: string;
  account_id: number;
  from_at: Date;
  to_at: Date;
}

export interface PlayTermsVersionTable {
  station: string;
  version: bigint;
}

export interface PlayerLimitTable {
  station: string;
  account_id: number;
  kind: 'deposit' | 'stake' | 'loss' | 'time';
  frame: 'day' | '24h' | 'week' | '7d' | 'month' | '30d';
  value: bigint | null;
  rise: bigint | null;
  rise_ready_at: Date | null;
  rise_expires_at: Date | null;
  changed_at: Date;
}

export interface PlayerLimitAnswerTable {
  station: string;
  account_id: number;
  answer: 'accept' | 'decline' | null;
  answered_at: Date | null;
  reviewed_at: Date | null;
}

export interface PlayerLimitChangeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  at: Date;
  event: 'set' | 'confirm' | 'cancel' | 'accept' | 'decline' | 'reviewed';
  kind: string | null;
  frame: string | null;
  asked: bigint | null;
  before: bigint | null;
  after: bigint | null;
  result: string;
  ready_at: Date | null;
}

export interface PointsAccountTable {
  station: string;
  account_id: number;
  balance: Generated<bigint>;
  entries: Generated<bigint>;
}

export interface PointsEntryTable {
  station: string;
  account_id: number;
  number: bigint;
  amount: bigint;
  balance_after: bigint;
  type: 'prize' | 'spin' | 'bought' | 'sold';
  ref_id: string;
  at: Date;
}

export interface PointsExchangeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  direction: 'toPoints' | 'toCash';
  cash: bigint;
  points: bigint;
  day: string;
  at: Date;
}

export interface PromotionLinkTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  code: string;
  kind: 'agent' | 'member' | 'friend';
  name: Generated<string>;
  rates: number[];
  group_bonus: number;
  is_on: Generated<boolean>;
  registrations: Generated<number>;
  created_at: Date;
  deleted_at: Date | null;
}

export interface PromotionLinkChangeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  link_id: bigint;
  at: Date;
  name: string;
  rates: number[];
  group_bonus: number;
}

export interface PushDeviceTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  endpoint: string;
  service: string;
  p256dh: Buffer;
  auth: Buffer;
  locale: 'zh-CN' | 'en';
  made_at: Date;
}

export interface PushKeyTable {
  station: string;
  public_key: Buffer;
  private_key: Buffer;
}

export interface PushNoticeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  device_id: bigint;
  account_id: number;
  service: string;
  kind: 'won' | 'support' | 'withdrawal' | 'packet';
  subject: string;
  state: Generated<'waiting' | 'sent' | 'withheld' | 'lapsed' | 'refused'>;
  tries: Generated<number>;
  at: Date;
  send_at: Date;
  lapses_at: Date;
}

export interface PushSettingTable {
  station: string;
  account_id: number;
  won: boolean;
  lotteries: string[] | null;
  support: boolean;
  withdrawal: boolean;
}

export interface QuestionTicketTable {
  ticket_hash: Buffer;
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  expires_at: Date;
  tries: Generated<number>;
  is_used: Generated<boolean>;
}

export interface RateWishTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  category: 'lottery' | 'lhc' | 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  rate: number;
  words: string;
  status: Generated<1 | 2 | 3>;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
}

export interface RealityAnswerTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  due: Date;
  at: Date;
}

export interface RealityMemberTable {
  station: string;
  account_id: number;
  minutes: number | null;
  confirmed_at: Date | null;
}

export interface RealityShownTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  due: Date;
  at: Date;
}

export interface RebateBetTable {
  station: string;
  day: string;
  account_id: number;
  category: 'lottery' | 'lhc' | 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  valid: bigint;
  done_at: Date | null;
}

export interface RebateDayTable {
  station: string;
  account_id: number;
  day: string;
  level: number;
  lines: ColumnTypes['rebate_day.lines'];
  amount: bigint;
  required: bigint;
  state: 'pending' | 'claimable' | 'paid' | 'rejected';
  at: Date;
  decided_at: Date | null;
  claim_until: Date | null;
  claimed_at: Date | null;
  reason: Generated<string>;
}

export interface RebateRunTable {
  station: string;
  day: string;
  at: Date;
}

export interface RebateSettingTable {
  station: string;
  from_day: string;
  minimum: Generated<bigint>;
  cap: bigint | null;
  factor: Generated<number>;
  is_auto: Generated<boolean>;
  claim_days: number | null;
}

export interface RebateTierTable {
  station: string;
  category: 'lottery' | 'lhc' | 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  level: number;
  from_bet: bigint;
  rate: number;
}

export interface RecommendationTable {
  station: string;
  account_id: number;
  recommender_id: number;
  at: Date;
}

export interface RecommendationDayTable {
  station: string;
  account_id: number;
  day: string;
  recommender_id: number;
  amount: bigint;
  at: Date;
}

export interface RedPacketTable {
  id: GeneratedAlways<number>;
  station: string;
  activity_id: number;
  opens_at: Date;
  closes_at: Date;
  total: bigint;
  parts: number;
}

export interface RedPacketPartTable {
  station: string;
  packet_id: number;
  number: number;
  amount: bigint;
  award_id: bigint | null;
}

export interface RegistryAnswerTable {
  id: GeneratedAlways<bigint>;
  station: string;
  person: string;
  question: 'registration' | 'login' | 'marketing';
  answer: 'clear' | 'excluded';
  at: Date;
}

export interface ReportSentTable {
  station: string;
  staff_id: number;
  period: string;
  day: string;
  at: Date;
}

export interface RobotChallengeTable {
  challenge: string;
  station: string;
  visitor_hash: Buffer;
  difficulty: number;
  expires_at: Date;
  token_hash: Buffer | null;
  is_used: Generated<boolean>;
}

export interface SaleStopTable {
  station: string;
  lot_code: string;
  version: 1 | 2;
  play_code: Generated<string>;
  reason: string;
  stopped_by: string;
  stopped_at: Date;
}

export interface SeededTable {
  station: string;
  at: Date;
}

export interface SelfTestTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  at: Date;
  answers: number[];
  score: number;
}

export interface ServicePageTable {
  station: string;
  hours: ColumnTypes['service_page.hours'];
  mail: string;
  preparations: ColumnTypes['service_page.preparations'];
  questions: ColumnTypes['service_page.questions'];
  rules: ColumnTypes['service_page.rules'];
  desk: ColumnTypes['service_page.desk'] | null;
}

export interface SessionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  token_hash: Buffer;
  seed: Buffer;
  visitor_hash: Buffer;
  address: string;
  started_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  end_reason: 'logout' | 'elsewhere' | 'again' | 'password' | 'support' | 'break' | null;
  is_notified: Generated<boolean>;
  notified_at: Date | null;
  answered_at: Date | null;
}

export interface SmsCodeTable {
  id: GeneratedAlways<bigint>;
  station: string;
  phone: string;
  purpose: 'register';
  visitor_hash: Buffer;
  salt: Buffer;
  code_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  tries: Generated<number>;
  is_used: Generated<boolean>;
}

export interface StaffTable {
  id: GeneratedAlways<number>;
  name: string;
  name_key: string;
  shown_name: string;
  person: string;
  role: 'owner' | 'finance' | 'play' | 'content' | 'support' | 'auditor';
  stations: string[] | null;
  elevates_to: ColumnTypes['staff.elevates_to'];
  state: Generated<'enabled' | 'disabled'>;
  password_hash: string;
  totp_secret: Buffer | null;
  totp_step: Generated<bigint>;
  made_at: Date;
  changed_at: Date;
}

export interface StaffDeviceTable {
  id: GeneratedAlways<bigint>;
  staff_id: number;
  secret_hash: Buffer;
  agent: string;
  address: string;
  first_at: Date;
  last_at: Date;
  forgotten_at: Date | null;
}

export interface StaffElevationTable {
  id: GeneratedAlways<bigint>;
  staff_id: number;
  session_id: bigint;
  role: ColumnTypes['staff_elevation.role'];
  reason: string;
  at: Date;
  until: Date;
  ended_at: Date | null;
}

export interface StaffInvitationTable {
  id: GeneratedAlways<bigint>;
  token_hash: Buffer;
  name: string;
  name_key: string;
  shown_name: string;
  person: string;
  role: ColumnTypes['staff_invitation.role'];
  stations: string[] | null;
  elevates_to: ColumnTypes['staff_invitation.elevates_to'];
  staff_id: number | null;
  totp_secret: Buffer;
  invited_by: string;
  at: Date;
  until: Date;
  used_at: Date | null;
  is_void: Generated<boolean>;
}

export interface StaffPasskeyTable {
  id: GeneratedAlways<bigint>;
  staff_id: number;
  credential: string;
  public_key: Buffer;
  counter: bigint;
  name: string;
  made_at: Date;
  used_at: Date | null;
  removed_at: Date | null;
}

export interface StaffReportTable {
  staff_id: number;
  station: string;
  period: 'day' | 'week' | 'month';
  email: ColumnTypes['staff_report.email'];
  locale: 'zh-CN' | 'en';
  made_at: Date;
}

export interface StaffSessionTable {
  id: GeneratedAlways<bigint>;
  staff_id: number;
  token_hash: Buffer;
  device_id: bigint | null;
  agent: string;
  address: string;
  begun_at: Date;
  seen_at: Date;
  ends_at: Date;
  is_pending: Generated<boolean>;
  tries: Generated<number>;
  second_at: Date | null;
  challenge: string | null;
  ended_at: Date | null;
  end_reason: 'logOut' | 'ended' | 'passed' | 'password' | 'disabled' | null;
}

export interface StaffTokenTable {
  id: GeneratedAlways<bigint>;
  staff_id: number;
  token_hash: Buffer;
  made_at: Date;
  until: Date;
  used_at: Date | null;
  ended_at: Date | null;
}

export interface StationFileTable {
  code: string;
  facts: ColumnTypes['station_file.facts'] | null;
  since: Date;
}

export interface StationLogoTable {
  name: string;
  bytes: Buffer;
  at: Date;
}

export interface StationSourceTable {
  code: string;
  text: string;
  made_by: string;
  at: Date;
}

export interface StudioDraftTable {
  station: string;
  staff_id: number;
  staff_name: string;
  text: string;
  base: string;
  at: Date;
}

export interface StudioLogoTable {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
  made_by: string;
  at: Date;
}

export interface StudioPlanTable {
  station: string;
  plan: string;
  text: string;
  at: Date;
}

export interface StudioScheduleTable {
  id: GeneratedAlways<bigint>;
  station: string;
  plan: string;
  text: string;
  due_at: Date;
  name: string;
  reason: string;
  staff_id: number;
  made_by: string;
  made_at: Date;
  approved_by: string;
  state: 'waiting' | 'done' | 'failed' | 'cancelled';
  note: Generated<string>;
}

export interface StudioVersionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  at: Date;
  staff_id: number | null;
  made_by: string;
  reason: string;
  name: string;
  text: string;
}

export interface SupportActionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  at: Date;
  done_by: string;
  command: string;
  account_id: number | null;
  before: ColumnTypes['support_action.before'];
  after: ColumnTypes['support_action.after'];
  reason: Generated<string>;
}

export interface TeamCountTable {
  station: string;
  account_id: number;
  accounts: number;
  agents: number;
  direct: number;
  logged_in: number;
  balance: bigint;
}

export interface TeamDayTable {
  station: string;
  account_id: number;
  day: string;
  deposit: bigint;
  withdraw: bigint;
  bet: bigint;
  win: bigint;
  unsettled: bigint;
  rebate: bigint;
  agent_rebate: bigint;
  activity: bigint;
  newcomers: number;
  logins: number;
}

export interface TeamEntryTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  day: string;
  lot_code: Generated<string>;
  deposit: Generated<bigint>;
  withdraw: Generated<bigint>;
  orders: Generated<bigint>;
  bet: Generated<bigint>;
  win: Generated<bigint>;
  slider: Generated<bigint>;
  unsettled: Generated<bigint>;
  rebate: Generated<bigint>;
  agent_rebate: Generated<bigint>;
  activity: Generated<bigint>;
  balance: Generated<bigint>;
  newcomers: Generated<number>;
  new_agents: Generated<number>;
  logins: Generated<number>;
  first_logins: Generated<number>;
}

export interface TeamLotDayTable {
  station: string;
  account_id: number;
  day: string;
  lot_code: string;
  orders: bigint;
  bet: bigint;
  win: bigint;
  slider: bigint;
}

export interface TeamMemberTable {
  station: string;
  account_id: number;
  upline_id: number | null;
  depth: number;
  rates: Generated<number[]>;
  group_bonus: number;
  since: Generated<Date>;
}

export interface TeamOnlineTable {
  station: string;
  account_id: number;
  online: number;
}

export interface TeamOnlineMemberTable {
  station: string;
  ancestor_id: number;
  account_id: number;
  distance: number;
  name_key: string;
  is_agent: boolean;
}

export interface TeamOriginTable {
  station: string;
  account_id: number;
  way: 'link' | 'code' | 'hand' | 'friend';
  link_id: bigint | null;
}

export interface TeamPathTable {
  station: string;
  ancestor_id: number;
  account_id: number;
  distance: number;
  name_key: string;
  is_agent: boolean;
  from_day: Generated<string>;
}

export interface TeamPathPastTable {
  station: string;
  ancestor_id: number;
  account_id: number;
  from_day: string;
  before_day: string;
}

export interface TeamQuotaTable {
  station: string;
  account_id: number;
  band: number;
  given: Generated<number>;
  used: Generated<number>;
}

export interface TeamRoundTable {
  station: string;
  round_id: bigint;
  day: string;
  uplines: number[];
  rates: number[];
  orders: number;
  bet: bigint;
  win: bigint;
}

export interface TeamSettingTable {
  station: string;
  rate_most: Generated<number>;
  rate_step: Generated<number>;
  bonus_least: Generated<number>;
  bonus_most: Generated<number>;
  levels_most: number | null;
  bands: Generated<number[]>;
  types: ColumnTypes['team_setting.types'];
  recommend_rates: Generated<number[]>;
}

export interface TrailTable {
  number: bigint;
  at: Date;
  source: 'act' | 'read' | 'support' | 'content' | 'station';
  what: string;
  station: string | null;
  staff_id: number | null;
  done_by: string;
  account_id: number | null;
  detail: ColumnTypes['trail.detail'];
  reason: string;
  previous: Buffer;
  hash: Buffer;
}

export interface TrailHeadTable {
  lines: bigint;
  hash: string;
  at: Date;
}

export interface TransferHoldTable {
  station: string;
  order_no: string;
  account_id: number;
  platform: string;
  held_at: Date;
  looked_at: Date;
  reported_at: Date | null;
  ended_at: Date | null;
  is_decided: Generated<boolean>;
}

export interface TransferMemberTable {
  station: string;
  account_id: number;
  is_auto: boolean | null;
  last_platform: string | null;
  locked_by: string | null;
  locked_until: Date | null;
}

export interface TransferOrderTable {
  id: GeneratedAlways<bigint>;
  station: string;
  order_no: string;
  account_id: number;
  platform: string;
  direction: 'in' | 'out';
  amount: bigint;
  state: Generated<'created' | 'success' | 'failed' | 'unknown' | 'held'>;
  reason: Generated<string>;
  is_auto: Generated<boolean>;
  created_at: Date;
  finished_at: Date | null;
  asks: Generated<number>;
  ask_at: Date | null;
  book: Generated<'real' | 'play'>;
}

export interface TurnoverTable {
  station: string;
  account_id: number;
  valid: Generated<bigint>;
  cleared: Generated<bigint>;
  cleared_through: Date | null;
}

export interface TurnoverItemTable {
  id: GeneratedAlways<bigint>;
  station: string;
  account_id: number;
  source: string;
  ref_type: string;
  ref_id: string;
  base: bigint;
  factor: number;
  required: bigint;
  at: Date;
  ended_at: Date | null;
}

export interface WaitingDecisionTable {
  id: GeneratedAlways<bigint>;
  station: string;
  queue: string;
  item: string;
  staff_id: number;
  staff_name: string;
  verdict: string;
  since: Date;
  claimed_at: Date | null;
  at: Date;
  amount: bigint | null;
  note: Generated<string>;
}

export interface WaitingLeaseTable {
  station: string;
  queue: string;
  item: string;
  staff_id: number;
  staff_name: string;
  claimed_at: Date;
  ends_at: Date;
}

export interface WaitingLookTable {
  station: string;
  queue: string;
  item: string;
  staff_id: number;
  staff_name: string;
  ends_at: Date;
}

export interface WithdrawalTable {
  order_no: string;
  station: string;
  account_id: number;
  card_id: number;
  type: string;
  amount: bigint;
  fee: bigint;
  coin: string;
  rate: bigint | null;
  is_large: boolean;
  status: Generated<1 | 2 | 3 | 4>;
  stage: Generated<'waiting' | 'locked' | 'ended'>;
  reason: Generated<string>;
  created_at: Date;
  ask_at: Date;
  asked: Generated<number>;
  finished_at: Date | null;
  turnover_counted: Generated<bigint>;
  turnover_item: Generated<bigint>;
  turnover_fee: Generated<bigint>;
  take_back_at: Date | null;
  taken_at: Date | null;
}

export interface WithdrawalRuleTable {
  station: string;
  is_open: Generated<boolean>;
  from_minute: Generated<number>;
  to_minute: Generated<number>;
  amount_rule: Generated<'any' | 'whole' | 'notTens'>;
  times_a_day: Generated<number>;
  free_times: Generated<number>;
  first_most: bigint | null;
  second_most: bigint | null;
  review_from: bigint | null;
  card_cooling_seconds: Generated<number>;
  change_cooling_seconds: Generated<number>;
  reset_below: Generated<bigint>;
  cover_limit: Generated<bigint>;
  bet_factors: ColumnTypes['withdrawal_rule.bet_factors'];
  may_take_back: Generated<boolean>;
  turnover_fee_share: number | null;
}

export interface WriteProbeTable {
  station: string;
  bytes: string;
}

export interface Tables {
  account: AccountTable;
  account_passkey: AccountPasskeyTable;
  activity: ActivityTable;
  activity_award: ActivityAwardTable;
  activity_flag: ActivityFlagTable;
  activity_refusal: ActivityRefusalTable;
  activity_stock: ActivityStockTable;
  activity_type: ActivityTypeTable;
  advice: AdviceTable;
  app_release: AppReleaseTable;
  application_setting: ApplicationSettingTable;
  approval: ApprovalTable;
  attempt: AttemptTable;
  banner: BannerTable;
  bet_order: BetOrderTable;
  bet_rollback: BetRollbackTable;
  break_attempt: BreakAttemptTable;
  break_member: BreakMemberTable;
  break_recall: BreakRecallTable;
  break_wish: BreakWishTable;
  captcha: CaptchaTable;
  card: CardTable;
  card_type: CardTypeTable;
  central_deposit: CentralDepositTable;
  charge_day: ChargeDayTable;
  chase_back: ChaseBackTable;
  chase_plan: ChasePlanTable;
  chase_rest: ChaseRestTable;
  commission: CommissionTable;
  commission_reversed: CommissionReversedTable;
  contact_change: ContactChangeTable;
  content_change: ContentChangeTable;
  content_draft: ContentDraftTable;
  content_picture: ContentPictureTable;
  content_plan: ContentPlanTable;
  content_schedule: ContentScheduleTable;
  control_setting: ControlSettingTable;
  conversation: ConversationTable;
  conversation_message: ConversationMessageTable;
  conversation_picture: ConversationPictureTable;
  correction_letter: CorrectionLetterTable;
  coupon: CouponTable;
  coupon_kind: CouponKindTable;
  database_number: DatabaseNumberTable;
  deposit_consent: DepositConsentTable;
  deposit_order: DepositOrderTable;
  deposit_setting: DepositSettingTable;
  deposit_strategy: DepositStrategyTable;
  device: DeviceTable;
  direct_charge: DirectChargeTable;
  donation: DonationTable;
  draw_correction: DrawCorrectionTable;
  draw_entry: DrawEntryTable;
  figure: FigureTable;
  figure_hour: FigureHourTable;
  figure_progress: FigureProgressTable;
  figure_round: FigureRoundTable;
  float_frame: FloatFrameTable;
  float_item: FloatItemTable;
  forum_article: ForumArticleTable;
  forum_block: ForumBlockTable;
  forum_comment: ForumCommentTable;
  forum_decision: ForumDecisionTable;
  forum_follow: ForumFollowTable;
  forum_group: ForumGroupTable;
  forum_letter: ForumLetterTable;
  forum_news: ForumNewsTable;
  forum_picture: ForumPictureTable;
  forum_profile: ForumProfileTable;
  forum_report: ForumReportTable;
  forum_view: ForumViewTable;
  forum_voice: ForumVoiceTable;
  forum_word: ForumWordTable;
  game: GameTable;
  game_cursor: GameCursorTable;
  game_day: GameDayTable;
  game_member: GameMemberTable;
  game_round: GameRoundTable;
  game_round_set_aside: GameRoundSetAsideTable;
  game_round_version: GameRoundVersionTable;
  help_article: HelpArticleTable;
  help_category: HelpCategoryTable;
  intent: IntentTable;
  interest_day: InterestDayTable;
  interest_rate: InterestRateTable;
  interest_run: InterestRunTable;
  kept_slip: KeptSlipTable;
  ledger_account: LedgerAccountTable;
  ledger_day: LedgerDayTable;
  ledger_entry: LedgerEntryTable;
  ledger_transaction: LedgerTransactionTable;
  level_change: LevelChangeTable;
  level_day: LevelDayTable;
  level_entry: LevelEntryTable;
  level_gift: LevelGiftTable;
  level_setting: LevelSettingTable;
  level_settled: LevelSettledTable;
  level_standing: LevelStandingTable;
  limit_kept: LimitKeptTable;
  limit_refusal: LimitRefusalTable;
  limit_span: LimitSpanTable;
  log_in: LogInTable;
  lottery: LotteryTable;
  lottery_period: LotteryPeriodTable;
  mailbox: MailboxTable;
  marker_day: MarkerDayTable;
  marker_hit: MarkerHitTable;
  marker_interaction: MarkerInteractionTable;
  marker_waiting: MarkerWaitingTable;
  member_day: MemberDayTable;
  member_key: MemberKeyTable;
  member_level: MemberLevelTable;
  member_note: MemberNoteTable;
  member_tag: MemberTagTable;
  message: MessageTable;
  message_state: MessageStateTable;
  message_template: MessageTemplateTable;
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  offer_check: OfferCheckTable;
  office_intent: OfficeIntentTable;
  operator_problem: OperatorProblemTable;
  outgoing_message: OutgoingMessageTable;
  own_lottery: OwnLotteryTable;
  party_suspension: PartySuspensionTable;
  password_recovery: PasswordRecoveryTable;
  pay_method: PayMethodTable;
  personal_progress: PersonalProgressTable;
  platform: PlatformTable;
  platform_claim: PlatformClaimTable;
  platform_day: PlatformDayTable;
  play_limit: PlayLimitTable;
  play_odds: PlayOddsTable;
  play_seat: PlaySeatTable;
  play_setting: PlaySettingTable;
  play_span: PlaySpanTable;
  play_terms_version: PlayTermsVersionTable;
  player_limit: PlayerLimitTable;
  player_limit_answer: PlayerLimitAnswerTable;
  player_limit_change: PlayerLimitChangeTable;
  points_account: PointsAccountTable;
  points_entry: PointsEntryTable;
  points_exchange: PointsExchangeTable;
  promotion_link: PromotionLinkTable;
  promotion_link_change: PromotionLinkChangeTable;
  push_device: PushDeviceTable;
  push_key: PushKeyTable;
  push_notice: PushNoticeTable;
  push_setting: PushSettingTable;
  question_ticket: QuestionTicketTable;
  rate_wish: RateWishTable;
  reality_answer: RealityAnswerTable;
  reality_member: RealityMemberTable;
  reality_shown: RealityShownTable;
  rebate_bet: RebateBetTable;
  rebate_day: RebateDayTable;
  rebate_run: RebateRunTable;
  rebate_setting: RebateSettingTable;
  rebate_tier: RebateTierTable;
  recommendation: RecommendationTable;
  recommendation_day: RecommendationDayTable;
  red_packet: RedPacketTable;
  red_packet_part: RedPacketPartTable;
  registry_answer: RegistryAnswerTable;
  report_sent: ReportSentTable;
  robot_challenge: RobotChallengeTable;
  sale_stop: SaleStopTable;
  seeded: SeededTable;
  self_test: SelfTestTable;
  service_page: ServicePageTable;
  session: SessionTable;
  sms_code: SmsCodeTable;
  staff: StaffTable;
  staff_device: StaffDeviceTable;
  staff_elevation: StaffElevationTable;
  staff_invitation: StaffInvitationTable;
  staff_passkey: StaffPasskeyTable;
  staff_report: StaffReportTable;
  staff_session: StaffSessionTable;
  staff_token: StaffTokenTable;
  station_file: StationFileTable;
  station_logo: StationLogoTable;
  station_source: StationSourceTable;
  studio_draft: StudioDraftTable;
  studio_logo: StudioLogoTable;
  studio_plan: StudioPlanTable;
  studio_schedule: StudioScheduleTable;
  studio_version: StudioVersionTable;
  support_action: SupportActionTable;
  team_count: TeamCountTable;
  team_day: TeamDayTable;
  team_entry: TeamEntryTable;
  team_lot_day: TeamLotDayTable;
  team_member: TeamMemberTable;
  team_online: TeamOnlineTable;
  team_online_member: TeamOnlineMemberTable;
  team_origin: TeamOriginTable;
  team_path: TeamPathTable;
  team_path_past: TeamPathPastTable;
  team_quota: TeamQuotaTable;
  team_round: TeamRoundTable;
  team_setting: TeamSettingTable;
  trail: TrailTable;
  trail_head: TrailHeadTable;
  transfer_hold: TransferHoldTable;
  transfer_member: TransferMemberTable;
  transfer_order: TransferOrderTable;
  turnover: TurnoverTable;
  turnover_item: TurnoverItemTable;
  waiting_decision: WaitingDecisionTable;
  waiting_lease: WaitingLeaseTable;
  waiting_look: WaitingLookTable;
  withdrawal: WithdrawalTable;
  withdrawal_rule: WithdrawalRuleTable;
  write_probe: WriteProbeTable;
}
