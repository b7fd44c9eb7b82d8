// A browser that works against the site: a guest whose storage throws, and pages of others that try to act in a member's name.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import { test as barredTest, draws, isDrawn } from './barredStorage.ts';
import { callFrom, go } from './steps.ts';

const test = barredTest.extend(
  'evilPort',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  async ({}, { onCleanup }) => {
    const attacker = createServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>'),
    );
    await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
    onCleanup(() => void attacker.close());
    return (attacker.address() as AddressInfo).port;
  },
);

describe('with storage that throws', () => {
  test('a station opens, and every screen of guests is drawn', async ({ barred }) => {
    for (const path of ['/index', '/login', '/credit?lotCode=FFC', '/appDown']) {
      await go(barred.page, path);
      await isDrawn(barred.page);
    }
    await draws(
      barred,
      screens.filter(({ who }) => who === 'guest'),
    );
  });
});

test.for([
  ['another site', 'w147'],
  ['a sibling station', 'v003'],
] as const)('%s cannot act in the name of a member', async ([name, station], { open, server, evilPort }) => {
  const { page, context } = await open('/aboutUs', { at: station, as: 'member01' });
  const nameOf = async () => (await callFrom(page, '/m/v2/userInfo.do')).nickName;
  const before = await nameOf();

  const there = await context.newPage();
  await there.goto(
    name === 'another site' ? `http://evil.localhost:${evilPort}/` : `${server.url('h012')}/aboutUs`,
  );
  const target = `${server.url(station)}/m/v2/forum/setNickName.do`;
  // As scripts can send it without asking the server first, with the member's cookies.
  await there.evaluate(async (url) => {
    const body = new URLSearchParams({ nickName: 'Stolen' });
    await fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(() => null);
    await fetch(`${url}?nickName=Stolen`, { mode: 'no-cors', credentials: 'include' }).catch(() => null);
  }, target);
  // As a form sends it, by a whole navigation. A station's own content policy may stop it already.
  const sent = there.evaluate(async (url) => {
    const stopped = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve));
    const form = document.createElement('form');
    Object.assign(form, { method: 'POST', action: url });
    const field = document.createElement('input');
    Object.assign(field, { name: 'nickName', value: 'Stolen' });
    form.append(field);
    document.body.append(form);
    form.submit();
    await stopped;
  }, target);
  // Where nothing stops it, the page is gone once there is an answer.
  await sent.catch(() => there.waitForURL(target));
  expect(await nameOf()).toBe(before);

  // The same call from the station's own page does its work: what stopped the others was where they came from.
  await callFrom(page, '/m/v2/forum/setNickName.do', { nickName: 'Mine' });
  expect(await nameOf()).toBe('Mine');
});
