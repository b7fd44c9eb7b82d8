// On which screen each kind of activity is taken part in, and after which kinds a screen is named.
import type { Activity } from '#contract/entities.generated.ts';

type Kind = Activity['kind'];

/** Where a kind is taken part in. A station that switches this screen off does not have the kind. */
export const activityScreens = {
  signIn: '/sign',
  wheel: '/turnlate',
  redPacket: '/newRedPacket',
  treasure: '/treasure',
  deficit: '/deficitPage',
  bonus: '/deficitPage?tab=bonus',
  dragonBoat: '/betBoat',
  midAutumn: '/midAutumn',
  firstRecharge: '/firstRecharge',
  general: '/activityDetail',
  balanceBao: '/balanceBao',
  points: '/activityDetail?tab=points',
} as const satisfies Record<Kind, string>;

/** The kinds of which something is taken on the page of today's claims; those that are played wait on their own pages. */
export const pressedKinds: readonly Kind[] = [
  'signIn',
  'redPacket',
  'treasure',
  'deficit',
  'bonus',
  'dragonBoat',
  'general',
];

const isOf = (screen: string, to: string): boolean => to === screen || to.startsWith(`${screen}?`);

/** The kinds whose screen, or whose record, this is; one that alone has a name of the station names the screen. */
export const kindsOfScreen = (to: string): Kind[] =>
  (Object.keys(activityScreens) as Kind[]).filter((kind) =>
    isOf(to.replace(/Record$/, ''), activityScreens[kind]),
  );
