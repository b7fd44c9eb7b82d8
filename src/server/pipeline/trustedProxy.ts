// Which proxies are trusted: the check of TRUST_PROXY, and which forwarded host names count.
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { StationsInService } from '../stations.ts';

/** Addresses and networks of proxies, or how many proxies every request comes through. */
export type TrustProxy = readonly string[] | number;

const named = ['loopback', 'linklocal', 'uniquelocal'];
const hopsMost = 10;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Reads TRUST_PROXY. Throws a sentence where it names no proxies; `true` would let every client choose its own address. */
export function readTrustProxy(text: string): TrustProxy {
  const values = text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
  if (values.length === 1 && /^\d+$/.test(values[0]!)) {
    const hops = Number(values[0]);
    if (hops >= 1 && hops <= hopsMost) return hops;
  } else if (values.length > 0 && values.every((value) => named.includes(value) || isNetwork(value)))
    return values;
  throw new Error(
    `TRUST_PROXY is "${text}". Write the addresses or networks of your proxies, such as 10.0.0.5 or 10.0.0.0/8,192.0.2.7, ` +
      `or how many proxies every request passes (1 to ${hopsMost}). "true" is refused: clients could then choose the address they are counted by.`,
  );
}

/**
 * What Fastify's trustProxy takes. It trusts nothing for a bare number, because a client that reaches the server directly could
 * forge it; a number therefore states that nobody reaches it directly.
 */
export const fastifyTrustProxy = (
  trust: TrustProxy | undefined,
): false | string[] | ((address: string, hop: number) => boolean) =>
  trust === undefined
    ? false
    : typeof trust === 'number'
      ? (_address: string, hop: number) => hop < trust
      : [...trust];

/** A forwarded host that is no station's counts as if it were not there: a proxy may pass on whatever a client sends. */
export function ignoreForeignForwardedHosts(app: FastifyInstance, stations: StationsInService): void {
  app.addHook('onRequest', async (request) => {
    const { headers } = request.raw;
    const given = headers['x-forwarded-host'];
    if (given === undefined) return;
    const last = String(given).split(',').at(-1)!.trim();
    if (!stations.byHost(last)) delete headers['x-forwarded-host'];
  });
}
