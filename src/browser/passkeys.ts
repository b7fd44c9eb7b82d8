// Owns what a browser does with passkeys: whether it knows them, making one, signing with one. The library comes when it is needed.

/** Whether this browser knows passkeys; whether its owner has one, nobody learns without asking. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Makes a passkey from the server's options; its answer as JSON. Rejects where its owner leaves the question, or has one for this account already. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Signs the server's options with a passkey that the owner chooses; its answer as JSON. Rejects where there is none, or its owner leaves the question. */
export async function signWithPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
}
