// A match of football offers what it may end with.
import { expect, it } from 'vitest';
import { sportResult } from '#rules/games/sport.ts';
import { type Fixture, isOpen, offersAt, offersShown, pickOf } from './football.ts';

const fixture: Fixture = {
  id: 1,
  league: 'north',
  home: 'tianshan',
  away: 'changbai',
  kickOff: 0,
  status: 'scheduled',
  minute: 0,
  score: [0, 0],
  ht: null,
  strength: [200, 160],
  suspendedUntil: 0,
  endedAt: null,
  correctionAt: null,
  isCorrected: false,
};

it('sells one correct score for each result of up to six goals: “other” leaves out no score without an offer', () => {
  const offers = offersAt(fixture, 0).filter(({ market }) => market === 'correctScore');
  for (let home = 0; home <= 6; home++)
    for (let away = 0; home + away <= 6; away++) {
      const end = { status: 'finished', score: [home, away], ht: [0, 0], htDone: true } as const;
      const winning = offers.filter((offer) => sportResult(pickOf(offer, [0, 0]), end, 'match') === 'won');
      expect(winning, `${home}-${away}`).toHaveLength(1);
    }
});

it('a match that is suspended, or about to end, is shown with odds and cannot be bet on; one that is over shows none', () => {
  for (const minute of [1, 45, 86, 87, 90, 95]) {
    const running: Fixture = { ...fixture, status: 'running', minute, score: [2, 1], suspendedUntil: 1_000 };
    expect(isOpen(running, 500)).toBe(false);
    const odds = offersShown(running).map((offer) => Number(offer.odds));
    expect(odds.length, String(minute)).toBeGreaterThan(0);
    expect(odds.filter((each) => !(each > 1))).toEqual([]);
  }
  expect(offersShown({ ...fixture, status: 'finished', minute: 95 })).toEqual([]);
});
