// Generated from schemas/entity/deposit-status.json by "npm run gen". Do not edit.

/** Where a deposit stands: 1 under way, 2 done, 3 failed, 4 cancelled, 5 expired, 6 and 7 rolled back. */
export const DepositStatus = { pending: 1, paid: 2, failed: 3, cancelled: 4, expired: 5, rolledBack6: 6, rolledBack7: 7 } as const;
export type DepositStatus = (typeof DepositStatus)[keyof typeof DepositStatus];
