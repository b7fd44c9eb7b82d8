// Which screens lead to what protects players from their title, beside those of the tab bar: boards, and those that move money.

/** Where bets are made: from there on, a minute is worth a look. */
export const isBoard = (path: string): boolean => /^\/(?:credit|official)\/?$/i.test(path);

/** Where money is paid in. */
export const isDepositing = (path: string): boolean => /^\/(?:recharge|deposit\w+)\/?$/i.test(path);

export const isCaptioned = (path: string): boolean =>
  isBoard(path) || isDepositing(path) || /^\/(?:moneyChange|wallet|withdraw)\/?$/i.test(path);
