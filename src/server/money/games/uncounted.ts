// Why a round counts less towards turnover than was staked on it, in the player's words.
import { minOddsDefault } from '#rules/games/odds.ts';
import { amountText } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import type { Text } from '../../serverText.ts';
import type { RoundRow } from './roundPage.ts';

/** The lowest odds that count, as a page writes odds: 1.5. */
const leastOdds = Number(minOddsDefault.numerator) / Number(minOddsDefault.denominator);

export type CountedRound = Pick<
  RoundRow,
  'kind' | 'state' | 'stake' | 'valid' | 'reported' | 'prize' | 'settled_at' | 'detail'
>;

/** What the rules leave out (docs/rules-of-games.md §1, §4, §6); undefined where all of the stake counts. */
function reasonOf({ kind, state, stake, prize, detail }: CountedRound, valid: bigint) {
  if (valid >= stake) return undefined;
  if (state === 'void') return 'returned';
  const [leg, ...further] = detail.legs ?? [];
  if (leg && further.length > 0) return 'parlay';
  if (leg?.result === 'push' || leg?.result === 'void') return 'returned';
  if (valid > 0n && (leg?.result === 'halfWon' || leg?.result === 'halfLost')) return 'half';
  if (leg) return 'lowOdds';
  if (kind === 'chess') return 'net';
  if (valid === 0n && prize === stake) return 'returned';
  return kind === 'live' ? 'opposed' : undefined;
}

/**
 * One or two short sentences: what the rules of the game leave out, then what the station counts of such games. Empty where all of the
 * stake counts, where it is not settled, and where only the platform knows.
 */
export function whyUncounted(round: CountedRound, text: Text): string {
  if (round.settled_at === null) return '';
  const reason = reasonOf(round, round.reported ?? round.valid);
  return [
    reason === undefined ? '' : text(`server.game.uncounted.${reason}`, { odds: leastOdds }),
    round.reported === null
      ? ''
      : text('server.game.uncounted.factor', { reported: amountText(wireMoney(round.reported), true) }),
  ]
    .filter((line) => line !== '')
    .join(text('server.game.uncounted.and'));
}
