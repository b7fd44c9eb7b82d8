import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TicketsField } from './fields.ts';
import { readTickets, sortTickets } from './tickets.ts';

const DIGITS: TicketsField = {
  kind: 'tickets',
  key: 'tickets',
  label: '',
  size: 3,
  from: 0,
  to: 9,
  width: 1,
  anyOrder: false,
  shape: 'any',
};
const BALLS: TicketsField = { ...DIGITS, from: 1, to: 11, width: 2, shape: 'distinct' };
const GROUPS: TicketsField = { ...DIGITS, anyOrder: true, shape: 'noTriple' };

describe('typed tickets', () => {
  it.each([
    ['123 456', ['123', '456']],
    ['123,456;789', ['123', '456', '789']],
    ['１２３\n４５６', ['123', '456']],
    ['123、123，321', ['123', '321']],
    ['1 2 3', ['123']],
    ['1,2,3', ['123']],
    ['1 2 3\n4 5 6', ['123', '456']],
    ['  \n123\n\n', ['123']],
    ['000', ['000']],
  ])('of digits read %j', (text, tickets) => {
    expect(readTickets(text, DIGITS, 'tickets')).toEqual(tickets);
  });

  it.each([
    ['01 02 03', ['01 02 03']],
    ['010203', ['01 02 03']],
    ['1 2 11', ['01 02 11']],
    ['01,02,03', ['01 02 03']],
    ['01 02 03,03 02 01', ['01 02 03', '03 02 01']],
    ['01 02 03\n01 02 03', ['01 02 03']],
  ])('of balls read %j', (text, tickets) => {
    expect(readTickets(text, BALLS, 'tickets')).toEqual(tickets);
  });

  it('in any order are one ticket when they have the same numbers', () => {
    expect(readTickets(['211', '121', '345', '543'], GROUPS, 'tickets')).toEqual(['112', '345']);
  });

  it('of one ball are distinguished from two digits by the width of the play', () => {
    expect(readTickets(['01', '11', '1'], { ...BALLS, size: 1 }, 'tickets')).toEqual(['01', '11']);
  });

  it.each(['', '12', '1234', '12x', '１２', '1-2-3', 'abc', '12.3'])(
    'with %j are refused at their own place',
    (text) => {
      expect(() => readTickets(['123', text], DIGITS, 'selection.tickets')).toThrow(
        /^selection\.tickets\[1\]: /,
      );
    },
  );

  it('are refused when they are no text', () => {
    expect(() => readTickets([123], DIGITS, 'selection.tickets')).toThrow(/^selection\.tickets\[0\]: /);
    expect(() => readTickets(123, DIGITS, 'selection.tickets')).toThrow(/^selection\.tickets: /);
  });

  it('can be sorted into good ones and bad ones for a screen', () => {
    expect(sortTickets('112,111 12\n345', GROUPS)).toEqual({
      tickets: ['112', '345'],
      bad: [
        { text: '111', why: 'shape' },
        { text: '12', why: 'form' },
      ],
      repeated: 0,
    });
    expect(sortTickets('112,111,12\n345 211', GROUPS)).toEqual({
      tickets: ['112', '345'],
      bad: [
        { text: '111', why: 'shape' },
        { text: '12', why: 'form' },
      ],
      repeated: 1,
    });
    expect(sortTickets('12 4 6', GROUPS).bad).toEqual([{ text: '12 4 6', why: 'form' }]);
    expect(sortTickets('01 02 12;01 02 03 ;1 2 3', BALLS)).toEqual({
      tickets: ['01 02 03'],
      bad: [{ text: '01 02 12', why: 'range' }],
      repeated: 1,
    });
  });

  it('are all accounted for: every piece typed is good, repeated or bad', () => {
    const words = fc.array(fc.stringMatching(/^[0-9]{1,4}$/), { maxLength: 30 });
    fc.assert(
      fc.property(words, (list) => {
        const { tickets, bad, repeated } = sortTickets(list.join('\n'), DIGITS);
        expect(tickets.length + repeated + bad.length).toBe(list.length);
      }),
    );
  });

  it('read the same again once they are kept', () => {
    const tickets = fc.array(fc.stringMatching(/^[0-9]{3}$/), { minLength: 1, maxLength: 20 });
    const separators = fc.constantFrom(' ', ',', '，', '\n', ' , ', ';', '\r\n');
    fc.assert(
      fc.property(tickets, separators, (list, separator) => {
        const kept = readTickets(list.join(separator), DIGITS, 'tickets');
        expect(kept).toEqual([...new Set(list)]);
        expect(readTickets(kept, DIGITS, 'tickets')).toEqual(kept);
      }),
    );
  });

  it('never make the reader fail, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { tickets } = sortTickets(text, BALLS);
        expect(tickets.every((ticket) => /^\d\d \d\d \d\d$/.test(ticket))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
