// Opening for business: an empty database without the demonstration, filled by a set of files, on which a new member deposits and plays;
// and that a change is in players' sight while the server runs.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { register } from '#contract/auth.generated.ts';
import { updateUserContract } from '#contract/finance.generated.ts';
import { getCreditOddsList, getNewPeriod } from '#contract/lottery.generated.ts';
import { banner } from '#contract/session.generated.ts';
import { run as applyRun, applySet } from '#scripts/content/commands/apply.ts';
import { run as init } from '#scripts/content/commands/init.ts';
import { run as planRun } from '#scripts/content/commands/plan.ts';
import { readStationSets } from '#scripts/content/readSet.ts';
import { withStaff } from '#scripts/office/staffWork.ts';
import { speaking } from '#scripts/spoken.ts';
import { applyContent, planFor } from '#server/content/apply.ts';
import { exportContent, type filesOfSet } from '#server/content/exportContent.ts';
import { lackingSentence, stationsLacking } from '#server/content/missing.ts';
import { contentPicture, preparePictures } from '#server/content/pictures.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import type { DrawJob } from '#server/jobs/drawJob.ts';
import { drawCommandToken } from '#server/office/staff/commandTokens.ts';
import { registerContentPictures } from '#server/web/pictures/contentPictures.ts';
import { atDesk, byHand, moneyOf, openBank } from '#support/deposits.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { staffMember } from '#support/officeStaff.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { englishIn } from '#support/spokenWords.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
let job: DrawJob;
beforeAll(async () => {
  server = await startServer({ stations: testStations, isSeeding: false, counterparties: true });
  byHand(server);
  job = drawJobOf(server, {
    lotteries: ['FFC'],
    onFailure: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  await job.tick();
});
afterAll(async () => {
  await job.stop();
  await server.stop();
});

const problems = async () => JSON.parse((await server.client(alpha).send('/healthz')).text).problems;

/** A folder of stations with the shipped standard set, as on an operator's machine. */
function stationsOnDisk(): string {
  const stations = mkdtempSync(path.join(tmpdir(), 'lottery-house-opening-'));
  for (const file of testStations)
    writeFileSync(path.join(stations, `${file.code}.json`), JSON.stringify(file));
  const shipped = path.resolve(import.meta.dirname, '../../../stations/content/standard');
  cpSync(shipped, path.join(stations, 'content/standard'), { recursive: true });
  return stations;
}

/** What an operator does: takes the standard set, writes the own account into it, and applies it. */
async function openForBusiness(code: string): Promise<void> {
  const stations = stationsOnDisk();
  vi.stubEnv('STATIONS', stations);
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(init([code])).toBe(0);
    const file = path.join(stations, 'content', code, 'pay-methods.json');
    const methods = JSON.parse(readFileSync(file, 'utf8'));
    Object.assign(methods.items[0], {
      open: true,
      bank: '中国银行',
      receiver: '王建国',
      cardNo: '6222020000001234567',
    });
    writeFileSync(file, JSON.stringify(methods));
    const [set] = readStationSets([code], undefined);
    expect(set!.diagnostics).toEqual([]);
    const { plan } = await applySet(server.pool, set!, { by: 'operator', now: server.now() });
    // In words of the product: no codes alone, no JSON, and what stays closed says so.
    const lines = plan.differences.map(({ text }) => text);
    expect(lines).toContainEqual(expect.stringMatching(/^lotteries 彩种 分分彩 \(FFC\) is new/));
    expect(lines).toContainEqual(
      expect.stringMatching(/^pay methods 存款方式 .+ \(alipay-code\) is new, closed: /),
    );
    expect(lines.filter((line) => /["[\]]/.test(line))).toEqual([]);
  } finally {
    written.mockRestore();
    vi.unstubAllEnvs();
    rmSync(stations, { recursive: true, force: true });
  }
}

const apply = (code: string, files: ReturnType<typeof filesOfSet>) =>
  applyContent(server.pool, code, { files, by: 'operator', now: server.now() });

/** A kind as the station has it, with its items changed. */
async function changed(kind: string, change: (item: Record<string, unknown>) => object) {
  const { files } = await server.inStation(alpha, snapshotOf);
  const { items, ...rest } = files.get(kind as never) as unknown as { items: Record<string, unknown>[] };
  return new Map([
    [kind as never, { ...rest, items: items.map((item) => ({ ...item, ...change(item) })) } as never],
  ]);
}

test('an empty station says what it lacks and which command fills it, and /healthz counts it', async () => {
  const lacking = await stationsLacking(server.pool, [alpha, beta]);
  expect(lacking.map(({ station }) => station)).toEqual([alpha, beta]);
  const sentence = lackingSentence(lacking[0]!, false);
  expect(sentence).toMatch(
    /^alpha is not open for players: it has no lotteries 彩种, no pay methods 存款方式/,
  );
  expect(sentence).toMatch(
    /npm run -s content -- init alpha writes its files\. npm run -s content -- plan alpha shows what its files change, and the command that does it\.$/,
  );
  expect(sentence).not.toContain('apply');
  expect(lackingSentence(lacking[0]!, true)).not.toContain('init');
  expect(await problems()).toEqual([{ kind: 'content', count: testStations.length }]);
});

let member: Client;

/** The period of FFC that is open, with half of its minute left: in the last seconds it takes no bets. */
async function openPeriod(): Promise<string> {
  const second = (server.now().getTime() / 1000) % 60;
  if (second > 30) {
    server.passTime(65 - second);
    await job.tick();
  }
  return (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!.qiHao;
}

test('after applying a set a new member registers, deposits and plays, without a line of SQL', async () => {
  await openForBusiness(alpha);
  expect(await stationsLacking(server.pool, [alpha])).toEqual([]);
  member = server.client(alpha);
  const { answer } = await member.call(register, {
    account: 'firstone',
    password: 'secret88',
    rePassword: 'secret88',
  });
  expect(answer).toMatchObject({ success: true, login: true });
  await member.call(updateUserContract, { version: 1 });
  const order = await openBank(member);
  await server.runMoneyJob();
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await moneyOf(member)).toBe('500.0000');
  const bet = await betCredit(member, 'FFC', await openPeriod(), [
    await creditItem(member, 'FFC', sums, ['总和大']),
  ]);
  expect(bet.answer).toMatchObject({ success: true });
  expect(await moneyOf(member)).toBe('490.0000');
});

test('odds that change are in sight at the next question, and a bet at the old ones is asked again', async () => {
  const old = await creditItem(member, 'FFC', sums, ['总和大']);
  await apply(
    alpha,
    await changed('lotteries', (item) =>
      item.key === 'FFC' ? { odds: [{ play: sums, outcome: '总和大', odds: '1.5' }] } : {},
    ),
  );
  const { oddsList } = (await member.call(getCreditOddsList, { lotCode: 'FFC' })).answer;
  expect(JSON.stringify(oddsList!.find(({ playCode }) => playCode === sums))).toContain('"1.5"');
  const refused = await betCredit(member, 'FFC', await openPeriod(), [old]);
  expect(refused.answer).toMatchObject({ success: false, code: 'oddsChanged' });
});

test('a picture of a set is drawn again, stored, cached for good, and travels with the export', async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const wanted = await changed('banners', (item) => ({ picture: item.picture }));
  const file = wanted.get('banners' as never) as unknown as { items: object[] };
  const named = new Map([
    [
      'banners' as never,
      { items: [{ ...file.items[0], picture: 'pictures/red.png' }, ...file.items.slice(1)] } as never,
    ],
  ]);
  const prepare = (read: (name: string) => Buffer | undefined) =>
    server.inStation(alpha, (db) => preparePictures(db, named, read));
  expect((await prepare(() => undefined)).faults).toEqual([
    'pictures/red.png is named, and there is no such file in the set.',
  ]);
  expect((await prepare(() => Buffer.from('no picture'))).faults[0]).toMatch(/no sound picture/);

  const prepared = await prepare(() => png);
  expect(prepared.pictures).toMatchObject([{ width: 40, height: 20 }]);
  await applyContent(server.pool, alpha, { ...prepared, by: 'operator', now: server.now() });
  const { answer } = await server.call(banner, {}, { station: alpha });
  const address = answer.bannerList![0]!.imgUrl;
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);

  const app = fastify();
  const station = server.context.stations.byCode(alpha)!;
  registerContentPictures(app, {
    stationOf: (request) =>
      request.headers.host === 'other' ? server.context.stations.byCode(beta) : station,
    contentPicture: (code, key) => server.inStation(code, (db) => contentPicture(db, key)),
  });
  const reply = await app.inject(address);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  // A plan binds the bytes behind a name: another picture under it is another plan.
  const blue = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00c' } })
    .png()
    .toBuffer();
  const other = await prepare(() => blue);
  const { fingerprint } = await planFor(server.pool, alpha, other.files, server.now());
  const green = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0c0' } })
    .png()
    .toBuffer();
  await expect(
    applyContent(server.pool, alpha, {
      ...(await prepare(() => green)),
      plan: fingerprint,
      by: 'operator',
      now: server.now(),
    }),
  ).rejects.toThrow(`something else than when the plan ${fingerprint} was made`);
  expect((await sharp(reply.rawPayload).metadata()).width).toBe(40);
  expect((await app.inject({ url: address, headers: { host: 'other' } })).statusCode).toBe(404);
  await app.close();

  // The file again, and what was exported of it, are the picture that is there.
  const again = await prepare(() => png);
  expect([again.pictures, (await apply(alpha, again.files)).isChanged]).toEqual([[], false]);
  const exported = await server.inStation(alpha, exportContent);
  const banners = JSON.parse(exported.files.get('banners.json')!);
  const [name, bytes] = [...exported.pictures][0]!;
  expect([banners.items[0].picture, address]).toEqual([name, `/${name}`]);
  const back = await server.inStation(alpha, (db) =>
    preparePictures(db, new Map([['banners', banners]]), () => bytes),
  );
  expect([back.pictures, (await apply(alpha, back.files)).isChanged]).toEqual([[], false]);
});

test('the command shows warnings, and what was done before a station failed', async () => {
  const stations = stationsOnDisk();
  vi.stubEnv('STATIONS', stations);
  vi.stubEnv('DATABASE_URL', server.databaseUrl);
  vi.stubEnv('OFFICE_KEY', server.context.settings.officeKey);
  let out = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  let err = '';
  const said = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
  try {
    const file = path.join(stations, `${alpha}.json`);
    const station = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...station, routes: { off: ['/sign'] } }));
    for (const code of [alpha, beta]) {
      const folder = path.join(stations, 'content', code);
      mkdirSync(folder, { recursive: true });
      const item = { key: 'a', title: 'A', to: '/sign', picture: '/art/ad-app.svg' };
      writeFileSync(path.join(folder, 'banners.json'), JSON.stringify({ items: [item] }));
    }
    expect(await planRun([alpha])).toBe(5);
    const warning = /! .*banners\.json:\d+:\d+ The station has switched \/sign off\./;
    expect(out).toMatch(warning);
    expect(out).toMatch(/is new.* {2}\S*alpha\/banners\.json:1\n/);
    // Where it is asked to, it says the same in Chinese: the lines as the office does, by titles of fields.
    out = '';
    expect(await speaking('zh-CN', () => planRun([alpha]))).toBe(5);
    expect(out).toMatch(/新增.* {2}\S*alpha\/banners\.json:1\n/);
    expect(out).toContain('/sign');
    expect(englishIn(out)).toBeUndefined();
    // A failure of the database, not a refusal.
    await server.pool.query(`CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
      CREATE TRIGGER fails BEFORE INSERT ON banner FOR EACH ROW WHEN (NEW.station = '${beta}') EXECUTE FUNCTION fails()`);
    out = '';
    await expect(applyRun([alpha, '--by', 'somebody'])).rejects.toThrow('A name alone proves nobody');
    await staffMember(server, 'content', { name: 'editor' });
    const { token } = await withStaff(server.pool, (work) => drawCommandToken(work, 'editor'));
    vi.stubEnv('OFFICE_TOKEN', token);
    out = '';
    expect(await speaking('zh-CN', () => applyRun([alpha, '--plan', '0123456789abcdef']))).toBe(1);
    expect(out).toContain('✗ alpha没有计划0123456789abcdef。请重新制作计划并查看：');
    out = '';
    // In service nobody applies what was not looked at; in one command both are said.
    expect(await applyRun([alpha, beta])).toBe(1);
    expect(out).toContain('beta: refused, nothing was changed\n');
    expect(out).toContain('Nobody was shown what this changes: npm run -s content -- plan beta shows it');
    await expect(applyRun([alpha, '--yes', '--plan', '0123456789abcdef'])).rejects.toThrow('one of the two');
    out = '';
    await expect(applyRun([alpha, beta, '--yes'])).rejects.toThrow('the disk is full');
    expect(out).toMatch(/^alpha: changed by editor, /);
    expect(out).toMatch(warning);
    expect(err).toContain('Not applied: beta.');
    out = '';
    await expect(applyRun([alpha, beta, '--yes', '--format', 'json'])).rejects.toThrow('the disk is full');
    expect(JSON.parse(out).stations).toMatchObject([
      { station: alpha, isChanged: false, warnings: [expect.stringMatching(/switched \/sign off/)] },
    ]);
  } finally {
    written.mockRestore();
    said.mockRestore();
    vi.unstubAllEnvs();
    rmSync(stations, { recursive: true, force: true });
  }
});
