// Shared work: how often it is done, and that nobody gets what was read before they asked.
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { StationFacts } from '#contract/station.generated.ts';
import { type SharedBy, share } from './sharedWork.ts';

const someone = (max = 4): SharedBy => ({
  pool: { options: { max } } as pg.Pool,
  station: {} as StationFacts,
  network: '192.0.2.1',
});

/** Work that lasts until its test ends it, and counts. */
function counted() {
  const ends: (() => void)[] = [];
  let value = 0;
  return {
    write: (next: number) => {
      value = next;
    },
    work: () => {
      const read = value;
      return new Promise<number>((done) => ends.push(() => done(read)));
    },
    begun: () => ends.length,
    end: () => ends.at(-1)!(),
  };
}

test('fifty who ask at once share one round', async () => {
  const by = someone();
  const { work, begun, end } = counted();
  const all = Array.from({ length: 50 }, () => share(by, 'key', work));
  await expect.poll(begun).toBe(1);
  end();
  expect(new Set(await Promise.all(all))).toEqual(new Set([0]));
  expect(begun()).toBe(1);
});

test('who asks while it is done gets what was read afterwards', async () => {
  const by = someone();
  const { work, begun, end, write } = counted();
  const first = share(by, 'key', work);
  await expect.poll(begun).toBe(1);
  write(7);
  const later = Array.from({ length: 20 }, () => share(by, 'key', work));
  end();
  expect(await first).toBe(0);
  await expect.poll(begun).toBe(2);
  end();
  expect(new Set(await Promise.all(later))).toEqual(new Set([7]));
  expect(begun()).toBe(2);
});

test('keys, stations and servers share nothing with each other', async () => {
  const by = someone();
  const { work, begun } = counted();
  void share(by, 'key', work);
  void share(by, 'another', work);
  void share({ ...by, station: {} as StationFacts }, 'key', work);
  void share({ ...by, pool: { options: { max: 4 } } as pg.Pool }, 'key', work);
  await expect.poll(begun).toBe(4);
});

test('a failure is everybody’s of its round, and the next one begins again', async () => {
  const by = someone();
  const fail = () => Promise.reject(new Error('no'));
  const outcomes = await Promise.allSettled([share(by, 'key', fail), share(by, 'key', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share(by, 'key', async () => 'well')).toBe('well');
});

test('who joins a round does not wait for a turn, and each round gives its own back', async () => {
  const by = someone(1);
  const { work, begun, end } = counted();
  const all = [share(by, 'key', work)];
  await expect.poll(begun).toBe(1);
  const other = share({ ...by, network: '192.0.2.2' }, 'another', async () => 'done');
  all.push(share(by, 'key', work));
  end();
  expect(await other).toBe('done');
  await expect.poll(begun).toBe(2);
  end();
  expect(await Promise.all(all)).toEqual([0, 0]);
});
