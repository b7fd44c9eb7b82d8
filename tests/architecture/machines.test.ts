// Every machine of the product is walked: random moves, answers in any order, every transition taken. `npm run walk` walks for longer.
import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { machineWalks } from '#support/walks/machines/register.ts';
import { type MachineWalk, walkMachine } from '#support/walks/machineWalk.ts';
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

test('a walk that finds a fault is played again, and names the steps it needs', async () => {
  const machine = setup({
    types: { context: {} as { sum: number }, events: {} as { type: 'add' } },
  }).createMachine({
    context: { sum: 0 },
    on: { add: { actions: assign({ sum: ({ context }) => context.sum + 1 }) } },
  });
  const walk: MachineWalk = {
    machine,
    begin({ clock, inspect }) {
      const actor = createActor(machine, { clock, inspect }).start();
      return {
        actor,
        asked: [],
        moves: { adds: () => actor.send({ type: 'add' }), looks: () => {} },
        fault: () => (actor.getSnapshot().context.sum < 3 ? '' : 'three is too much'),
      };
    },
  };
  await expect(walkMachine(walk, { from: 1, count: 1, length })).rejects.toThrow(
    /^walk 1: three is too much; again, and needs 3 of \d+ steps: \[\["adds",\d+\],\["adds",\d+\],\["adds",\d+\]\]$/,
  );
});
