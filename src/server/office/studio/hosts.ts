// Looking whether host names lead anywhere and have a certificate: the name service and one handshake at a public address, and nothing else of any network.
import { promises as dns } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';

export type HostVerdict = 'good' | 'noName' | 'noAnswer' | 'inner' | 'silent' | 'wrongCertificate' | 'ends';

export interface HostReport {
  host: string;
  verdict: HostVerdict;
  /** Public ones. */
  addresses: string[];
  /** When the certificate ends. */
  ends?: Date;
  issuer?: string;
  /** What is wrong with the certificate, as programs call it. */
  detail?: string;
}

/** What is asked of networks; a test asks its own. */
export interface Network {
  /** Addresses of a host. Throws what the name service says. */
  resolve(host: string): Promise<string[]>;
  port: number;
  /** Who is trusted beside those whom everybody trusts. */
  ca?: string;
  isPublic(address: string): boolean;
}

const dnsMs = 2_500;
const handshakeMs = 4_000;
const soonMs = 14 * 86_400_000;
const addressesMost = 4;

/** Every range that is not somebody's on the open internet: of this machine, of inner networks, and ways that lead around to either. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');

/** Of IPv6 what is given out to networks: 2000::/3, without what carries another address within it. */
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the open internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
    : !inner.check(address, 'ipv4');

/** The name service, and not the machine's own list of hosts: that one knows names of inner machines. */
async function resolve(host: string): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: dnsMs, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (addresses.length > 0) return addresses;
  throw (found[0] as PromiseRejectedResult).reason;
}

export const openInternet: Network = { resolve, port: 443, isPublic: isPublicAddress };

type Handshake = { error: string } | { certificate: PeerCertificate; problem: string | undefined };

/** Shakes hands at just this address, sends nothing, and hangs up. */
function handshake(host: string, address: string, { port, ca }: Network): Promise<Handshake> {
  return new Promise((done) => {
    const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false, ca });
    const end = (found: Handshake): void => {
      clearTimeout(late);
      socket.destroy();
      done(found);
    };
    const late = setTimeout(() => end({ error: 'ETIMEDOUT' }), handshakeMs);
    socket.once('error', () => end({ error: 'closed' }));
    socket.once('secureConnect', () => {
      const { authorized, authorizationError } = socket;
      const problem = authorized ? undefined : String(authorizationError);
      end({ certificate: socket.getPeerCertificate(), problem });
    });
  });
}

const notThere = new Set(['ENOTFOUND', 'ENODATA']);

/** What is to be said of one host. Never throws. */
export async function checkHost(
  host: string,
  now: Date,
  network: Network = openInternet,
): Promise<HostReport> {
  let all: string[];
  try {
    all = await network.resolve(host);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { host, verdict: notThere.has(code) ? 'noName' : 'noAnswer', addresses: [] };
  }
  // One inner address is enough: whoever answers for the name chooses which of them is used.
  if (!all.every(network.isPublic)) return { host, verdict: 'inner', addresses: [] };
  const addresses = all.slice(0, addressesMost);
  const found = await handshake(host, addresses[0]!, network);
  if ('error' in found) return { host, verdict: 'silent', addresses };
  const { certificate, problem } = found;
  const ends = new Date(certificate.valid_to);
  const issuer = [certificate.issuer?.O ?? certificate.issuer?.CN ?? ''].flat()[0]!.slice(0, 80);
  const about = { host, addresses, ends, issuer };
  if (problem !== undefined) return { ...about, verdict: 'wrongCertificate', detail: problem.slice(0, 80) };
  return { ...about, verdict: ends.getTime() - now.getTime() < soonMs ? 'ends' : 'good' };
}
