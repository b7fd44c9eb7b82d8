// Which plays set pairs of positions against each other, pair by pair.
import { DRAGON_TIGER_TIE } from '../mechanisms/dragonTiger.ts';

/** The options of a play on several pairs of positions, pair by pair, as 万千龙 万千虎 万千和; null for any other play. */
export function duelsOf(options: readonly string[]): readonly (readonly string[])[] | null {
  if (options.length <= DRAGON_TIGER_TIE.length || options.length % DRAGON_TIGER_TIE.length !== 0)
    return null;
  const isDuel = options.every((option, at) =>
    option.endsWith(DRAGON_TIGER_TIE[at % DRAGON_TIGER_TIE.length]!),
  );
  return isDuel
    ? options
        .filter((_, at) => at % DRAGON_TIGER_TIE.length === 0)
        .map((_, at) => options.slice(3 * at, 3 * at + 3))
    : null;
}
