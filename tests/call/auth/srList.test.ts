import { expect } from 'vitest';
import { srList } from '#contract/auth.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('each station lists its own fields in its own order', async ({ server }) => {
  const first = await server.call(srList, {}, { station: alpha });
  expect(first.answer.registerFields!.slice(0, 4)).toEqual([
    { key: 'account', required: true },
    { key: 'password', required: true },
    { key: 'rePassword', required: true },
    { key: 'realName', required: false },
  ]);
  const third = await server.call(srList, {}, { station: gamma });
  expect(third.answer.registerFields!.map(({ key }) => key)).toEqual([
    'account',
    'password',
    'rePassword',
    'phone',
    'smsCode',
  ]);
});

test('a station that asks for a picture lists the field for it', async ({ server }) => {
  const { answer } = await server.call(srList, {}, { station: beta });
  expect(answer.registerFields!.at(-1)).toEqual({ key: 'captchaCode', required: true });
});

test('what the operator has written as rules comes along, in the language of the request', async ({
  server,
}) => {
  await server.inStation(alpha, (db) =>
    db
      .updateTable('service_page')
      .set({
        rules: JSON.stringify([
          {
            title: { 'zh-CN': '参与资格', en: 'Who can take part' },
            content: { 'zh-CN': '满18周岁', en: '18' },
          },
        ]) as never,
      })
      .execute(),
  );
  expect((await server.call(srList, {}, { station: alpha })).answer.rules).toEqual([
    { title: '参与资格', content: '满18周岁' },
  ]);
});
