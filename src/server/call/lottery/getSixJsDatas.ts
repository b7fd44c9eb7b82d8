// What the numbers of Mark Six are in a lunar year: zodiac, colour, element, head and tail.

import { lunarYearOf, newYearOf } from '#lottery/draw/lunarYear.ts';
import { ALL_NUMBERS, COLOURS, colourOf, headOf, tailOf } from '#lottery/family/lhc/balls.ts';
import { ELEMENTS, elementOf, yearZodiac, ZODIACS, zodiacOf } from '#lottery/family/lhc/zodiac.ts';
import { dayOf } from '#values/days.ts';
import { handle } from '../../pipeline/handle.ts';
import { dayOfText } from '../../play/dayOfText.ts';
import { Refusal } from '../../refusal.ts';

const written = (n: number): string => String(n).padStart(2, '0');

export default handle('lottery/getSixJsDatas', async ({ request, now }) => {
  const { date, year: asked } = request;
  if (date !== undefined) dayOfText(date, 'date');
  const year = asked ?? lunarYearOf(date ?? dayOf(now));
  const startDate = year === undefined ? undefined : newYearOf(year);
  if (year === undefined || startDate === undefined)
    throw new Refusal('server.invalid', { code: 'invalid', field: 'date', values: { field: 'date' } });
  const numbers = ALL_NUMBERS.map((n) => ({
    haoMa: written(n),
    shengXiao: zodiacOf(n, year),
    boSe: colourOf(n),
    wuXing: elementOf(n, year),
    touShu: headOf(n),
    weiShu: tailOf(n),
  }));
  const names = {
    shengXiao: ZODIACS,
    boSe: COLOURS,
    wuXing: ELEMENTS,
    touShu: [0, 1, 2, 3, 4],
    weiShu: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  } as const;
  const groups = (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) =>
    names[kind].map((name) => ({
      kind,
      name: String(name),
      haoMa: numbers
        .filter((number) => number[kind] === name)
        .map(({ haoMa }) => haoMa)
        .join(),
    })),
  );
  return { year, startDate, yearZodiac: yearZodiac(year), numbers, groups };
});
