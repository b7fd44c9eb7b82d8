// Where an entry stands within the office: settings have no key, and an address needs one.

const settings = '-';

export const addressOf = (kind: string, key: string): string =>
  `/content/kind/${kind}/${encodeURIComponent(key === '' ? settings : key)}`;

/** The key that an address names. */
export const keyOf = (named: string): string => (named === settings ? '' : named);
