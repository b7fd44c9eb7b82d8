// Owns the test that a play names its switch exactly when the switch changes how it is settled.
import { expect, test } from 'vitest';
import { FAMILIES } from '../families.ts';
import type { Balls, Play, Selection } from '../play.ts';
import { oddsOf } from '../play.ts';
import { exampleOf } from './playExamples.ts';
import { DEFAULT_SETTINGS, SWITCHES } from './settings.ts';
import { switchOf } from './switchedPlays.ts';

/** An endless sequence of draws, the same each time; every second one of few numbers, so that ties, pairs and triples come often. */
function* draws({ count, from, to, distinct }: Balls): Generator<number[]> {
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

/** Every option at once, or the example's own picks. */
function picksOf(play: Play): Selection {
  const { selection } = exampleOf(play.code)!;
  if (play.mode !== 'credit' || !('options' in selection)) return selection;
  const known = (selection as { options: readonly string[] }).options;
  const rules = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
  const options = Object.keys(oddsOf(play, rules));
  return { options: known.every((option) => options.includes(option)) ? options : known } as Selection;
}

test.each(FAMILIES.map((family) => [family.code, family] as const))(
  'in %s the plays that a switch changes are those that name it',
  (_, family) => {
    const some: number[][] = [];
    for (const draw of draws(family.balls)) if (some.push(draw) === 600) break;
    for (const play of family.plays) {
      const selection = picksOf(play);
      const ruleText = (settings: object): string =>
        JSON.stringify(
          some.map((draw) =>
            play.hits(selection, draw, { ...DEFAULT_SETTINGS, ...settings, lunarYear: 2026 }),
          ),
        );
      const usual = ruleText({});
      for (const [name, values] of Object.entries(SWITCHES)) {
        const isChanged = ruleText({ [name]: values[1] }) !== usual;
        expect([play.code, name, isChanged]).toEqual([play.code, name, switchOf(play.code) === name]);
      }
    }
  },
  60_000,
);
