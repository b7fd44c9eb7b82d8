// Who sees an entry of content and when.
import { expect, test } from 'vitest';
import { isDrawn, isShown, type ShownKind, type Verdict, type Viewer, verdictOf } from './audience.ts';

const of = (as: Viewer['as'], at = '2026-11-29 20:00', level = 1): Viewer => ({ as, at, level });
const window = { from: '2026-11-29 12:00', until: '2026-11-29 22:00' };

test.each<[string, ShownKind, object, Viewer, Verdict]>([
  ['a banner is there for everybody', 'banners', {}, of('guest'), 'seen'],
  ['a notice waits for its moment', 'notices', window, of('guest', '2026-11-29 11:59'), 'notYet'],
  ['a notice is there from it on', 'notices', window, of('guest', '2026-11-29 12:00'), 'seen'],
  ['a notice is gone at its end', 'notices', window, of('member', '2026-11-29 22:00'), 'over'],
  [
    'a day alone begins at midnight',
    'notices',
    { from: '2026-11-29' },
    of('guest', '2026-11-29 00:00'),
    'seen',
  ],
  ['a notice for levels is for no guest', 'notices', { levels: [2] }, of('guest'), 'guest'],
  ['nor for another level', 'notices', { levels: [2] }, of('member'), 'level'],
  ['but for its own', 'notices', { levels: [2] }, of('agent', undefined, 2), 'seen'],
  [
    'an activity is announced',
    'activities',
    { ...window, terms: { a: 1 } },
    of('guest', '2026-11-28 20:00'),
    'coming',
  ],
  [
    'its last minute counts',
    'activities',
    { ...window, terms: { a: 1 } },
    of('member', '2026-11-29 22:00'),
    'takes',
  ],
  ['a guest reads it', 'activities', { terms: { a: 1 } }, of('guest'), 'guest'],
  ['it may be for agents alone', 'activities', { terms: { a: 1 }, roles: ['agent'] }, of('member'), 'role'],
  ['without terms it is only read', 'activities', {}, of('member'), 'seen'],
  ['a guest chooses no offer', 'deposit-offers', {}, of('guest'), 'guest'],
  ['a closed offer is chosen by nobody', 'deposit-offers', { open: false }, of('member'), 'closed'],
  ['an open one by a member', 'deposit-offers', {}, of('member'), 'takes'],
])('%s', (_, kind, entry, viewer, verdict) => {
  expect(verdictOf(kind, entry, viewer)).toBe(verdict);
});

test('what is not there is not drawn, but an activity that is coming', () => {
  expect([isDrawn('notices', 'notYet'), isDrawn('activities', 'coming'), isDrawn('notices', 'seen')]).toEqual(
    [false, true, true],
  );
  expect([isShown('notices'), isShown('control')]).toEqual([true, false]);
});
