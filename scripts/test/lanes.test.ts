// Lanes are tried with steps that end when the test says so.
import { expect, test } from 'vitest';
import { type Planned, runInLanes } from './lanes.ts';

const steps: Planned[] = [
  { name: 'server', lane: 'tests' },
  { name: 'types', lane: 'beside' },
  { name: 'build', lane: 'beside' },
  { name: 'journeys', lane: 'tests', after: ['types'], needs: ['build'] },
];

/** Runs the steps; what has begun so far, and a way to end one. */
function begin(planned: readonly Planned[]) {
  const begun: string[] = [];
  const leftOut: string[] = [];
  const open = new Map<string, (isGood: boolean) => void>();
  const over = runInLanes(
    planned,
    ({ name }) => {
      begun.push(name);
      return new Promise<boolean>((done) => open.set(name, done));
    },
    ({ name }, because) => leftOut.push(`${name}: ${because}`),
  );
  const end = async (name: string, isGood = true): Promise<void> => {
    open.get(name)!(isGood);
    // The promises between the end of a step and the beginning of the next.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, leftOut, end, over };
}

test('lanes run side by side, the steps of a lane one after another', async () => {
  const { begun, end } = begin(steps);
  expect(begun).toEqual(['server', 'types']);
  await end('types');
  expect(begun).toEqual(['server', 'types', 'build']);
});

test('a step waits for its own lane and for those it needs in another', async () => {
  const { begun, end, over } = begin(steps);
  await end('server');
  await end('types');
  expect(begun).not.toContain('journeys');
  await end('build');
  expect(begun).toContain('journeys');
  await end('journeys');
  await over;
});

test('a failed step stops those that need it, and no others', async () => {
  const { begun, leftOut, end, over } = begin(steps);
  await end('server', false);
  await end('types', false);
  await end('build', false);
  await over;
  expect(leftOut).toEqual(['journeys: build']);
  expect(begun).not.toContain('journeys');

  const other = begin(steps);
  await other.end('server', false);
  await other.end('types', false);
  await other.end('build');
  expect(other.begun).toContain('journeys');
});

test('what is not part of a run is not waited for', async () => {
  const { begun } = begin(steps.filter(({ name }) => name === 'journeys'));
  expect(begun).toEqual(['journeys']);
});
