// Owns taking part in activities: signing in, spinning for points, exchanging points, grabbing packets, opening boxes.
import {
  dragonBoatReceive,
  pointsExchange,
  redPacketGrab,
  signInSign,
  treasureFetch,
  wheelAward,
} from '#contract/activity.generated.ts';
import type { Operation } from '../world.ts';

const activity: Operation = {
  weight: 6,
  ask(_, { random }) {
    const step = String(random.below(3));
    const what = random.below(6);
    if (what === 0) return { path: signInSign.path, fields: {} };
    if (what === 1) return { path: wheelAward.path, fields: {} };
    if (what === 2) return { path: treasureFetch.path, fields: { step } };
    if (what === 3) return { path: dragonBoatReceive.path, fields: { step } };
    // Packets of all stations are numbered in one row: one of another station is refused.
    if (what === 4) return { path: redPacketGrab.path, fields: { packetId: String(1 + random.below(40)) } };
    const isBuying = random.percent(60);
    return {
      path: pointsExchange.path,
      fields: isBuying
        ? { direction: 'toPoints', amount: String(1 + random.below(9)) }
        : { direction: 'toCash', amount: '120' },
    };
  },
};

export default activity;
