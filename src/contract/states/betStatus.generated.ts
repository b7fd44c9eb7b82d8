// Generated from schemas/entity/bet-status.json by "npm run gen". Do not edit.

/** Where a bet stands: 1 waiting, 2 won, 3 lost, 4 revoked or refunded, 10 all units pushed. */
export const BetStatus = { waiting: 1, won: 2, lost: 3, returned: 4, pushed: 10 } as const;
export type BetStatus = (typeof BetStatus)[keyof typeof BetStatus];
