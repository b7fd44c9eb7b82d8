// Wrong inputs of card, table, slot and fish rules are refused by the path of the field.
import { describe, expect, it } from 'vitest';
import { InputFault } from '../input.ts';
import { runRule } from '../rule.ts';
import { rules } from '../rules.ts';

const bet = (code: string, amount: unknown = '1.0000') => [{ bet: code, amount }];
const cards = ['S9', 'H3', 'DK', 'C4', 'S2', 'S2'];
const seat = (number: number, bankerMult: number, times: number) => ({
  seat: number,
  cards: ['S9', 'H3', 'DK', 'C4', 'S2'],
  bankerMult,
  bet: times,
});
const niuniu = { base: '1', banker: 1, feeRate: '0.05', seats: [seat(1, 1, 0), seat(2, 0, 1)] };

describe('a wrong input', () => {
  it.each([
    [
      'baccarat.deal',
      { cards: [...cards.slice(0, 5), 'S1'] },
      'input.cards[5]: S1 is not possible: give a card',
    ],
    ['baccarat.deal', { cards: ['S2', 'H2', 'D2', 'C2'] }, 'input.cards: a hand needs more than 4 cards'],
    ['baccarat.deal', {}, 'input.cards: is missing: give a list of 4 to 6 entries'],
    ['baccarat.deal', undefined, 'input: is missing: give an object with cards'],
    ['baccarat.settle', { variant: 'half', cards, bets: [] }, 'input.variant: half is not possible'],
    [
      'baccarat.settle',
      { variant: 'commission', cards, bets: bet('banker', '-1') },
      'input.bets[0].amount: -1 is not possible: give an amount from 0.0001',
    ],
    [
      'baccarat.settle',
      { variant: 'commission', cards, bets: bet('banker', '0.00001') },
      'input.bets[0].amount: 0.00001 is not possible: give a decimal text with at most four places',
    ],
    ['dragonTiger.settle', { dragon: 'S2', tiger: 'T2', bets: [] }, 'input.tiger: T2 is not possible'],
    [
      'roulette.settle',
      { result: 37, bets: [] },
      'input.result: 37 is not possible: give a whole number, 0 to 36',
    ],
    [
      'roulette.settle',
      { result: 0, bets: bet('split:1-5') },
      'input.bets[0].bet: split:1-5 is not possible',
    ],
    ['roulette.settle', { result: 0, bets: bet('corner:3-4-6-7') }, 'input.bets[0].bet: corner:3-4-6-7'],
    ['sicbo.settle', { dice: [1, 2, 7], bets: [] }, 'input.dice[2]: 7 is not possible'],
    ['sicbo.settle', { dice: [1, 2, 3], bets: bet('sum:3') }, 'input.bets[0].bet: sum:3 is not possible'],
    [
      'slot.fortune.spin',
      { stake: '1', stops: [29, 0, 0, 0, 0] },
      'input.stops[0]: 29 is not on the reel: give 0 to 28',
    ],
    [
      'slot.banquet.spin',
      { stake: '1', stops: [0, 0, 0, 0, 0], drawn: [100] },
      'input.drawn[0]: 100 is not drawn here: give 0 to 99',
    ],
    ['slot.banquet.spin', { stake: '1', stops: [0, 0, 0, 0, 0] }, 'input.drawn: give 1 numbers, not 0'],
    ['slot.fortune.spin', { stake: '1', stops: [0, 0, 0, 0, 0], drawn: [1] }, 'input.drawn: give 0 numbers'],
    ['slot.fruit.spin', { machine: 'fortune', stake: '1', stops: [0, 0, 0, 0, 0] }, 'input.machine: fortune'],
    ['niuniu.rank', { cards: cards.slice(0, 4) }, 'is not possible: give a list of 5 entries'],
    ['niuniu.settle', { ...niuniu, banker: 3 }, 'input.banker: 3 is none of the seats: give 1, 2'],
    [
      'niuniu.settle',
      { ...niuniu, seats: [seat(1, 0, 0), seat(2, 0, 1)] },
      'input.seats[0].bankerMult: is 0 for the banker',
    ],
    ['niuniu.settle', { ...niuniu, seats: [seat(1, 1, 0), seat(2, 0, 0)] }, 'input.seats[1].bet: is 0'],
    [
      'niuniu.settle',
      { ...niuniu, seats: [seat(1, 1, 0), seat(1, 0, 1)] },
      'input.seats[1].seat: 1 is given twice',
    ],
    ['erbagang.rank', { tiles: ['1', '0'] }, 'input.tiles[1]: 0 is not possible'],
    ['fish.settle', { cannon: '1', shots: [{ fish: 'wugui', roll: 1000 }] }, 'input.shots[0].roll: 1000'],
    ['fish.settle', { cannon: '1', shots: [{ fish: 'jubao', roll: 1 }] }, 'input.shots[0].wheel: is missing'],
    [
      'fish.settle',
      { cannon: '1', shots: [{ fish: 'wugui', roll: 1, victims: ['haima'] }] },
      'input.shots[0].victims: wugui takes no victims',
    ],
    [
      'fish.settle',
      { cannon: '1', shots: [], spare: 1 },
      'input.spare: is not a field: use cannon, shots, unresolved',
    ],
  ])('of %s is refused by its field (%#)', (rule, input, message) => {
    const refused = () => runRule(rules.get(rule)!, input);
    expect(refused).toThrow(InputFault);
    expect(refused).toThrow(message);
  });
});
