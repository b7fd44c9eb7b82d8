// The basket of an official lottery as kept in this tab, through leaving and reloading the page, until it is accepted.
import { sessionStore } from '#browser/storage.ts';

const keyOf = (lotCode: string): string => `basket ${lotCode}`;

export const keepBasket = (lotCode: string, basket: object): void =>
  sessionStore.writeJson(keyOf(lotCode), basket);

/** What was kept, unchecked; null where there is none. */
export const basketOf = (lotCode: string): unknown => sessionStore.readJson(keyOf(lotCode));

export const forgetBasket = (lotCode: string): void => sessionStore.remove(keyOf(lotCode));
