import { expect } from 'vitest';
import { logout } from '#contract/auth.generated.ts';
import { renew } from '#contract/push.generated.ts';
import { pushTest, sent, somebodyOn, switchedOn, withdrawalEnds } from '#support/pushTest.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

test('the browser renews its own address without a session, and nobody else’s', async ({
  server,
  receiver,
}) => {
  const { name, client } = await somebodyOn(server, receiver, alpha);
  await client.call(logout, {});
  await client.logIn(name);
  await switchedOn(client, receiver, name);
  const guest = server.client(alpha);
  await guest.call(renew, receiver.browser(`${name}-thief`));
  // Its own visitor cookie, and the address of another browser that is switched on.
  const other = await somebodyOn(server, receiver, alpha);
  await client.call(renew, receiver.browser(other.name));
  await withdrawalEnds(server, alpha, name);
  expect((await sent(server, receiver)).map((one) => one.name)).toEqual([name]);
  for (const cookie of client.cookies.keys()) if (cookie.includes('session')) client.cookies.delete(cookie);
  expect((await client.call(renew, receiver.browser(`${name}-new`))).answer.success).toBe(true);
  await withdrawalEnds(server, alpha, name);
  expect((await sent(server, receiver)).map((one) => one.name)).toEqual([`${name}-new`]);
});
