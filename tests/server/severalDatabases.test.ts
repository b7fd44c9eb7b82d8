// Several databases behind one listener: each station's rows are in its own, one that is away holds up no other, and mistakes in the map are named.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { login, register } from '#contract/auth.generated.ts';
import { ajaxHeader } from '#contract/boot.ts';
import { onlinePayPay } from '#contract/finance.generated.ts';
import { accInfo, getOnOffBaseBtn } from '#contract/session.generated.ts';
import { parseDatabases } from '#server/databases/databasesFile.ts';
import { mergedFigures } from '#server/databases/joint.ts';
import { readTrustProxy } from '#server/pipeline/trustedProxy.ts';
import { atCheckout, depositor, methodNamed, moneyOf } from '#support/deposits.ts';
import { lockWaits } from '#support/lockWaits.ts';
import { type Several, type SeveralOptions, startSeveral } from '#support/severalDatabases.ts';
import { fixedStations } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';

async function several(options: Partial<SeveralOptions> = {}): Promise<Several> {
  const started = await startSeveral({ map: { 1: [beta, gamma], 2: [alpha] }, ...options });
  onTestFinished(() => started.stop());
  return started;
}

const accountsIn = (it: Several, number: number) =>
  it
    .server(number)
    .context.pool.query<{ station: string; id: number }>('SELECT station, id FROM account ORDER BY id')
    .then(({ rows }) => rows);

const read = async (it: Several, address: string) => {
  const { status, text } = await it.client(alpha).send(address);
  return { status, said: JSON.parse(text) as { status: string; databases?: object; problems?: object[] } };
};

test('a station has its rows in its own database, whose share their ids are of, and nobody else’s', async () => {
  const it = await several();
  const guest = it.client(alpha);
  await guest.call(accInfo, {});
  const { answer } = await guest.call(register, {
    account: 'mover01',
    password: 'demo8888',
    rePassword: 'demo8888',
  });
  expect(answer).toMatchObject({ success: true });
  expect((await guest.call(accInfo, {})).answer.account).toBe('mover01');
  const [one, two] = [await accountsIn(it, 1), await accountsIn(it, 2)];
  expect(new Set(one.map(({ station }) => station))).toEqual(new Set([beta, gamma]));
  expect(new Set(two.map(({ station }) => station))).toEqual(new Set([alpha]));
  expect(one.every(({ id }) => id <= 15_000_000)).toBe(true);
  expect(two.every(({ id }) => id > 15_000_000 && id <= 30_000_000)).toBe(true);
  // The same name elsewhere is somebody else.
  const there = it.client(gamma);
  const refused = await there.call(login, { account: 'mover01', password: 'demo8888' });
  expect(refused.answer.success).toBe(false);
  expect((await it.call(getOnOffBaseBtn, {}, alpha)).answer.stationCode).toBe(alpha);
  expect((await it.call(getOnOffBaseBtn, {}, gamma)).answer.stationCode).toBe(gamma);
});

test('a station is found by its host, by a choice, and by what a trusted proxy forwards', async () => {
  const it = await several({ trustProxy: readTrustProxy('loopback') });
  const client = it.client(beta);
  const codeAt = async (headers: Record<string, string>) =>
    (await client.call(getOnOffBaseBtn, {}, { headers })).answer;
  expect((await codeAt({ host: 'one.example' })).stationCode).toBe(alpha);
  expect((await codeAt({ 'x-forwarded-host': 'one.example' })).stationCode).toBe(alpha);
  // One that is no station's counts as if it were not there.
  expect((await codeAt({ 'x-forwarded-host': 'foreign.example' })).stationCode).toBe(beta);
  const abroad = { host: `192.168.1.5:${it.port}` };
  expect(await codeAt(abroad)).toMatchObject({ success: false, code: 'noStation' });
  client.cookies.set('station', alpha);
  expect((await codeAt(abroad)).stationCode).toBe(alpha);
  client.cookies.set('station', gamma);
  expect((await codeAt(abroad)).stationCode).toBe(gamma);
});

test('without a proxy that is trusted, a forwarded host changes nothing', async () => {
  const it = await several();
  const headers = { 'x-forwarded-host': 'one.example' };
  const { answer } = await it.client(beta).call(getOnOffBaseBtn, {}, { headers });
  expect(answer.stationCode).toBe(beta);
});

test('the database of a station goes away: its players read so with 503, the others play on, and it comes back by itself', async () => {
  const it = await several();
  const [mine, other] = [it.client(alpha), it.client(gamma)];
  await mine.logIn('member01');
  expect((await read(it, '/readyz')).said).toEqual({ status: 'ok', databases: { 1: 'ok', 2: 'ok' } });
  await it.gates[2]!.shut();
  // What a broken connection was at is unknown; from then on none is made, so nothing is done.
  await expect.poll(async () => (await mine.call(accInfo, {})).status).toBe(503);
  const refused = await mine.call(accInfo, {}, { headers: { 'accept-language': 'zh-CN' } });
  expect(refused.answer).toEqual({ success: false, msg: '系统繁忙，请稍后再试', code: 'failed' });
  expect(refused.headers['retry-after']).toBe('1');
  expect((await other.call(getOnOffBaseBtn, {})).answer.success).toBe(true);
  // What is known of a database is a second old at most.
  it.clock.pass(2);
  expect(await read(it, '/readyz')).toEqual({
    status: 200,
    said: { status: 'ok', databases: { 1: 'ok', 2: 'no database' } },
  });
  expect((await read(it, '/healthz')).said.problems).toContainEqual({
    kind: 'database',
    name: 'away',
    count: 1,
    database: 2,
  });
  await it.gates[2]!.open();
  await expect.poll(async () => (await mine.call(accInfo, {})).answer.account).toBe('member01');
});

test('a database that is away at the start holds up nobody, and joins when it is there', async () => {
  const it = await several({ away: [2] });
  expect(await read(it, '/readyz')).toEqual({
    status: 200,
    said: { status: 'ok', databases: { 1: 'ok', 2: 'no database' } },
  });
  const guest = it.client(alpha);
  const refused = await guest.call(getOnOffBaseBtn, {});
  expect([refused.status, refused.answer]).toEqual([
    503,
    { success: false, msg: '本站暂未开放，账号和余额都会保留，请稍后再试', code: 'noStation' },
  ]);
  const page = await guest.send('/index');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '1']);
  expect(page.text).toContain('网站暂未开放');
  expect((await it.call(getOnOffBaseBtn, {}, gamma)).answer.success).toBe(true);
  await it.gates[2]!.open();
  await expect.poll(async () => (await guest.call(getOnOffBaseBtn, {})).answer.stationCode).toBe(alpha);
  await guest.logIn('member01');
  expect((await accountsIn(it, 2)).every(({ id }) => id > 15_000_000)).toBe(true);
});

test('the first database is away: the stations of the others are open', async () => {
  const it = await several({ away: [1] });
  await it.client(alpha).logIn('member01');
  expect((await it.call(getOnOffBaseBtn, {}, gamma)).status).toBe(503);
  expect((await read(it, '/readyz')).status).toBe(200);
});

test('no database can be reached: the server does not start, and says why', async () => {
  await expect(several({ away: [1, 2] })).rejects.toThrow(
    /^No database of DATABASES can be reached: .*ECONNREFUSED/,
  );
});

test('one database after the other refuses to be ready: the load balancer is not sent away until none is', async () => {
  const it = await several();
  for (const number of [1, 2]) await it.gates[number]!.shut();
  it.clock.pass(20);
  expect(await read(it, '/readyz')).toEqual({
    status: 503,
    said: { status: 'no database', databases: { 1: 'no database', 2: 'no database' } },
  });
  await it.gates[1]!.open();
  it.clock.pass(20);
  expect((await read(it, '/readyz')).status).toBe(200);
  it.servers.drain();
  expect((await read(it, '/readyz')).said).toEqual({ status: 'closing' });
});

test('a station that no database has keeps the server from starting; one that comes later is not open, and is said', async () => {
  await expect(several({ map: { 1: [beta], 2: [alpha] } })).rejects.toThrow(/names no database for gamma/);
  const all = fixedStations(testStations);
  let isThere = false;
  let listener = (): void => {};
  const it = await several({
    map: { 1: [beta], 2: [alpha] },
    stations: {
      ...all,
      all: () => all.all().filter(({ code }) => isThere || code !== gamma),
      onChange(heard) {
        const before = listener;
        listener = () => {
          before();
          heard();
        };
        return () => {};
      },
    },
  });
  isThere = true;
  listener();
  expect(it.log()).toContain(
    '"stations":["gamma"],"msg":"DATABASES names no database for these stations; they are not open"',
  );
  expect((await it.call(getOnOffBaseBtn, {}, gamma)).answer.code).toBe('noStation');
});

test('a database that is another one than DATABASES says keeps the server from starting', async () => {
  await expect(several({ prepared: { 2: 3 } })).rejects.toThrow(
    /called number 2 is number 3.*correct DATABASES/,
  );
});

test('mistakes in the map are named, each with what to do, and no address is shown', () => {
  const url = 'postgresql://house:secret-word@db.example/house';
  const faultsOf = (databases: unknown): string => {
    try {
      parseDatabases(JSON.stringify({ databases }), 'databases.json');
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  const one = { number: 1, url, stations: [alpha] };
  expect(faultsOf([one, { number: 2, url: `${url}2`, stations: [beta] }])).toBe('');
  expect(faultsOf([one, { number: 2, url: `${url}2`, stations: [beta, alpha] }])).toContain(
    'Station alpha is in database 1 and in database 2. It is in one alone',
  );
  expect(faultsOf([{ ...one, stations: [alpha, alpha] }])).toContain(
    'Station alpha is named twice in database 1.',
  );
  expect(faultsOf([one, { ...one, stations: [beta] }])).toMatch(
    /both number 1\.\n {2}- databases\[0\] and databases\[1\] are the same database\.$/,
  );
  expect(faultsOf([{ ...one, number: 65 }])).toContain('databases[0].number is a whole number from 1 to 64.');
  expect(faultsOf([{ ...one, url: 'mysql://x' }])).toContain('databases[0].url is an address such as');
  expect(faultsOf([{ ...one, stations: ['all'] }])).toContain('databases[0].stations is a list of codes');
  expect(faultsOf([{ ...one, ofice: 1 }])).toContain('databases[0] has "ofice"; there are number, url');
  expect(faultsOf([])).toContain('It is {"databases"');
  expect(
    faultsOf([
      { ...one, number: 0 },
      { ...one, url: 3 },
    ]),
  ).not.toContain('secret-word');
  expect(() => parseDatabases('{', 'databases.json')).toThrow(
    /databases\.json of DATABASES is wrong:\n {2}- It cannot be read as JSON/,
  );
});

test('what a provider reports reaches the database of its station', async () => {
  const it = await several({ counterparties: ['pay-provider'] });
  const client = await depositor(it, alpha);
  const before = Number(await moneyOf(client));
  const { id } = await methodNamed(client, 'online');
  const { answer } = await client.call(onlinePayPay, { methodId: id, amount: '300' });
  const { orderNo } = answer.order!;
  // Its digits are of the share of database 2.
  expect(Number(orderNo.slice(-6)) % 64).toBe(1);
  await atCheckout(client, orderNo, 'pay');
  for (const { work } of Object.values(it.counterparties)) await work();
  expect(await moneyOf(client)).toBe((before + 300).toFixed(4));
});

test('figures of all databases are one report: each figure is said once, and every line names its database', async () => {
  const it = await several();
  for (const code of [alpha, gamma]) await it.call(accInfo, {}, code);
  const { status, text } = await it.client(alpha).send('/metrics');
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line !== '');
  const heads = lines.filter((line) => line.startsWith('# HELP'));
  expect(new Set(heads).size).toBe(heads.length);
  const counts = lines.filter((line) => line.startsWith('station_call_seconds_count{'));
  expect(counts.map((line) => /database="(\d)"/.exec(line)?.[1]).sort()).toEqual(['1', '2']);
  expect(lines).toContain('station_database_up{database="1"} 1');
  await it.gates[2]!.shut();
  const after = (await it.client(alpha).send('/metrics')).text.split('\n');
  expect(after).toContain('station_database_up{database="2"} 0');
  expect(
    after.some((line) => line.startsWith('station_queue_depth') && line.includes('station="gamma"')),
  ).toBe(true);
});

test('reports are merged by figure, whatever their order', () => {
  const one =
    '# HELP a It.\n# TYPE a gauge\na{database="1"} 1\n\n# HELP b It.\n# TYPE b counter\nb{database="1"} 2\n';
  const two = '# HELP b It.\n# TYPE b counter\nb{database="2"} 3\n';
  expect(mergedFigures([one, two])).toBe(
    '# HELP a It.\n# TYPE a gauge\na{database="1"} 1\n\n# HELP b It.\n# TYPE b counter\nb{database="1"} 2\nb{database="2"} 3\n',
  );
});

test('a request that is under way when the server ends is answered, and a kept connection does not hold it up', async () => {
  const it = await startSeveral({ map: { 1: [beta, gamma], 2: [alpha] } });
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const member = it.client(alpha);
  await member.logIn('member01');
  // Otherwise it would end by itself after a while.
  it.servers.app.server.keepAliveTimeout = 0;
  const at = it.servers.app.server.address() as AddressInfo;
  const { pool } = it.server(2).context;
  const held = await pool.connect();
  await held.query('BEGIN; LOCK TABLE account IN ACCESS EXCLUSIVE MODE');
  const answered = new Promise<string>((done, failed) => {
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: `${alpha}.localhost`, cookie, [ajaxHeader[0]]: ajaxHeader[1] };
    http
      .get({ port: it.port, host: at.address, agent, path: accInfo.path, headers }, (response) => {
        let text = '';
        response.on('data', (piece) => {
          text += piece;
        });
        response.once('end', () => done(text));
      })
      .once('error', failed);
  });
  await expect.poll(() => lockWaits(pool)).toBeGreaterThan(0);
  const stopped = it.stop();
  await held.query('ROLLBACK');
  held.release();
  expect(JSON.parse(await answered)).toMatchObject({ success: true, account: 'member01' });
  await stopped;
});
