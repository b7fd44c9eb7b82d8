// Owns that every machine of the product is walked: random moves, answers in any order, every transition taken. `npm run walk` walks for longer.
import { expect, test } from 'vitest';
import { machineWalks } from '#support/walks/machines/register.ts';
import { walkMachine } from '#support/walks/machineWalk.ts';
import { isTest, sourcesOf } from './sources.ts';

/** How many walks of each machine, and the first seed: of `npm run walk`. */
const count = Number(process.env.MACHINE_WALKS ?? 150);
const from = Number(process.env.WALK_FROM ?? 1);
const length = 60;

const makesMachine = /\b(?:createMachine|createStateConfig|setup)\(\{/;

test('every machine has a walk', async () => {
  const sources = await sourcesOf(['src'], ['.ts', '.tsx']);
  const machines = sources.filter(({ file, text }) => !isTest(file) && makesMachine.test(text));
  expect(machines.map(({ file }) => file)).toEqual(Object.keys(machineWalks).sort());
});

test.for(Object.entries(machineWalks))(
  'walks of %s take every transition and find nothing',
  async ([, walk]) => {
    const { missed } = await walkMachine(walk, { from, count, length });
    expect(missed).toEqual([]);
  },
);
