import { expect } from 'vitest';
import { wheelAward, wheelRecords } from '#contract/activity.generated.ts';
import { addDeposit } from '#support/activities.ts';
import { holdsRecords } from '#support/holdsRecords.ts';
import { alpha } from '#support/testStations.ts';

holdsRecords(wheelRecords, async (member, server) => {
  await addDeposit(server, alpha, 'member01', '1000');
  for (let spin = 0; spin < 2; spin++) expect((await member.call(wheelAward, {})).answer.success).toBe(true);
});
