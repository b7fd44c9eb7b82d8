// Work outside of a call's transaction: after the commit its answer replaces the first one permanently, and where it fails the first one stands; before it no connection is held.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Calls } from '#contract/calls.generated.ts';
import { createHashing } from '#server/account/hashing.ts';
import type { Visitor } from '#server/account/visitor.ts';
import { executeCall } from '#server/pipeline/executeCall.ts';
import { type CallContext, handle } from '#server/pipeline/handle.ts';
import { loadCalls } from '#server/pipeline/registrar.ts';
import { Refusal } from '#server/refusal.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

const id = 'auth/normalTrialPlay';
type Trial = Calls[typeof id]['answer'];
type Work = Parameters<CallContext<object, Trial>['afterCommit']>[0];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const visitor: Visitor = {
  secret: 's'.repeat(43),
  hash: Buffer.alloc(32, 7),
  address: '127.0.0.1',
  agent: '',
  network: '127.0.0.1',
  origin: 'https://one.example',
  isSecure: true,
  canKeepCookies: true,
  token: undefined,
  cookie: undefined,
};
const answerFor = (account: string): Trial => ({
  login: true,
  account,
  money: '2000.0000',
  endTime: '2026-11-20 10:00:00',
});

/** Performs a call whose handler leaves this work for afterwards; gives the answer, and what failed. */
async function ask(intentId: string, work: Work, first = answerFor('first')) {
  const { context, pool } = server;
  const loaded = (await loadCalls()).get(id)!;
  const failures: string[] = [];
  const handler = handle(id, async (context) => {
    context.afterCommit(work);
    return first;
  });
  const { envelope } = await executeCall(
    { ...loaded, handler: handler as never, isResponse: () => true },
    { fields: {}, station: context.stations.byCode(alpha)!, visitor, locale: 'en', intentId, isPeek: false },
    {
      pool,
      settings: context.settings,
      hashing: createHashing(context.settings),
      now: server.now,
      onFailure: (what, error) => failures.push(`${what}: ${(error as Error).message}`),
    },
  );
  return { envelope, failures };
}
const never: Work = async () => {
  throw new Error('A repeat does no work.');
};

test('the answer of the work goes out and is what a repeat gets', async () => {
  const intentId = randomUUID();
  let isCommitted = false;
  const { envelope } = await ask(intentId, async ({ inStation }) => {
    const row = await inStation((db) =>
      db.selectFrom('intent').select('answer').where('id', '=', intentId).executeTakeFirst(),
    );
    isCommitted = (row?.answer as { account?: string } | null)?.account === 'first';
    return answerFor('later');
  });
  expect(isCommitted, 'the call was committed before').toBe(true);
  expect(envelope).toMatchObject({ success: true, account: 'later' });
  expect((await ask(intentId, never)).envelope).toEqual(envelope);
});

test('a clear no of the work is the answer, for a repeat as well', async () => {
  const intentId = randomUUID();
  const { envelope } = await ask(intentId, async () => {
    throw new Refusal('server.balanceTooSmall', { code: 'balanceTooSmall' });
  });
  expect(envelope).toMatchObject({ success: false, code: 'balanceTooSmall' });
  expect((await ask(intentId, never)).envelope).toEqual(envelope);
});

test('where the work fails, the first answer stands and the failure is reported', async () => {
  const intentId = randomUUID();
  const { envelope, failures } = await ask(intentId, async () => {
    throw new Error('broken');
  });
  expect(envelope).toMatchObject({ success: true, account: 'first' });
  expect(failures).toEqual([`${id}: broken`]);
  expect((await ask(intentId, never)).envelope).toEqual(envelope);
});

/** Performs a call with work before its transaction; gives its answer, and how many connections were in use while it worked. */
async function askBefore(intentId: string, work: () => Promise<string>) {
  const { context, pool } = server;
  const loaded = (await loadCalls()).get(id)!;
  const inUse: number[] = [];
  const handler = handle<typeof id, string>(id, async (_context, done) => answerFor(await done), {
    admits:
      async ({ db }) =>
      async () => {
        // A job of the server may have one for a moment; that of this call would never come back.
        await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
        inUse.push(0);
        // Its transaction has ended.
        await expect(db.selectFrom('intent').select('id').execute()).rejects.toThrow();
        return work();
      },
  });
  const { envelope } = await executeCall(
    { ...loaded, handler: handler as never, isResponse: () => true },
    { fields: {}, station: context.stations.byCode(alpha)!, visitor, locale: 'en', intentId, isPeek: false },
    { pool, settings: context.settings, hashing: createHashing(context.settings), now: server.now },
  );
  return { envelope, inUse };
}

test('work before the transaction holds no connection, is done once an intent, and what it refuses to a guest leaves none', async () => {
  const intentId = randomUUID();
  const first = await askBefore(intentId, async () => 'worked');
  expect(first).toMatchObject({ envelope: { success: true, account: 'worked' }, inUse: [0] });
  const again = await askBefore(intentId, async () => 'worked twice');
  expect(again).toEqual({ envelope: first.envelope, inUse: [] });
  const other = randomUUID();
  const refused = await askBefore(other, async () => {
    throw new Refusal('server.forum.picture', { code: 'invalid' });
  });
  expect(refused.envelope).toMatchObject({ success: false, code: 'invalid' });
  expect((await askBefore(other, async () => 'late')).envelope).toMatchObject({
    success: true,
    account: 'late',
  });
});
