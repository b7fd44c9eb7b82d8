// Generated from schemas/entity/application-status.json by "npm run gen". Do not edit.

/** Where an application stands: 1 waiting, 2 success, 3 failed. */
export const ApplicationStatus = { pending: 1, approved: 2, refused: 3 } as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];
