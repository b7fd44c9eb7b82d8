// Slots spin by themselves at the stations that allow it, and at no other.
import { expect } from 'vitest';
import { openGame } from '#contract/transfer.generated.ts';
import { platformsWorld } from '#support/platformsTest.ts';

const test = platformsWorld({
  stations: [
    { code: 'spinning', name: '自转站', onOff: { autoSpin: true } },
    { code: 'pressing', name: '手动站' },
    { code: 'lawful', name: '守法站', onOff: { autoSpin: true }, protection: { profile: 'uk' } },
  ],
});

test.for([
  ['spinning', true],
  ['pressing', false],
  // The law of the station forbids what its operator allows.
  ['lawful', false],
] as const)('at the station %s: %s', async ([station, isAllowed], { server }) => {
  const client = server.client(station);
  await client.logIn('member01');
  const { answer } = await client.call(openGame, { platform: 'sandbox-egame', gameCode: 'fortune' });
  const entered = await fetch(answer.url!, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const page = await fetch(new URL('/game', answer.url), { headers: { cookie } });
  expect(await page.text()).toContain(`"autoSpin":${isAllowed}`);
});
