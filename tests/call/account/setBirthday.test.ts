import { expect } from 'vitest';
import { levels, setBirthday } from '#contract/account.generated.ts';
import { test } from '#support/world.ts';

test('a birthday is set once, and shown as month and day', async ({ member }) => {
  expect((await member.call(levels, {})).answer.birthday).toBe('');
  const once = { intentId: 'birthday-once' };
  const { answer } = await member.call(setBirthday, { birthday: '1990-03-05' }, once);
  expect(answer).toMatchObject({ success: true, birthday: '03-05' });
  expect((await member.call(setBirthday, { birthday: '1990-03-05' }, once)).answer).toEqual(answer);
  expect((await member.call(setBirthday, { birthday: '1991-03-05' })).answer).toMatchObject({
    success: false,
    code: 'birthdaySet',
  });
  expect((await member.call(levels, {})).answer.birthday).toBe('03-05');
});

test('who is below 18 is refused to the day', async ({ agent }) => {
  // The clock shows 20 November 2026.
  expect((await agent.call(setBirthday, { birthday: '2008-11-21' })).answer.code).toBe('underAge');
  expect((await agent.call(setBirthday, { birthday: '2008-11-20' })).answer.success).toBe(true);
});

test.for(['1990-02-30', '1899-01-01', '2027-01-01', '90-3-5', ''])(
  '%s is no day of birth',
  async (birthday, { agent }) => {
    expect((await agent.call(setBirthday, { birthday })).answer).toMatchObject({
      success: false,
      code: 'invalid',
    });
  },
);

test('a trial account has none', async ({ trial }) => {
  expect((await trial.call(setBirthday, { birthday: '1990-03-05' })).answer.code).toBe('wrongRole');
});
