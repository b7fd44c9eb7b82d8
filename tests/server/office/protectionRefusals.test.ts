// A member's record of protection has what limits refused and which reality checks were shown, each once, however often it is tried.
import { expect } from 'vitest';
import { rechargeOfflineSave } from '#contract/finance.generated.ts';
import { protection } from '#contract/office/members.generated.ts';
import { ackReality, reality } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { limitTo } from '#support/limits.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const [first, ...others] = testStations;
const test = world({
  stations: [{ ...first!, protection: { reality: { minutes: 30 } } }, ...others],
  at: '2026-11-20T10:00:00+08:00',
  office: true,
});

async function recordOf(server: RunningServer, name: string): Promise<string[]> {
  const auditor = await staffMember(server, 'auditor', { name });
  const { answer } = await auditor.call(protection, { account: 'member01' });
  return answer.entries!.map(({ topic, text }) => `${topic}: ${text}`);
}

test('a deposit that a limit refuses again and again is one entry, with how often and until when', async ({
  server,
  clock,
}) => {
  const client = await depositor(server, testStations[0]!.code);
  await limitTo(client, 'deposit', 'day', '100');
  const { id: methodId } = await methodNamed(client, 'bank');
  const ask = async () =>
    (await client.call(rechargeOfflineSave, { methodId, amount: '500', payerName: '张伟' })).answer;
  for (let time = 0; time < 25; time++) {
    expect(await ask()).toMatchObject({ code: 'LIMIT_DEPOSIT' });
    await clock.pass(1);
  }
  // The answer of an intent is the first one, and no refusal of its own.
  const repeated = 'a4b1ed5c-3d52-4f5c-8a55-0f4d2b1f0001';
  for (let time = 0; time < 2; time++)
    await client.call(
      rechargeOfflineSave,
      { methodId, amount: '500', payerName: '张伟' },
      { intentId: repeated },
    );
  await server.runPlayJob();
  await server.runPlayJob();
  const refusals = (await recordOf(server, 'firstAuditor')).filter((text) => text.startsWith('refusal'));
  expect(refusals).toEqual([
    'refusal: Own deposit limit of 100.00 yuan a day: 26 refused, the last at 2026-11-20 10:00:25; 100.00 yuan left',
  ]);
});

test('a reality check that was shown is in the record, and whether it was answered', async ({
  server,
  clock,
  member,
}) => {
  for (let minute = 0; minute < 70; minute++) {
    await member.call(accInfo, {});
    await clock.pass(60);
  }
  const { due } = (await member.call(reality, {})).answer;
  expect(due).not.toBe('');
  await member.call(reality, {});
  await server.runPlayJob();
  await member.call(reality, {});
  await server.runPlayJob();
  const shown = async (name: string) =>
    (await recordOf(server, name)).filter((text) => text.startsWith('reality'));
  expect(await shown('secondAuditor')).toEqual([`realityShown: Showed the check of ${due}; no answer`]);
  await clock.pass(60);
  await member.call(ackReality, { due: due! });
  expect(await shown('thirdAuditor')).toEqual([
    `reality: Answered the check of ${due}`,
    `realityShown: Showed the check of ${due}; answered`,
  ]);
});
