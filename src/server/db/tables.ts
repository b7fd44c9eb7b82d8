// Owns the shape of every table as the application sees it; the migrations create them.
import type { ColumnType, Generated } from 'kysely';
import type { CardField } from '#contract/entities.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { LedgerKind } from './ledger.ts';

type Json<T> = ColumnType<T, string, string>;

export interface AccountTable {
  id: Generated<number>;
  station: string;
  name: string;
  /** The name in small letters: what makes it unique. */
  name_key: string;
  role: 'trial' | 'member' | 'agent';
  state: Generated<'enabled' | 'frozen' | 'disabled'>;
  password_hash: string | null;
  withdrawal_hash: Generated<string | null>;
  withdrawal_failures: Generated<number>;
  withdrawal_locked_until: Generated<Date | null>;
  withdrawals_from: Generated<Date | null>;
  nick_name: Generated<string>;
  real_name: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  qq: Generated<string>;
  we_chat: Generated<string>;
  promo_code: Generated<string | null>;
  parent_id: Generated<number | null>;
  question_id: Generated<number | null>;
  answer_hash: Generated<string | null>;
  created_at: Date;
  ends_at: Generated<Date | null>;
  login_at: Generated<Date | null>;
  login_address: Generated<string>;
  previous_login_at: Generated<Date | null>;
  previous_login_address: Generated<string>;
  /** What an operator ranks a member by. */
  level: Generated<number>;
}

export interface SessionTable {
  id: Generated<bigint>;
  station: string;
  account_id: number;
  token_hash: Buffer;
  seed: Buffer;
  visitor_hash: Buffer;
  address: string;
  started_at: Date;
  seen_at: Date;
  ended_at: Generated<Date | null>;
  end_reason: Generated<'logout' | 'elsewhere' | 'again' | 'password' | null>;
  is_told: Generated<boolean>;
}

interface DeviceTable {
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  address: string;
  seen_at: Date;
}

interface AttemptTable {
  station: string;
  key: string;
  at: Date;
}

interface CaptchaTable {
  id: string;
  station: string;
  visitor_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
  checks: Generated<number>;
  is_used: Generated<boolean>;
}

interface RobotChallengeTable {
  challenge: string;
  station: string;
  visitor_hash: Buffer;
  difficulty: number;
  expires_at: Date;
  token_hash: Generated<Buffer | null>;
  is_used: Generated<boolean>;
}

interface SmsCodeTable {
  id: Generated<bigint>;
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

interface SmsOutboxTable {
  id: Generated<bigint>;
  station: string;
  phone: string;
  body: string;
  created_at: Date;
}

interface QuestionTicketTable {
  ticket_hash: Buffer;
  station: string;
  account_id: number;
  visitor_hash: Buffer;
  expires_at: Date;
  tries: Generated<number>;
  is_used: Generated<boolean>;
}

interface IntentTable {
  station: string;
  owner: string;
  call: string;
  id: string;
  body_hash: Buffer;
  answer: ColumnType<object | null, string | null | undefined, string | null>;
  result: ColumnType<object | null, string | null | undefined, string | null>;
  session_id: Generated<bigint | null>;
  at: Date;
}

interface NoticeTable {
  id: Generated<number>;
  station: string;
  title: Json<LocalText>;
  content: Json<LocalText>;
  is_popup: boolean;
  starts_at: Date;
  ends_at: Date | null;
  position: number;
}

/** A picture that leads somewhere. */
interface LinkColumns {
  title: Json<LocalText>;
  link_url: string;
  link_type: number;
  img_url: string;
  position: number;
}

interface BannerTable extends LinkColumns {
  id: Generated<number>;
  station: string;
}

interface FloatFrameTable {
  id: Generated<number>;
  station: string;
  show_position: number;
}

interface FloatItemTable extends LinkColumns {
  station: string;
  frame_id: number;
}

interface ActivityTypeTable {
  id: Generated<number>;
  station: string;
  name: Json<LocalText>;
  position: number;
}

interface ActivityTable {
  id: Generated<number>;
  station: string;
  type_id: number;
  kind: string;
  title: Json<LocalText>;
  summary: Json<LocalText>;
  img_url: string;
  starts_at: Date;
  ends_at: Date;
  content: Json<LocalText>;
  position: number;
}

interface LotteryTable {
  station: string;
  code: string;
  version: number;
  family: string;
  name: Json<LocalText>;
  interval_seconds: number;
  is_hot: boolean;
  is_open: Generated<boolean>;
  position: number;
}

interface PlatformTable {
  station: string;
  code: string;
  name: Json<LocalText>;
  is_open: Generated<boolean>;
}

interface GameTable {
  station: string;
  platform: string;
  code: string;
  type: string;
  name: Json<LocalText>;
  position: number;
}

export interface TransferOrderTable {
  id: Generated<bigint>;
  station: string;
  order_no: string;
  account_id: number;
  platform: string;
  direction: 'in' | 'out';
  amount: bigint;
  state: Generated<'created' | 'success' | 'failed' | 'unknown'>;
  reason: Generated<string>;
  is_auto: boolean;
  created_at: Date;
  finished_at: Generated<Date | null>;
  asks: Generated<number>;
  ask_at: Date | null;
}

interface TransferMemberTable {
  station: string;
  account_id: number;
  is_auto: Generated<boolean | null>;
  last_platform: Generated<string | null>;
  lane: Generated<string | null>;
  lane_until: Generated<Date | null>;
}

interface AppReleaseTable {
  station: string;
  android_url: string;
  ios_url: string;
  version: string;
  size: string;
  released_at: Date;
  notes: Json<LocalText[]>;
}

interface LedgerAccountTable {
  id: Generated<bigint>;
  station: string;
  book: 'real' | 'play';
  kind: LedgerKind;
  part: Generated<string>;
  owner_id: number;
  balance: Generated<bigint>;
  entries: Generated<bigint>;
}

interface LedgerTransactionTable {
  id: Generated<bigint>;
  station: string;
  type: number;
  ref_type: string;
  ref_id: string;
  remark: string;
  at: Date;
}

interface LedgerEntryTable {
  station: string;
  account_id: bigint;
  number: bigint;
  transaction_id: bigint;
  amount: bigint;
  balance_after: bigint;
  /** Those of its transaction. */
  type: Generated<number>;
  at: Generated<Date>;
}

/** A wallet's day in Beijing, by type. */
interface LedgerDayTable {
  station: string;
  account_id: bigint;
  /** YYYY-MM-DD. */
  day: string;
  type: number;
  entries: bigint;
  income: bigint;
  outgo: bigint;
  lowest: bigint;
  first_number: bigint;
  last_number: bigint;
}

/** A member's deposits or withdrawals of a day in Beijing that are in one state. */
interface ChargeDayTable {
  station: string;
  account_id: number;
  kind: 'deposit' | 'withdraw';
  /** YYYY-MM-DD. */
  day: string;
  status: number;
  orders: bigint;
  money: bigint;
  extra: bigint;
}

interface InterestRateTable {
  station: string;
  from_day: string;
  /** Millionths a year. */
  annual: bigint;
  least: bigint;
  most: bigint;
}

interface InterestDayTable {
  station: string;
  account_id: number;
  day: string;
  base: bigint;
  annual: bigint;
  income: bigint;
  paid_at: Generated<Date | null>;
}

/** What waits for a decision: 1 waiting, 2 success, 3 failed. */
interface ApplicationColumns {
  id: Generated<bigint>;
  station: string;
  account_id: number;
  status: Generated<1 | 2 | 3>;
  reason: Generated<string>;
  created_at: Date;
  decided_at: Generated<Date | null>;
}

export interface DonationTable extends ApplicationColumns {
  amount: bigint;
  percent: number | null;
}

export interface DirectChargeTable extends ApplicationColumns {
  base: bigint;
  /** Hundredths of a per cent. */
  percent: number;
  gift: bigint;
  /** Hundredths. */
  bet_rate: number;
  entry_number: bigint;
}

export interface LotteryPeriodTable {
  lot_code: string;
  qi_hao: string;
  starts_at: Date;
  seals_at: Date;
  opens_at: Date;
  commitment: string | null;
  committed_at: Date | null;
  seed: Generated<string | null>;
  source: 'platform' | 'demonstration' | 'feed';
  state: Generated<'open' | 'drawn' | 'void'>;
  draw: Generated<number[] | null>;
  drawn_at: Generated<Date | null>;
}

interface PlaySettingTable {
  station: string;
  switches: Json<Record<string, string>>;
  highest_group: bigint | null;
  most_rebate: bigint | null;
}

interface PlayOddsTable {
  station: string;
  lot_code: string;
  play_code: string;
  outcome: string;
  odds: bigint;
}

export interface PlayLimitTable {
  station: string;
  lot_code: string;
  version: number;
  play_code: string;
  is_open: Generated<boolean>;
  unit_least: Generated<bigint | null>;
  unit_most: Generated<bigint | null>;
  order_units_most: Generated<number | null>;
  play_period_most: Generated<bigint | null>;
  member_period_most: Generated<bigint | null>;
  payout_most: Generated<bigint | null>;
}

/** How often what a station plays by has changed: kept by the database itself. */
export interface PlayStampTable {
  station: string;
  stamp: bigint;
}

interface ChasePlanTable {
  id: Generated<bigint>;
  station: string;
  account_id: number;
  lot_code: string;
  is_stopping_on_win: boolean;
  periods: number;
  stake: bigint;
  status: 'running' | 'finished' | 'stopped' | 'cancelled';
  created_at: Date;
}

export interface BetOrderTable {
  id: Generated<bigint>;
  station: string;
  account_id: number;
  book: 'real' | 'play';
  lot_code: string;
  version: number;
  qi_hao: string;
  seals_at: Date;
  play_code: string;
  /** As src/lottery writes a selection. */
  selection: Json<Record<string, unknown>>;
  /** As readBet() takes the rest of a bet: settings, lunarYear, and the terms of its mode. */
  terms: Json<Record<string, unknown>>;
  hao_ma: string;
  units: bigint;
  stake: bigint;
  /** 1 waiting, 2 won, 3 lost, 4 revoked or refunded, 10 all units pushed. */
  status: number;
  winning_units: bigint;
  pushed_units: bigint;
  payout: bigint;
  rebate: bigint;
  return_reason: 'member' | 'chase' | 'void' | null;
  chase_id: bigint | null;
  chase_number: number | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface WithdrawalRuleTable {
  station: string;
  is_open: Generated<boolean>;
  from_minute: Generated<number>;
  to_minute: Generated<number>;
  amount_rule: Generated<'any' | 'whole' | 'notTens'>;
  times_a_day: Generated<number>;
  free_times: Generated<number>;
  first_most: Generated<bigint | null>;
  second_most: Generated<bigint | null>;
  review_from: Generated<bigint | null>;
  card_cooling_seconds: Generated<number>;
  change_cooling_seconds: Generated<number>;
}

/** A field of a card type; the words in both languages, the rest as entity CardField. */
export interface CardTypeField {
  key: CardField['key'];
  label: LocalText;
  placeholder: LocalText;
  wrong: LocalText;
  pattern: string;
  required: boolean;
  keyboard: CardField['keyboard'];
  choices: readonly string[];
}

export interface CardTypeTable {
  station: string;
  code: string;
  name: Json<LocalText>;
  is_open: Generated<boolean>;
  cards_most: number;
  fields: Json<CardTypeField[]>;
  least: bigint;
  most: bigint;
  fee_fixed: bigint;
  fee_share: number;
  fee_most: bigint | null;
  arrival_minutes: number;
  coin: string;
  rate: bigint | null;
  position: number;
}

export interface CardTable {
  id: Generated<number>;
  station: string;
  account_id: number;
  type: string;
  real_name: string;
  bank_name: string;
  branch: string;
  card_no: string;
  card_key: string;
  is_primary: boolean;
  position: number;
  is_enabled: Generated<boolean>;
  usable_from: Date;
  created_at: Date;
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
  /** 1 pending, 2 success, 3 refused, 4 cancelled. */
  status: Generated<number>;
  stage: Generated<'waiting' | 'locked' | 'ended'>;
  reason: Generated<string>;
  created_at: Date;
  ask_at: Date;
  asked: Generated<number>;
  finished_at: Generated<Date | null>;
}

export type DepositKind = 'bank' | 'fast' | 'online';

export interface DepositSettingTable {
  station: string;
  pending_most: number;
  bank_seconds: number;
  fast_seconds: number;
  online_seconds: number;
  deposit_factor: number;
  /** bigint[], which comes as texts. */
  quick_amounts: string[];
  contract_version: number;
  contract_title: Json<LocalText>;
  contract_content: Json<LocalText[]>;
}

export interface PayMethodTable {
  id: Generated<number>;
  station: string;
  kind: DepositKind;
  pay_type: 'bank' | 'alipay' | 'weixin' | 'unionpay' | 'usdt';
  name: Json<LocalText>;
  tips: Json<LocalText>;
  steps: Json<LocalText[]>;
  tag: ColumnType<LocalText | null, string | null, string | null>;
  least: bigint;
  most: bigint;
  fixed_amounts: Generated<string[]>;
  tail_least: Generated<bigint>;
  tail_most: Generated<bigint>;
  rate: bigint | null;
  levels: Generated<number[]>;
  bank_name: Json<LocalText>;
  branch: Generated<string>;
  receiver: Generated<string>;
  card_no: Generated<string>;
  qr_content: Generated<string>;
  is_open: Generated<boolean>;
  position: number;
}

export interface DepositStrategyTable {
  id: Generated<number>;
  station: string;
  name: Json<LocalText>;
  kinds: DepositKind[];
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

export interface CouponTable {
  id: Generated<number>;
  station: string;
  account_id: number;
  name: Json<LocalText>;
  amount: bigint;
  min_deposit: Generated<bigint>;
  max_deposit: Generated<bigint>;
  bet_factor: number;
  starts_at: Date;
  ends_at: Date;
  used_by: Generated<string | null>;
  used_at: Generated<Date | null>;
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

export interface DepositOrderTable {
  order_no: string;
  station: string;
  account_id: number;
  kind: DepositKind;
  method_id: number;
  amount: bigint;
  tail: Generated<bigint>;
  rate: bigint | null;
  pay_amount: bigint | null;
  payer_name: Generated<string>;
  paid_at: Date | null;
  remark: Generated<string>;
  strategy_id: number | null;
  offer: ColumnType<OfferTerms | null, string | null, never>;
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
  finished_at: Generated<Date | null>;
  ask_at: Date | null;
  asked: Generated<number>;
}

interface DepositConsentTable {
  station: string;
  account_id: number;
  version: number;
  at: Date;
}

interface TurnoverTable {
  station: string;
  account_id: number;
  valid: Generated<bigint>;
}

interface TurnoverItemTable {
  id: Generated<bigint>;
  station: string;
  account_id: number;
  source: string;
  ref_type: string;
  ref_id: string;
  base: bigint;
  factor: number;
  required: bigint;
  at: Date;
  ended_at: Generated<Date | null>;
}

export interface Tables {
  account: AccountTable;
  session: SessionTable;
  device: DeviceTable;
  attempt: AttemptTable;
  captcha: CaptchaTable;
  robot_challenge: RobotChallengeTable;
  sms_code: SmsCodeTable;
  sms_outbox: SmsOutboxTable;
  question_ticket: QuestionTicketTable;
  intent: IntentTable;
  notice: NoticeTable;
  banner: BannerTable;
  float_frame: FloatFrameTable;
  float_item: FloatItemTable;
  activity_type: ActivityTypeTable;
  activity: ActivityTable;
  lottery: LotteryTable;
  platform: PlatformTable;
  game: GameTable;
  transfer_order: TransferOrderTable;
  transfer_member: TransferMemberTable;
  app_release: AppReleaseTable;
  seeded: { station: string; at: Date };
  withdrawal_rule: WithdrawalRuleTable;
  card_type: CardTypeTable;
  card: CardTable;
  withdrawal: WithdrawalTable;
  operator_problem: OperatorProblemTable;
  ledger_account: LedgerAccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  ledger_day: LedgerDayTable;
  charge_day: ChargeDayTable;
  interest_rate: InterestRateTable;
  interest_run: { station: string; day: string; at: Date };
  interest_day: InterestDayTable;
  donation: DonationTable;
  direct_charge: DirectChargeTable;
  lottery_period: LotteryPeriodTable;
  play_setting: PlaySettingTable;
  play_odds: PlayOddsTable;
  play_limit: PlayLimitTable;
  play_stamp: PlayStampTable;
  chase_plan: ChasePlanTable;
  bet_order: BetOrderTable;
  deposit_setting: DepositSettingTable;
  pay_method: PayMethodTable;
  deposit_strategy: DepositStrategyTable;
  coupon: CouponTable;
  deposit_order: DepositOrderTable;
  deposit_consent: DepositConsentTable;
  turnover: TurnoverTable;
  turnover_item: TurnoverItemTable;
}
