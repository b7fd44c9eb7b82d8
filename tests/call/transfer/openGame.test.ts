import { expect } from 'vitest';
import { autoExchange } from '#contract/session.generated.ts';
import {
  getThirdInfo4Change,
  openGame,
  setAutoExchange,
  thirdRealTransMoney,
} from '#contract/transfer.generated.ts';
import { isRecords } from '#counterparty/game-platform/wire.ts';
import { ask } from '#counterparty/signed.ts';
import { platformsTest as test } from '#support/platformsTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { expectAgreement, heldAt, heldHere } from '../../server/platformMoney.ts';

test.beforeEach(async ({ member }) => {
  await member.call(setAutoExchange, { autoExchange: 'on' });
  await member.call(autoExchange, { scope: 'all' });
});

const open = async (member: Client, platform = 'sandbox-egame', gameCode = 'dragon') =>
  (await member.call(openGame, { platform, gameCode })).answer;

/** Goes in as a browser does, cookies kept by hand. */
async function enter(url: string) {
  const first = await fetch(url, { redirect: 'manual' });
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await fetch(new URL('/game', url), { headers: { cookie } });
  return { status: first.status, cookie, html: await page.text() };
}

test('with automatic exchange the whole yuan of the wallet go along, and the game shows them', async ({
  server,
  member,
}) => {
  const { wallet } = await heldHere(server);
  const whole = (wallet / 10_000n) * 10_000n;
  const answer = await open(member);
  expect(answer).toMatchObject({ success: true, auto: true, processing: false });
  expect(await heldHere(server)).toEqual({ wallet: wallet - whole, transit: 0n });
  expect(await heldAt(server, 'sandbox-egame')).toBe(whole);
  const { html, status } = await enter(answer.url!);
  expect(status).toBe(303);
  expect(html).toContain('龙行天下');
  expect(html).toContain(`"balance":"${whole / 10_000n}.0000"`);
  expect(html).not.toContain('/moneyChange');
});

test('a way in is good once, and the seat it gave stays', async ({ member }) => {
  const { url } = await open(member);
  const { cookie } = await enter(url!);
  const stranger = await fetch(url!, { redirect: 'manual' });
  expect(stranger.status).toBe(403);
  expect((await fetch(url!, { redirect: 'manual', headers: { cookie } })).status).toBe(303);
});

test('a bet is played once for its form, changes the balance, and leaves a record', async ({
  server,
  member,
}) => {
  const { url } = await open(member);
  const { cookie } = await enter(url!);
  const before = await heldAt(server, 'sandbox-egame');
  const bet = async (once: string, stake = '5') => {
    const response = await fetch(new URL('/bet', url!), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ once, stake }),
    });
    return (await response.json()) as { ok: boolean; code?: string; round?: { id: number; prize: string } };
  };
  const first = await bet('form-number-1');
  const again = await bet('form-number-1');
  expect(first).toMatchObject({ ok: true });
  expect(again.round).toEqual(first.round);
  const { store } = server.counterparties['game-egame']!;
  const { played } = store.prepare('SELECT count(*) AS played FROM game_round').get()!;
  expect(played).toBe(1);
  const won = store.prepare('SELECT prize FROM game_round').get()!.prize as number;
  expect(await heldAt(server, 'sandbox-egame')).toBe(before - 5_0000n + BigInt(won));
  const answer = await ask(
    server.counterparties['game-egame']!.party,
    '/records',
    { operator: alpha, platform: 'sandbox-egame', cursor: '', limit: 10 },
    { isAnswer: isRecords, nowMs: server.now().getTime() },
  );
  expect(answer.records.map(({ stake, version }) => [stake, version])).toEqual([['5.0000', 1]]);
  // Only the stakes that are offered are played.
  expect(await bet('form-number-2', '3')).toMatchObject({ ok: false, code: 'invalid' });
  expect(await bet('form-number-3', '-5')).toMatchObject({ ok: false, code: 'invalid' });
  expect(await heldAt(server, 'sandbox-egame')).toBe(before - 5_0000n + BigInt(won));
  await member.call(autoExchange, {});
  await expectAgreement(server);
});

test('opening a game of another platform takes the money of the last one along', async ({
  server,
  member,
}) => {
  await open(member, 'sandbox-egame', 'fruit');
  const answer = await open(member, 'sandbox-chess', 'niuniu');
  expect(answer.success).toBe(true);
  expect(await heldAt(server, 'sandbox-egame')).toBeLessThan(10_000n);
  expect(await heldAt(server, 'sandbox-chess')).toBeGreaterThan(0n);
  await expectAgreement(server);
});

test('with automatic exchange off nothing moves', async ({ server, member }) => {
  await member.call(setAutoExchange, { autoExchange: 'off' });
  const before = await heldHere(server);
  const answer = await open(member);
  expect(answer).toMatchObject({ success: true, auto: false, carried: '0.0000' });
  expect(await heldHere(server)).toEqual(before);
  // The game itself shows where money is moved in.
  const { html } = await enter(answer.url!);
  expect(html).toMatch(
    /href="http[^"]+\/moneyChange\?platform=sandbox-egame&(?:amp;)?game=dragon&(?:amp;)?from=%2F[a-z]*"/,
  );
});

test('without an answer to the transfer the game opens and the money is known to be on its way', async ({
  server,
  member,
  faults,
}) => {
  faults.at = (_, path) => (path === '/transfer' ? { losesAnswer: true } : undefined);
  expect(await open(member)).toMatchObject({ success: true, processing: true, carried: '0.0000' });
  faults.at = () => undefined;
  server.passTime(30);
  await server.runMoneyJob();
  expect((await heldHere(server)).transit).toBe(0n);
  // It arrived after all; coming back still brings it.
  await member.call(autoExchange, {});
  expect(await heldAt(server, 'sandbox-egame')).toBeLessThan(10_000n);
  await expectAgreement(server);
});

test('a platform that lets nobody in is reported; what was moved there comes back with automatic exchange', async ({
  server,
  member,
  faults,
}) => {
  faults.at = (_, path) => (path === '/launch' ? { losesQuestion: true } : undefined);
  const before = await heldHere(server);
  expect(await open(member)).toMatchObject({ success: false, code: 'platformSilent' });
  faults.at = () => undefined;
  await member.call(autoExchange, {});
  expect(await heldHere(server)).toEqual(before);
});

test('two games opened at once are opened one after the other, and all the money is in one place', async ({
  server,
  member,
}) => {
  const placesNow = () => Promise.all([heldAt(server, 'sandbox-egame'), heldAt(server, 'sandbox-fish')]);
  const { wallet } = await heldHere(server);
  // What a round won beside whole yuan stays at its platform.
  const [atEgame, atFish] = await placesNow();
  await Promise.all([open(member, 'sandbox-egame', 'dragon'), open(member, 'sandbox-fish', 'reef')]);
  const places = await placesNow();
  expect(places.filter((held) => held >= 10_000n)).toHaveLength(1);
  expect((await heldHere(server)).wallet + places[0] + places[1]).toBe(wallet + atEgame + atFish);
  await expectAgreement(server);
});

test('a game that is not there and a platform nobody runs are refused', async ({ member }) => {
  expect((await open(member, 'sandbox-egame', 'no-such')).code).toBe('noGame');
  expect((await open(member, 'sandbox-egame2', 'phoenix')).code).toBe('platformClosed');
});

test('a platform that is maintained says until when, and is open again from then on', async ({
  server,
  member,
}) => {
  const ends = new Date(server.now().getTime() + 3_600_000);
  const close = (isOpen: boolean, until: Date | null) =>
    server.inStation(alpha, (db) =>
      db
        .updateTable('platform')
        .set({ is_open: isOpen, closed_until: until })
        .where('code', '=', 'sandbox-egame')
        .execute(),
    );
  await close(false, ends);
  const refused = await open(member);
  expect(refused).toMatchObject({ success: false, code: 'platformClosed' });
  expect(refused.msg).toContain(formatMoment(ends));
  const { answer } = await member.call(thirdRealTransMoney, {
    changeFrom: 'sys',
    changeTo: 'sandbox-egame',
    money: '1',
  });
  expect(answer).toMatchObject({ code: 'platformClosed', fieldErrors: { changeTo: refused.msg } });
  const isListedOpen = async () =>
    (await member.call(getThirdInfo4Change, {})).answer.thirdInfo!.find(
      ({ platform }) => platform === 'sandbox-egame',
    )!.open;
  expect(await isListedOpen()).toBe(false);
  server.passTime(3_600);
  expect(await isListedOpen()).toBe(true);
  expect(await open(member)).toMatchObject({ success: true });
  await close(true, null);
});
