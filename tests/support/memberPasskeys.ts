// What tests do with passkeys of members: making one with the password, and logging in with it in a browser of its own.
import { passkeyAdd, passkeyQuestion } from '#contract/account.generated.ts';
import { passkeyLogin, passkeyOptions } from '#contract/auth.generated.ts';
import { type Passkey, softwarePasskey } from './passkey.ts';
import type { Client, RunningServer } from './startServer.ts';

export const memberPassword = 'demo8888';

/** A passkey of whoever is logged in with this client. */
export async function madePasskey(server: RunningServer, client: Client, station: string): Promise<Passkey> {
  const passkey = softwarePasskey();
  const { options } = (await client.call(passkeyQuestion, { password: memberPassword })).answer;
  const response = passkey.make(options!, server.url(station));
  const { answer } = await client.call(passkeyAdd, { response });
  if (!answer.success) throw new Error(`No passkey was made: ${answer.msg}`);
  return passkey;
}

/** What the browser of a client signs, for a log-in at a station. */
export async function signed(
  server: RunningServer,
  client: Client,
  passkey: Passkey,
  station: string,
): Promise<string> {
  const { options } = (await client.call(passkeyOptions, {})).answer;
  return passkey.sign(options!, server.url(station));
}

export const logInWith = async (server: RunningServer, client: Client, passkey: Passkey, station: string) =>
  (await client.call(passkeyLogin, { response: await signed(server, client, passkey, station) })).answer;
