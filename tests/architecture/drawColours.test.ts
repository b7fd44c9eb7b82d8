// The colours the kit paints numbers in are the ones the rules of play pay by, and that the signs of lotteries are read on theirs.
import { expect, it } from 'vitest';
import { waveOfNumber, waveOfSum } from '#kit/lottery/colours.ts';
import { familyTones } from '#kit/lottery/LotteryMark.tsx';
import { colourOf } from '#lottery/family/lhc/balls.ts';
import { PC28 } from '#lottery/family/pc28/pc28.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { contrast } from '#station/derive/look/theme.ts';

const names: Record<string, string> = { red: '红波', blue: '蓝波', green: '绿波', none: '无' };

it('every number of Mark Six has the wave of the rules', () => {
  const all = Array.from({ length: 49 }, (_, at) => at + 1);
  expect(all.filter((n) => names[waveOfNumber(n)] !== colourOf(n))).toEqual([]);
});

it('every sum of PC28 has the wave of the rules', () => {
  const colour = PC28.readings.find(({ name }) => name === '波色')!;
  const wrong = [];
  for (let a = 0; a < 10; a += 1)
    for (let b = 0; b < 10; b += 1)
      for (let c = 0; c < 10; c += 1)
        if (names[waveOfSum(a + b + c)] !== colour.of([a, b, c], DEFAULT_SETTINGS)) wrong.push([a, b, c]);
  expect(wrong).toEqual([]);
});

it('white reads on every tone of a lottery; what is darkened reads better still', () => {
  for (const tone of Object.values(familyTones).flat())
    expect(contrast(tone, '#ffffff'), tone).toBeGreaterThanOrEqual(4.5);
});
