// The money job's step for red packets: the next ones are split before they open.
import { activityOfKind } from '../../activities/activity.ts';
import { packetStations, preparePackets } from '../../activities/packets.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

async function run({ station, inStation, now }: MoneyDeps): Promise<void> {
  await inStation(async (db) => {
    const activity = await activityOfKind(db, 'redPacket', now);
    if (activity) await preparePackets({ db, station: station.code, now }, activity);
  });
}

export const packets: MoneyStep = {
  due: ({ now }) => packetStations(now),
  isMarked: true,
  run,
};
