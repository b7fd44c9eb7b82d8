// Owns taking part in activities: signing in, spinning for points, exchanging points, grabbing packets, opening boxes, throwing dice, applying, and claiming what yesterday and last week bring.
import {
  activityPlay,
  bonusReceive,
  deficitReceive,
  dragonBoatReceive,
  midAutumnPlay,
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
    const what = random.below(10);
    if (what === 0) return { path: signInSign.path, fields: {} };
    if (what === 1) return { path: wheelAward.path, fields: {} };
    if (what === 2) return { path: treasureFetch.path, fields: { step } };
    if (what === 3) return { path: dragonBoatReceive.path, fields: { step } };
    // Packets of all stations are numbered in one row: one of another station is refused.
    if (what === 4) return { path: redPacketGrab.path, fields: { packetId: String(1 + random.below(40)) } };
    if (what === 5) return { path: midAutumnPlay.path, fields: {} };
    if (what === 6) return { path: bonusReceive.path, fields: {} };
    if (what === 7) return { path: deficitReceive.path, fields: {} };
    // So are activities: only one of the own station that members apply for is taken.
    if (what === 8) return { path: activityPlay.path, fields: { activityId: String(1 + random.below(60)) } };
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
