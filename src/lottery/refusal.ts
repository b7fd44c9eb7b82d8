// The way a bet, a selection or a draw is refused: which field, why (a code), and an English sentence.

/** Texts for players are made from `code` and `params` in the text catalogues; `message` is for logs and the CLI. */
export interface RefusalReason {
  /** Path of the field, as in the bet's JSON: `selection.pos[2]`, `odds.龙`, `multiple`. */
  readonly field: string;
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string;
}

const SENTENCES = {
  required: 'is missing: give {expected}',
  notObject: 'must be an object',
  notArray: 'must be an array',
  unknownKey: 'is not a field of this play: use {expected}',
  unknownValue: '{value} is not possible: use {expected}',
  repeated: '{value} is given twice: give it once',
  tooFew: 'has {count}: give at least {min}',
  tooMany: 'has {count}: give at most {max}',
  tooFewRows: '{count} rows are filled: fill at least {min}',
  rowCount: 'has {count} rows: give {expected}',
  ticketForm: 'ticket "{value}" must have {size} numbers {expected}',
  ticketShape: 'ticket "{value}" has the wrong shape: it must have {expected}',
  overlap: '{value} is in {other} as well: take it out of one of them',
  noUnits: 'the picks make no unit: add numbers that differ between the rows',
  notMoney: '{value} is not an amount: use a decimal with at most four places',
  outOfRange: '{value} is out of range: use {expected}',
  wrongMode: '{value} is not the mode of this play: use {expected}',
  unreachable: 'cannot be met in period {period}: lower it, or chase fewer periods',
  ballCount: 'has {count} numbers: give {expected}',
} as const;

export type RefusalCode = keyof typeof SENTENCES;

/** Thrown inside the rules; the public functions return it as `{ error }`. */
export class Refusal extends Error implements RefusalReason {
  readonly field: string;
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(field: string, code: RefusalCode, params: Readonly<Record<string, string | number>> = {}) {
    const sentence = SENTENCES[code].replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? '?'));
    super(`${field}: ${sentence}`);
    this.name = 'Refusal';
    this.field = field;
    this.code = code;
    this.params = params;
  }
}

/** Shows any JSON value in a message without letting a large one flood it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Runs a rule and returns a refusal as a value. Any other error is a bug and is thrown on. */
export function attempt<T>(work: () => T): T | { readonly error: RefusalReason } {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return { error };
    throw error;
  }
}
