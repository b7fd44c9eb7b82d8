// Owns what earlier draws say of an option: how many draws ago it last won, and how often it won.
import type { CreditPlay, Draw } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { type Warmth, warmthOf } from '#lottery/statistics/omission.ts';

export interface OptionFigure {
  /** Draws since it last won; as many as there are where it never did. */
  omission: number;
  /** Draws it won. */
  count: number;
  /** Beside the mean of the play's options. */
  warmth: Warmth;
}

/** The figures of every option of a play of which each option is a bet; `draws` newest first. */
export function figuresOf(
  play: CreditPlay,
  options: readonly string[],
  draws: readonly Draw[],
  rules: Rules,
): Map<string, OptionFigure> {
  const counted = options.map((option) => {
    const selection = { options: [option] };
    const wins = draws.map((draw) =>
      play.hits(selection, draw, rules).some((hit) => !hit.push && hit.units > 0),
    );
    const last = wins.indexOf(true);
    return { option, omission: last < 0 ? draws.length : last, count: wins.filter(Boolean).length };
  });
  const mean = counted.reduce((sum, { count }) => sum + count, 0) / Math.max(1, counted.length);
  return new Map(
    counted.map(({ option, omission, count }) => [
      option,
      { omission, count, warmth: warmthOf(count, mean) },
    ]),
  );
}
