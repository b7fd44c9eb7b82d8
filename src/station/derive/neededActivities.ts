// Which screens are nothing without an activity, and until when one keeps its screen. No browser asks.
import type { Activity } from '#contract/entities.generated.ts';
import { activityScreens, kindsOfScreen } from './activities.ts';

type Kind = Activity['kind'];

/** So long after its end an activity still has its screen: members look up what came of it. */
export const shownAfterMs = 7 * 86_400_000;

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
