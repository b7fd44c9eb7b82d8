// The attack of junk in a field: whatever a field of a call is sent, the server does not fail, and what no field may hold is refused at its name.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { expect } from 'vitest';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { type CallFile, readContract } from '#server/web/openapi/contract.ts';
import type { Client, Reply } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ settings: { textTriesAMinute: 1000, forumPicturesAnHour: 1000 } });
const { calls } = readContract(path.resolve(import.meta.dirname, '../../../schemas'));

/** What no field holds. */
const never = ['\u0000', 'abc\u0000def', '1\u0000'];
/** What no field of a number holds. */
const noNumber = [
  'Infinity',
  '-Infinity',
  'NaN',
  '1e309',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
];
const odd = [
  '-1',
  '1.5',
  '0x10',
  ' ',
  '[]',
  '{}',
  '%00',
  '9999-99-99',
  '2026-02-31',
  '20:99',
  '__proto__',
  '\ud800',
];
/** As a JSON body has them. */
const oddJson = [
  '1e309',
  '-1e309',
  '2147483648',
  '"a\\u0000b"',
  '"\\ud800"',
  '[]',
  '{}',
  'null',
  'true',
  '[[[]]]',
];

interface Field {
  type?: string;
  minimum?: number;
  maximum?: number;
}
const cases = [...calls].flatMap(([id, call]) =>
  Object.entries((call.request.properties ?? {}) as Record<string, Field>).map(([name, field]) => ({
    id,
    call,
    name,
    isNumber: field.type === 'integer' || field.type === 'number',
    // Such as milliseconds since 1970.
    isWithin: (junk: string) => {
      const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = field;
      return Number(junk) >= minimum && Number(junk) <= maximum;
    },
  })),
);

const withRole = (call: CallFile, people: Record<'guest' | 'member' | 'agent', Client>): Client =>
  people[call.role === 'player' ? 'member' : call.role];

const headers = (type: string) => ({
  'content-type': type,
  [ajaxHeader[0]]: ajaxHeader[1],
  [intentHeader]: randomUUID(),
});

async function sendForm(client: Client, call: CallFile, fields: object): Promise<Reply> {
  const form = new URLSearchParams(fields as Record<string, string>).toString();
  if (call.verb === 'GET') return await client.send(`${call.path}?${form}`, { headers: headers('') });
  return await client.send(call.path, {
    method: 'POST',
    headers: headers('application/x-www-form-urlencoded'),
    body: form,
  });
}

/** The call that ends a session is the last. */
const inOrder = cases.toSorted((a, b) => Number(a.id === 'auth/logout') - Number(b.id === 'auth/logout'));
/** With a break in force everything else would be refused for it: beside the junk another field is wrong. */
const harmless = (id: string, request: object): object =>
  id === 'protection/takeBreak' ? { ...request, scope: 'nowhere' } : request;

test('no field of any call makes the server fail, and one that can be nothing else is named', async ({
  guest,
  member,
  agent,
}) => {
  expect(inOrder.length).toBeGreaterThan(250);
  const wrong: string[] = [];
  for (const { id, call, name, isNumber, isWithin } of inOrder) {
    const client = withRole(call, { guest, member, agent });
    const request = harmless(id, call.example.request);
    const inForm = [...never, ...noNumber, ...odd].map(async (junk) => {
      const { status, answer } = await sendForm(client, call, { ...request, [name]: junk });
      const isNamed = Object.hasOwn(answer.fieldErrors ?? {}, name);
      const mustBeNamed = never.includes(junk) || (isNumber && noNumber.includes(junk) && !isWithin(junk));
      if (status >= 500 || (mustBeNamed && !isNamed))
        wrong.push(`${id} ${name} ${JSON.stringify(junk)} ${status} ${answer.code ?? answer.success}`);
    });
    const inJson = (call.verb === 'POST' ? oddJson : []).map(async (junk) => {
      const rest = JSON.stringify({ ...request, [name]: undefined }).slice(1);
      const { status, answer } = await client.send(call.path, {
        method: 'POST',
        headers: headers('application/json'),
        body: `{${JSON.stringify(name)}:${junk}${rest === '}' ? '' : ','}${rest}`,
      });
      if (status >= 500) wrong.push(`${id} ${name} JSON ${junk} ${status} ${answer.code}`);
    });
    await Promise.all([...inForm, ...inJson]);
  }
  expect(wrong).toEqual([]);
});

test('no field within a slip makes the server fail', async ({ member }) => {
  const wrong: string[] = [];
  for (const id of ['lottery/creditDoBet', 'lottery/offcialDoBet']) {
    const call = calls.get(id)!;
    const { request } = call.example as { request: Record<string, string> };
    for (const text of ['bets', 'chase'].filter((field) => request[field] !== undefined)) {
      const values = [...JSON.stringify(JSON.parse(request[text]!)).matchAll(/"[^"]*"(?!:)|\d+|true|false/g)];
      for (const { 0: value, index } of values)
        for (const junk of oddJson) {
          const whole = JSON.stringify(JSON.parse(request[text]!));
          const broken = whole.slice(0, index) + junk + whole.slice(index + value.length);
          const { status, answer } = await sendForm(member, call, { ...request, [text]: broken });
          if (status >= 500) wrong.push(`${id} ${broken} ${status} ${answer.code}`);
        }
    }
  }
  expect(wrong).toEqual([]);
});

test.for(['//', '//[', '/\\', '//[::1', '/%', '/%00', '/\u00ff', '//?a', '/[.do', '//x.do', 'http://', '*'])(
  'GET %s is answered, and not with a failure',
  async (target, { server }) => {
    const socket = net.connect(server.port, 'localhost');
    socket.end(
      `GET ${target} HTTP/1.1\r\nHost: ${alpha}.localhost:${server.port}\r\nConnection: close\r\n\r\n`,
      'latin1',
    );
    let text = '';
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  },
);
