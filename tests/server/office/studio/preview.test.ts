// What the players' site answers at a station as it is being written: as the real calls do, for somebody who is gone with the answer.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type CallId, calls } from '#contract/calls.generated.ts';
import { preview } from '#contract/office/studio.generated.ts';
import { officeAs } from '#support/office.ts';
import { testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });
const root = path.resolve(import.meta.dirname, '../../../..');

const [alphaFile] = testStations;
const written = (change: object = {}): string => JSON.stringify({ ...alphaFile, ...change });
/** Those between a guest and an agent: each call is asked as one of them. */
const between = ['trial', 'member', 'moderator'] as const;

/** The request that a call's contract gives as its example. */
function exampleOf(id: CallId): Record<string, unknown> {
  const file = readFileSync(path.join(root, `schemas/call/${id}.json`), 'utf8');
  const { example, examples } = JSON.parse(file) as {
    example?: { request?: object };
    examples?: { request?: object }[];
  };
  return { ...(example ?? examples?.[0])?.request };
}

const formOf = (fields: Record<string, unknown>): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, String(each));
  return form.toString();
};

test('every call that looks is answered to everybody who may look, and leaves nothing behind', async ({
  server,
  station,
}) => {
  const owner = await officeAs(server, 'owner', { station });
  const countAll = async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE relkind IN ('r', 'p') AND nspname = 'public' AND NOT relispartition ORDER BY 1",
    );
    const counts: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: counted } = await server.pool.query(`SELECT count(*) FROM "${name}"`);
      counts[name] = counted[0].count;
    }
    return counts;
  };
  const before = await countAll();
  const failed: string[] = [];
  const answeredTo: Record<string, number> = {};
  const safe = Object.entries(calls).filter(([, { repeat }]) => repeat === 'safe');
  for (const [at, [id, row]] of safe.entries())
    for (const as of ['guest', between[at % between.length]!, 'agent'] as const) {
      const form = formOf(exampleOf(id as CallId));
      const isGet = row.verb === 'GET';
      const { answer } = await owner.call(
        preview,
        {
          text: written(),
          as,
          language: 'zh-CN',
          verb: row.verb,
          url: isGet && form ? `${row.path}?${form}` : row.path,
          body: isGet ? '' : form,
        },
        { station },
      );
      const envelope = answer.body === undefined ? null : (JSON.parse(answer.body) as { success: boolean });
      if (!envelope) failed.push(`${id} as ${as}: ${answer.msg}`);
      if (envelope?.success) answeredTo[as] = (answeredTo[as] ?? 0) + 1;
    }
  expect(failed).toEqual([]);
  expect(answeredTo.guest).toBeGreaterThan(20);
  for (const as of between) expect(answeredTo[as]).toBeGreaterThan(10);
  expect(answeredTo.agent).toBeGreaterThan(answeredTo.guest!);
  expect(await countAll()).toEqual(before);
});

test('answers follow what is written, name what made them, and know the moment that is chosen', async ({
  server,
  station,
}) => {
  const content = await officeAs(server, 'content', { station });
  const ask = async (change: object, more: object = {}) => {
    const { answer } = await content.call(preview, {
      text: written(change),
      as: 'guest',
      language: 'zh-CN',
      verb: 'GET',
      url: calls['session/getPageHead'].path,
      ...more,
    });
    return { ...answer, said: JSON.parse(answer.body!) as Record<string, unknown> };
  };
  const verb = calls['session/getPageHead'].verb;
  const head = await ask({ pageHead: { pageTitle: '未保存的标题' } }, { verb });
  expect(head.said).toMatchObject({ success: true, pageTitle: '未保存的标题' });
  expect(head.settings!.some((each) => each.startsWith('pageHead.pageTitle'))).toBe(true);
  const { verb: onOffVerb, path: url } = calls['session/getOnOffBaseBtn'];
  for (const trialOpen of [true, false])
    expect((await ask({ onOff: { trialOpen } }, { verb: onOffVerb, url })).said).toMatchObject({ trialOpen });
  const { verb: timeVerb, path: timeUrl } = calls['session/accInfo'];
  const someone = await ask(
    {},
    { verb: timeVerb, url: timeUrl, as: 'agent', body: 'app_=1', at: '2031-02-03 04:05' },
  );
  expect(someone.said).toMatchObject({ success: true, login: true });
});

test('nothing that changes something is sent, and a file with an error or of another station is refused', async ({
  server,
  station,
}) => {
  const owner = await officeAs(server, 'owner', { station });
  const { path: url } = calls['account/removeCard'];
  const asked = { as: 'member', language: 'zh-CN', verb: 'POST', url } as const;
  const sent = (await owner.call(preview, { text: written(), ...asked })).answer;
  expect(JSON.parse(sent.body!)).toMatchObject({ success: false, msg: expect.stringContaining('预览') });
  for (const text of ['{', written({ theme: { skin: 'Green' } }), written({ code: 'beta' })])
    expect((await owner.call(preview, { text, ...asked })).answer).toMatchObject({
      success: false,
      fieldErrors: { text: expect.any(String) },
    });
  const finance = await officeAs(server, 'finance', { station });
  expect((await finance.call(preview, { text: written(), ...asked })).answer.code).toBe('wrongRole');
});
