// The opening day of docs/operation.md works as it is written, from an empty folder to a withdrawal that is paid.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankAddSave, repwd } from '#contract/account.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { updateUserContract, withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import { GetLotteryResultList, getNewPeriod } from '#contract/lottery.generated.ts';
import {
  creditDeposit,
  deposits,
  payee,
  payWithdrawal,
  takeWithdrawals,
  withdrawals,
} from '#contract/office/money.generated.ts';
import { accept, invitation } from '#contract/office/staff.generated.ts';
import { buildSite, isBuilt } from '#scripts/build/site.ts';
import type { CommandTable } from '#scripts/commandTable.ts';
import { contentProgram } from '#scripts/content/program.ts';
import { officeProgram } from '#scripts/office/program.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { removeCluster } from '#server/postgres/cluster.ts';
import { moneyOf, openBank } from '#support/deposits.ts';
import { officeClientOf, oneTimeCode } from '#support/office.ts';
import { commandsOf, namedCommands, npmScripts, sectionOf, typed } from '#support/operationPage.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { run, type Started, start } from '#support/startedProgram.ts';
import { clientOf } from '#support/startServer.ts';

let dataDir: string;
beforeAll(async () => {
  if (!(await isBuilt())) await buildSite();
  dataDir = await mkdtemp(path.join(tmpdir(), 'lottery-opening-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, 'localhost', ready));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

describe('opening day', () => {
  const code = 'k888';
  const children: Started[] = [];
  afterAll(async () => {
    await Promise.all(children.map((child) => child.stop('SIGKILL')));
    await removeCluster(path.join(dataDir, 'opening/srv/data'));
  });

  it('names no command on its page that a program does not have', () => {
    const programs: Record<string, CommandTable> = {
      station: stationProgram,
      content: contentProgram,
      office: officeProgram,
    };
    for (const { program, command } of namedCommands()) {
      expect(npmScripts).toContain(program);
      if (programs[program] && command !== undefined)
        expect(Object.keys(programs[program].commands)).toContain(command);
    }
  });

  it('leads by the commands of its page from an empty folder to a withdrawal that is paid', async () => {
    const folder = path.join(dataDir, 'opening');
    // Thirty days of results, made meanwhile, would take the processors of everything beside it.
    const limits = path.join(dataDir, 'limits.json');
    await writeFile(limits, '{ "historyDays": 0 }');
    const stations = path.join(folder, 'srv/stations');
    const keys = path.join(folder, 'counterparties.json');
    const officePort = await freePort();
    const officeUrl = `http://localhost:${officePort}`;
    const places: [string, string][] = [
      ['/srv/', `${folder}/srv/`],
      ['/mnt/backups', path.join(folder, 'backups')],
      ['counterparties.json', keys],
      ['https://office.example', officeUrl],
      ['…', randomBytes(32).toString('hex')],
    ];
    await mkdir(path.join(folder, 'backups'), { recursive: true });
    const left = commandsOf('Opening day');
    const exported: Record<string, string> = {};
    /** The next line of the page, which begins as it is thought here to begin. */
    const next = (begins: string, more: [string, string][] = []) => {
      const line = left.shift();
      expect(line).toMatch(new RegExp(`^${begins}`));
      return typed([...places, ...more].reduce((text, [from, to]) => text.replaceAll(from, to), line!));
    };
    /** Runs it until it ends. */
    const done = async (begins: string, more: [string, string][] = []) => {
      const { env, script, args } = next(begins, more);
      if (script) {
        const child = run(script, args, { ...exported, ...env });
        const code = await child.ended;
        return { code, out: child.stdout(), err: child.stderr() };
      }
      const [program, ...words] = args;
      if (program === 'export') Object.assign(exported, typed(words.join(' ')).env);
      else await promisify(execFile)(program!, words);
      return { code: 0, out: '', err: '' };
    };
    const clean = { code: 0, err: '' };

    const refused = start({ PORT: '0', STATIONS: stations, DEMO: 'off' });
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toBe(
      `STATIONS names ${stations}, and there is no such folder. Make it: mkdir -p ${stations}\n`,
    );
    await done('mkdir');
    await done('export');
    expect(exported).toEqual({ STATIONS: stations, DATA_DIR: path.join(folder, 'srv/data') });

    expect(await done('npm run -s station -- new')).toMatchObject(clean);
    // What an operator writes into the file: a logo, and members without a human check.
    const file = path.join(stations, `${code}.json`);
    const written = JSON.parse(await readFile(file, 'utf8'));
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>';
    await mkdir(path.join(stations, 'logo'));
    await writeFile(path.join(stations, 'logo/k888.svg'), logo);
    Object.assign(written, { onOff: { registerCheck: 'none' }, theme: { logo: '/logo/k888.svg' } });
    await writeFile(file, JSON.stringify(written));
    expect(await done('npm run -s station -- check')).toMatchObject(clean);

    expect(await done('npm run -s content -- init')).toMatchObject(clean);
    const content = path.join(stations, 'content', code);
    const change = async (kind: string, by: (set: never) => unknown) => {
      const set = JSON.parse(await readFile(path.join(content, `${kind}.json`), 'utf8'));
      by(set as never);
      await writeFile(path.join(content, `${kind}.json`), JSON.stringify(set));
    };
    const account = { open: true, bank: '中国银行', receiver: '王建国', cardNo: '6222020000001234567' };
    await change('pay-methods', (set: { items: object[] }) => Object.assign(set.items[0]!, account));
    const [, setting, value, kind] = /write `"(\w+)": (\d+)` into `([\w-]+)\.json`/.exec(
      sectionOf('Opening day'),
    )!;
    await change(kind!, (set: object) => Object.assign(set, { [setting!]: Number(value) }));
    // A quarter of the deposit need not be bet: whatever the bet brings, that is left to withdraw.
    await change('deposit-settings', (set: object) => Object.assign(set, { depositTurnover: '0.75' }));
    expect(await done('npm run -s content -- check')).toMatchObject(clean);

    await done('export');
    expect(exported.OFFICE_URL).toBe(officeUrl);

    // Of what the page shows this operator has nobody yet.
    const [, shown] = /```json\n([\s\S]*?)```/.exec(sectionOf('Opening day'))!;
    expect(Object.keys(JSON.parse(shown!))).toContain('payProvider');
    await writeFile(keys, '{}', { mode: 0o644 });
    await done('chmod');

    const atStart = next('DEMO=off');
    const served = run(atStart.script!, atStart.args, {
      ...exported,
      ...atStart.env,
      PORT: '0',
      OFFICE_PORT: String(officePort),
      SERVER_SETTINGS: limits,
    });
    children.push(served);
    const siteAddress = await served.address;
    expect(served.stderr()).toMatch(
      /k888 is not open for players: it has no lotteries 彩种, no pay methods 存款方式.* npm run -s content -- plan k888 shows what its files change/,
    );
    // The stations of the demonstration are not in service, and who decides without a company is said.
    expect(served.stderr()).toContain('with 1 stations');
    expect(served.stderr()).not.toContain('w147');
    expect(served.stderr()).toContain('deposits by bank and withdrawals wait for your people');
    const member = clientOf(Number(new URL(siteAddress).port), code);
    const health = async () => JSON.parse((await member.send('/healthz')).text);
    expect(await health()).toMatchObject({ stations: 1, problems: [{ kind: 'content', count: 1 }] });
    const picture = await member.send('/logo/k888.svg');
    expect([picture.status, picture.text]).toEqual([200, logo]);

    const nobody = run('support.ts', [code, 'agent', 'leader8', 'open', '--by', '王芳'], exported);
    expect([await nobody.ended, nobody.stderr()]).toEqual([
      2,
      expect.stringContaining('A name alone proves nobody'),
    ]);
    const owner = await done('npm run -s office -- owner');
    expect(owner.code).toBe(0);
    expect(owner.out).toMatch(new RegExp(`^${officeUrl}/join#`));
    const link = owner.out.trim().split('/join#')[1]!;
    const office = officeClientOf(officeUrl, code);
    const { secret } = (await office.call(invitation, { token: link })).answer;
    const joined = await office.call(accept, {
      token: link,
      password: 'a long word of mine',
      code: oneTimeCode(secret!, new Date()),
    });
    expect(joined.answer).toMatchObject({ success: true });
    const drawn = await done('npm run -s office -- token');
    await done('export', [['<token>', drawn.out.trim()]]);

    const plan = await done('npm run -s content -- plan');
    expect([plan.code, plan.err]).toEqual([5, '']);
    const [, hint, fingerprint] = /To do just this: (npm run .* --plan ([0-9a-f]{16}))\n$/.exec(plan.out)!;
    expect(left[0]!.replace('<fingerprint>', fingerprint!)).toBe(hint);
    const unseen = run('content.ts', ['apply', code], exported);
    expect([await unseen.ended, unseen.stdout()]).toEqual([
      1,
      expect.stringContaining('Nobody was shown what this changes'),
    ]);
    expect(await done('npm run -s content -- apply', [['<fingerprint>', fingerprint!]])).toMatchObject(clean);
    await expect.poll(async () => (await health()).problems).toBeUndefined();
    expect(await done('npm run -s support -- k888 agent')).toMatchObject(clean);
    const walk = run('office.ts', ['verify'], exported);
    expect([await walk.ended, walk.stdout()]).toEqual([
      0,
      expect.stringContaining('none changed and none missing'),
    ]);

    // Results begin with the server: none was made of days before it.
    const results = await member.call(GetLotteryResultList, { lotCode: 'FFC', pageSize: 200 });
    expect(results.answer.list!.length).toBeLessThan(5);

    const password = 'secret88';
    const name = 'firstone';
    const { answer } = await member.call(register, { account: name, password, rePassword: password });
    expect(answer).toMatchObject({ success: true, login: true });
    await member.call(updateUserContract, { version: 1 });
    const { orderNo } = await openBank(member, { amount: '400' });

    // Nobody decides who is not logged in, and nothing is decided by itself.
    const guest = officeClientOf(officeUrl, code);
    expect((await guest.call(deposits, {})).answer.code).toBe('notLoggedIn');
    expect((await guest.call(creditDeposit, { orderNo, amount: '400' })).answer.code).toBe('notLoggedIn');
    expect((await office.call(deposits, {})).answer).toMatchObject({
      decides: 'office',
      list: [{ orderNo, account: name, amount: '400.0000' }],
    });
    expect((await office.call(deposits, {})).answer.ruleSeconds).toBeUndefined();
    expect(await moneyOf(member)).toBe('0.0000');
    const credited = await office.call(creditDeposit, { orderNo, amount: '400' });
    expect(credited.answer).toMatchObject({ success: true, state: 'credited', paid: '400.0000' });
    expect(await moneyOf(member)).toBe('400.0000');

    const bet = async () => {
      const { qiHao } = (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
      const item = await creditItem(member, 'FFC', sums, ['总和大'], '300');
      return (await betCredit(member, 'FFC', qiHao, [item])).answer.success;
    };
    await expect.poll(bet, { interval: 500 }).toBe(true);
    const pin = '246810';
    await member.call(repwd, { oldPassword: password, newPassword: pin, rePassword: pin });
    const card = { type: 'bank', realName: '张伟', bankName: '中国银行', cardNo: '6214830123456789' };
    const added = (await member.call(bankAddSave, { ...card, password: pin })).answer;
    expect(added).toMatchObject({ success: true, card: { usableFrom: '' } });
    const missing = async () => (await member.call(withdrawShowInfo, {})).answer.turnover!.missing;
    await expect.poll(missing, { timeout: 90_000, interval: 500 }).toBe('0.0000');
    const ask = { cardId: added.card!.cardId, money: '100', fee: '0', password: pin };
    const withdrawal = (await member.call(withdrawSave, ask)).answer;
    expect(withdrawal).toMatchObject({ success: true });
    const looked = await done('npm run -s support -- k888 account');
    expect(looked).toMatchObject(clean);
    expect(looked.out).toMatch(
      / held 100\.00 [\s\S]*\ncard bank 中国银行 6214 \*{4} \*{4} 6789, added [\d: -]+\n$/,
    );
    const order = { orderNo: withdrawal.order!.orderNo };
    const pay = { ...order, how: 'bank' } as const;
    expect((await office.call(withdrawals, {})).answer.list).toMatchObject([{ ...order, account: name }]);
    expect((await office.call(payWithdrawal, pay)).answer.code).toBe('takeFirst');
    const taken = await office.call(takeWithdrawals, { orderNos: [order.orderNo] });
    expect(taken.answer.taken).toEqual([order.orderNo]);
    expect((await office.call(payee, order)).answer.cardNo).toBe(card.cardNo);
    expect((await office.call(payWithdrawal, pay)).answer).toMatchObject({ success: true, paid: '100.0000' });
    expect((await member.call(withdrawShowInfo, {})).answer.orders![0]!.status).toBe(2);
    expect(left).toEqual([]);

    expect(await served.stop('SIGINT')).toBe(0);
  }, 240_000);
});
