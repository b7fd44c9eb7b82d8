// What is said about an offer.
import { expect, test } from 'vitest';
import type { Activity } from '#contract/entities.generated.ts';
import { resolveStation } from '#station/station.ts';
import { nameOf, stageOf, windowText } from './offer.ts';

const offer: Activity = {
  id: 1,
  typeId: 1,
  kind: 'signIn',
  title: '每日签到',
  summary: '',
  imgUrl: '/art/activity/sign.svg',
  startTime: '2026-01-01 00:00:00',
  endTime: '2026-12-31 23:59:59',
  content: '',
};
const say = ((id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`) as Parameters<
  typeof windowText
>[1];

test('a station that names a kind of offer sees that name, in the language chosen', () => {
  const station = resolveStation({
    code: 'demo',
    name: '甲',
    activityNames: { signIn: { 'zh-CN': '天天领', en: 'Daily gift' } },
  });
  expect(nameOf(offer, station, 'zh-CN')).toBe('天天领');
  expect(nameOf(offer, station, 'en')).toBe('Daily gift');
});

test('a kind that the station does not name keeps the title of the server', () => {
  const station = resolveStation({ code: 'demo', name: '甲', activityNames: { wheel: '转一转' } });
  expect(nameOf(offer, station, 'zh-CN')).toBe('每日签到');
});

test('the days an offer runs are those of the server, whatever the zone of the phone', () => {
  expect(windowText(offer, say)).toBe('active.window {"start":"2026-01-01","end":"2026-12-31"}');
});

test('an offer that does not run whole days says its time to the minute', () => {
  expect(windowText({ ...offer, endTime: '2026-12-31 12:30:00' }, say)).toContain('"2026-12-31 12:30"');
});

test('an offer without an end in sight is always on', () => {
  expect(windowText({ ...offer, endTime: '2031-01-01 00:00:00' }, say)).toContain('active.longTerm');
});

test('an offer is open from its first to its last second', () => {
  expect(stageOf(offer, '2025-12-31 23:59:59')).toBe('before');
  expect(stageOf(offer, '2026-01-01 00:00:00')).toBe('open');
  expect(stageOf(offer, '2026-12-31 23:59:59')).toBe('open');
  expect(stageOf(offer, '2027-01-01 00:00:00')).toBe('over');
});
