// Generated from schemas/entity/lot-version.json by "npm run gen". Do not edit.

/** Mode of play: 1 official, 2 credit. It splits the list of lotteries into two groups. */
export const LotVersion = { official: 1, credit: 2 } as const;
export type LotVersion = (typeof LotVersion)[keyof typeof LotVersion];
