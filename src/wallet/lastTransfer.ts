// When money last moved between wallet and platforms, kept across reloads and shared by the tabs of this browser.
import { localStore } from '#browser/storage.ts';

const key = 'lastTransfer';

/** Stores that money moves now. */
export const noteTransfer = (): void => localStore.write(key, String(Date.now()));

/** When it last moved, in ms since 1970; minus infinity where that is not known. */
export const lastTransferMs = (): number => Number(localStore.read(key) ?? Number.NEGATIVE_INFINITY);
