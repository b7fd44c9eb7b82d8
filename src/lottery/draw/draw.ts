// What a valid draw of a family is, and how one is made from a random source.
import type { Balls } from '../balls.ts';
import type { Draw, Family } from '../play.ts';
import { Refusal, shown } from '../refusal.ts';

/** Checks a draw in drawing order, or throws the refusal. */
export function checkDraw({ balls }: Family, raw: unknown, field = 'draw'): Draw {
  if (raw === undefined) throw new Refusal(field, 'required', { expected: `${balls.count} numbers` });
  if (!Array.isArray(raw)) throw new Refusal(field, 'notArray');
  if (raw.length !== balls.count)
    throw new Refusal(field, 'ballCount', { count: raw.length, expected: balls.count });
  raw.forEach((ball, index) => {
    const value = shown(ball);
    if (!Number.isInteger(ball) || ball < balls.from || ball > balls.to) {
      throw new Refusal(`${field}[${index}]`, 'unknownValue', {
        value,
        expected: `${balls.from} to ${balls.to}`,
      });
    }
    if (balls.distinct && raw.indexOf(ball) !== index)
      throw new Refusal(`${field}[${index}]`, 'repeated', { value });
  });
  return raw;
}

/** A whole number from 0 to one less than its argument, each equally likely. */
export type RandomBelow = (count: number) => number;

/** Draws the balls of a family. As fair as `below` is: the server must pass a cryptographic source. */
export function dealBalls(balls: Omit<Balls, 'ascending'>, below: RandomBelow): number[] {
  const size = balls.to - balls.from + 1;
  if (!balls.distinct) return Array.from({ length: balls.count }, () => balls.from + below(size));
  const urn = Array.from({ length: size }, (_, i) => balls.from + i);
  return Array.from({ length: balls.count }, () => urn.splice(below(urn.length), 1)[0] as number);
}
