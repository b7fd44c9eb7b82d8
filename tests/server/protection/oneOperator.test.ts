// The central file of play in service (LUGAS): nobody plays at two operators at once, five minutes pass on a change, and without an answer nobody plays.
import { expect } from 'vitest';
import { logout } from '#contract/auth.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { todayUnOpens } from '#contract/lottery.generated.ts';
import { userbill } from '#contract/report.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { openGame, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { type Fault, malformations } from '#counterparty/serve.ts';
import { personCode } from '#server/money/breaks/registry.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  openTable,
  sums,
  type Table,
  ticket,
} from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const registry = 'exclusion-registry';
const faults: { at: string; now: Fault | undefined } = { at: '', now: undefined };
const german = { profile: 'de' as const, registry: { deadlineSeconds: 1 } };
const stations = [
  { ...testStations[0]!, protection: german },
  { ...testStations[0]!, code: beta, hosts: ['two.example'] },
];
const test = world().extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable(
    {},
    {
      stations,
      counterparties: (name, path) => (name === registry && path === faults.at ? faults.now : undefined),
    },
    clock,
  );
  onCleanup(() => table.close());
  return table;
});
const failing = (at: '/enter' | '/leave', now: Fault | undefined) => Object.assign(faults, { at, now });

const fileOf = ({ server }: Table) => server.counterparties[registry]!;
const person = (table: Table): string => personCode(fileOf(table).party, { phone: '13800138000' })!;

/** What another operator has reported of member01: plays there until so many seconds from now, or has left so long ago. */
function elsewhere(table: Table, seconds: number): void {
  fileOf(table)
    .store.prepare(
      "INSERT INTO playing VALUES ('other', 'other', ?, 1, ?) ON CONFLICT (operator, ref) DO UPDATE SET until_ms = excluded.until_ms",
    )
    .run(person(table), table.server.now().getTime() + seconds * 1000);
}

/** For how many seconds from now the file has member01 as playing here; 0 and less for who left. */
function playsHere(table: Table): number | null {
  const row = fileOf(table)
    .store.prepare("SELECT until_ms FROM playing WHERE operator = 'asker' AND person = ?")
    .get(person(table));
  return row ? (Number(row.until_ms) - table.server.now().getTime()) / 1000 : null;
}

test.afterEach(({ table }) => {
  faults.now = undefined;
  fileOf(table).store.exec('DELETE FROM playing');
});

async function logIn(table: Table): Promise<Client> {
  // Whatever was before is over: nobody is logged in, and nothing is known of the member.
  await table.server.pool.query(
    "UPDATE session SET ended_at = now(), end_reason = 'logout' WHERE ended_at IS NULL",
  );
  await table.server.pool.query('DELETE FROM play_seat');
  // Five seconds past the minute: a period has just begun, and a quarter of a minute later it still takes bets.
  await table.pass(65 - table.server.now().getUTCSeconds());
  return table.player('member01');
}

async function bet(table: Table, client: Client) {
  const { answer } = await betOffcial(client, 'FFC', await table.period('FFC'), [ticket()]);
  return answer;
}

test('a station that asks no longer keeps nobody from playing', async ({ table }) => {
  const free = table.server.client(beta);
  await free.logIn('member01');
  await table.server.inStation(beta, (db) =>
    db
      .insertInto('play_seat')
      .columns(['station', 'account_id'])
      .expression((eb) => eb.selectFrom('account').select(['station', 'id']).where('name', '=', 'member01'))
      .execute(),
  );
  const place = async () => (await betOffcial(free, 'FFC', await table.period('FFC'), [ticket()])).answer;
  expect((await place()).code).toBe('UNREACHABLE');
  // The first round of a process looks at every station.
  await table.server.runSeatJob();
  expect((await place()).success).toBe(true);
});

test('LUGAS: who plays at another operator looks and withdraws here, and plays in no way', async ({
  table,
}) => {
  elsewhere(table, 600);
  const client = await logIn(table);
  expect(await bet(table, client)).toMatchObject({
    success: false,
    code: 'PLAY_ELSEWHERE',
    msg: '您正在另一家平台游戏，同一时间只能在一家平台游戏，请先退出那里',
  });
  const qiHao = await table.period('FFC');
  const credit = await creditItem(client, 'FFC', sums, ['总和大']);
  expect((await betCredit(client, 'FFC', qiHao, [credit])).answer.code).toBe('PLAY_ELSEWHERE');
  const { answer } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = answer.list!.slice(0, 3).map((one) => ({ qiHao: one.qiHao, multiple: 1 }));
  const chase = { stopOnWin: false, periods };
  expect((await betOffcial(client, 'FFC', qiHao, [ticket()], chase)).answer.code).toBe('PLAY_ELSEWHERE');
  const game = { platform: 'sandbox-egame', gameCode: 'dragon' };
  expect((await client.call(openGame, game)).answer.code).toBe('PLAY_ELSEWHERE');
  const move = { changeFrom: 'sys', changeTo: 'sandbox-egame', money: '10' };
  expect((await client.call(thirdRealTransMoney, move)).answer.code).toBe('PLAY_ELSEWHERE');
  expect((await client.call(withdrawShowInfo, {})).answer.success).toBe(true);
  expect((await client.call(userbill, {})).answer.success).toBe(true);
  // The other operator's station asks nobody.
  const free = table.server.client(beta);
  await free.logIn('member01');
  expect((await betOffcial(free, 'FFC', await table.period('FFC'), [ticket()])).answer.success).toBe(true);
});

test('LUGAS: five minutes pass on a change of operator, and play begins by itself', async ({ table }) => {
  elsewhere(table, 600);
  const client = await logIn(table);
  expect((await bet(table, client)).code).toBe('PLAY_ELSEWHERE');
  elsewhere(table, 0);
  await table.pass(15);
  await table.server.runSeatJob();
  const waiting = await bet(table, client);
  expect(waiting).toMatchObject({ code: 'PLAY_WAIT' });
  expect(waiting.msg).toMatch(/^您刚离开另一家平台，2026-11-20 \d\d:\d\d:\d\d起可在本站游戏$/);
  await table.pass(284);
  await table.server.runSeatJob();
  expect((await bet(table, client)).code).toBe('PLAY_WAIT');
  await table.pass(1);
  await table.server.runSeatJob();
  expect((await bet(table, client)).success).toBe(true);
  // Elsewhere nobody plays who plays here: the file has it.
  expect(playsHere(table)).toBe(1800);
});

test.for([
  ['silent', { losesQuestion: true }],
  ['lost', { losesAnswer: true }],
  ['slower than the deadline', { delayMs: 1_500 }],
  ...malformations.map((malformed): [string, Fault] => [`malformed: ${malformed}`, { malformed }]),
] as [string, Fault][])('LUGAS: without an answer nobody plays (%s)', async ([, fault], { table }) => {
  failing('/enter', fault);
  const client = await logIn(table);
  expect(await bet(table, client)).toMatchObject({
    success: false,
    code: 'UNREACHABLE',
    msg: '暂时无法向中央游戏登记系统核对，核对之前不能游戏，请稍后再试；查看记录、提款照常',
  });
  const { answer } = await betOffcial(client, 'FFC', await table.period('FFC'), [ticket()]);
  expect(answer.success).toBe(false);
  expect((await client.call(withdrawShowInfo, {})).answer.success).toBe(true);
  await fileOf(table).idle();
  faults.now = undefined;
  await table.pass(15);
  await table.server.runSeatJob();
  expect((await bet(table, client)).success).toBe(true);
});

test('who is here goes on playing; while the file is silent, as long as it has said', async ({ table }) => {
  const client = await logIn(table);
  expect(playsHere(table)).toBe(1800);
  await table.pass(900);
  await client.call(accInfo, {});
  await table.server.runSeatJob();
  expect(playsHere(table)).toBe(1800);
  failing('/enter', { losesQuestion: true });
  await table.pass(1200);
  await client.call(accInfo, {});
  await table.server.runSeatJob();
  expect((await bet(table, client)).success).toBe(true);
  await table.pass(600);
  expect((await bet(table, client)).code).toBe('UNREACHABLE');
});

test('who logs out or is not seen for half an hour leaves, and that is reported to the file until it has heard', async ({
  table,
}) => {
  const client = await logIn(table);
  expect((await bet(table, client)).success).toBe(true);
  await table.server.runSeatJob();
  failing('/leave', { losesQuestion: true });
  await client.call(logout, {});
  await table.server.runSeatJob();
  expect(playsHere(table)).toBe(1800);
  faults.now = undefined;
  await table.pass(15);
  await table.server.runSeatJob();
  expect(playsHere(table)).toBe(0);

  const again = await logIn(table);
  await table.pass(900);
  await table.server.runSeatJob();
  expect(playsHere(table)).toBe(1800);
  await table.pass(901);
  await table.server.runSeatJob();
  expect(playsHere(table)).toBe(0);
  expect((await bet(table, again)).code).toBe('UNREACHABLE');
  // Being seen again is enough.
  await table.server.runSeatJob();
  expect((await bet(table, again)).success).toBe(true);
});
