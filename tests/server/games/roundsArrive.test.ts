// What is played is on record by itself: a server whose jobs run, platforms as they are in service, and nobody who asks for a reading.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGame, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { PlatformCode } from '#counterparty/game-platform/catalogue.ts';
import { processOf } from '#counterparty/programs.ts';
import { quietMs } from '#server/jobs/games/readingPace.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

/** Less than an idle platform waits: whoever is not noticed as playing is too late. */
const patience = { timeout: quietMs - 5_000 };

let server: RunningServer;
let member: Client;
/** Readings of each process, by its name; those for one station with players and for the others alike. */
const readings = new Map<string, number>();

beforeAll(async () => {
  server = await startServer({
    stations: testStations,
    counterparties: (name, path) => {
      if (path === '/records') readings.set(name, (readings.get(name) ?? 0) + 1);
      return undefined;
    },
    isMindingMoney: true,
  });
  member = server.client(alpha);
  await member.logIn('member01');
});
afterAll(() => server.stop());

const readingsOf = (platform: PlatformCode): number => readings.get(processOf(platform)) ?? 0;

/** Goes to a game with money and bets once; the platform says yes. */
async function play(platform: PlatformCode, gameCode: string, bet: object): Promise<void> {
  await member.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: platform, money: '20' });
  const { answer } = await member.call(openGame, { platform, gameCode });
  const entered = await fetch(answer.url!, { redirect: 'manual' });
  const response = await fetch(new URL('/bet', answer.url), {
    method: 'POST',
    headers: {
      cookie: entered.headers.get('set-cookie')!.split(';')[0]!,
      'content-type': 'application/json',
    },
    body: JSON.stringify(bet),
  });
  expect(await response.json()).toMatchObject({ ok: true });
}

const statesAt = (platform: PlatformCode): Promise<string[]> =>
  server.inStation(alpha, async (db) => {
    const rows = await db
      .selectFrom('game_round')
      .select(['state', 'version'])
      .where('platform', '=', platform)
      .orderBy('id')
      .execute();
    return rows.map(({ state, version }) => `${version} ${state}`);
  });

test('a spin is on record while an idle platform is left alone', async () => {
  await expect.poll(() => readingsOf('sandbox-fish'), patience).toBeGreaterThan(0);
  const idle = readingsOf('sandbox-fish');
  const active = readingsOf('sandbox-egame');
  await play('sandbox-egame', 'dragon', { once: 'rounds-arrive-1', stake: '2' });
  await expect
    .poll(() => statesAt('sandbox-egame'), patience)
    .toEqual([expect.stringMatching(/^1 (?:won|lost|void)$/)]);
  // Every look reads where somebody may be playing, for this station alone; the others are idle at each platform alike.
  await expect.poll(() => readingsOf('sandbox-egame') - active, patience).toBeGreaterThan(2);
  expect(readingsOf('sandbox-fish') - idle).toBeLessThan(readingsOf('sandbox-egame') - active);
});

test('a hand is on record when the bet is taken, and again when it is settled', async () => {
  // Until a hand is open; the clock of the platform is the server's.
  await expect
    .poll(async () => {
      try {
        await play('sandbox-live', 'baccarat', {
          once: 'rounds-arrive-2',
          bets: [{ bet: 'player', amount: '10' }],
        });
        return true;
      } catch {
        server.passTime(4);
        return false;
      }
    }, patience)
    .toBe(true);
  await expect.poll(() => statesAt('sandbox-live'), patience).toEqual(['1 unsettled']);
  server.passTime(21);
  await expect
    .poll(() => statesAt('sandbox-live'), patience)
    .toEqual([expect.stringMatching(/^2 (?:won|lost|void)$/)]);
});
