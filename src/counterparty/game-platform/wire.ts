// Owns what the server may ask a game platform: the shapes of the questions, and of the answers as the server checks them.

const text = { type: 'string', minLength: 1, maxLength: 64 };
const member = { operator: text, platform: text, member: text };
const yuan = { type: 'string', pattern: '^[1-9][0-9]{0,8}$' };

const object = (properties: Record<string, object>): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** Paths of the questions, each with the JSON Schema of its message. */
export const questions = {
  '/balance': object(member),
  '/transfer': object({ ...member, orderNo: text, direction: { enum: ['in', 'out'] }, amount: yuan }),
  '/order': object({ operator: text, orderNo: text }),
  '/launch': object({
    ...member,
    game: text,
    returnUrl: { type: 'string', pattern: '^https?://[^\\s"<>]+$', maxLength: 500 },
    locale: { enum: ['zh-CN', 'en'] },
  }),
  '/records': object({
    operator: text,
    after: { type: 'integer', minimum: 0 },
    limit: { type: 'integer', minimum: 1, maximum: 500 },
  }),
} as const;

/** Whose balance; `operator` is the station, `member` the number of the account. */
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
/** A round as the server fetches it: amounts in yuan with four decimals, time in epoch milliseconds. */
export interface GameRecord extends Held {
  id: number;
  game: string;
  round: string;
  stake: string;
  win: string;
  profit: string;
  validBet: string;
  at: number;
}
export interface RecordsAnswer {
  records: GameRecord[];
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

export const isBalance = (answer: unknown): answer is BalanceAnswer => has(answer, { balance: isAmount });
export const isTransfer = (answer: unknown): answer is TransferAnswer =>
  has(answer, { state: isOneOf('done', 'refused'), reason: isText });
export const isOrder = (answer: unknown): answer is OrderAnswer =>
  has(answer, { state: isOneOf('done', 'refused', 'none'), reason: isText });
export const isLaunch = (answer: unknown): answer is LaunchAnswer =>
  has(answer, { token: (token) => typeof token === 'string' && /^[\w-]{20,64}$/.test(token) });
