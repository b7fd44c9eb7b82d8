// What a browser does with passkeys: making one, signing with one. It comes with its library when somebody wants either.
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Makes a passkey from the server's options; its answer as JSON. Rejects where its owner leaves the question, or has one for this account already. */
export const makePasskey = async (options: string): Promise<string> =>
  JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));

/** Signs the server's options with a passkey that the owner chooses; its answer as JSON. Rejects where there is none, or its owner leaves the question. */
export const signWithPasskey = async (options: string): Promise<string> =>
  JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
