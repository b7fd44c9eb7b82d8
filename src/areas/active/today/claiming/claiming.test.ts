// What a press came to, and how moments near today are written.
import { expect, test } from 'vitest';
import type { ActivityAward, ActivityClaim } from '#contract/entities.generated.ts';
import type { t } from '#texts/text.ts';
import { atMoment } from './atMoment.ts';
import { promiseOf } from './ClaimRow.tsx';
import { givenOf } from './Results.tsx';
import { isPressed, type Outcome } from './useClaiming.ts';

const say = ((id: string, values: object = {}) => `${id} ${Object.values(values).join()}`) as typeof t;

const claim = (more: Partial<ActivityClaim>): ActivityClaim => ({
  activityId: 3,
  kind: 'bonus',
  title: '',
  way: 'take',
  part: 0,
  prize: { kind: 'cash', value: '0.5000' },
  most: '',
  count: 1,
  factor: '1',
  until: '2026-11-20 23:59:59',
  ...more,
});

const outcome = (prize: ActivityAward['prize'], status: ActivityAward['status']): Outcome => ({
  claim: claim({}),
  award: { prize, status } as ActivityAward,
  reason: '',
  isUnanswered: false,
});

test('only what was given at once is added up, exactly', () => {
  const nothing: Outcome = { claim: claim({}), award: null, reason: 'no', isUnanswered: false };
  const outcomes = [
    outcome({ kind: 'cash', value: '0.1000' }, 2),
    outcome({ kind: 'cash', value: '0.2001' }, 2),
    outcome({ kind: 'cash', value: '8.0000' }, 1),
    outcome({ kind: 'points', value: '10' }, 2),
    outcome({ kind: 'none', value: '' }, 2),
    nothing,
  ];
  expect(givenOf(outcomes)).toEqual({ cash: 3001n, points: 10 });
  expect(givenOf([nothing])).toEqual({ cash: 0n, points: 0 });
});

test('a moment of today is its time, of this year day and time, of another year its day', () => {
  const now = '2026-11-20 10:00:10';
  expect(atMoment('2026-11-20 23:59:59', now, say)).toBe('active.today.time 23:59');
  expect(atMoment('2026-11-22 23:59:59', now, say)).toBe('11-22 23:59');
  expect(atMoment('2027-01-01 00:00:00', now, say)).toBe('2027-01-01');
});

test('a drawn amount is promised as a range, a fixed one as itself, chances by their number', () => {
  expect(promiseOf(claim({}), say)).toBe('active.prize.cash 0.50');
  expect(promiseOf(claim({ most: '1.5000' }), say)).toBe('active.today.drawn 0.50,1.50');
  expect(promiseOf(claim({ most: '0.5000' }), say)).toBe('active.prize.cash 0.50');
  expect(promiseOf(claim({ prize: { kind: 'none', value: '' } }), say)).toBe('');
  expect(promiseOf(claim({ kind: 'wheel', way: 'play', count: 3 }), say)).toBe('active.today.chances 3');
});

test('what is played is not pressed', () => {
  expect(isPressed(claim({}))).toBe(true);
  expect(isPressed(claim({ kind: 'general', way: 'apply' }))).toBe(true);
  expect(isPressed(claim({ kind: 'wheel', way: 'play' }))).toBe(false);
  expect(isPressed(claim({ kind: 'points' }))).toBe(false);
});
