// What a slip is bet on, as one text.
import type { BetOrder } from '#contract/entities.generated.ts';

/** A play is named once, so that more of its picks are seen; `picksOf` and `named` say picks and names in the language of the page. */
export const slipText = <Line extends Pick<BetOrder, 'playName'>>(
  lines: readonly Line[],
  named: (name: string) => string,
  picksOf: (line: Line) => string,
): string =>
  lines
    .map((line, at) => {
      const picks = picksOf(line);
      return line.playName === lines[at - 1]?.playName ? picks : `${named(line.playName)} · ${picks}`;
    })
    .join(' / ');
