// The second factor by passkey: what the browser is to sign for a log-in that waits, and taking its answer.
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { type LogInPlace, type LogInStep, passSecondFactor, pendingOf, type StaffWork } from './logIn.ts';
import { askForPasskey, isPasskeyRight } from './passkeys.ts';

/** What the browser is to sign. Refuses where no log-in waits, or its owner has no passkey. */
export async function askAtLogIn(
  work: StaffWork,
  token: string | undefined,
  origin: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { pending } = await pendingOf(work, token);
  return await askForPasskey(work.db, pending, origin);
}

/** Takes what the browser signed. */
export async function logInByPasskey(
  work: StaffWork,
  asked: { token: string | undefined; response: object; origin: string; place: LogInPlace },
): Promise<LogInStep> {
  const { pending, staff } = await pendingOf(work, asked.token);
  return await passSecondFactor(work, pending, staff, asked.place, () =>
    isPasskeyRight(work.db, pending, asked.response, asked.origin, work.now),
  );
}
