// The database pays and ranks as the worked examples of teams and activities say, so that what is proved is what runs.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runRule } from '#rules/rule.ts';
import { teamRules } from '#rules/team/rules.ts';
import { openAccount } from '#server/account/accounts.ts';
import { distanceOf } from '#server/activities/kinds/dragonBoat.ts';
import { prizesOf } from '#server/activities/races.ts';
import { ledgerAccount, ledgerTypes, post } from '#server/db/ledger.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { figuresOf } from '#server/money/team/figures.ts';
import { racersOf } from '#server/play/validBets.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world();

interface Example {
  id: string;
  rule: string;
  // Each rule has a form of its own.
  // biome-ignore lint/suspicious/noExplicitAny: an example is whatever its rule reads.
  input: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  expect: any;
}

const examples: readonly Example[] = JSON.parse(
  readFileSync(new URL('../../domain/team-examples.json', import.meta.url), 'utf8'),
);
const examplesOf = (rule: string): readonly Example[] => examples.filter((each) => each.rule === rule);

class Enough extends Error {}

/** Does work that may write everything, of which nothing stays. */
async function tried<T>(server: RunningServer, work: (db: Db) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await inStation(server.pool, alpha, async (db) => {
    await sql`RESET ROLE`.execute(db);
    result = await work(db);
    throw new Enough();
  }).catch((error) => {
    if (!(error instanceof Enough)) throw error;
  });
  return result!;
}

describe('commission', () => {
  /** Percent as the database has it. */
  const millionths = (rate: string | undefined): number => Math.round(Number(rate ?? 0) * 10_000);
  const ratesOf = ({ bet, bettor, uplines }: Example['input']): number[] =>
    [bettor, ...uplines].map(({ rates }: { rates: Record<string, string> }) =>
      millionths(rates[bet.category]),
    );
  // A chain whose rates fall is bad data, which team_chain() lifts before they are stored with a bet.
  const rising = examplesOf('commission.distribute').filter(({ input }) =>
    ratesOf(input).every((rate, at, rates) => at === 0 || rate >= rates[at - 1]!),
  );

  test('there are examples of it', () => {
    expect(rising).toHaveLength(28);
  });

  test.for(rising)(
    '$id is divided by the database alike',
    async ({ input, expect: expected }, { server }) => {
      const { bet, uplines } = input;
      const order = {
        status: bet.outcome === 'settled' ? 2 : bet.outcome === 'open' ? 1 : 4,
        book: bet.trial ? 'play' : 'real',
        stake: bet.stake,
        units: bet.stake,
        pushed_units: bet.pushed,
      };
      const { rows } = await inStation(server.pool, alpha, (db) =>
        sql<{ basis: bigint; shares: string[] }>`
        SELECT b.basis, coalesce((SELECT array_agg(s.share::text ORDER BY s.distance)
            FROM commission_shares(b.basis, ${uplines.map((_: unknown, at: number) => at)}::integer[], ${ratesOf(input)}::integer[]) s), '{}') AS shares
          FROM (SELECT commission_basis(jsonb_populate_record(NULL::bet_order, ${JSON.stringify(order)}::jsonb)) AS basis) b`.execute(
          db,
        ),
      );
      const [{ basis, shares } = { basis: 0n, shares: [] }] = rows;
      expect(Number(basis)).toBe(expected.basis);
      const paid = input.maxLevels === null ? shares : shares.slice(0, input.maxLevels);
      expect(paid.map(Number)).toEqual(expected.shares.map(({ amount }: { amount: number }) => amount));
    },
  );
});

describe('the dragon boat', () => {
  let bets = 0;
  const addBet = (
    db: Db,
    account: number,
    { at, stake, pushed, trial }: Example['input']['records'][number],
  ) =>
    sql`INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units,
        pushed_units, stake, status, created_at, ended_at)
      VALUES (${alpha}, ${account}, ${trial ? 'play' : 'real'}, 'FFC', 2, ${`e${++bets}`}, ${at}, 'test', '{}', '{}', '', ${stake},
        ${pushed}, ${stake}, 3, ${at}, ${at})`.execute(db);

  test.for(examplesOf('boat.rank'))(
    '$id is ranked and paid by the database alike',
    async ({ input, expect: expected }, { server }) => {
      const { config, members, records } = input;
      const ranking = await tried(server, async (db) => {
        const accounts = new Map<number, number>();
        for (const { id } of members.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id))
          accounts.set(
            id,
            (await openAccount(db, alpha, {
              name: `racer${id}`,
              role: 'member',
              password_hash: null,
              created_at: server.now(),
            }))!,
          );
        for (const record of records)
          if (accounts.has(record.member)) await addBet(db, accounts.get(record.member)!, record);
        const idOf = new Map([...accounts].map(([id, account]) => [account, id]));
        const ids = [...accounts.values()];
        const racers = await racersOf(
          db,
          { first: config.start, last: config.end },
          { least: BigInt(config.minValidBet), who: sql`a.id = ANY (${ids}::integer[])` },
        );
        const terms = {
          mode: config.mode,
          metre: BigInt(config.unitsPerMetre),
          minValidBet: BigInt(config.minValidBet),
          steps: config.steps.map(({ distance, prize }: { distance: number; prize: number }) => ({
            distance,
            amount: BigInt(prize),
          })),
          prizes: config.prizes.map(BigInt),
        };
        const due = prizesOf({ terms }, racers);
        return racers.map(({ id, validBet }, at) => ({
          rank: at + 1,
          member: idOf.get(id)!,
          validBet: Number(validBet),
          distance: Number(distanceOf({ terms }, validBet)),
          prize: Number(
            due.filter(({ member }) => member === id).reduce((sum, { amount }) => sum + amount, 0n),
          ),
        }));
      });
      const wanted = expected.ranking.map(
        ({ rank, member, validBet, distance, prize }: (typeof ranking)[number]) => ({
          rank,
          member,
          validBet,
          distance,
          prize,
        }),
      );
      expect(ranking).toEqual(wanted);
    },
  );
});

describe('the report of a team', () => {
  const day = '2031-05-06';
  const reportRule = teamRules.find(({ id }) => id === 'team.report')!;
  /** By hand, they count for the rule where somebody says so, which nobody can here; those of bets are counted as the bet ends. */
  const leftOut: readonly number[] = [
    ledgerTypes.addedByHand,
    ledgerTypes.deductedByHand,
    ledgerTypes.bet,
    ledgerTypes.betOfMarkSix,
  ];
  const taken: readonly number[] = [
    ledgerTypes.rebateReversed,
    ledgerTypes.agentRebateReversed,
    ledgerTypes.multiLevelRebateReversed,
  ];

  const figuresOfRule = ({ profit: _, ...columns }: Record<string, number>) => columns;

  test.for(Object.entries(ledgerTypes).filter(([, type]) => !leftOut.includes(type)))(
    'the kind of business %s counts in the column that the rule has for it',
    async ([, type], { server }) => {
      const amount = 12_345n;
      const figures = await tried(server, async (db) => {
        const { id } = await db
          .selectFrom('account')
          .select('id')
          .where('name', '=', 'member01')
          .where('station', '=', alpha)
          .executeTakeFirstOrThrow();
        const wallet = await ledgerAccount(db, { station: alpha, id }, 'wallet', 'real');
        const house = await ledgerAccount(db, { station: alpha, id: 0 }, 'house', 'real');
        const moves = taken.includes(type) ? -amount : amount;
        const legs = [
          { account: house, amount: -moves },
          { account: wallet, amount: moves },
        ];
        const at = new Date(`${day}T10:00:00+08:00`);
        await post(db, { type, refType: 'example', refId: String(type), remark: '', at, legs });
        const [own] = await figuresOf(db, [{ id, scope: 'own' }], { startDate: day, endDate: day });
        return own!;
      });
      const account = {
        id: 'u1',
        upline: null,
        type: 'member',
        created: `${day}T00:00:00Z`,
        lastLogin: null,
        online: false,
        balance: 0,
      };
      const { totals } = runRule(reportRule, {
        viewer: 'u1',
        of: 'u1',
        from: day,
        to: day,
        now: `${day}T03:00:00Z`,
        flags: {},
        accounts: [account],
        ledger: [{ account: 'u1', type, amount: Number(amount), time: `${day}T02:00:00Z` }],
        withdrawals: [],
        bets: [],
      }) as { totals: Record<string, number> };
      expect({
        depositAmount: Number(figures.deposit),
        rebateAmount: Number(figures.rebate),
        proxyRebateAmount: Number(figures.agentRebate),
        activityAmount: Number(figures.activity),
        betAmount: Number(figures.bet),
        winAmount: Number(figures.win),
        unsettled: Number(figures.unsettled),
        withdrawAmount: Number(figures.withdraw),
      }).toEqual(figuresOfRule(totals));
    },
  );
});
