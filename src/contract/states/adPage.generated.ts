// Generated from schemas/entity/ad-page.json by "npm run gen". Do not edit.

/** The page floating ads belong to: 1 home, 2 user centre, 3 log-in tab, 4 register tab, 5 lottery pages. */
export const AdPage = { home: 1, userCenter: 2, login: 3, register: 4, lottery: 5 } as const;
export type AdPage = (typeof AdPage)[keyof typeof AdPage];
