// The money job's step for races: the prizes of those that are over are paid.
import { raceStations, racesDue, settleRace } from '../../activities/races.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

async function run({ inStation, now }: MoneyDeps): Promise<void> {
  for (const race of await inStation((db) => racesDue(db, now)))
    while (await inStation((db) => settleRace(db, race, now)));
}

export const races: MoneyStep = {
  due: ({ now }) => raceStations(now),
  run,
};
