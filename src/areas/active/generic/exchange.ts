// What an exchange of points would bring and why it would be refused, before it is sent; the server calculates it again.
import type { PointsInfoAnswer } from '#contract/activity.generated.ts';
import { readTyped, truncate2, wireMoney, YUAN } from '#values/money.ts';

export type Direction = 'toPoints' | 'toCash';

type Terms = Pick<
  PointsInfoAnswer,
  'pointsPerYuan' | 'backPointsPerYuan' | 'toPoints' | 'toCash' | 'money' | 'points'
>;

export type ExchangeProblem = 'closed' | 'number' | 'min' | 'step' | 'left' | 'short' | 'small';

/** Yuan are kept in 0.0001 yuan, points as they are. */
const read = (direction: Direction, typed: string): bigint | undefined => {
  if (direction === 'toPoints') return readTyped(typed);
  return /^\d{1,15}$/.test(typed) ? BigInt(typed) : undefined;
};

/** What so much brings: points for yuan, or yuan as the wire writes them for points. */
export function exchanged(terms: Terms, direction: Direction, typed: string): string | undefined {
  const given = read(direction, typed);
  if (given === undefined) return undefined;
  return direction === 'toPoints'
    ? String((given * BigInt(terms.pointsPerYuan)) / YUAN)
    : wireMoney(truncate2((given * YUAN) / BigInt(terms.backPointsPerYuan)));
}

export function exchangeProblem(
  terms: Terms,
  direction: Direction,
  typed: string,
): ExchangeProblem | undefined {
  const { enabled, min, step, left } = terms[direction];
  if (!enabled) return 'closed';
  const given = read(direction, typed);
  if (given === undefined || given === 0n) return 'number';
  const figure = (value: string): bigint => read(direction, value) ?? 0n;
  if (given < figure(min)) return 'min';
  if (given % figure(step) !== 0n) return 'step';
  if (left !== '' && given > figure(left)) return 'left';
  const owned = direction === 'toPoints' ? figure(terms.money) : BigInt(terms.points);
  if (given > owned) return 'short';
  return Number(exchanged(terms, direction, typed)) === 0 ? 'small' : undefined;
}
