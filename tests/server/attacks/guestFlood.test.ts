// The attack of somebody who calls without end, log-in or not: what he leaves in the database and in the log has an end.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect } from 'vitest';
import { endDevice } from '#contract/account.generated.ts';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import { readContract } from '#server/web/openapi/contract.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

/** Limits of an address, low enough to be reached. */
const few = world({
  settings: {
    addressFailuresAnHour: 3,
    captchasPerAddress: 3,
    promoCodeChecksPerAddressADay: 3,
    registrationTriesPerAddressADay: 3,
    searchesPerAddress: 3,
    smsPerAddressADay: 3,
    supportGuestsPerAddressADay: 3,
    supportGuestMessagesADay: 3,
    // From then on a check is asked for that nobody has passed.
    trialsBeforeProof: 3,
  },
});
const { calls } = readContract(path.resolve(import.meta.dirname, '../../../schemas'));
const ofGuests = [...calls].filter(([, { role, repeat }]) => role === 'guest' && repeat === 'intent');

/** More than any of the limits above lets through. */
const many = 30;
const after = 10;

async function rowsIn({ pool }: RunningServer): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const { rows } = await pool.query<{ name: string; count: bigint }>(
    tables
      .map(({ name }) => `SELECT '${name}' AS name, count(*) AS count FROM "${name}"`)
      .join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Where the example is what somebody of the demonstration may do as often as he likes. */
const instead: Readonly<Record<string, object>> = { 'auth/login': { password: 'wrong' } };

few.for(ofGuests)('repeating %s without end leaves no more rows', async ([id, call], { server }) => {
  const fields = { ...call.example.request, ...instead[id] } as Record<string, string>;
  const form = new URLSearchParams(fields).toString();
  const send = () =>
    // A browser of its own each time, as somebody who throws his cookies away.
    server.client(alpha).send(call.path, {
      method: 'POST',
      headers: {
        [ajaxHeader[0]]: ajaxHeader[1],
        [intentHeader]: randomUUID(),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form,
    });
  for (let at = 0; at < many; at++) await send();
  const before = await rowsIn(server);
  for (let at = 0; at < after; at++) expect((await send()).status).toBe(200);
  expect(await rowsIn(server)).toEqual(before);
});

const slow = world({ settings: { intentsPerMinute: 60 } });

slow(
  'a member who changes something without end is refused, and what is refused so leaves no row',
  async ({ server, member }) => {
    const slip = calls.get('lottery/creditDoBet')!.example.request as Record<string, string>;
    const bet = () => member.call(creditDoBet, { ...slip, bets: JSON.parse(slip.bets!) } as never);
    const end = () => member.call(endDevice, { device: 'others' });
    for (let at = 0; at < many; at++) {
      await bet();
      await end();
    }
    const before = await rowsIn(server);
    for (const again of [bet, end])
      expect((await again()).answer).toMatchObject({ success: false, code: 'tooOften' });
    expect(await rowsIn(server)).toEqual(before);
  },
);

const quiet = world({ settings: { requestLinesPerAddress: 10 } });
const linesOf = (server: RunningServer, what: string): number => server.log().split(`"${what}"`).length - 1;

quiet('of requests without end a few of each address are logged', async ({ server }) => {
  const before = linesOf(server, 'answered');
  for (let at = 0; at < many; at++)
    expect((await server.client(alpha).call(getOnOffBaseBtn, {})).status).toBe(200);
  expect(linesOf(server, 'answered') - before).toBe(10);
});
