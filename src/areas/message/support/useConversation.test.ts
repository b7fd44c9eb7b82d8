// How messages are put together: each once, in order, and where the line of what is new stands.
import { expect, test } from 'vitest';
import type { SupportMessage } from '#contract/entities.generated.ts';
import { firstUnseen, merged } from './useConversation.ts';

const message = (id: string, from: 'member' | 'support' = 'member'): SupportMessage => ({
  id,
  from,
  text: id,
  createTime: '2026-11-22 10:00:00',
});
const idsOf = (list: readonly SupportMessage[]) => list.map(({ id }) => id);

test('a message that comes twice is there once, and 10 comes after 9', () => {
  const known = [message('8'), message('9')];
  expect(idsOf(merged(known, [message('10'), message('9'), message('7')]))).toEqual(['7', '8', '9', '10']);
  expect(merged(known, [message('9')])).toBe(known);
});

test('the line stands above the first answer that was not seen, and nowhere where all were', () => {
  const list = [message('1', 'support'), message('2'), message('3', 'support'), message('4', 'support')];
  expect(firstUnseen(list, 2)).toBe('3');
  expect(firstUnseen(list, 0)).toBeUndefined();
  expect(firstUnseen(list, 99)).toBe('1');
  expect(firstUnseen([message('1')], 1)).toBeUndefined();
});
