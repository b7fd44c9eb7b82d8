// Owns the basket of an official lottery as kept in this tab, through leaving and reloading the page, until it is accepted.

const keyOf = (lotCode: string): string => `basket ${lotCode}`;

export function keepBasket(lotCode: string, basket: object): void {
  try {
    sessionStorage.setItem(keyOf(lotCode), JSON.stringify(basket));
  } catch {
    // Where the browser keeps nothing (storage blocked or full), the basket lives as long as the page.
  }
}

/** What was kept, unchecked; null where there is nothing to be read. */
export function basketOf(lotCode: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(lotCode)) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetBasket(lotCode: string): void {
  try {
    sessionStorage.removeItem(keyOf(lotCode));
  } catch {
    // There was nothing but the page.
  }
}
