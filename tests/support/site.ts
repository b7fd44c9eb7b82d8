// What a journey is given: the built site on the shipped stations, a browser, visitors whose pages have the test's clock, and draws that are made when the test says so.

import { expect } from 'vitest';
import { knownLottery } from '#lottery/catalogue.ts';
import type { DrawJobOptions } from '#server/jobs/drawJob.ts';
import { type Period, periodAt } from '#server/play/calendar.ts';
import { arrived, follow, lookAgain, settled, staticPage, whoIs } from '../journeys/steps.ts';
import { type Fits, seedOfPeriod, seedThatDraws } from './chosenSeed.ts';
import type { Clock } from './clock.ts';
import { drawJobOf } from './drawJob.ts';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';
import {
  type BrowserKind,
  openBrowser,
  openVisitor,
  phone,
  type Visitor,
  type VisitorOptions,
} from './openStation.ts';
import { type Client, type RunningServer, shippedStations } from './startServer.ts';
import { type WorldOptions, world } from './world.ts';

export interface SiteOptions extends WorldOptions, Pick<DrawJobOptions, 'feed'> {
  /** The lotteries whose draws are made; none is made where no test names `draws`. */
  lotteries?: readonly string[];
  /** Days of their draws that lie behind when the test begins; none when left out. */
  historyDays?: number;
}

export interface Draws {
  /** The running period of a lottery, on sale or sealed. */
  running(lotCode: string): Period;
  /** One round of the draw job, after so many seconds. */
  pass(seconds?: number): Promise<void>;
  /** Goes to the beginning of the next period of a lottery, or to five minutes before it seals where that is later; answers the period. */
  begin(lotCode: string): Promise<Period>;
  /** Goes to the beginning of the first period that nobody has committed to yet, whose draw will fit; answers the period. */
  choose(lotCode: string, fits: Fits): Promise<Period>;
  /** Goes past the seal of the running period. */
  seal(lotCode: string): Promise<void>;
  /** Goes past the draw of the running period and settles it. */
  draw(lotCode: string): Promise<void>;
}

export interface Visit extends VisitorOptions {
  /** The account that is logged in before the address is opened. */
  as?: string;
  /** Code of the station; the file's when left out. */
  at?: string;
  /** Port of the proxy in front of the server; the server's own when left out. */
  port?: number;
  /** A phone on which nothing was before, for a test of how a page loads or of what a phone remembers. Otherwise a page that an earlier test of the file has left, opened as this one, goes on to the address. */
  isNew?: boolean;
}

/** The `test` of a file of journeys. `open` visits an address and waits until it rests; visitors leave after their test, without errors in their console, and may come again in the next. `proxy` breaks what comes by its port. Where pages that are left are kept, as on a phone, or stations installed, a group says `test.override('browserKind', 'whole')`. */
export function siteWorld({ lotteries = [], historyDays = 0, feed, ...options }: SiteOptions = {}) {
  return (
    world({ site: true, stations: shippedStations(), station: 'w147', ...options })
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
      .extend('browser', { scope: 'file' }, ({}) => openBrowser('shell'))
      .extend('browserKind', 'shell' as BrowserKind)
      .extend(
        'draws',
        { scope: 'file' },
        async ({ server, clock, station }, { onCleanup }): Promise<Draws> => {
          const { draws, job, stop } = drawsOf(server, clock, station, {
            lotteries,
            historyDays,
            ...(feed && { feed }),
          });
          onCleanup(stop);
          await draws.pass();
          if (historyDays) await job.fillHistory();
          return draws;
        },
      )
      .extend('proxy', { scope: 'file' }, async ({ server }, { onCleanup }): Promise<FaultProxy> => {
        const proxy = await startFaultProxy(server.port);
        onCleanup(() => proxy.close());
        return proxy;
      })
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
      .extend('away', { scope: 'file' }, ({}, { onCleanup }) => {
        const away = new Map<string, Visitor>();
        onCleanup(async () => {
          for (const visitor of away.values()) await visitor.close();
        });
        return away;
      })
      .extend('open', ({ browserKind, server, clock, station, away, task }, { onCleanup }) => {
        const here: { visitor: Visitor; name: string | undefined }[] = [];
        onCleanup(async () => {
          const consoleErrors = here.map(({ visitor }) => [...visitor.consoleErrors]);
          for (const { visitor, name } of here) {
            const isFit = name !== undefined && !away.has(name) && task.result?.state !== 'fail';
            if (isFit && visitor.consoleErrors.length === 0 && (await leave(visitor)))
              away.set(name, visitor);
            else await visitor.close();
          }
          expect(consoleErrors.flat()).toEqual([]);
        });
        return async (address: string, { isNew = false, ...visit }: Visit = {}): Promise<Visitor> => {
          const { as, at = station, port, ...look } = visit;
          const isFirst = isNew || address === staticPage || isItsOwn(visit);
          const name = isFirst ? undefined : JSON.stringify({ browserKind, at, as, ...look });
          const known = name && away.get(name);
          if (known) {
            away.delete(name);
            if (await comeBack(known, address, visit)) {
              here.push({ visitor: known, name });
              return known;
            }
            await known.close();
          }
          const site = port ? `http://${at}.localhost:${port}` : server.url(at);
          const client = server.client(at);
          if (as) await client.logIn(as);
          const visitor = await openVisitor(await openBrowser(browserKind), site + address, {
            clock,
            cookies: cookiesOf(client, at),
            ...look,
          });
          here.push({ visitor, name });
          await settled(visitor.page);
          return visitor;
        };
      })
  );
}

/** Visitors whose time, way to the server or worker is a matter of their test. */
const isItsOwn = (visit: Visit): boolean => 'clock' in visit || visit.port !== undefined || !!visit.hasWorker;

/** After its test a visitor has a sound line and one window; says whether that still shows the site. */
async function leave({ page, context }: Visitor): Promise<boolean> {
  if (page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  return page.evaluate(() => document.querySelector('[data-shown]') !== null).catch(() => false);
}

/** Goes on to an address as whoever it was; says whether that is possible: not where a test has logged out, or somebody else in, or has turned the phone, whose text may keep its size. */
async function comeBack({ page }: Visitor, address: string, { as = '', ...look }: Visit): Promise<boolean> {
  const { width, height } = phone(look);
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height || (await whoIs(page)).account !== as) return false;
  // A step that its last test has begun would otherwise be taken back, and the screen before it stay as that test left it.
  await arrived(page);
  // As a phone that is taken up again: what happened meanwhile is asked for.
  await lookAgain(page);
  await follow(page, address);
  return true;
}

/** A session that was begun outside of the browser, for it to go on with. */
export const cookiesOf = ({ cookies }: Client, station: string): NonNullable<VisitorOptions['cookies']> =>
  [...cookies].map(([name, value]) => ({
    name,
    value,
    // By their names they are for secure addresses, of which a browser takes this machine for one.
    url: `https://${station}.localhost`,
  }));

/** So many periods at the most are committed to already when one is chosen, or are by the time it begins. */
const mostCommitted = 5;

function drawsOf(
  server: RunningServer,
  clock: Clock,
  station: string,
  drawn: Pick<DrawJobOptions, 'lotteries' | 'historyDays' | 'feed'>,
) {
  const failures: string[] = [];
  const wanted = new Map<string, Fits>();
  const chosen = new Set<string>();
  const job = drawJobOf(server, {
    stations: () => [station],
    ...drawn,
    seedOf(lotCode, qiHao) {
      const fits = wanted.get(lotCode);
      if (!fits) return seedOfPeriod(lotCode, qiHao);
      wanted.delete(lotCode);
      chosen.add(`${lotCode} ${qiHao}`);
      return seedThatDraws(lotCode, fits);
    },
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
  const running = (lotCode: string): Period => periodAt(knownLottery(lotCode), clock.now().getTime());
  const to = async (ms: number): Promise<void> => {
    await clock.to(new Date(ms));
    await job.tick();
  };
  const draws: Draws = {
    running,
    async pass(seconds = 0) {
      await clock.pass(seconds);
      await job.tick();
    },
    async begin(lotCode) {
      const next = periodAt(knownLottery(lotCode), running(lotCode).opensMs);
      await to(Math.max(next.startsMs + 1_000, next.sealsMs - 300_000));
      return next;
    },
    async choose(lotCode, fits) {
      wanted.set(lotCode, fits);
      for (let begun = 0; begun < mostCommitted; begun += 1) {
        const period = await draws.begin(lotCode);
        if (chosen.has(`${lotCode} ${period.qiHao}`)) return period;
      }
      throw new Error(`${lotCode} is not drawn here.`);
    },
    seal: (lotCode) => to(running(lotCode).sealsMs + 100),
    draw: (lotCode) => to(running(lotCode).opensMs + 500),
  };
  const stop = async (): Promise<void> => {
    await job.stop();
    expect(failures).toEqual([]);
  };
  return { draws, job, stop };
}
