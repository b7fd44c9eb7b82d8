// How long betting is open still, in words.
import { expect, test } from 'vitest';
import { t } from '#texts/text.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { timeLeft } from './timeLeft.ts';

const period = { sealTime: '2026-11-28 12:00:55', openTime: '2026-11-28 12:01:00' };
const seals = parseMoment(period.sealTime);

test.each([
  [-86_401, { state: 'open', text: '2天' }],
  [-86_400, { state: 'open', text: '24:00:00' }],
  [-10.2, { state: 'open', text: '00:11' }],
  [-10, { state: 'soon', text: '00:10' }],
  [-0.1, { state: 'soon', text: '00:01' }],
  [0, { state: 'sealed', text: '已封盘' }],
  [4.9, { state: 'sealed', text: '已封盘' }],
  [5, { state: 'sealed', text: '正在开奖' }],
])('%d seconds from the close of betting it says %j', (seconds, said) => {
  expect(timeLeft(period, seals + seconds * 1000, t)).toEqual(said);
});
