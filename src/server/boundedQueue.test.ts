// Fair queues: who takes turns with whom, who gives way, and what each owner may have at once.
import { expect, test } from 'vitest';
import { createQueue, type Leave, type QueueLimits } from './boundedQueue.ts';
import { Refusal } from './refusal.ts';

const queueOf = (limits: Partial<QueueLimits> = {}) =>
  createQueue({
    atOnce: 1,
    waiting: 100,
    waitMs: 60_000,
    refusal: () => new Refusal('server.busy', { code: 'busy' }),
    ...limits,
  });

/** Turns of these owners, asked for in this order; says who has had one, and ends the oldest that lasts. */
function crowd(queue: ReturnType<typeof queueOf>, owners: string) {
  const begun: string[] = [];
  const refused: string[] = [];
  const lasting: Leave[] = [];
  const all = [...owners].map((owner) =>
    queue.turn(owner).then(
      (leave) => {
        begun.push(owner);
        lasting.push(leave);
      },
      () => void refused.push(owner),
    ),
  );
  return {
    begun,
    refused,
    async endAll(): Promise<string> {
      for (let count = 0; count < all.length; count++) {
        await new Promise(setImmediate);
        lasting.shift()?.();
      }
      await Promise.all(all);
      return begun.join('');
    },
  };
}

test('owners take turns, however many of theirs came first', async () => {
  expect(await crowd(queueOf(), 'aaaaaabbc').endAll()).toBe('aabcabaaa');
  expect(await crowd(queueOf(), `${'a'.repeat(30)}b`).endAll()).toBe(`aab${'a'.repeat(28)}`);
});

test('one owner alone is served in order, as many at once as there are places', async () => {
  const { begun, endAll } = crowd(queueOf({ atOnce: 3 }), 'aaaaa');
  await new Promise(setImmediate);
  expect(begun).toHaveLength(3);
  expect(await endAll()).toBe('aaaaa');
});

test('an owner has no more at once than it may, and leaves the other places free', async () => {
  const { begun, endAll } = crowd(queueOf({ atOnce: 2, eachAtOnce: 1 }), 'aaab');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  expect(await endAll()).toBe('abaa');
});

test('where it is full, the last of the owner with most that wait gives way', async () => {
  const { refused, endAll } = crowd(queueOf({ waiting: 4 }), 'aaaaaabcb');
  expect(await endAll()).toBe('aabca');
  // The last b would be one of as many as the owner with most has.
  expect(refused).toEqual(['a', 'a', 'a', 'b']);
});

test('where it is full of others, each with one, who comes is refused', async () => {
  const { refused, endAll } = crowd(queueOf({ waiting: 3 }), 'abcde');
  expect(await endAll()).toBe('abcd');
  expect(refused).toEqual(['e']);
});

test('who waits too long is refused, and the queue goes on', async () => {
  const queue = queueOf({ waitMs: 1 });
  const leave = await queue.turn('a');
  await expect(queue.turn('b')).rejects.toMatchObject({ options: { code: 'busy' } });
  leave();
  await expect(queue.run('c', async () => 'done')).resolves.toBe('done');
});

test('work that fails gives its turn back', async () => {
  const queue = queueOf();
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('a', async () => 'done')).resolves.toBe('done');
});
