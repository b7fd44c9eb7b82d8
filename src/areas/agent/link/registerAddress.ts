// The address of a promotion link: the register tab with its code filled in.

/** Codes are letters and digits. */
export const registerAddress = (code: string): string => `${location.origin}/login?mode=1&code=${code}`;
