// Owns where dialogs are put: within the office, since one in the body locks its scrolling by a style that no nonce allows.

/** For `getContainer` of every dialog. */
export const dialogRoot = (): HTMLElement => document.getElementById('office')!;
