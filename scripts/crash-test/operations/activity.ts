// Taking part in activities: signing in, spinning for points, exchanging points, grabbing packets, opening boxes, throwing dice, applying, and claiming what yesterday and last week bring.
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
import { openPacketOf } from '../offers.ts';
import type { Operation } from '../world.ts';

/** Who has opened all the boxes that one may tries another as often, so that a limit in all is met. */
const oneMorePercent = 40;

const activity: Operation = {
  weight: 20,
  async ask(world, { station, random, hasBox }) {
    // Most go for the first step, which comes first.
    const step = String(Math.max(0, random.below(5) - 2));
    const openBox = { path: treasureFetch.path, fields: { step } };
    if (hasBox && random.percent(oneMorePercent)) return openBox;
    const what = random.below(25);
    if (what < 3) return { path: signInSign.path, fields: {} };
    if (what < 5) return { path: wheelAward.path, fields: {} };
    if (what < 7 || what >= 21) return openBox;
    if (what < 9) return { path: dragonBoatReceive.path, fields: { step } };
    if (what < 11) {
      // Packets of all stations are numbered in one row: one of another station is refused.
      const isOpen = random.percent(80);
      const any = 1 + random.below(40);
      const packetId = isOpen ? ((await openPacketOf(world, station)) ?? any) : any;
      return { path: redPacketGrab.path, fields: { packetId: String(packetId) } };
    }
    if (what < 13) return { path: midAutumnPlay.path, fields: {} };
    if (what < 15) return { path: bonusReceive.path, fields: {} };
    if (what < 17) return { path: deficitReceive.path, fields: {} };
    if (what < 19) {
      // So are activities: only one of the own station that members apply for is taken.
      const any = 1 + random.below(60);
      const activityId = random.percent(80) ? world.applications.get(station)! : any;
      return { path: activityPlay.path, fields: { activityId: String(activityId) } };
    }
    const isBuying = random.percent(60);
    return {
      path: pointsExchange.path,
      fields: isBuying
        ? { direction: 'toPoints', amount: String(1 + random.below(9)) }
        : { direction: 'toCash', amount: '120' },
    };
  },
  async next(_world, person, _answer, { path }) {
    if (path === treasureFetch.path) person.hasBox = true;
  },
};

export default activity;
