import { expect } from 'vitest';
import { activityAwards, wheelAward } from '#contract/activity.generated.ts';
import { holdsRecords } from '#support/holdsRecords.ts';

let wheel = 0;
const test = holdsRecords(activityAwards, async (member) => {
  // The other of the two is that for signing in: this call lists every kind.
  wheel = (await member.call(wheelAward, {})).answer.award!.activityId;
});

test('those of one activity are listed by its number', async ({ winner }) => {
  const { answer } = await winner.call(activityAwards, { activityId: wheel });
  expect(answer.list).toMatchObject([{ kind: 'wheel' }]);
});
