// Questions are shown one after another and each gets its own answer.
import { expect, test } from 'vitest';
import { ask, openQuestion } from './dialog.ts';

test('an answer goes to the one who asked', async () => {
  const asked = ask({ text: '请先登录' });
  openQuestion()!.answer(true);
  expect(await asked).toBe(true);
  expect(openQuestion()).toBeNull();
});

test('a second question waits for the first', async () => {
  const first = ask({ text: '一' });
  const second = ask({ text: '二' });
  expect(openQuestion()?.text).toBe('一');
  openQuestion()!.answer(false);
  expect(await first).toBe(false);
  expect(openQuestion()?.text).toBe('二');
  openQuestion()!.answer(true);
  expect(await second).toBe(true);
});

test('a question closes by itself, declined, once there is nothing left to ask', async () => {
  const over = new AbortController();
  const asked = ask({ text: '一', until: over.signal });
  const next = ask({ text: '二' });
  over.abort();
  expect(await asked).toBe(false);
  expect(openQuestion()?.text).toBe('二');
  openQuestion()!.answer(true);
  expect(await next).toBe(true);
});
