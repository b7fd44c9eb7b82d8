// The fish game: how many times a bullet each fish pays, and when a bullet that hits catches it.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import type { Money } from '#values/money.ts';
import { amount, InputFault, integer, list, oneOf, optional, record } from '../input.ts';
import { defineRule } from '../rule.ts';

/** Bullets paid for a fish that is caught. */
export const FISH_PAYS: Readonly<Record<PlainFish, number>> = {
  xiaohuang: 2,
  qingyu: 3,
  haima: 4,
  hetun: 5,
  shuimu: 6,
  denglong: 8,
  wugui: 10,
  bianfu: 15,
  jianyu: 20,
  shayu: 30,
  jinchan: 50,
  jinlong: 100,
};
export type PlainFish =
  | 'xiaohuang'
  | 'qingyu'
  | 'haima'
  | 'hetun'
  | 'shuimu'
  | 'denglong'
  | 'wugui'
  | 'bianfu'
  | 'jianyu'
  | 'shayu'
  | 'jinchan'
  | 'jinlong';
const PLAIN = Object.keys(FISH_PAYS) as PlainFish[];

/** Creatures that take others with them: bullets paid for their own. */
const BURSTING: Readonly<Record<'zhadan' | 'shandian', number>> = { zhadan: 20, shandian: 10 };
/** Pays what a wheel says. */
const TREASURE = 'jubao';
/** Each step of the wheel: up to which place, of 100, it pays how many bullets; 81.5 in the mean. */
const WHEEL = [
  { below: 50, pays: 40 },
  { below: 80, pays: 80 },
  { below: 95, pays: 150 },
  { below: 100, pays: 300 },
] as const;
const WHEEL_PLACES = 100;
const TREASURE_ROLLS = 8150;
/** Rolls out of 100 × pays that catch, so 96 % is returned whatever is shot at. */
const CATCHING_ROLLS = 96;

const ALL_FISH = [...PLAIN, ...(Object.keys(BURSTING) as (keyof typeof BURSTING)[]), TREASURE] as const;
export type Fish = (typeof ALL_FISH)[number];

export interface Target {
  readonly fish: Fish;
  /** What a bursting creature takes along, fixed when the bullet hits. */
  readonly victims: readonly PlainFish[];
}

export interface Shot extends Target {
  /** Drawn from 0 up to `rollsOf` the target. */
  readonly roll: number;
  /** Place of the wheel, for a treasure that is caught. */
  readonly wheel?: number | undefined;
}

const isBursting = (fish: Fish): fish is keyof typeof BURSTING => Object.hasOwn(BURSTING, fish);

/** Bullets paid for a target whose pay is fixed. */
function paysOf(fish: Exclude<Fish, typeof TREASURE>, victims: readonly PlainFish[]): number {
  if (!isBursting(fish)) return FISH_PAYS[fish];
  return victims.reduce((total, victim) => total + FISH_PAYS[victim], BURSTING[fish]);
}

/** How many rolls there are for a target. */
export const rollsOf = ({ fish, victims }: Target): number =>
  fish === TREASURE ? TREASURE_ROLLS : 100 * paysOf(fish, victims);

export const wheelPays = (place: number): number => WHEEL.find(({ below }) => place < below)!.pays;

/** Draws what becomes of a bullet that hits. */
export function drawShot(target: Target, below: RandomBelow): Shot {
  const shot = { ...target, roll: below(rollsOf(target)) };
  return target.fish === TREASURE ? { ...shot, wheel: below(WHEEL_PLACES) } : shot;
}

/** Bullets that a shot wins; undefined where the fish gets away. */
export function caughtFor({ fish, victims, roll, wheel }: Shot): number | undefined {
  if (roll >= CATCHING_ROLLS) return undefined;
  return fish === TREASURE ? wheelPays(wheel ?? 0) : paysOf(fish, victims);
}

/** Settles a group of shots; a bullet still in flight when the room closes is refunded. */
export function settleFish(cannon: Money, shots: readonly Shot[], unresolved: number) {
  const caught = shots.flatMap((shot, at) => {
    const multiple = caughtFor(shot);
    return multiple === undefined
      ? []
      : [{ shot: at, fish: shot.fish, multiple, win: cannon * BigInt(multiple) }];
  });
  const stake = cannon * BigInt(shots.length);
  const refunded = cannon * BigInt(unresolved);
  const win = caught.reduce((total, each) => total + each.win, 0n);
  const net = win - stake;
  return {
    bullets: shots.length,
    debited: stake + refunded,
    refunded,
    stake,
    caught,
    win,
    net,
    validBet: stake,
    state: net > 0n ? 'won' : net < 0n ? 'lost' : 'push',
  } as const;
}

export const fishRules = [
  defineRule(
    'fish.settle',
    record({
      cannon: amount(1n),
      shots: list(
        record({
          fish: oneOf(ALL_FISH),
          roll: integer(0),
          wheel: optional(integer(0, WHEEL_PLACES - 1), undefined),
          victims: optional(list(oneOf(PLAIN)), []),
        }),
      ),
      unresolved: optional(integer(0), 0),
    }),
    ({ cannon, shots, unresolved }) => {
      shots.forEach((shot, at) => {
        const field = `input.shots[${at}]`;
        if (shot.victims.length > 0 && !isBursting(shot.fish))
          throw new InputFault(`${field}.victims`, `${shot.fish} takes no victims: leave them out`);
        if (shot.roll >= rollsOf(shot))
          throw new InputFault(
            `${field}.roll`,
            `${shot.roll} is not possible: give 0 to ${rollsOf(shot) - 1}`,
          );
        if (shot.fish === TREASURE && shot.roll < CATCHING_ROLLS && shot.wheel === undefined)
          throw new InputFault(`${field}.wheel`, 'is missing: give the place of the wheel, 0 to 99');
      });
      return settleFish(cannon, shots, unresolved);
    },
  ),
];
