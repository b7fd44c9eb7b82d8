// Which parts of a round's detail are stored: those of the agreed shape. A wrong part is left out, so that the records of its member stay readable.
import { Ajv, type ValidateFunction } from 'ajv';
import { legResults, type RoundDetail } from '#counterparty/game-platform/wire.ts';

/** In characters of JSON; a batch of shots has a row for each kind of fish, so that nothing true comes near. */
const detailMost = 16_000;

const text = { type: 'string', maxLength: 200 };
const count = { type: 'integer', minimum: 0 };
const amount = { type: 'string', pattern: '^[0-9]{1,12}\\.[0-9]{4}$' };
const object = (properties: Record<string, object>, optional: Record<string, object> = {}): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
});
const list = (items: object): object => ({ type: 'array', items });
const label = object({ 'zh-CN': text, en: text });

const parts: Record<keyof RoundDetail, object> = {
  table: object({ name: label, shoe: text, hand: text }),
  hands: list(
    object({ name: label, cards: list(text), result: label }, { note: label, won: { type: 'boolean' } }),
  ),
  bets: list(object({ name: label, stake: amount, prize: amount, odds: text })),
  reels: list(list(text)),
  symbols: { type: 'object', additionalProperties: label },
  lines: list(object({ name: label, count, prize: amount })),
  shots: list(object({ name: label, count, hits: count, stake: amount, prize: amount })),
  legs: list(
    object(
      {
        match: label,
        league: label,
        market: label,
        pick: label,
        odds: text,
        score: text,
        startAt: { type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000 },
        result: { enum: legResults },
      },
      { scoreAtBet: text, ht: text, note: label },
    ),
  ),
  parlay: text,
  proof: object({ rule: text, input: { type: 'object' } }),
};

const ajv = new Ajv();
const isPart = new Map<string, ValidateFunction>(
  Object.entries(parts).map(([name, schema]) => [name, ajv.compile(schema)]),
);

/** The detail as it is stored, and the names of parts that were left out. */
export function readDetail(given: object): { detail: RoundDetail; wrong: string[] } {
  if (JSON.stringify(given).length > detailMost) return { detail: {}, wrong: ['size'] };
  const entries = Object.entries(given);
  const fits = ([name, part]: [string, unknown]): boolean => isPart.get(name)?.(part) === true;
  return {
    detail: Object.fromEntries(entries.filter(fits)),
    // What the protocol does not know may be of a later one.
    wrong: entries.filter((entry) => isPart.has(entry[0]) && !fits(entry)).map(([name]) => name),
  };
}
