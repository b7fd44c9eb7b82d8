// Generated from schemas/entity/link-type.json by "npm run gen". Do not edit.

/** How a link opens: 1 here, 2 in a new tab. */
export const LinkType = { here: 1, newTab: 2 } as const;
export type LinkType = (typeof LinkType)[keyof typeof LinkType];
