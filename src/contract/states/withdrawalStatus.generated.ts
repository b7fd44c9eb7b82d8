// Generated from schemas/entity/withdrawal-status.json by "npm run gen". Do not edit.

/** Where a withdrawal stands: 1 under way, 2 paid, 3 refused and given back, 4 cancelled and given back. */
export const WithdrawalStatus = { pending: 1, paid: 2, refused: 3, cancelled: 4 } as const;
export type WithdrawalStatus = (typeof WithdrawalStatus)[keyof typeof WithdrawalStatus];
