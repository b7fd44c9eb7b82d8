// protection/askReturn; tests/server/breaks/ways.test.ts goes the whole way of one exclusion.
import { expect } from 'vitest';
import { askReturn, breakState, takeBreak } from '#contract/protection.generated.ts';
import { test } from '#support/world.ts';

test('after both an exclusion here and one everywhere, one wish returns from both', async ({
  member,
  clock,
}) => {
  for (const scope of ['operator', 'station'] as const) {
    await member.logIn('member01');
    const { answer } = await member.call(takeBreak, { kind: 'exclude', term: '6m', scope });
    expect(answer.success).toBe(true);
  }
  await clock.to('2027-05-20T10:00:10+08:00');
  await member.logIn('member01');
  expect((await member.call(breakState, {})).answer).toMatchObject({ state: 'ended', canReturn: true });
  expect((await member.call(askReturn, {})).answer).toMatchObject({
    success: true,
    msg: '已收到，账户将于2027-05-21 10:00:10开放',
    state: 'returning',
    opensAt: '2027-05-21 10:00:10',
  });
  await clock.to('2027-05-21T10:00:10+08:00');
  await member.logIn('member01');
  expect((await member.call(breakState, {})).answer.state).toBe('open');
});

test('who has nothing to return from is refused', async ({ agent }) => {
  expect((await agent.call(askReturn, {})).answer).toMatchObject({
    success: false,
    code: 'NOT_ACTIVE',
    msg: '您没有正在进行的自我排除',
  });
});
