// What a server in service refuses to start with.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Counterparties } from '#counterparty/programs.ts';
import { missingServices, productionFaults, weaknessOf } from './productionChecks.ts';

const strong = (): string => randomBytes(32).toString('base64');
const party = (key: string, previousKey?: string) => ({
  url: 'https://pay.example',
  publicUrl: 'https://pay.example',
  key,
  ...(previousKey !== undefined && { previousKey }),
});
const faultsOf = (
  counterparties: Partial<Counterparties>,
  env: Record<string, string> = {},
  more: { fileMode?: number; demonstrationKey?: string; deskKeys?: string[] } = {},
): string[] =>
  productionFaults({
    env: { COUNTERPARTIES: 'keys.json', ...env },
    takesOwnDatabase: env.DATABASE_URL === undefined,
    counterparties: { serverUrl: 'https://house.example', platforms: {}, ...counterparties },
    fileMode: 0o100600,
    demonstrationKey: undefined,
    ...more,
  });

test('what openssl makes is a secret; words, short ones and repetitions are none', () => {
  for (let time = 0; time < 50; time++) expect(weaknessOf(strong())).toBeUndefined();
  // One in some ten thousand has a word in it.
  expect(weaknessOf('sYt7DeMo4n1Lq0ZbX+tEST9vKc2/mWgR8hJfUuPe3a0=')).toBeUndefined();
  for (const weak of [
    'this is my test secret for production 2026 ABC',
    'Demo-Secret-Of-The-Pay-Provider-2026',
    '',
    'demo8888',
    'a'.repeat(40),
    'abab'.repeat(10),
    `change-me-${'x9Kq2v'.repeat(4)}`,
  ])
    expect(weaknessOf(weak), weak).toBeDefined();
});

test('keys of their own in a file of one reader start; a pair that is being changed does too', () => {
  expect(
    faultsOf(
      {
        payProvider: party(strong(), strong()),
        bankDesk: party(strong()),
        platforms: { AG: party(strong()) },
      },
      {
        METRICS_TOKEN: `${strong()},${strong()}`,
        DATABASE_URL: `postgres://app:${'Zk3'.repeat(6)}@db.example/x`,
        DRAW_KEY: `${strong()},${strong()}`,
        DATA_KEY: `plain,${strong()}`,
      },
    ),
  ).toEqual([]);
});

test('the key of the desk that npm run desk had is refused with the way on: nobody would answer', () => {
  const [own, before] = [strong(), strong()];
  for (const desk of [party(own), party(strong(), before)]) {
    const faults = faultsOf({ bankDesk: desk }, {}, { deskKeys: [own, before] });
    expect(faults).toEqual([expect.stringMatching(/^bankDesk of keys\.json .* office -- adopt/)]);
  }
  expect(faultsOf({ bankDesk: party(strong()) }, {}, { deskKeys: [own] })).toEqual([]);
});

test('each weakness is a sentence that names its place', () => {
  const [key, demonstrationKey] = [strong(), strong()];
  const faults = faultsOf(
    { payProvider: party(key), bankDesk: party(demonstrationKey), platforms: { AG: party(key, 'short') } },
    {
      METRICS_TOKEN: 'abc',
      OFFICE_KEY: 'demo',
      DRAW_KEY: `${strong()},old`,
      DATA_KEY: `${strong()},older`,
      PLAIN_COOKIES: '1',
      DATABASE_URL: 'postgres://app:postgres@db.example/x',
    },
    { fileMode: 0o100640, demonstrationKey },
  );
  const places = [
    /^PLAIN_COOKIES=1/,
    /^METRICS_TOKEN has 3 characters/,
    /^OFFICE_KEY has 4 characters/,
    /^DRAW_KEY has 3 characters/,
    /^DATA_KEY has 5 characters/,
    /password in DATABASE_URL/,
    /chmod 600 keys\.json/,
    /^key of bankDesk is the key of the demonstration/,
    /^key of platforms\.AG is also that of payProvider/,
    /^previousKey of platforms\.AG has 5 characters/,
  ];
  expect(faults).toHaveLength(places.length);
  for (const [at, place] of places.entries()) expect(faults[at]).toMatch(place);
  expect(faults.join()).not.toContain(key);
});

test('one company may send both SMS and mail under one key', () => {
  const key = strong();
  expect(faultsOf({ sms: party(key), mail: party(key) })).toEqual([]);
  expect(faultsOf({ sms: party(key), payProvider: party(key) })).toHaveLength(1);
});

test('a database of this machine needs no password, one elsewhere does', () => {
  const of = (url: string) =>
    faultsOf({}, { DATABASE_URL: url, DRAW_KEY: strong(), DATA_KEY: strong() }).length;
  expect(of('postgres:///house?host=/run/postgresql')).toBe(0);
  expect(of('postgres://app@localhost/house')).toBe(0);
  expect(of('postgres://app@db.example/house')).toBe(1);
});

test('who shares a database shares the keys of its seeds and of its persons, and one alone makes them', () => {
  const missing = [/^DRAW_KEY is missing/, /^DATA_KEY is missing/].map((what) => expect.stringMatching(what));
  const url = { DATABASE_URL: 'postgres:///house' };
  expect(faultsOf({}, url)).toEqual(missing);
  expect(faultsOf({}, { ...url, DRAW_KEY: ' , ', DATA_KEY: ',' })).toEqual(missing);
  // Beside a release before nothing is sealed, and the key is there all the same.
  expect(faultsOf({}, { ...url, DRAW_KEY: strong(), DATA_KEY: 'plain' })).toEqual(missing.slice(1));
  expect(faultsOf({})).toEqual([]);
});

test('counterparties elsewhere need an address to report to', () => {
  const near = { ...party(strong()), url: 'http://localhost:9001' };
  expect(faultsOf({ serverUrl: '', payProvider: party(strong()) })).toEqual([
    expect.stringContaining('has no "serverUrl"'),
  ]);
  expect(faultsOf({ serverUrl: '', payProvider: near, sms: party(strong()) })).toEqual([]);
});

test('what does not work without a counterparty is said, until it is named', () => {
  expect(missingServices(undefined)).toHaveLength(missingServices({ serverUrl: '', platforms: {} }).length);
  const given = { serverUrl: '', platforms: { AG: party('') }, bankDesk: party('') };
  const missing = missingServices(given).join();
  expect(missing).toMatch(/payProvider/);
  expect(missing).not.toMatch(/bankDesk|platforms/);
});
