// What browsers are asked about passkeys and how their answers are checked, for members and for who works at the office. Each passkey is bound to the host of an origin.
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

/** EdDSA, ES256 and RS256 by their COSE numbers: what every browser of today signs with. */
const algorithms = [-8, -7, -257];

/** How many passkeys somebody may have. */
export const passkeysMost = 10;

export const hostOf = (origin: string): string => new URL(origin).hostname;

/** What a browser answered, from its JSON; null for what is none. */
export function readAnswer(json: string): object | null {
  try {
    const answer: unknown = JSON.parse(json);
    return typeof answer === 'object' ? answer : null;
  } catch {
    return null;
  }
}

/** The name of the passkey that an answer is signed with; empty where it names none. */
export function credentialIn(answer: object): string {
  const { id } = answer as Partial<AuthenticationResponseJSON>;
  return typeof id === 'string' ? id : '';
}

export interface NewKeyQuestion {
  origin: string;
  /** Who asks, as the browser shows it. */
  site: string;
  user: { handle: string; name: string; shownName: string };
  /** Credentials that the person has already. */
  known: readonly string[];
  /** Whether the passkey says itself whose it is, so that nobody has to type a name. */
  isNamed: boolean;
  challenge?: Uint8Array<ArrayBuffer>;
}

/** What a browser needs to make a passkey. */
export const newKeyOptions = ({
  origin,
  site,
  user,
  known,
  isNamed,
  challenge,
}: NewKeyQuestion): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: site,
    rpID: hostOf(origin),
    userName: user.name,
    userDisplayName: user.shownName,
    userID: new TextEncoder().encode(user.handle),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: {
      residentKey: isNamed ? 'required' : 'preferred',
      userVerification: 'required',
    },
    ...(challenge && { challenge }),
  });

/** What a browser needs to sign with one of the passkeys that are known, or with any of this host where none are named. */
export const signingOptions = ({
  origin,
  known,
  challenge,
}: {
  origin: string;
  known?: readonly string[];
  challenge?: Uint8Array<ArrayBuffer>;
}): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
    ...(known && { allowCredentials: known.map((id) => ({ id })) }),
    ...(challenge && { challenge }),
  });

/** A question as it is kept, base64url, or what decides whether one is ours. */
type Expected = string | ((challenge: string) => boolean);

export interface NewKey {
  credential: string;
  publicKey: Buffer;
  counter: bigint;
}

/** The passkey that a browser made; null where it was made for another host or another question. */
export async function readNewKey(answer: object, expected: Expected, origin: string): Promise<NewKey | null> {
  const made = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: expected,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
  }).catch(() => null);
  if (!made?.verified) return null;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return { credential: id, publicKey: Buffer.from(publicKey), counter: BigInt(counter) };
}

/** How often a passkey has signed by now, where this answer is signed with it; null where it is not, and for a copy whose count is behind. */
export async function countSigned(
  answer: object,
  key: { credential: string; public_key: Buffer; counter: bigint },
  expected: Expected,
  origin: string,
): Promise<bigint | null> {
  const signed = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: expected,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    credential: {
      id: key.credential,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
    },
  }).catch(() => null);
  return signed?.verified ? BigInt(signed.authenticationInfo.newCounter) : null;
}
