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
  real_name: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  qq: Generated<string>;
  we_chat: Generated<string>;
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
  status: Generated<1 | 2 | 3 | 4 | 10>;
  winning_units: Generated<bigint>;
  pushed_units: Generated<bigint>;
  payout: Generated<bigint>;
  rebate: Generated<bigint>;
  return_reason: 'member' | 'chase' | 'void' | null;
  chase_id: bigint | null;
  chase_number: number | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface CaptchaTable {
  id: string;
  station: string;
  visitor_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
  checks: Generated<number>;
  is_used: Generated<boolean>;
}

export interface CardTable {
  id: GeneratedAlways<number>;
  station: string;
  account_id: number;
  type: string;
  real_name: string;
  bank_name: Generated<string>;
  branch: Generated<string>;
  card_no: string;
  card_key: string;
  is_primary: Generated<boolean>;
  position: number;
  is_enabled: Generated<boolean>;
  usable_from: Date;
  created_at: Date;
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
  payer_name: Generated<string>;
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
}

export interface DeviceTable {
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  address: string;
  seen_at: Date;
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
}

export interface FloatFrameTable {
  id: GeneratedAlways<number>;
  station: string;
  show_position: number;
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

export interface GameTable {
  station: string;
  platform: string;
  code: string;
  type: 'live' | 'egame' | 'chess' | 'fish' | 'sport' | 'esport';
  name: ColumnTypes['game.name'];
  position: number;
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
}

export interface HelpCategoryTable {
  id: GeneratedAlways<number>;
  station: string;
  name: ColumnTypes['help_category.name'];
  position: number;
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

export interface LedgerAccountTable {
  id: GeneratedAlways<bigint>;
  station: string;
  book: 'real' | 'play';
  kind: 'wallet' | 'frozen' | 'transit' | 'house' | 'deposit' | 'payout' | 'bonus' | 'interest' | 'platform' | 'donation';
  part: Generated<string>;
  owner_id: number;
  balance: Generated<bigint>;
  entries: Generated<bigint>;
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
  state: Generated<'open' | 'drawn' | 'void'>;
  draw: number[] | null;
  drawn_at: Date | null;
}

export interface MailboxTable {
  station: string;
  account_id: number;
  read_through: Generated<bigint>;
  read_through_at: Date | null;
  deleted_through: Generated<bigint>;
}

export interface MessageTable {
  id: GeneratedAlways<bigint>;
  station: string;
  kind: 'notice' | 'withdrawal' | 'advice' | 'reply' | 'player';
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
}

export interface NoticeReadTable {
  station: string;
  account_id: number;
  notice_id: number;
  read_at: Date;
}

export interface OperatorProblemTable {
  station: string;
  kind: 'settlement' | 'deposit';
  ref: string;
  reason: string;
  times: Generated<number>;
  first_at: Date;
  last_at: Date;
  resolved_at: Date | null;
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
}

export interface PlatformTable {
  station: string;
  code: string;
  name: ColumnTypes['platform.name'];
  is_open: Generated<boolean>;
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

export interface PlaySettingTable {
  station: string;
  switches: ColumnTypes['play_setting.switches'];
  highest_group: bigint | null;
  most_rebate: bigint | null;
}

export interface PlayTermsVersionTable {
  station: string;
  version: bigint;
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

export interface QuestionTicketTable {
  ticket_hash: Buffer;
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  expires_at: Date;
  tries: Generated<number>;
  is_used: Generated<boolean>;
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

export interface RobotChallengeTable {
  challenge: string;
  station: string;
  visitor_hash: Buffer;
  difficulty: number;
  expires_at: Date;
  token_hash: Buffer | null;
  is_used: Generated<boolean>;
}

export interface SeededTable {
  station: string;
  at: Date;
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
  end_reason: 'logout' | 'elsewhere' | 'again' | 'password' | null;
  is_notified: Generated<boolean>;
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

export interface SmsOutboxTable {
  id: GeneratedAlways<bigint>;
  station: string;
  phone: string;
  body: string;
  created_at: Date;
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
  state: Generated<'created' | 'success' | 'failed' | 'unknown'>;
  reason: Generated<string>;
  is_auto: Generated<boolean>;
  created_at: Date;
  finished_at: Date | null;
  asks: Generated<number>;
  ask_at: Date | null;
}

export interface TurnoverTable {
  station: string;
  account_id: number;
  valid: Generated<bigint>;
  cleared: Generated<bigint>;
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
}

export interface Tables {
  account: AccountTable;
  activity: ActivityTable;
  activity_award: ActivityAwardTable;
  activity_flag: ActivityFlagTable;
  activity_refusal: ActivityRefusalTable;
  activity_stock: ActivityStockTable;
  activity_type: ActivityTypeTable;
  advice: AdviceTable;
  app_release: AppReleaseTable;
  attempt: AttemptTable;
  banner: BannerTable;
  bet_order: BetOrderTable;
  captcha: CaptchaTable;
  card: CardTable;
  card_type: CardTypeTable;
  charge_day: ChargeDayTable;
  chase_plan: ChasePlanTable;
  coupon: CouponTable;
  deposit_consent: DepositConsentTable;
  deposit_order: DepositOrderTable;
  deposit_setting: DepositSettingTable;
  deposit_strategy: DepositStrategyTable;
  device: DeviceTable;
  direct_charge: DirectChargeTable;
  donation: DonationTable;
  float_frame: FloatFrameTable;
  float_item: FloatItemTable;
  game: GameTable;
  help_article: HelpArticleTable;
  help_category: HelpCategoryTable;
  intent: IntentTable;
  interest_day: InterestDayTable;
  interest_rate: InterestRateTable;
  interest_run: InterestRunTable;
  ledger_account: LedgerAccountTable;
  ledger_day: LedgerDayTable;
  ledger_entry: LedgerEntryTable;
  ledger_transaction: LedgerTransactionTable;
  lottery: LotteryTable;
  lottery_period: LotteryPeriodTable;
  mailbox: MailboxTable;
  message: MessageTable;
  message_state: MessageStateTable;
  notice: NoticeTable;
  notice_read: NoticeReadTable;
  operator_problem: OperatorProblemTable;
  pay_method: PayMethodTable;
  platform: PlatformTable;
  play_limit: PlayLimitTable;
  play_odds: PlayOddsTable;
  play_setting: PlaySettingTable;
  play_terms_version: PlayTermsVersionTable;
  points_account: PointsAccountTable;
  points_entry: PointsEntryTable;
  points_exchange: PointsExchangeTable;
  question_ticket: QuestionTicketTable;
  red_packet: RedPacketTable;
  red_packet_part: RedPacketPartTable;
  robot_challenge: RobotChallengeTable;
  seeded: SeededTable;
  session: SessionTable;
  sms_code: SmsCodeTable;
  sms_outbox: SmsOutboxTable;
  transfer_member: TransferMemberTable;
  transfer_order: TransferOrderTable;
  turnover: TurnoverTable;
  turnover_item: TurnoverItemTable;
  withdrawal: WithdrawalTable;
  withdrawal_rule: WithdrawalRuleTable;
}
