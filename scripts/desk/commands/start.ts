// Owns `desk start`: runs the bank desk in service; its first start makes the folder, the key and an account, and says what to do with them.
import { createBankDesk } from '#counterparty/bank-desk/bankDesk.ts';
import { addStaff, allStaff } from '#counterparty/bank-desk/staff.ts';
import { fastifyTrustProxy, readTrustProxy, type TrustProxy } from '#server/pipeline/trustedProxy.ts';
import { parseCommandLine, Unreadable, WrongUsage } from '../../station/commandLine.ts';
import { deskFolder, deskKeys, entryOf, placeOf, storeFile, withStore } from '../deskFolder.ts';

/** Who works at a desk that has no staff yet. */
const firstName = 'desk';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

function trustProxyOf(text: string | undefined): TrustProxy | undefined {
  if (!text) return undefined;
  try {
    return readTrustProxy(text);
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
}

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseCommandLine(args, {});
  if (positionals.length > 0) throw new WrongUsage(`start takes nothing; there is "${positionals[0]}".`);
  const place = placeOf(process.env);
  const trustProxy = trustProxyOf(process.env.TRUST_PROXY);
  const { isNew, ...keys } = deskKeys();
  const password = await withStore((desk) =>
    allStaff(desk).length === 0 ? addStaff(desk, firstName) : undefined,
  );
  const server = await createBankDesk({
    port: place.port,
    host: place.host,
    storeFile: storeFile(),
    ...keys,
    ...(trustProxy !== undefined && { trustProxy: fastifyTrustProxy(trustProxy) }),
    service: { isSecure: place.url.startsWith('https://') },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Unreadable(
      `Port ${place.port} is taken: another program (perhaps a second desk) listens there. Choose one with PORT=9081.`,
    );
  });
  // With PORT=0 the port is known only now.
  const url = process.env.DESK_URL ? place.url : server.party.url;
  say(`The bank desk keeps its requests in ${deskFolder()}. Back this folder up.`);
  if (password !== undefined)
    say(
      `Log in as "${firstName}" with the first password ${password}; it is shown only now. Accounts of others: npm run -s desk -- staff add NAME`,
    );
  if (isNew) say(`For the file of COUNTERPARTIES:\n${JSON.stringify(entryOf(url, keys), null, 2)}`);
  process.stdout.write(`${url}/\n`);
  return new Promise((ended) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().then(() => ended(0)));
  });
}
