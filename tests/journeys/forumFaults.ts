// What journeys of the forum when things go wrong share: a visitor behind the fault proxy who may post at once, the form of a post, and what was sent.
import type { Page } from 'playwright-core';
import type { FaultProxy } from '#support/faultProxy.ts';
import { groupsOf } from '#support/forum.ts';
import type { Visitor } from '#support/openStation.ts';
import { type SiteOptions, siteWorld } from '#support/site.ts';

/** Where the calls of the forum begin. */
export const calls = '/m/v2/forum';
/** The title of a post. */
export const title = '今晚的走势怎么看';
/** What stands in it, of which nothing is refused. */
export const content = '连着三期开大，大家怎么看？';

/** The `test` of a file. `groupId` is the first group; `visit` opens an address as member01 by the proxy, which is healed. */
export const faultyForum = (options: Pick<SiteOptions, 'lotteries' | 'historyDays'> = {}) =>
  siteWorld(options)
    .extend(
      'groupId',
      { scope: 'file' },
      async ({ server, station }) => (await groupsOf(server, station))[0]!.id,
    )
    .extend('visit', ({ open, proxy, clock }) => async (address: string): Promise<Visitor> => {
      // One post in thirty seconds, whoever posted in the journey before.
      await clock.pass(31);
      await proxy.heal();
      proxy.seen.length = 0;
      return open(address, { as: 'member01', port: proxy.port });
    });

/** A field of the form. */
export const field = (page: Page, name: 'title' | 'content') => page.locator(`form [name=${name}]`);
/** The button of the form. */
export const post = (page: Page) => page.getByRole('button', { name: '发布', exact: true });
/** What was sent by a call of the forum, repeats included. */
export const sent = (proxy: FaultProxy, call: string) =>
  proxy.seen.filter(({ path }) => path.startsWith(`${calls}/${call}.do`));
