// Owns the money job's step for red packets: the next ones are split before they open.
import { activityOfKind } from '../../activities/activity.ts';
import { preparePackets } from '../../activities/packets.ts';
import type { MoneyStep } from './step.ts';

export const packets: MoneyStep = async ({ station, inStation, now }) => {
  await inStation(async (db) => {
    const activity = await activityOfKind(db, 'redPacket', now);
    if (activity) await preparePackets(db, station.code, activity, now);
  });
};
