import { expect } from 'vitest';
import { passkeyOptions } from '#contract/auth.generated.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  stations: testStations.map((file) =>
    file.code === beta ? { ...file, onOff: { ...file.onOff, passkeys: false } } : file,
  ),
});

test('each question is for this host and another one, names no passkey, and leaves no row behind', async ({
  server,
}) => {
  const client = server.client(alpha);
  const rows = () =>
    server.pool.query(
      "SELECT sum(n_tup_ins)::int AS n FROM pg_stat_user_tables WHERE relname LIKE '%passkey%'",
    );
  const before = (await rows()).rows;
  const questions = [];
  for (let times = 0; times < 2; times += 1)
    questions.push(JSON.parse((await client.call(passkeyOptions, {})).answer.options!));
  expect(questions[0]).toMatchObject({
    rpId: new URL(server.url(alpha)).hostname,
    userVerification: 'required',
  });
  expect(questions[0].allowCredentials ?? []).toEqual([]);
  expect(questions[0].challenge).not.toBe(questions[1].challenge);
  expect((await rows()).rows).toEqual(before);
});

test('a station without passkeys says so', async ({ server }) => {
  const { answer } = await server.client(beta).call(passkeyOptions, {});
  expect(answer).toMatchObject({ success: false, code: 'switchedOff', msg: '本站暂不支持通行密钥' });
});
