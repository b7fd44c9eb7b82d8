// What support does is work any caller can ask for: its results are data, at the command line as well, and what it changes is written down.
import { expect } from 'vitest';
import { accInfo } from '#contract/session.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { inStation, type StationWork } from '#server/db/stationTransaction.ts';
import { runSupportCommand } from '#server/support/command.ts';
import { supportCommands } from '#server/support/commands.ts';
import { addRebate } from '#support/rebates.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world();

const support = (server: RunningServer, ...args: string[]) =>
  runSupport(server.pool, [alpha, ...args], server.now(), { supporter: '小王' });
const json = async (server: RunningServer, ...args: string[]) => {
  const lines = await support(server, ...args, '--json');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0]!);
};
const askedOf = ({ station, ...work }: StationWork) => ({ ...work, station, stationName: station });

test('--json says the result as data: amounts in yuan, moments, numbers of rows as text', async ({
  server,
}) => {
  const shown = await json(server, 'account', 'member01');
  expect(shown).toMatchObject({ name: 'member01', state: 'enabled', debt: '0.0000', pausedUntil: null });
  expect(shown.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const credited = ['money', 'member01', 'credit', '88.5', '补发', '--intent', 'json-1'];
  const moved = await json(server, ...credited);
  expect(moved).toMatchObject({ done: 'now', direction: 'credit', amount: '88.5000' });
  expect(await json(server, ...credited)).toMatchObject({ done: 'before' });
  const [action, ...more] = await json(server, 'actions', 'member01');
  expect(more).toEqual([]);
  expect(action).toMatchObject({ by: '小王', account: 'member01', reason: '补发', id: expect.any(String) });
  expect(await json(server, 'agents')).toMatchObject([{ name: 'agent01', quotas: expect.any(Array) }]);
  await expect(json(server, 'freeze', 'nobody', '核对')).rejects.toThrow('There is no member nobody.');
});

test('another caller asks for the same work in a transaction of its own, and it is written down', async ({
  server,
  member,
}) => {
  const asking = { by: '后台 小李', words: ['freeze', 'member01', '核对身份'] };
  const frozen = await inStation(server.pool, alpha, (db) =>
    runSupportCommand(askedOf({ db, station: alpha, now: server.now() }), asking, supportCommands.freeze, {
      account: 'member01',
      reason: '核对身份',
    }),
  );
  expect(frozen).toEqual({ name: 'member01', state: 'frozen', until: null, pausedUntil: null, blocks: [] });
  expect((await member.call(accInfo, {})).answer.success).toBe(true);
  expect((await support(server, 'actions', 'member01')).join('\n')).toMatch(
    /后台 小李 · freeze member01 核对身份\n {2}state enabled → frozen/,
  );
  const refused = inStation(server.pool, alpha, (db) =>
    runSupportCommand(askedOf({ db, station: alpha, now: server.now() }), asking, supportCommands.giveLevel, {
      account: 'member01',
      level: '99',
    }),
  );
  await expect(refused).rejects.toMatchObject({ name: 'Refusal', text: 'support.noLevel' });
  await support(server, 'enable', 'member01', '已核对');
});

test('a reason without quotes is no more than its first word, so the command is refused and says how it is written', async ({
  server,
}) => {
  await expect(support(server, 'enable', 'member01', 'called', 'knew')).rejects.toThrow(
    'enable <account> <reason>',
  );
});

test('support sees what became of the rebates of a member, and refuses one with a reason alone', async ({
  server,
}) => {
  await addRebate(server, alpha, 'member02', { day: '2026-11-17', state: 'pending' });
  await addRebate(server, alpha, 'member02', { day: '2026-11-18', required: '18' });
  await addRebate(server, alpha, 'member02', { day: '2026-11-19', until: server.now() });
  await expect(support(server, 'rebate', 'member02', '2026-11-17', 'no')).rejects.toThrow('reason');
  await support(server, 'rebate', 'member02', '2026-11-17', 'no', '同期对打投注');
  expect(await support(server, 'rebates', 'member02')).toEqual([
    '2026-11-19 · 6.0000 · was not claimed in time · until 2026-11-20 10:00:10',
    '2026-11-18 · 6.0000 · can be claimed · until 2026-11-23 00:00:00 · turnover 18.0000',
    '2026-11-17 · 6.0000 · refused · 同期对打投注',
  ]);
  expect((await support(server, 'actions', 'member02')).join('\n')).toContain('同期对打投注');
});
