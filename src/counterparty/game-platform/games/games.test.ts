// Owns the tests of the sandbox games: what they pay, their return, and how card hands compare.
import { describe, expect, test } from 'vitest';
import { catalogue, gameOf } from '../catalogue.ts';
import { against, bullHand, type Card, deal, sangongHand } from './cards.ts';
import { fish, fishes } from './fish.ts';
import type { Random } from './game.ts';
import { paidFor, reels, returned } from './reels.ts';

/** Cards such as "3h Kd". */
const cards = (text: string): Card[] =>
  text.split(' ').map((each) => ({
    rank: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'].indexOf(each[0]!) + 1,
    suit: ['d', 'c', 'h', 's'].indexOf(each[1]!),
  }));

/** Returns these numbers, each below the requested bound. */
const rolls = (...given: number[]): Random => {
  const left = [...given];
  return () => left.shift() ?? 0;
};

describe('the reels', () => {
  test('pay for three alike and for two of the rarest, and for nothing else', () => {
    expect(paidFor([0, 0, 0])).toBe(400);
    expect(paidFor([5, 5, 5])).toBe(8);
    expect(paidFor([0, 3, 0])).toBe(10);
    expect(paidFor([1, 1, 2])).toBe(0);
  });
  test('pay back between 95 and 96 of a hundred in the long run', () => {
    expect(returned()).toBeGreaterThan(0.95);
    expect(returned()).toBeLessThan(0.96);
  });
  test('stop where chance says', () => {
    expect(reels.play(rolls(0, 0, 0), '').pays).toBe(40_000);
    expect(reels.play(rolls(0, 1, 31), '')).toMatchObject({ pays: 1_000 });
  });
});

describe('cards', () => {
  test('come from one deck, none twice', () => {
    const dealt = deal(rolls(5, 5, 5, 5, 5, 5, 5, 5, 5, 5), 10);
    expect(new Set(dealt.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(10);
  });
  test('of san gong rank: threes, three alike, three faces, points, number of faces', () => {
    const order = ['3d 3c 3h', 'Kd Kc Ks', 'Ad Ac Ah', 'Jd Qc Kh', '9d Jc Qh', '9d Tc Qh', '9d Tc Th'];
    for (let at = 1; at < order.length; at += 1)
      expect(against(sangongHand(cards(order[at - 1]!)), sangongHand(cards(order[at]!)))).toBe(1);
    expect(against(sangongHand(cards('2d 3c 4h')), sangongHand(cards('9d Tc Th')))).toBe(0);
  });
  test('of niu niu make a bull of the two that three tens leave, and equal bulls go by the highest card', () => {
    expect(bullHand(cards('Td Jc Qh 4d 9c')).reading).toEqual({ key: 'bull', count: 3 });
    expect(bullHand(cards('Td Jc Qh 4d 6c')).reading).toEqual({ key: 'full' });
    expect(bullHand(cards('Ad 2c 3h 4d 9c')).reading).toEqual({ key: 'none' });
    expect(against(bullHand(cards('Td Jc Qh 4d 9c')), bullHand(cards('Tc Js Kh 4s 9d')))).toBe(-1);
  });
});

test('each fish pays back 95 of a hundred in the long run', () => {
  for (const { pays, chance } of fishes) expect((pays / 100) * chance).toBe(95_000);
  expect(fish.play(rolls(2_374), 'shark').pays).toBe(4_000);
  expect(fish.play(rolls(2_375), 'shark').pays).toBe(0);
});

test('a platform or a game that is not there is none, whatever it is called', () => {
  expect(gameOf('sandbox-egame', 'dragon')).toBe(catalogue['sandbox-egame'].dragon);
  expect(gameOf('sandbox-egame', 'constructor')).toBeUndefined();
  expect(gameOf('__proto__', 'dragon')).toBeUndefined();
});
