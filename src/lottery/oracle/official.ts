// The second implementation of all official plays, for the tests.
import type { Selection } from '../play.ts';
import { ballOfficial, diceOfficial } from './balls.ts';
import { digitOfficial } from './digits.ts';
import type { Unit } from './units.ts';

/** Every unit of an official selection. */
export function expandOfficial(code: string, selection: Selection): Unit[] {
  const family = code.split('_')[0];
  const units =
    family === 'ssc' || family === 'fc3d'
      ? digitOfficial(code, selection)
      : family === 'k3'
        ? diceOfficial(code, selection)
        : ballOfficial(code, selection);
  if (!units) throw new Error(`the oracle does not know ${code}`);
  return units;
}
