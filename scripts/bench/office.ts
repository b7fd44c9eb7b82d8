// Measures the back office over a station of a million accounts and prints JSON, as ratios of one run: from a search to the card, page 1,000 of each list, two people who change one member, twenty clerks who decide at once, bets beside the office, and a hundred log-ins. BENCH_ACCOUNTS makes it smaller.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { YUAN } from '#values/money.ts';
import { openPlayers } from '../harness/players.ts';
import { benchBets, benchLogIns, benchNotified } from './office/beside.ts';
import { browserOf } from './office/browser.ts';
import { benchDecisions } from './office/decisions.ts';
import { fillStation } from './office/fill.ts';
import { firstBet, officeBeginMs, officePassword, openOffice } from './office/openOffice.ts';
import { benchLists, benchSearch } from './office/pages.ts';
import { betForm } from './play/table.ts';

const accounts = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000);

/** Of periods of twenty minutes; limits count a member's bets of a period, so they take turns. */
const lotteries = ['CQSSC', 'XJSSC', 'TJSSC'];

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const office = await openOffice(say, {
  lotteries,
  // The log-ins of a hundred people come from this one address.
  settings: { addressFailuresAnHour: 10_000 },
});
const { pool, server } = office;
const [other, station] = office.stations;
try {
  const now = new Date(officeBeginMs);
  const people = await openPlayers(pool, station, 400, 1_000_000n * YUAN, { now });
  const form = (round: number) => betForm({ server, people }, lotteries[round % lotteries.length]!);
  const bet = await firstBet(office, station, people[0]!, await form(0));
  say(`Making ${accounts} accounts ...`);
  const filling = performance.now();
  const filled = await fillStation(pool, station, { accounts, at: now, bet, say });
  const fillSeconds = Math.round((performance.now() - filling) / 1000);
  const staff = await office.openStaff(station, 'owner', 20);
  const joining = await office.openStaff(station, 'support', 100);
  const browsers = staff.map((each) => browserOf(server.officePort, each));
  const reading = { pool, filled, browsers, say };
  const beside = { server, databasePid: office.databasePid, filled, browsers, staff, say };
  const search = await benchSearch(reading);
  const lists = await benchLists(reading);
  const notified = await benchNotified(beside);
  const decisions = await benchDecisions({ pool, station: other, now: () => new Date(server.nowMs()) }, say);
  // Into the period that follows, which has begun.
  server.setTime(officeBeginMs + 20 * 60_000);
  await pause(2_000);
  const bets = await benchBets(beside, people, form);
  const logIns = await benchLogIns(beside, joining, officePassword);
  for (const browser of browsers) browser.close();
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        accounts,
        fillSeconds,
        search,
        lists,
        notified,
        decisions,
        bets,
        logIns,
      },
      null,
      2,
    ),
  );
} finally {
  await office.stop();
}
