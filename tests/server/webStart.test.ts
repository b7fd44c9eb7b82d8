// Owns how "npm start" begins and ends as a process: one address, refusals in a sentence, a clean end, a second start that finds everything.
import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#contract/auth.generated.ts';
import { updateUserContract } from '#contract/finance.generated.ts';
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import { buildSite, isBuilt } from '#scripts/build/site.ts';
import { removeCluster } from '#server/postgres/cluster.ts';
import { moneyOf, openBank } from '#support/deposits.ts';
import { clientOf } from '#support/startServer.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface StartedServer {
  stop(signal: NodeJS.Signals): Promise<number | null>;
  /** What it printed: the address on stdout, everything else on stderr. */
  stdout(): string;
  stderr(): string;
  ended: Promise<number | null>;
  /** Resolves with the printed address; rejects when the process ends before. */
  address: Promise<string>;
}

const start = (env: Record<string, string>): StartedServer => run('start.ts', [], env);

function run(script: string, args: string[], env: Record<string, string>): StartedServer {
  const argv = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', script), ...args];
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    out += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece) => {
    err += piece;
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = new Promise<string>((ready, fail) => {
    child.stdout.on('data', () => out.includes('\n') && ready(out.trim()));
    void ended.then((code) => fail(new Error(`ended with ${code}: ${err}`)));
  });
  address.catch(() => undefined);
  return {
    stop(signal) {
      child.kill(signal);
      return ended;
    },
    stdout: () => out,
    stderr: () => err,
    ended,
    address,
  };
}

const status = (url: string): Promise<number> =>
  new Promise((done, fail) => {
    get(url, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    }).on('error', fail);
  });

let dataDir: string;
/** A server that makes thirty days of results meanwhile would take the processors of everything beside it. */
const withoutPast = () => ({ SERVER_SETTINGS: path.join(dataDir, 'limits.json') });
let server: StartedServer;
let address: string;

beforeAll(async () => {
  if (!(await isBuilt())) await buildSite();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lottery-start-'));
  await writeFile(withoutPast().SERVER_SETTINGS, '{ "historyDays": 0 }');
  server = start({ PORT: '0', DATA_DIR: dataDir, DRAIN_SECONDS: '2', ...withoutPast() });
  address = await server.address;
}, 60_000);
afterAll(async () => {
  await server?.stop('SIGKILL');
  await removeCluster(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('prints one address, of the list of stations, and reports its progress beside it', async () => {
    expect(server.stdout()).toMatch(/^http:\/\/localhost:\d+\/stations\n$/);
    expect(server.stderr()).toContain('Limits of your own:\n  historyDays 30 → 0\n');
    expect(server.stderr()).toMatch(/Ready in [\d.]+ s with \d+ stations/);
    expect(await status(address)).toBe(200);
    expect(await status(address.replace('/stations', '/healthz'))).toBe(200);
  });

  it('refuses a second start on the same data folder at once, and the first goes on', async () => {
    const begunMs = Date.now();
    const second = start({ PORT: '0', DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(Date.now() - begunMs).toBeLessThan(10_000);
    expect(second.stderr()).toContain('is in use by process');
    expect(second.stderr()).not.toMatch(/\n\s+at /);
    expect(await status(address)).toBe(200);
  });

  it('refuses a taken port at once, before it touches anything', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, 'localhost', ready));
    const { port } = other.address() as { port: number };
    const second = start({ PORT: String(port), DATA_DIR: path.join(dataDir, 'never') });
    expect(await second.ended).toBe(1);
    other.close();
    expect(second.stderr()).toMatch(new RegExp(`^Port ${port} is taken:`));
    expect(second.stderr()).not.toMatch(/\n\s+at |PostgreSQL/);
  });

  it('refuses a port that is none', async () => {
    const second = start({ PORT: 'eighty', DATA_DIR: path.join(dataDir, 'never') });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe('PORT is "eighty", which is not a port.\n');
  });

  it('does not start for real players with a weak secret, and says which and how to make one', async () => {
    const keys = path.join(dataDir, 'keys.json');
    const party = { url: 'https://pay.example', publicUrl: 'https://pay.example', key: 'changeme' };
    await writeFile(keys, JSON.stringify({ payProvider: party }), { mode: 0o644 });
    const second = start({
      PORT: '0',
      DATA_DIR: path.join(dataDir, 'never'),
      DEMO: 'off',
      COUNTERPARTIES: keys,
      METRICS_TOKEN: 'metrics',
      PLAIN_COOKIES: '1',
    });
    expect(await second.ended).toBe(1);
    const lines = second.stderr().split('\n  - ');
    expect(lines[0]).toBe('DEMO=off does not start like this:');
    expect(lines.slice(1).map((line) => line.slice(0, line.indexOf(' ')))).toEqual([
      'PLAIN_COOKIES=1',
      'METRICS_TOKEN',
      keys,
      keys,
      'key',
    ]);
    expect(second.stderr()).toContain('`openssl rand -base64 32`');
    expect(second.stderr()).not.toMatch(/\n\s+at |PostgreSQL|changeme/);
  });

  it('ends cleanly on a signal, with calls under way answered, and finds its data at the next start', async () => {
    const asked = Array.from({ length: 20 }, () => status(address.replace('/stations', '/openapi')));
    await Promise.all(asked);
    const late = Array.from({ length: 20 }, () => status(address.replace('/stations', '/openapi.json')));
    const ended = server.stop('SIGTERM');
    // A load balancer sends nobody here any more, while those who come all the same are served.
    await expect.poll(() => status(address.replace('/stations', '/readyz'))).toBe(503);
    expect(await status(address.replace('/stations', '/healthz'))).toBe(200);
    // What had reached the server is answered; what had not is refused by the system, and browsers try again.
    for (const one of await Promise.allSettled(late))
      if (one.status === 'fulfilled') expect([200, 503]).toContain(one.value);
    expect(await ended).toBe(0);
    server = start({ PORT: '0', DATA_DIR: dataDir, ...withoutPast() });
    address = await server.address;
    expect(server.stderr()).not.toContain('Making a new PostgreSQL data folder');
    expect(await status(address)).toBe(200);
    expect(await server.stop('SIGINT')).toBe(0);
    // It ends and starts a server with nine stations and eleven counterparties.
  }, 90_000);

  it('does not serve real players from the data of a demonstration', async () => {
    const real = start({ PORT: '0', DATA_DIR: dataDir, DEMO: 'off' });
    expect(await real.ended).toBe(1);
    expect(real.stderr()).toMatch(/holds the demonstration's accounts \(stations .*DATA_DIR=<a new folder>/);
    // What does not work without counterparties is said all the same.
    expect(real.stderr()).toContain('bankDesk is missing: deposits by bank and withdrawals are refused.');
    expect(real.stdout()).toBe('');
  });
});

describe('opening day', () => {
  const code = 'k888';
  const children: StartedServer[] = [];
  afterAll(async () => {
    await Promise.all(children.map((child) => child.stop('SIGKILL')));
    await removeCluster(path.join(dataDir, 'service'));
  });

  /** A page of the desk, in English, as somebody with this cookie sees it. */
  const atDesk = async (address: string, cookie: string, form?: Record<string, string>) => {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie, 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const [set] = reply.headers.getSetCookie();
    return { status: reply.status, text: await reply.text(), cookie: set?.split(';')[0] ?? cookie };
  };

  it('leads from an empty folder to a deposit that somebody at the desk approved', async () => {
    const stations = path.join(dataDir, 'stations');
    const env = { PORT: '0', STATIONS: stations, DATA_DIR: path.join(dataDir, 'service'), DEMO: 'off' };
    const refused = start(env);
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(
      /^STATIONS names .*stations, and there is no such folder. Make it: mkdir -p /,
    );
    await mkdir(stations);
    const file = {
      code,
      name: '开业站',
      hosts: ['k888.example'],
      onOff: { registerCheck: 'none' },
      theme: { logo: '/logo/k888.svg' },
    };
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>';
    await mkdir(path.join(stations, 'logo'));
    await writeFile(path.join(stations, 'logo/k888.svg'), logo);
    await writeFile(path.join(stations, `${code}.json`), JSON.stringify(file));

    const desk = run('desk.ts', [], { PORT: '0', DESK_DIR: path.join(dataDir, 'desk') });
    children.push(desk);
    const deskAddress = await desk.address;
    const [, first] = /as "desk" with the first password ([a-z2-9-]{19});/.exec(desk.stderr())!;
    const [, entry] = /For the file of COUNTERPARTIES:\n(\{[\s\S]*\n\})/.exec(desk.stderr())!;
    const keys = path.join(dataDir, 'counterparties.json');
    await writeFile(keys, entry!, { mode: 0o600 });

    const served = start({ ...env, COUNTERPARTIES: keys, ...withoutPast() });
    children.push(served);
    const siteAddress = await served.address;
    expect(served.stderr()).toMatch(
      /k888 is not open for players: it has no lotteries 彩种, no pay methods 存款方式.* Fill it with: npm run -s content -- init k888 && npm run -s content -- apply k888\n/,
    );
    // The stations of the demonstration are not in service, and the desk is not missing.
    expect(served.stderr()).toContain('with 1 stations');
    expect(served.stderr()).not.toMatch(/w147|bankDesk is missing/);
    const port = Number(new URL(siteAddress).port);
    const member = clientOf(port, code);
    const health = async () => JSON.parse((await member.send('/healthz')).text);
    expect(await health()).toMatchObject({ stations: 1, problems: [{ kind: 'content', count: 1 }] });
    const picture = await member.send('/logo/k888.svg');
    expect([picture.status, picture.text]).toEqual([200, logo]);

    const content = async (...args: string[]): Promise<StartedServer & { code: number | null }> => {
      const child = run('content.ts', args, env);
      return { ...child, code: await child.ended };
    };
    const nothing = await content('plan');
    expect([nothing.code, nothing.stdout(), nothing.stderr()]).toEqual([
      0,
      '',
      expect.stringContaining('left out: k888. Make them: npm run -s content -- init k888'),
    ]);
    expect((await content('init', code)).code).toBe(0);
    const methods = path.join(stations, 'content', code, 'pay-methods.json');
    const set = JSON.parse(await readFile(methods, 'utf8'));
    const account = { open: true, bank: '中国银行', receiver: '王建国', cardNo: '6222020000001234567' };
    Object.assign(set.items[0], account);
    await writeFile(methods, JSON.stringify(set));
    const applied = await content('apply', code);
    expect([applied.code, applied.stderr()]).toEqual([0, '']);
    expect((await content('plan')).stdout()).toMatch(/^k888: against .*\n {2}Nothing to do\.\n$/);
    await expect.poll(async () => (await health()).problems, { timeout: 5_000 }).toBeUndefined();

    // Results begin with the server: none was made of days before it.
    const results = await member.call(GetLotteryResultList, { lotCode: 'FFC', pageSize: 200 });
    expect(results.answer.list!.length).toBeLessThan(5);

    const password = 'secret88';
    const { answer } = await member.call(register, { account: 'firstone', password, rePassword: password });
    expect(answer).toMatchObject({ success: true, login: true });
    await member.call(updateUserContract, { version: 1 });
    const { orderNo } = await openBank(member);

    const at = (page: string) => new URL(page, deskAddress).href;
    const guest = await atDesk(at('/'), '');
    expect([guest.status, guest.text]).toEqual([303, '']);
    expect((await atDesk(at('/decide'), '', { id: '1', decision: 'approved', amount: '500' })).status).toBe(
      401,
    );
    const begun = await atDesk(at('/log-in'), '', { name: 'desk', password: first! });
    const own = 'eigene-parole-1';
    const { cookie } = await atDesk(at('/password'), begun.cookie, { old: first!, wanted: own, again: own });
    const card = async () =>
      new RegExp(`data-order="${orderNo}">[\\s\\S]*?name="id" value="(\\d+)"`).exec(
        (await atDesk(at('/'), cookie)).text,
      )?.[1];
    await expect.poll(card, { timeout: 20_000 }).toBeDefined();
    expect(await moneyOf(member)).toBe('0.0000');
    const decided = await atDesk(at('/decide'), cookie, {
      id: (await card())!,
      decision: 'approved',
      amount: '500',
    });
    expect(decided.status).toBe(303);
    await expect.poll(() => moneyOf(member), { timeout: 20_000 }).toBe('500.0000');
    const restored = path.join(dataDir, 'restored-desk');
    await mkdir(restored);
    const copy = path.join(restored, 'desk.db');
    const atStore = (...args: string[]) => run('desk.ts', args, { DESK_DIR: path.join(dataDir, 'desk') });
    const made = atStore('backup', copy);
    expect([await made.ended, made.stderr(), made.stdout()]).toEqual([0, '', `${copy}\n`]);
    expect((await stat(copy)).mode & 0o077).toBe(0);
    const second = atStore('backup', copy);
    expect([await second.ended, second.stderr()]).toEqual([2, expect.stringContaining('is there already')]);
    expect(await served.stop('SIGINT')).toBe(0);
    expect(await desk.stop('SIGTERM')).toBe(0);

    // A second start shows no secret, and neither does one from the copy that was made while the desk ran.
    await copyFile(path.join(dataDir, 'desk/key.json'), path.join(restored, 'key.json'));
    for (const folder of [path.join(dataDir, 'desk'), restored]) {
      const again = run('desk.ts', [], { PORT: '0', DESK_DIR: folder });
      children.push(again);
      const later = await atDesk(new URL('/', await again.address).href, cookie);
      expect([later.status, later.text]).toEqual([200, expect.stringMatching(/Approved[\s\S]*· desk</)]);
      expect(again.stderr()).not.toMatch(/password|"key"/);
      expect(await again.stop('SIGTERM')).toBe(0);
    }
  }, 120_000);
});
