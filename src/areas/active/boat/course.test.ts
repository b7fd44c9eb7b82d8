// Where a boat lies on the course.
import { expect, test } from 'vitest';
import { shareOfCourse } from './course.ts';

const steps = [{ distance: 100 }, { distance: 1000 }, { distance: 10_000 }];
const race = { mode: 'steps', ranking: [], steps } as const;

test('steps lie at equal distances, and the boat between two lies in their proportion', () => {
  expect([0, 100, 1000, 10_000].map((at) => shareOfCourse(race, at))).toEqual([0, 1 / 3, 2 / 3, 1]);
  expect(shareOfCourse(race, 550)).toBeCloseTo(0.5);
});

test('a boat never leaves the course, however far it is', () => {
  expect(shareOfCourse(race, 99_999)).toBe(1);
  expect(shareOfCourse({ ...race, steps: [] }, 5)).toBe(0);
});

test('where places count, the first boat is at the end', () => {
  const place = (distance: number) => ({
    rank: 1,
    account: 'me***',
    distance,
    prize: { kind: 'cash' as const, value: '1' },
    isOwn: false,
  });
  const ranked = { mode: 'rank', steps: [], ranking: [place(400), place(100)] } as const;
  expect([shareOfCourse(ranked, 400), shareOfCourse(ranked, 100)]).toEqual([1, 0.25]);
  expect(shareOfCourse({ ...ranked, ranking: [] }, 0)).toBe(0);
});
