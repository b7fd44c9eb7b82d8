// Whether this browser knows passkeys; whether its owner has one, nobody learns without asking.

export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
