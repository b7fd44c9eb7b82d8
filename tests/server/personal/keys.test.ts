// What identifies a person opens for its own row alone, that its key is changed while the server serves, and that what an earlier release left open is sealed.
import { expect, onTestFinished, test } from 'vitest';
import { getCardList, updateRealName, userInfo } from '#contract/account.generated.ts';
import { dataLines } from '#scripts/office/commands/data.ts';
import { findAccount, refuseTakenPhone } from '#server/account/accounts.ts';
import { createDataKeys } from '#server/db/personal/dataKeys.ts';
import { keysInUse, sealStation } from '#server/db/personal/resealing.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { refuseTakenNumber } from '#server/money/withdrawals/cards.ts';
import { findMembers } from '#server/office/members/find.ts';
import { Refusal } from '#server/refusal.ts';
import { type RunningServer, startServer, type TestServerOptions } from '#support/startServer.ts';
import { dataKeyOfTests } from '#support/template.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

const next = 'the next data key of a test';

async function opened(options: TestServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ stations: testStations, ...options });
  onTestFinished(() => server.stop());
  return server;
}
/** Another process of the same database, with another key. */
const beside = (server: RunningServer, dataKey: string): Promise<RunningServer> =>
  opened({ beside: server, settings: { dataKey } });
const stored = async (server: RunningServer) =>
  (
    await server.pool.query<{ phone: string; real_name: string; card_no: string; card_key: string }>(
      `SELECT a.phone, a.real_name, c.card_no, c.card_key FROM account a JOIN card c ON c.account_id = a.id
        WHERE a.station = $1 AND a.name = 'member01' ORDER BY c.id LIMIT 1`,
      [alpha],
    )
  ).rows[0]!;
const found = (server: RunningServer, text: string) =>
  inStation(
    server.pool,
    alpha,
    async (db) => (await findMembers(db, text)).members.map(({ account }) => account),
    {
      role: 'office_read',
    },
  );
/** A pass, whoever leads the job. */
const seal = ({ pool, now }: RunningServer) =>
  sealStation({
    pool,
    station: alpha,
    now,
    isStopped: () => false,
    report: () => {},
    rest: async () => {},
  });
const marksOf = async (server: RunningServer) => [...(await keysInUse(server.pool, alpha)).keys()].toSorted();
const markOf = (key: string) => createDataKeys(key).mark!.split(':')[1]!;

test('a value opens for its own row alone: moved to another it is refused, whoever moved it', async () => {
  const server = await opened();
  expect(await stored(server)).toMatchObject({
    phone: expect.stringMatching(/^sealed:/),
    real_name: expect.stringMatching(/^sealed:/),
    card_no: expect.stringMatching(/^sealed:/),
    card_key: expect.stringMatching(/^tag:/),
  });
  await server.pool.query(
    "UPDATE account a SET real_name = b.real_name FROM account b WHERE a.station = $1 AND a.name = 'member02' AND b.station = $1 AND b.name = 'member01'",
    [alpha],
  );
  await expect(inStation(server.pool, alpha, (db) => findAccount(db, 'member02'))).rejects.toThrow();
  await server.pool.query(
    "UPDATE account a SET phone = b.phone FROM account b WHERE a.station = $1 AND a.name = 'member01' AND b.station = $2 AND b.name = 'member01'",
    [alpha, beta],
  );
  await expect(inStation(server.pool, alpha, (db) => findAccount(db, 'member01'))).rejects.toThrow();
});

test('the same phone has another tag at every station, and none without the key', () => {
  const keys = createDataKeys(`${next},${dataKeyOfTests}`);
  expect(keys.tag('phone', alpha, 'whole 13800138000')).not.toBe(
    keys.tag('phone', beta, 'whole 13800138000'),
  );
  expect(keys.tags('phone', alpha, 'whole 13800138000')).toHaveLength(2);
  expect(createDataKeys('').tag('phone', alpha, 'whole 13800138000')).toBeNull();
  expect(() => createDataKeys('another').open('place', keys.seal('place', 'x'))).toThrow(
    /another DATA_KEY sealed/,
  );
  expect(() => createDataKeys('plain').open('place', keys.seal('place', 'x'))).toThrow(/DATA_KEY is missing/);
});

test('a key is changed while players are served: both read, the new one seals again, and then the old one may go', async () => {
  const before = await opened();
  const changed = await beside(before, `${next},${dataKeyOfTests}`);
  expect(await marksOf(changed)).toEqual([markOf(dataKeyOfTests)]);
  const client = changed.client(alpha);
  await client.logIn('member01');
  expect((await client.call(userInfo, {})).answer).toMatchObject({ realName: '张*', phone: '138****8000' });
  // What one server writes by its key is the same phone to the other.
  expect(await found(changed, '13800138000')).toEqual(['member01']);
  await changed.runPersonalJob();
  expect(await marksOf(changed)).toEqual([markOf(next)]);
  // The command says which key may go.
  const lines = dataLines(`${next},${dataKeyOfTests}`, await keysInUse(changed.pool, alpha));
  expect(lines[1]).toContain(markOf(dataKeyOfTests));
  expect(lines[1]).toMatch(/may go|可以去掉/);
  expect(dataLines(dataKeyOfTests, await keysInUse(changed.pool, alpha)).at(-1)).toContain(markOf(next));
  const after = await beside(before, next);
  expect(await found(after, '13800138000')).toEqual(['member01']);
  expect(await found(after, '0123')).toEqual(['member01']);
  expect(await found(after, '张伟')).toEqual(['member01']);
  const late = after.client(alpha);
  await late.logIn('member01');
  expect((await late.call(getCardList, {})).answer.cards![0]).toMatchObject({ realName: '张*' });
});

test('beside a release that cannot open nothing is sealed, and what is sealed is read', async () => {
  const first = await opened();
  const plain = await beside(first, `plain,${dataKeyOfTests}`);
  const client = plain.client(alpha);
  await client.logIn('agent01');
  expect((await client.call(updateRealName, { realName: '陈静' })).answer.success).toBe(true);
  const { rows } = await plain.pool.query(
    "SELECT real_name FROM account WHERE station = $1 AND name = 'agent01'",
    [alpha],
  );
  expect(rows).toEqual([{ real_name: '陈静' }]);
  // The way back to the release before: everything lies open again, and is found as it was.
  await seal(plain);
  expect(await marksOf(plain)).toEqual(['open']);
  expect(await stored(plain)).toMatchObject({
    phone: '13800138000',
    real_name: '张伟',
    card_no: '6222021001118880123',
    card_key: '6222021001118880123',
  });
  expect(await found(plain, '0123')).toEqual(['member01']);
  // And forward again: what lay open is sealed, and no word of it is left to find it by.
  const sealing = await beside(first, dataKeyOfTests);
  expect(await found(sealing, '陈静')).toEqual(['agent01']);
  await seal(sealing);
  expect(await marksOf(sealing)).toEqual([markOf(dataKeyOfTests)]);
  expect(await found(sealing, '陈静')).toEqual(['agent01']);
  const open = await sealing.pool.query(
    "SELECT FROM member_key WHERE kind IN ('phone', 'email', 'realName', 'card') AND key NOT LIKE 'tag:%' AND station = $1",
    [alpha],
  );
  expect(open.rowCount).toBe(0);
});

test('a phone and a card that another member has are refused, whichever key tagged them', async () => {
  const first = await opened();
  const changed = await beside(first, `${next},${dataKeyOfTests}`);
  const isRefused = (work: (db: Db) => Promise<void>): Promise<boolean> =>
    inStation(changed.pool, alpha, work).then(
      () => false,
      (error: unknown) => error instanceof Refusal,
    );
  const { id } = (await inStation(changed.pool, alpha, (db) => findAccount(db, 'agent01')))!;
  expect(await isRefused((db) => refuseTakenPhone(db, alpha, '13800138000'))).toBe(true);
  expect(await isRefused((db) => refuseTakenPhone(db, alpha, '13800138009'))).toBe(false);
  expect(await isRefused((db) => refuseTakenNumber(db, alpha, id, '6222 0210 0111 8880 123'))).toBe(true);
  expect(await isRefused((db) => refuseTakenNumber(db, alpha, id, '6222021001118880124'))).toBe(false);
});

test('a row that no key opens is left, reported once, and sealed when its key is back', async () => {
  const first = await opened();
  const lost = await beside(first, next);
  await lost.runPersonalJob();
  expect(lost.log()).toContain('another DATA_KEY sealed this');
  expect(await marksOf(lost)).toEqual([markOf(dataKeyOfTests)]);
  const back = await beside(first, `${next},${dataKeyOfTests}`);
  expect(await seal(back)).toMatchObject({ leftOut: 0 });
  expect(await seal(back)).toEqual({ written: 0, leftOut: 0 });
  expect(await marksOf(back)).toEqual([markOf(next)]);
});
