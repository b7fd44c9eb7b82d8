// Owns the money job's step for races: the prizes of those that are over are paid.
import { racesDue, settleRace } from '../../activities/races.ts';
import type { MoneyStep } from './step.ts';

export const races: MoneyStep = async ({ inStation, now }) => {
  for (const race of await inStation((db) => racesDue(db, now)))
    while (await inStation((db) => settleRace(db, race, now)));
};
