// Which quota a rate takes.
import { expect, test } from 'vitest';
import { quotaOf } from './quotaOf.ts';

const quota = (band: string) => ({ band, given: 5, used: 2, free: 3 });
const quotas = [quota('12.8'), quota('9.9'), quota('13.5')];

test.each([
  ['9.8', undefined],
  ['9.9', '9.9'],
  ['12.7', '9.9'],
  ['12.80', '12.8'],
  ['14', '13.5'],
  ['', undefined],
  ['12.', undefined],
])('a rate of %j takes the band %s', (rate, band) => {
  expect(quotaOf(quotas, rate)?.band).toBe(band);
});
