// What is read back of pictures that were on their way when the page ended.
import { expect, test } from 'vitest';
import { picturesUnderWay } from './picturesUnderWay.ts';

const id = '0123456789abcdef0123456789abcdef';

test('a picture comes back under its intent, and anything else is none', () => {
  expect([...picturesUnderWay({ [id]: 'aGk_-', other: 'aGk', [`${id}0`]: 'aGk' })]).toEqual([[id, 'aGk_-']]);
  for (const raw of [null, 7, 'x', ['aGk'], { [id]: 7 }, { [id]: '' }, { [id]: '<b>' }])
    expect(picturesUnderWay(raw).size).toBe(0);
});
