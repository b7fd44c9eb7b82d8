// Owns the tests that the offers' pages and the deposit page of the demonstration state the same figures.
import { expect, test } from 'vitest';
import { localText } from '#station/station.ts';
import { activities } from './seedContent.ts';
import { depositOffers, mixOf } from './seedDeposits.ts';

const { name, min, max, value, factor } = depositOffers.first;

test.each(['zh-CN', 'en'] as const)(
  'the first deposit gift states the terms of the deposit (%s)',
  (locale) => {
    const page = activities.find(({ kind }) => kind === 'firstRecharge')!;
    const percent = Number(value) / 100;
    expect(localText(page.summary, locale).match(/\d+/g)!.map(Number).toSorted()).toEqual(
      [min, percent, max].toSorted(),
    );
    const content = localText(page.content, locale);
    expect(content).toContain(localText(name, locale));
    // Headings aside, no figure but those of the terms.
    const figures = content
      .replaceAll(/<[^>]*>/g, ' ')
      .match(/\d+/g)!
      .map(Number);
    expect(new Set(figures)).toEqual(new Set([min, percent, max, factor / 100]));
  },
);

test('a station whose page offers a first deposit gift offers it on the deposit page', () => {
  for (const station of ['a', 'b', 'c']) expect(mixOf(station).offers).toContain('first');
});
