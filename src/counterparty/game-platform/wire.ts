// What the server may ask a game platform: the shapes of the questions, and of the answers as the server checks them.

const text = { type: 'string', minLength: 1, maxLength: 64 };
const member = { operator: text, platform: text, member: text };
const yuan = { type: 'string', pattern: '^[1-9][0-9]{0,8}$' };

const object = (properties: Record<string, object>, optional: Record<string, object> = {}): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const address = { type: 'string', pattern: '^https?://[^\\s"<>]+$', maxLength: 500 };

/** Paths of the questions, each with the JSON Schema of its message. */
export const questions = {
  '/balance': object(member),
  '/transfer': object({ ...member, orderNo: text, direction: { enum: ['in', 'out'] }, amount: yuan }),
  '/order': object({ operator: text, orderNo: text }),
  '/launch': object(
    { ...member, game: text, returnUrl: address, locale: { enum: ['zh-CN', 'en'] } },
    {
      moneyUrl: address,
      // What the operator's law demands of a game that ends with its bet; nothing where they are left out.
      cycleSeconds: { type: 'integer', minimum: 0, maximum: 60 },
      autoplay: { type: 'boolean' },
      autoSpin: { type: 'boolean' },
      // The wallet holds play money: the game says so on its page.
      playMoney: { type: 'boolean' },
    },
  ),
  '/leave': object(member),
  '/records': object({
    operator: text,
    platform: text,
    cursor: { type: 'string', pattern: '^[\\w-]{0,64}$' },
    limit: { type: 'integer', minimum: 1, maximum: 500 },
  }),
} as const;

/** Who a station is to a platform. Its play money is an operator of its own there: wallets, orders and rounds of the two never meet. */
export const operatorOf = (station: string, book: 'real' | 'play'): string =>
  book === 'play' ? `${station}.play` : station;

/** Whose balance; `operator` is the station, or its play money; `member` the number of the account. */
export interface Held {
  operator: string;
  platform: string;
  member: string;
}

export interface BalanceAnswer {
  /** Yuan with four decimals. */
  balance: string;
}
export interface TransferAnswer {
  state: 'done' | 'refused';
  reason: string;
}
export interface OrderAnswer {
  /** none: this number never arrived. */
  state: 'done' | 'refused' | 'none';
  reason: string;
}
export interface LaunchAnswer {
  token: string;
}

export interface LeaveAnswer {
  /** How many open seats of the member were closed. */
  seats: number;
}

export const platformKinds = [
  'live',
  'egame',
  'pt',
  'qt',
  'chess',
  'fish',
  'sport',
  'esport',
  'tsport',
] as const;
export type PlatformKind = (typeof platformKinds)[number];

/** won and lost by the sign of the profit; void is a stake that came back whole, by rule or because the event did not count. */
export const roundStates = ['unsettled', 'won', 'lost', 'void'] as const;
export type RoundState = (typeof roundStates)[number];

/** Words of a record in both languages, so that a reader needs no list of games or bets. */
export interface Label {
  'zh-CN': string;
  en: string;
}

export const legResults = ['open', 'won', 'halfWon', 'push', 'halfLost', 'lost', 'void'] as const;
export type LegResult = (typeof legResults)[number];

/** What happened in a round. Each part stands where the kind of game has it; amounts are yuan with four decimals. */
export interface RoundDetail {
  /** Where it was played; shoe and hand are '' where a table has none. */
  table?: { name: Label; shoe: string; hand: string };
  /** Cards (`SA`, `H10`), tiles (`1` to `9`, `B`), dice (`1` to `6`) or a number of the wheel, and what they came to. */
  hands?: {
    name: Label;
    cards: string[];
    result: Label;
    /** What this seat said before the cards: its bid and its bet. */
    note?: Label;
    /** Whether it won, where a game has doors against a banker. */
    won?: boolean;
  }[];
  bets?: { name: Label; stake: string; prize: string; odds: string }[];
  /** What each reel showed, from the top. */
  reels?: string[][];
  /** Names of symbols that have one; others are shown as they are. */
  symbols?: Record<string, Label>;
  lines?: { name: Label; count: number; prize: string }[];
  shots?: { name: Label; count: number; hits: number; stake: string; prize: string }[];
  legs?: {
    match: Label;
    league: Label;
    market: Label;
    pick: Label;
    odds: string;
    /** The result, or the state of play; '' before the beginning. */
    score: string;
    /** The score when a bet was placed in play. */
    scoreAtBet?: string;
    /** The score at half-time. */
    ht?: string;
    /** What decided it beside the score, such as the winner of the map that was bet on. */
    note?: Label;
    /** Kick-off in epoch milliseconds. */
    startAt: number;
    result: LegResult;
  }[];
  /** '' for a single bet, otherwise matches x lines, such as `3x4`. */
  parlay?: string;
  /** The rule and its input, as `npm run -s rules` takes them: whoever doubts a round calculates it again. */
  proof?: { rule: string; input: object };
}

/** One version of a round: amounts in yuan with four decimals, times in epoch milliseconds. */
export interface GameRound extends Held {
  /** One round, whatever its version; unique at the platform. */
  id: string;
  /** From 1; a higher one replaces a lower one. */
  version: number;
  kind: PlatformKind;
  game: string;
  /** Round that won this free spin; '' for every other round. */
  parent: string;
  stake: string;
  validBet: string;
  /** All that is paid back, stakes included; the profit is prize - stake. */
  prize: string;
  /** What the platform has already taken off the prize. */
  fee: string;
  state: RoundState;
  betAt: number;
  /** null while it is unsettled. */
  settledAt: number | null;
  detail: RoundDetail;
}

export interface RecordsAnswer {
  records: GameRound[];
  /** Where the next page begins: after the last record, or the cursor of the question when there is none. */
  cursor: string;
  hasMore: boolean;
}

const has = (answer: unknown, fields: Record<string, (value: unknown) => boolean>): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(fields).every(([name, fits]) => fits((answer as Record<string, unknown>)[name]));
const isText = (value: unknown): boolean => typeof value === 'string';
const isAmount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d{4}$/.test(value);
const isOneOf =
  (...values: unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

/** Less than a trillion yuan: more is no balance. */
const isPossible = (value: unknown): boolean => isAmount(value) && (value as string).length <= 17;

export const isBalance = (answer: unknown): answer is BalanceAnswer => has(answer, { balance: isPossible });
export const isLeave = (answer: unknown): answer is LeaveAnswer =>
  has(answer, { seats: (seats) => Number.isSafeInteger(seats) && (seats as number) >= 0 });
export const isTransfer = (answer: unknown): answer is TransferAnswer =>
  has(answer, { state: isOneOf('done', 'refused'), reason: isText });
export const isOrder = (answer: unknown): answer is OrderAnswer =>
  has(answer, { state: isOneOf('done', 'refused', 'none'), reason: isText });
export const isLaunch = (answer: unknown): answer is LaunchAnswer =>
  has(answer, { token: (token) => typeof token === 'string' && /^[\w-]{20,64}$/.test(token) });

const isTime = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const isCode = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Whether a record has the agreed shape; its detail is only known to be an object. */
export const isGameRound = (value: unknown): value is GameRound =>
  has(value, {
    id: isCode,
    version: (version) => Number.isSafeInteger(version) && (version as number) >= 1,
    operator: isText,
    platform: isText,
    member: isText,
    kind: isOneOf(...platformKinds),
    game: isCode,
    parent: (parent) => parent === '' || isCode(parent),
    stake: isAmount,
    validBet: isAmount,
    prize: isAmount,
    fee: isAmount,
    state: isOneOf(...roundStates),
    betAt: isTime,
    settledAt: (at) => at === null || isTime(at),
    detail: (detail) => typeof detail === 'object' && detail !== null && !Array.isArray(detail),
  });

export const isRecords = (answer: unknown): answer is RecordsAnswer =>
  has(answer, {
    records: (records) => Array.isArray(records) && records.length <= 500 && records.every(isGameRound),
    cursor: (cursor) => typeof cursor === 'string' && /^[\w-]{0,64}$/.test(cursor),
    hasMore: (hasMore) => typeof hasMore === 'boolean',
  });
