import { expect } from 'vitest';
import { deficitReceive, deficitRecord } from '#contract/activity.generated.ts';
import { addBet } from '#support/activities.ts';
import { holdsRecords } from '#support/holdsRecords.ts';
import { alpha } from '#support/testStations.ts';

holdsRecords(deficitRecord, async (member, server) => {
  for (const weeks of [1, 0]) {
    const at = new Date(server.now().getTime() - 7 * 86_400_000);
    await addBet(server, alpha, 'member01', { stake: '2000', at });
    expect((await member.call(deficitReceive, {})).answer.success).toBe(true);
    server.passTime(weeks * 7 * 86_400);
    await member.logIn('member01');
  }
});
