// Content survives its way through files: what is exported is clean, applies to nothing, and builds the same station elsewhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentSet } from '#content/contentSet.ts';
import { type ContentText, kindOfFile, readContents } from '#content/readContent.ts';
import { applyContent, planFor } from '#server/content/apply.ts';
import { type ExportedSet, exportContent, filesOfSet } from '#server/content/exportContent.ts';
import { demonstrationContent, withoutEarnings } from '#server/demo/demonstrationContent.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';

let server: RunningServer;
let empty: RunningServer;
beforeAll(async () => {
  [server, empty] = await Promise.all([startServer(), startServer({ isSeeding: false })]);
});
afterAll(async () => {
  await server.stop();
  await empty.stop();
});

const setOf = ({ files }: ExportedSet): ContentSet => {
  const texts = [...files].map(
    ([fileName, text]): ContentText => ({ kind: kindOfFile(fileName)!, fileName, text }),
  );
  const readings = readContents(texts);
  expect(
    readings.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error')),
  ).toEqual([]);
  return Object.fromEntries(readings.map(({ kind, file }) => [kind, file]));
};

const exported = (of: RunningServer, code: string) => of.inStation(code, exportContent);

test('a station exported twice is the same bytes, and applying it changes nothing', async () => {
  for (const { code } of server.context.stations.all()) {
    const first = await exported(server, code);
    expect(await exported(server, code)).toEqual(first);
    const files = filesOfSet(setOf(first));
    const plan = await planFor(server.pool, code, files, server.now());
    expect(plan.differences).toEqual([]);
    expect(plan.kinds).toEqual([]);
    const { isChanged } = await applyContent(server.pool, code, { files, by: 'test', now: server.now() });
    expect(isChanged).toBe(false);
  }
});

test('what is exported of a station builds the same one on an empty database, every kind of it', async () => {
  const first = await exported(server, 'w147');
  const files = filesOfSet(setOf(first));
  await applyContent(empty.pool, 'w147', { files, by: 'test', now: empty.now() });
  const second = await exported(empty, 'w147');
  expect(Object.fromEntries(second.files)).toEqual(Object.fromEntries(first.files));
  const again = await applyContent(empty.pool, 'w147', { files, by: 'test', now: empty.now() });
  expect(again.isChanged).toBe(false);
});

test('a demonstration is what its files say: a plan of them finds the dates of its new games and the ends of its festivals alone', async () => {
  let ended = 0;
  for (const station of server.context.stations.all()) {
    const content = demonstrationContent(station);
    const files = filesOfSet(withoutEarnings(content));
    const { differences, refusals } = await planFor(server.pool, station.code, files, server.now());
    expect(refusals).toEqual([]);
    expect(differences.length).toBeGreaterThan(0);
    const others = differences.filter(({ field }) => !field?.endsWith('.listedAt'));
    const festivals = content.activities!.items.filter(({ kind }) =>
      ['midAutumn', 'dragonBoat'].includes(kind),
    );
    expect(others.map(({ kind, key, field }) => [kind, key, field])).toEqual(
      festivals.map(({ key }) => ['activities', key, 'until']),
    );
    ended += festivals.length;
  }
  expect(ended).toBeGreaterThan(0);
});
