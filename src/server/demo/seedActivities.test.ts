// Owns the tests that the offers of the demonstration show every name a station may give, and state the figures of the deposit page.
import { expect, test } from 'vitest';
import stationSchema from '#schemas/station.json' with { type: 'json' };
import { localText } from '#station/station.ts';
import { offersOf } from './seedActivities.ts';
import { depositOffers, mixOf } from './seedDeposits.ts';

const activities = offersOf(1);
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

test('every kind of offer that a station may name has an example, or a screen of its own', () => {
  // Balance treasure has a screen and no offer: src/station/derive/menus.ts gives it the name.
  const ownScreen = ['balanceBao'];
  const shown = [...activities.map(({ kind }) => kind as string), ...ownScreen];
  expect(shown).toEqual(
    expect.arrayContaining(Object.keys(stationSchema.properties.activityNames.properties)),
  );
});
