// Games of a station which follows a law with a cycle of play (UKGC RTS 14) hold to it, and those of other stations are as before.
import { expect } from 'vitest';
import { openGame } from '#contract/transfer.generated.ts';
import type { Client } from '#support/startServer.ts';
import { beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const [first] = testStations;
const test = world({
  stations: [
    { ...first!, protection: { profile: 'uk' } },
    { ...first!, code: beta, hosts: ['two.example'] },
  ],
  counterparties: true,
});

/** Enters a slot machine as a browser does, and returns how its page is set and what bets. */
async function enter(member: Client) {
  const { answer } = await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'fortune' });
  const seat = await fetch(answer.url!, { redirect: 'manual' });
  const cookie = seat.headers.get('set-cookie')!.split(';')[0]!;
  const html = await (await fetch(new URL('/game', answer.url), { headers: { cookie } })).text();
  const config = JSON.parse(
    /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(html)![1]!,
  ) as {
    cycleMs: number;
    autoplay: boolean;
  };
  const spin = async (once: string) => {
    const reply = await fetch(new URL('/bet', answer.url), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ once, stake: '1' }),
    });
    return (await reply.json()) as { ok: boolean; code?: string };
  };
  return { config, spin };
}

test('a spin five seconds after the last one at the earliest, each of them started by hand', async ({
  clock,
  member,
}) => {
  const { config, spin } = await enter(member);
  expect(config).toMatchObject({ cycleMs: 5_000, autoplay: false });
  expect(await spin('spin-number-1')).toMatchObject({ ok: true });
  await clock.pass(4);
  expect(await spin('spin-number-2')).toMatchObject({ ok: false, code: 'tooSoon' });
  await clock.pass(1);
  expect(await spin('spin-number-2')).toMatchObject({ ok: true });
});

test('elsewhere nothing is demanded', async ({ server }) => {
  const member = server.client(beta);
  await member.logIn('member01');
  const { config, spin } = await enter(member);
  expect(config).toMatchObject({ cycleMs: 0, autoplay: true });
  for (const once of ['spin-number-1', 'spin-number-2']) expect(await spin(once)).toMatchObject({ ok: true });
});
