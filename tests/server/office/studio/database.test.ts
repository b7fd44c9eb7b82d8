// Stations that the database has in place of a folder: brought in and taken out to the byte, written in the studio, and followed by every server.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { addLogo, make, makePlan } from '#contract/office/stations.generated.ts';
import { open, plan, save, versions } from '#contract/office/studio.generated.ts';
import { getPageHead } from '#contract/session.generated.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { openStationsInDatabase } from '#server/stationsInDatabase.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { runProgram } from '#support/runProgram.ts';
import { scratchFolder } from '#support/scratch.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { stationText } from '#support/stationFolder.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const reason = 'For the spring.';
const at = (code: string) => ({ station: code });

/** Two servers on the database of a third, each following its stations for itself. */
const test = world()
  .extend('registries', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const connect = { connectionString: server.databaseUrl };
    const both = [await openStationsInDatabase(connect), await openStationsInDatabase(connect)] as const;
    onCleanup(() => {
      for (const registry of both) registry.close();
    });
    return both;
  })
  .extend('servers', { scope: 'file' }, async ({ server, registries }, { onCleanup }) => {
    const both: RunningServer[] = [];
    for (const registry of registries)
      both.push(await startServer({ registry, beside: server, office: true, isSeeding: false }));
    onCleanup(async () => {
      for (const one of both) await one.stop();
    });
    return both as [RunningServer, RunningServer];
  })
  .extend('li', { scope: 'file' }, ({ servers: [one] }) => staffMember(one, 'owner', { name: 'li' }))
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = scratchFolder('station-files-');
    mkdirSync(path.join(folder, 'logo'));
    for (const file of testStations) writeFileSync(path.join(folder, `${file.code}.json`), stationText(file));
    onCleanup(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  })
  .extend('command', { scope: 'file' }, ({ server, folder }) => {
    return (...args: string[]) =>
      runProgram(stationProgram, args, {
        folder,
        environment: { STATIONS: 'database', DATABASE_URL: server.databaseUrl },
      });
  });

const textOf = async ({ pool }: RunningServer, code: string): Promise<string> =>
  (await pool.query('SELECT text FROM station_source WHERE code = $1', [code])).rows[0].text;

async function planned(who: StaffMember, text: string, code = alpha) {
  const { mark } = (await who.call(open, {}, at(code))).answer;
  return (await who.call(plan, { text, mark: mark! }, at(code))).answer.plan!;
}

test('files come in to the byte, are served by every server, and go out as they came', async ({
  registries,
  folder,
  command,
}) => {
  const brought = await command('import', folder);
  expect(brought).toMatchObject({ code: 0, out: `${testStations.length} stations stored, 0 as before.\n` });
  for (const registry of registries)
    await expect.poll(() => registry.all().map(({ code }) => code)).toContain(alpha);
  expect((await command('import', folder)).out).toContain(
    `0 stations stored, ${testStations.length} as before`,
  );
  const out = scratchFolder('station-out-');
  expect((await command('export', out)).code).toBe(0);
  for (const { code } of testStations)
    expect(readFileSync(path.join(out, `${code}.json`), 'utf8')).toBe(
      readFileSync(path.join(folder, `${code}.json`), 'utf8'),
    );
  // What somebody changed in either place is not written over unless it is said.
  writeFileSync(path.join(out, `${alpha}.json`), stationText({ code: alpha, name: 'Other' }));
  expect(await command('export', out)).toMatchObject({ code: 2, err: expect.stringContaining('alpha.json') });
  expect(await command('import', out)).toMatchObject({ code: 2, err: expect.stringContaining(alpha) });
  expect((await command('export', out, '--replace')).code).toBe(0);
  expect(readFileSync(path.join(out, `${alpha}.json`), 'utf8')).toContain('测试一站');
  writeFileSync(path.join(out, `${alpha}.json`), '{ "code": "alpha" }');
  expect(await command('import', out, '--replace')).toMatchObject({
    code: 2,
    err: expect.stringContaining('alpha.json'),
  });
  rmSync(out, { recursive: true });
});

test('every other command says where its files are', async ({ command }) => {
  const { code, err } = await command('check', alpha);
  expect(code).toBe(2);
  expect(err).toContain('station -- export');
});

test('a save at one server is what every server serves, and what came between is not written over', async ({
  server,
  servers: [, two],
  registries,
  folder,
  command,
  li,
}) => {
  const before = await textOf(server, alpha);
  const text = before.replace('测试一站', '春日站');
  const first = await planned(li, text);
  const late = await planned(li, before.replace('测试一站', '晚到站'));
  const done = (await li.call(save, { plan: first, reason }, at(alpha))).answer;
  expect(done.success).toBe(true);
  expect(await textOf(server, alpha)).toBe(text);
  for (const registry of registries)
    await expect.poll(() => JSON.stringify(registry.byCode(alpha)?.name)).toContain('春日站');
  expect(JSON.stringify((await two.client(alpha).call(getPageHead, {})).answer)).toContain('春日站');
  expect((await li.call(save, { plan: late, reason }, at(alpha))).answer.code).toBe('cameBetween');

  const again = await planned(li, text.replace('春日站', '夏日站'));
  // The folder has the text of before: whoever brings it in says so, and the studio sees it.
  expect((await command('import', folder)).code).toBe(2);
  expect((await command('import', folder, '--replace')).code).toBe(0);
  const refused = (await li.call(save, { plan: again, reason }, at(alpha))).answer;
  expect(refused.code).toBe('cameBetween');
  expect(await textOf(server, alpha)).toBe(before);
  const saved = await planned(li, before.replace('测试一站', '秋日站'));
  expect((await li.call(save, { plan: saved, reason }, at(alpha))).answer.success).toBe(true);
  const { list } = (await li.call(versions, {}, at(alpha))).answer;
  expect(list!.map(({ source }) => source)).toEqual(['office', 'file', 'office', 'file']);
});

test('a new station and its logo are there at the other server', async ({
  servers: [, two],
  registries,
  li,
}) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0f6a5b"/></svg>';
  const logo = (await li.call(addLogo, { code: 'k888', bytes: Buffer.from(drawing).toString('base64') }))
    .answer;
  const made = {
    code: 'k888',
    name: '新站',
    hosts: [],
    skin: 'ThemeRed' as const,
    off: [],
    logo: logo.address!,
  };
  const { answer } = await li.call(makePlan, made);
  expect(answer).toMatchObject({ isWritable: true, diagnostics: [] });
  expect(JSON.parse(answer.text!).$schema).toBe('../schemas/station.json');
  expect((await li.call(make, { code: 'k888', plan: answer.plan!, reason })).answer.success).toBe(true);
  await expect.poll(() => registries[1].byCode('k888')?.theme.logo).toBe(logo.address);
  expect((await registries[1].logo!(path.basename(logo.address!)))!.toString('base64')).toBe(logo.picture);
  expect((await li.call(open, {}, at('k888'))).answer.assets).toContain(logo.address);
  expect(two.context.stations.problems().filter(({ file }) => file === 'k888.json')).toEqual([]);
});

test('a server whose line broke goes on with what it had, and has what came meanwhile', async ({
  server,
  registries,
}) => {
  await server.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%station_%' AND pid <> pg_backend_pid() AND usename = current_user AND datname = current_database()",
  );
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(`UPDATE station_source SET text = replace(text, '测试二站', '断线后') WHERE code = $1`, [
    beta,
  ]);
  await client.end();
  for (const registry of registries)
    await expect.poll(() => JSON.stringify(registry.byCode(beta)?.name)).toContain('断线后');
});
