// Every call of the office by every role: who is refused is refused before anything else is looked at, and an example of the contract keeps to it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OfficeCallId, officeCalls } from '#contract/office/calls.generated.ts';
import * as requests from '#contract/office/requests.generated.ts';
import * as responses from '#contract/office/responses.generated.ts';
import { readOfficeCalls } from '#scripts/gen/office.ts';
import { officeClientOf } from '#support/office.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

const ids = Object.keys(officeCalls) as OfficeCallId[];
const files = await readOfficeCalls(process.cwd());
const keyOf = (id: string) => id.replace('/', '_');

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, office: true });
});
afterAll(() => server.stop());

describe('the contract of the office', () => {
  test.each(ids)('%s: its example keeps to it', (id) => {
    const { example } = files.get(id)!;
    const isRequest = (requests as Record<string, unknown>)[keyOf(id)] as (value: unknown) => boolean;
    const isResponse = (responses as Record<string, unknown>)[keyOf(id)] as (value: unknown) => boolean;
    expect({ request: isRequest(example.request), response: isResponse(example.response) }).toEqual({
      request: true,
      response: true,
    });
  });

  test('nobody who is not logged in gets further than that', async () => {
    const guarded = ids.filter((id) => officeCalls[id].roles !== 'anyone');
    const client = officeClientOf(server.officeUrl, alpha);
    const codes = await Promise.all(
      guarded.map(async (id) => {
        const { answer } = await client.call({ id, scope: officeCalls[id].scope, intent: true }, {});
        return [id, answer.code];
      }),
    );
    expect(codes).toEqual(guarded.map((id) => [id, 'notLoggedIn']));
  });

  test('a request that no page of the office made is refused', async () => {
    const reply = await fetch(`${server.officeUrl}/office/session/stations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([403, 'forged']);
  });

  test('players reach no call of the office, and the office none of theirs', async () => {
    const headers = { 'content-type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const ask = async (url: string) => (await fetch(url, { method: 'POST', headers, body: '{}' })).status;
    expect(await ask(`${server.operatorUrl}/office/session/stations`)).toBe(404);
    expect(await ask(`${server.officeUrl}/m/v2/login.do`)).toBe(404);
  });
});
