// When the lottery list is loaded and how it is split.
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Lottery } from '#contract/entities.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { lotteryGroups } from './lotteryGroups.ts';
import { type LotteryListEvent, lotteryListMachine } from './lotteryList.machine.ts';

const lottery = (lotCode: string, lotVersion: LotVersion): Lottery => ({
  lotCode,
  lotName: lotCode,
  lotVersion,
  family: 'ssc',
  hot: false,
  mark: '',
  caption: '',
});
const list = [lottery('FFC', 1), lottery('CQSSC', 2), lottery('BJSC', 1)];

function open(answers: (readonly Lottery[] | Error)[], given: readonly Lottery[] | null = null) {
  const tellEmpty = vi.fn();
  const load = vi.fn(async () => {
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const machine = lotteryListMachine.provide({ actors: { load: fromPromise(load) }, actions: { tellEmpty } });
  const actor = createActor(machine, { input: { list: given } }).start();
  const send = async (event: LotteryListEvent) => {
    actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  };
  const visit = (path: string) => send({ type: 'visited', path });
  return { actor, load, tellEmpty, send, visit, context: () => actor.getSnapshot().context };
}

test.each([
  '/lottery',
  '/lotteryOpenDetail',
  '/lotInfo',
  '/lotLimit',
  '/index',
  '/lotteryAll',
  '/credit',
  '/official',
  '/official/FFC',
])('the lottery list is loaded at %s', async (path) => {
  const { load, visit, context } = open([list]);
  await visit(path);
  expect(load).toHaveBeenCalledTimes(1);
  expect(context().groups?.credit).toHaveLength(1);
});

test.each(['/login', '/userCenter', '/moreActive', '/egame', '/forum/article/1', '/', '/wallet'])(
  'the lottery list is not loaded at %s',
  async (path) => {
    const { load, visit } = open([list]);
    await visit(path);
    expect(load).not.toHaveBeenCalled();
  },
);

test('it is not loaded again once there are groups', async () => {
  const { load, visit } = open([list]);
  await visit('/index');
  await visit('/credit');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a list that came with the page is not loaded', async () => {
  const { load, visit, context } = open([], list);
  await visit('/index');
  expect(load).not.toHaveBeenCalled();
  expect(context().groups?.official).toHaveLength(2);
});

test('two visits while it is loading ask once', async () => {
  const { actor, load, visit } = open([list]);
  actor.send({ type: 'visited', path: '/index' });
  await visit('/credit');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an empty list is reported, and the next such page requests it again', async () => {
  const { load, tellEmpty, visit, context } = open([[], list]);
  await visit('/index');
  expect(tellEmpty).toHaveBeenCalledTimes(1);
  expect(context().groups).toEqual({ official: [], credit: [] });
  await visit('/login');
  expect(load).toHaveBeenCalledTimes(1);
  await visit('/index');
  expect(load).toHaveBeenCalledTimes(2);
  expect(context().groups?.official).toHaveLength(2);
});

test('a failed load keeps its reason, and the player may try again', async () => {
  const { send, visit, context } = open([new Error('network'), list]);
  await visit('/index');
  expect(context()).toMatchObject({ groups: null, error: new Error('network') });
  await send({ type: 'again' });
  expect(context()).toMatchObject({ error: null });
  expect(context().groups?.credit).toHaveLength(1);
});

test('a change of language or of visitor loads it again, on the pages that need it', async () => {
  const { actor, load, visit, context } = open([list, list]);
  await visit('/index');
  await visit('/userCenter');
  actor.send({ type: 'changed' });
  expect(context().groups).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  await visit('/index');
  expect(load).toHaveBeenCalledTimes(2);
});

test('lotVersion splits the list into two groups that keep its order', () => {
  expect(lotteryGroups(list).official.map(({ lotCode }) => lotCode)).toEqual(['FFC', 'BJSC']);
  expect(lotteryGroups(list).credit.map(({ lotCode }) => lotCode)).toEqual(['CQSSC']);
  expect(lotteryGroups([])).toEqual({ official: [], credit: [] });
});
