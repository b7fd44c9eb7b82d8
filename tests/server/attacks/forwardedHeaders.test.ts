// The attack by forwarded headers: a client that names its own address, or the host it wants to be seen at.
import { afterEach, expect, test } from 'vitest';
import { login, normalTrialPlay } from '#contract/auth.generated.ts';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import { readTrustProxy, type TrustProxy } from '#server/pipeline/trustedProxy.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
const start = async (trustProxy?: TrustProxy) => {
  server = await startServer({
    stations: testStations,
    settings: {
      addressFailuresAnHour: 5,
      captchaAfterFailures: 1_000_000,
      trialsPerAddressADay: 3,
      trialsBeforeProof: 1_000,
    },
    ...(trustProxy !== undefined && { trustProxy }),
  });
};
afterEach(() => server.stop());

/** Guesses at accounts of their own, each sent with a header of its own; how many were looked at. */
async function evaluatedGuesses(headersOf: (at: number) => Record<string, string>): Promise<number> {
  let evaluated = 0;
  for (let at = 0; at < 12; at++) {
    const guess = { account: `nobody${at}`, password: `guess${at}` };
    const { answer } = await server.client(alpha).call(login, guess, { headers: headersOf(at) });
    if (answer.code === 'wrongLogin') evaluated++;
  }
  return evaluated;
}
const trialsOpened = async (headersOf: (at: number) => Record<string, string>): Promise<number> => {
  let opened = 0;
  for (let at = 0; at < 6; at++)
    if ((await server.client(alpha).call(normalTrialPlay, {}, { headers: headersOf(at) })).answer.login)
      opened++;
  return opened;
};
const ownAddress = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` });

test('without a trusted proxy the address that a client names is not believed', async () => {
  await start();
  expect(await evaluatedGuesses(ownAddress)).toBe(5);
  expect(await trialsOpened(ownAddress)).toBe(3);
});

test('without a trusted proxy a forwarded host or protocol is not believed', async () => {
  await start();
  const headers = { 'x-forwarded-host': `${beta}.localhost`, 'x-forwarded-proto': 'https' };
  const { answer } = await server.client(alpha).call(getOnOffBaseBtn, {}, { headers });
  expect(answer.stationCode).toBe(alpha);
});

test.each<[string, TrustProxy]>([
  ['its address', ['127.0.0.1', '::1']],
  ['a number of hops', 1],
])(
  'behind a proxy trusted by %s the address that the proxy appended counts, not what the client wrote before it',
  async (_by, trust) => {
    await start(trust);
    const forged = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}, 203.0.113.9` });
    expect(await evaluatedGuesses(forged)).toBe(5);
    expect(await trialsOpened(forged)).toBe(3);
  },
);

test('addresses of one /64 of IPv6 are one client', async () => {
  await start(['loopback']);
  expect(await evaluatedGuesses((at) => ({ 'x-forwarded-for': `2001:db8:1:2::${at + 1}` }))).toBe(5);
  expect(await trialsOpened((at) => ({ 'x-forwarded-for': `2001:db8:1:2:${at + 1}::` }))).toBe(3);
  expect(await trialsOpened((at) => ({ 'x-forwarded-for': `2001:db8:1:${at + 3}::1` }))).toBe(6);
});

test('a trusted proxy may name a host of a station, and no other', async () => {
  await start(['loopback']);
  const stationAt = async (host: string) =>
    (await server.client(alpha).call(getOnOffBaseBtn, {}, { headers: { 'x-forwarded-host': host } })).answer
      .stationCode;
  expect(await stationAt(`${beta}.localhost`)).toBe(beta);
  for (const host of ['localhost', 'evil.example', `${beta}.localhost, evil.example`, '127.0.0.1'])
    expect(await stationAt(host), host).toBe(alpha);
});

test('TRUST_PROXY names proxies; "true" and other words are refused with what to write instead', async () => {
  await start();
  expect(readTrustProxy('10.0.0.5, 10.1.0.0/16,2001:db8::/32,loopback')).toEqual([
    '10.0.0.5',
    '10.1.0.0/16',
    '2001:db8::/32',
    'loopback',
  ]);
  expect(readTrustProxy('2')).toBe(2);
  for (const wrong of [
    'true',
    'TRUE',
    '*',
    '0',
    '11',
    'proxy.example',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,true',
    ',',
  ])
    expect(() => readTrustProxy(wrong), wrong).toThrow(/Write the addresses or networks of your proxies/);
});
