// How many rows a page of the records has: bets and slips, chases, and the bets of one chase.

export const betsAtOnce = 50;
export const chasesAtOnce = 30;
/** The most that the call gives. */
export const betsOfChase = 200;
