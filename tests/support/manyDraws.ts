// Many draws and every option of a play, for tests that look for what a rule does whenever it does it.

import type { Balls } from '#lottery/balls.ts';
import type { Play, Selection } from '#lottery/play.ts';
import { oddsOf } from '#lottery/play.ts';
import { exampleOf } from '#lottery/rule/playExamples.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';

/** An endless sequence of draws, the same each time; every second one of few numbers, so that ties, pairs and triples come often. */
function* endless({ count, from, to, distinct }: Balls): Generator<number[]> {
  let state = 20_261_120;
  const below = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  for (let at = 0; ; at += 1) {
    const draw: number[] = [];
    const span = distinct || at % 2 === 0 ? to - from + 1 : 2;
    const first = from + below(to - from + 2 - span);
    while (draw.length < count) {
      const ball = first + below(span);
      if (!distinct || !draw.includes(ball)) draw.push(ball);
    }
    yield draw;
  }
}

/** The first 600 of them. */
export function manyDraws(balls: Balls): number[][] {
  const some: number[][] = [];
  for (const draw of endless(balls)) if (some.push(draw) === 600) break;
  return some;
}

/** Every option at once, or the example's own picks. */
export function picksOf(play: Play): Selection {
  const { selection } = exampleOf(play.code)!;
  if (play.mode !== 'credit' || !('options' in selection)) return selection;
  const known = (selection as { options: readonly string[] }).options;
  const rules = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
  const options = Object.keys(oddsOf(play, rules));
  return { options: known.every((option) => options.includes(option)) ? options : known } as Selection;
}
