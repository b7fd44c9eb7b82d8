// What a walk over the site walks on: a server, counterparties and a phone of its own, so that the same steps meet the same site.
import type { DrawJob } from '#server/jobs/drawJob.ts';
import { type Clock, testClock } from '../clock.ts';
import { drawJobOf } from '../drawJob.ts';
import { openBrowser, openVisitor, type Visitor } from '../openStation.ts';
import { cookiesOf } from '../site.ts';
import { type RunningServer, shippedStations, startServer } from '../startServer.ts';

/** Who walks, and where. */
export interface Walker {
  station: string;
  /** The account that is logged in; a guest where it is left out. */
  as?: string;
  width: number;
  height: number;
  skin: 'ThemeRed' | 'ThemeBlack';
  locale: 'zh-CN' | 'en';
}

export interface SiteGround {
  walker: Walker;
  server: RunningServer;
  clock: Clock;
  visitor: Visitor;
  draws: DrawJob;
  close(): Promise<void>;
}

/** One lottery whose draws are made is enough to win, to lose and to be late. */
const lotteries = ['FFC'];

export async function openGround(walker: Walker, address: string): Promise<SiteGround> {
  const clock = testClock();
  const server = await startServer({
    // Who logs in by a call solves no riddle before.
    stations: shippedStations().map((file) => ({ ...file, onOff: { ...file.onOff, loginCheck: 'none' } })),
    site: true,
    clock,
    counterparties: true,
  });
  const draws = drawJobOf(server, { stations: () => [walker.station], lotteries });
  try {
    await draws.tick();
    const client = server.client(walker.station);
    if (walker.as) await client.logIn(walker.as);
    const visitor = await openVisitor(await openBrowser('shell'), server.url(walker.station) + address, {
      clock,
      cookies: cookiesOf(client, walker.station),
      width: walker.width,
      height: walker.height,
      skin: walker.skin,
      locale: walker.locale,
    });
    return {
      walker,
      server,
      clock,
      visitor,
      draws,
      async close() {
        await visitor.close();
        await draws.stop();
        await server.stop();
      },
    };
  } catch (error) {
    await draws.stop();
    await server.stop();
    throw error;
  }
}

/** What the books say that somebody has: the account's own money, in units of 0.0001 yuan. */
export const moneyInBooks = ({ server, walker }: SiteGround): Promise<bigint> =>
  server.inStation(walker.station, async (db) => {
    const rows = await db
      .selectFrom('account')
      .innerJoin('ledger_account', 'ledger_account.owner_id', 'account.id')
      .select(['ledger_account.balance'])
      .where('account.name', '=', walker.as ?? '')
      .where('ledger_account.kind', '=', 'wallet')
      .execute();
    return rows.reduce((sum, { balance }) => sum + balance, 0n);
  });
