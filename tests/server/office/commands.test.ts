// What is done for the office on its machine: the first owner's link, and proving the trail.
import { expect, onTestFinished, vi } from 'vitest';
import { me } from '#contract/office/session.generated.ts';
import { accept, invitation } from '#contract/office/staff.generated.ts';
import { runCommand } from '#scripts/commandTable.ts';
import { officeAddress, ownerLink } from '#scripts/office/commands/owner.ts';
import { officeProgram } from '#scripts/office/program.ts';
import { demoStaffFound } from '#server/demo/demonstrationData.ts';
import { officeClientOf, oneTimeCode } from '#support/office.ts';
import type { RunningServer } from '#support/startServer.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

/** What a command prints, and how it ends, at the database of a server. */
async function said(server: RunningServer, ...args: string[]): Promise<[number, string]> {
  vi.stubEnv('DATABASE_URL', server.databaseUrl);
  vi.stubEnv('OFFICE_KEY', server.context.settings.officeKey);
  let text = '';
  const keep = (piece: unknown): boolean => {
    text += piece;
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(keep),
  );
  try {
    return [await runCommand(officeProgram, args), text];
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

test('the first owner comes by a link that is good once, and comes again by another', async ({ server }) => {
  vi.stubEnv('OFFICE_KEY', server.context.settings.officeKey);
  onTestFinished(() => void vi.unstubAllEnvs());
  const join = async (password: string) => {
    const { path } = await ownerLink(server.pool, 'wang', server.now());
    const token = path.split('#')[1]!;
    const client = officeClientOf(server.officeUrl);
    const { secret, role } = (await client.call(invitation, { token })).answer;
    expect(role).toBe('owner');
    const code = oneTimeCode(secret!, server.now());
    expect((await client.call(accept, { token, password, code })).answer.success).toBe(true);
    expect((await client.call(accept, { token, password, code })).answer.code).toBe('invitationOver');
    return client;
  };
  const first = await join('a long word of mine');
  expect((await first.call(me, {})).answer).toMatchObject({ name: 'wang', allStations: true });
  const second = await join('another long word');
  expect((await second.call(me, {})).answer).toMatchObject({ name: 'wang' });
  expect((await first.call(me, {})).answer.code).toBe('notLoggedIn');
  await expect(ownerLink(server.pool, 'support', server.now())).rejects.toThrow('no owner who may log in');
  await expect(ownerLink(server.pool, '王 芳', server.now())).rejects.toThrow('is no name');
});

test('the walk says what it found, and ends by it', async ({ server }) => {
  expect(await said(server, 'token', 'owner')).toEqual([0, expect.stringContaining('OFFICE_TOKEN=')]);
  expect(await said(server, 'token', 'nobody')).toEqual([2, expect.stringContaining('Nobody called nobody')]);
  const [code, sentence] = await said(server, 'verify');
  expect([code, sentence]).toEqual([0, expect.stringContaining('none changed and none missing')]);
  const [, lines, hash] = /The end is (\d+):([0-9a-f]{64})/.exec(sentence)!;
  expect((await said(server, 'verify', '--head', `${lines}:${hash}`))[0]).toBe(0);
  expect(await said(server, 'verify', '--head', `${lines}:${'0'.repeat(64)}`)).toEqual([
    1,
    `Line ${lines} of the trail is another one than that which was shown.\n`,
  ]);
  expect(await said(server, 'verify', '--head', `${Number(lines) + 1}:${hash}`)).toEqual([
    1,
    `Line ${Number(lines) + 1} of the trail is missing.\n`,
  ]);
  expect((await said(server, 'verify', '--head', 'any'))[0]).toBe(2);
});

test('a link leads to where the office is', () => {
  expect(officeAddress({ PORT: '8090' })).toBe('http://localhost:8091');
  expect(officeAddress({ OFFICE_PORT: '9000' })).toBe('http://localhost:9000');
  expect(officeAddress({ OFFICE_URL: 'https://office.example/' })).toBe('https://office.example');
  expect(() => officeAddress({ OFFICE_URL: 'office' })).toThrow('OFFICE_URL');
});

test('who works at a demonstration is found, so that no server in service has them', async ({ server }) => {
  expect((await demoStaffFound(server.pool)).sort()).toEqual([
    'auditor',
    'content',
    'finance',
    'owner',
    'play',
    'support',
  ]);
});
