import { expect } from 'vitest';
import { bonusReceive, bonusRecord } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import { holdsRecords } from '#support/holdsRecords.ts';
import { alpha } from '#support/testStations.ts';

holdsRecords(bonusRecord, async (member, server) => {
  for (const days of [1, 0]) {
    const at = new Date(server.now().getTime() - 86_400_000);
    await addBet(server, alpha, 'member01', { stake: '2000', at });
    expect((await member.call(bonusReceive, {})).answer.success).toBe(true);
    server.passTime(days * 86_400);
    await member.logIn('member01');
  }
});
