import { expect } from 'vitest';
import { cancelLimit } from '#contract/protection.generated.ts';
import { limitTo } from '#support/limits.ts';
import { test } from '#support/world.ts';

test('the wish for a higher limit is taken back, and the limit stays', async ({ member }) => {
  const cancel = async () => (await member.call(cancelLimit, { kind: 'time', frame: 'day' })).answer;
  expect(await cancel()).toMatchObject({ success: false, code: 'NOTHING_PENDING' });
  await limitTo(member, 'time', 'day', '3600');
  await limitTo(member, 'time', 'day', '7200');
  expect(await cancel()).toMatchObject({
    success: true,
    msg: '申请已取消，仍按原限额',
    limit: { value: '3600', pendingState: 'none' },
  });
  expect(await cancel()).toMatchObject({ code: 'NOTHING_PENDING' });
});
