// When a platform holds too little of a player's money to play with.
import type { GetBalanceAnswer } from '#contract/transfer.generated.ts';

/** Yuan; below this no platform takes a bet or a transfer. */
const least = 1;

/** Whether a platform has said that there is nothing to play with. */
export const hasNothing = ({ known, money }: Pick<GetBalanceAnswer, 'known' | 'money'>): boolean =>
  known && Number(money) < least;
