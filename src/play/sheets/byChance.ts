// Picks by chance, fetched with the sheets of a board: each as likely as any other.
import { fairBelow } from '#lottery/draw/fairBelow.ts';
import type { Play, Selection } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { randomSelection } from '#lottery/selection/randomPick.ts';

const word = new Uint32Array(1);
const below = fairBelow(() => crypto.getRandomValues(word)[0]!);

/** One bet of the play. */
export const byChance = (play: Play, rules: Rules): Selection => randomSelection(play, below, rules);
