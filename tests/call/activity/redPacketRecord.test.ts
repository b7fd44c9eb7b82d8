import { expect } from 'vitest';
import { redPacketCurrent, redPacketGrab, redPacketRecord } from '#contract/activity.generated.ts';
import { holdsRecords } from '#support/holdsRecords.ts';
import type { RunningServer } from '#support/startServer.ts';

/** The packet that is open; moves the clock to the next where none is. */
async function openPacket(server: RunningServer): Promise<number> {
  const { answer } = await server.call(redPacketCurrent, {});
  if (answer.state === 'waiting') server.passTime(answer.opensInMs! / 1000 + 1);
  await server.runMoneyJob();
  return answer.packetId!;
}

holdsRecords(redPacketRecord, async (member, server) => {
  for (let packet = 0; packet < 2; packet++) {
    const packetId = await openPacket(server);
    await member.logIn('member01');
    expect((await member.call(redPacketGrab, { packetId })).answer.success).toBe(true);
    server.passTime(600);
    await server.runMoneyJob();
    await member.logIn('member01');
  }
});
