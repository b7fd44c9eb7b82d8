// The attack of pictures that cost the decoder more than they may: it is killed, the next picture is taken, and nobody else waits.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { savePicture } from '#contract/forum.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { redrawingOf } from '#server/forum/redrawing.ts';
import { processStart } from '#server/postgres/processes.ts';
import { forumWorld } from '#support/forumTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';

const test = forumWorld();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4152c' } });
const good = () => blank(40, 30).png().toBuffer();
/** Of the edges and the pixels that are allowed; each of its rows is decoded seven times over. */
const heavy = () => blank(6_000, 4_000).png({ progressive: true }).toBuffer();

const send = async (client: Client, file: Buffer) =>
  (await client.call(savePicture, { data: file.toString('base64url') })).answer;
const processes = (server: RunningServer) => redrawingOf(server.context.settings).processes();
const hasEnded = (pid: number): boolean => processStart(pid) === undefined;

test('no process decodes before the first picture', async ({ server, second, agent }) => {
  expect(processes(server)).toEqual([]);
  expect(await send(second, await good())).toMatchObject({ success: true });
  expect(processes(server)).toHaveLength(1);
  // The same one takes the next.
  const [pid] = processes(server);
  expect(await send(agent, await good())).toMatchObject({ success: true });
  expect(processes(server)).toEqual([pid]);
});

test('a picture that takes too long is refused in words, its process killed, and the next one taken', async ({
  server,
  second,
  agent,
}) => {
  const { settings } = server.context;
  const { pictureMs } = settings;
  const before = processes(server);
  const file = await heavy();
  Object.assign(settings, { pictureMs: 20 });
  try {
    const refused = send(second, file);
    // Calls of others go on meanwhile.
    expect((await agent.call(accInfo, {})).answer.success).toBe(true);
    expect(await refused).toMatchObject({
      success: false,
      code: 'invalid',
      fieldErrors: { data: '这张图片处理起来太费力，请换一张或缩小后再试' },
    });
  } finally {
    Object.assign(settings, { pictureMs });
  }
  await expect.poll(() => before.every(hasEnded)).toBe(true);
  expect(await send(agent, await good())).toMatchObject({ success: true });
  expect(await send(second, file)).toMatchObject({ success: true, picture: { width: 1600 } });
});

test('a process that is killed is replaced: the next upload is taken', async ({ server, second }) => {
  await send(second, await good());
  const killed = processes(server);
  expect(killed.length).toBeGreaterThan(0);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  expect(await send(second, await good())).toMatchObject({ success: true });
  for (const pid of killed) expect(processes(server)).not.toContain(pid);
});

test("a member's pictures are decoded one at a time, so that another's goes between", async ({
  server,
  second,
  agent,
}) => {
  const order: string[] = [];
  const file = await blank(3_000, 2_000).png({ progressive: true }).toBuffer();
  const many = Promise.all(
    Array.from({ length: 6 }, async () => {
      const { success } = await send(second, file);
      order.push('second');
      return success;
    }),
  );
  await expect.poll(() => processes(server).length).toBeGreaterThan(0);
  expect(await send(agent, await good())).toMatchObject({ success: true });
  order.push('other');
  expect(await many).toEqual(Array.from({ length: 6 }, () => true));
  expect(order.indexOf('other'), 'pictures of one member before one of another').toBeLessThan(3);
});

test.runIf(process.platform === 'linux')(
  'a process has little memory, and nothing of what the server was started with',
  async ({ server, second }) => {
    await send(second, await good());
    for (const pid of processes(server)) {
      expect(readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/Max data size\s+1228800000/);
      const given = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      expect(given.filter((each) => !/^(?:NODE_CHANNEL_|PWD=|OLDPWD=|SHLVL=|_=|$)/.test(each))).toEqual([]);
    }
  },
);

test('a server that is killed at work leaves no process behind', async () => {
  const root = `${import.meta.dirname}/../../..`;
  const starter = `
    const { createRedrawing } = await import('${root}/src/server/forum/redrawing.ts');
    const redrawing = createRedrawing({ pictureMs: 8000 });
    await redrawing.redraw(Buffer.from('${(await good()).toString('base64')}', 'base64'), 'somebody');
    const { default: sharp } = await import('sharp');
    const blank = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#b4152c' } });
    void redrawing.redraw(await blank.png({ progressive: true }).toBuffer(), 'somebody');
    process.stdout.write(String(redrawing.processes()), () => process.kill(process.pid, 'SIGKILL'));`;
  const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', starter], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(signal).toBe('SIGKILL');
  const pid = Number(stdout);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => hasEnded(pid)).toBe(true);
});
