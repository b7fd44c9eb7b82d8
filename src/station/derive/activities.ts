// Owns on which screen each kind of activity is taken part in, after which kinds a screen is named, and which screens are nothing without one.
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

/** So long after its end an activity still has its screen: members look up what came of it. */
export const shownAfterMs = 7 * 86_400_000;

const isOf = (screen: string, to: string): boolean => to === screen || to.startsWith(`${screen}?`);

/** The kinds whose screen, or whose record, this is; the first that the station has a name for names the screen. */
export const kindsOfScreen = (to: string): Kind[] =>
  (Object.keys(activityScreens) as Kind[]).filter((kind) =>
    isOf(to.replace(/Record$/, ''), activityScreens[kind]),
  );

/** Screens that are about more than activities of the kinds that name them: the list of all activities, and savings. */
const ownScreens: ReadonlySet<string> = new Set([activityScreens.general, activityScreens.balanceBao]);

/** The kinds of which a station has to run one to have the screen at a path, those of its tabs included; none where it has the screen anyhow. */
export function kindsNeededFor(path: string): Kind[] {
  const bare = path.replace(/Record$/, '');
  if (ownScreens.has(bare)) return [];
  return [
    ...new Set(
      Object.values(activityScreens)
        .filter((to) => to.replace(/\?.*$/, '') === bare)
        .flatMap(kindsOfScreen),
    ),
  ];
}
