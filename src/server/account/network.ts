// The network by which limits for addresses count: an IPv4 address, or the /64 that one subscriber has of IPv6.
import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The network of an address as a key: IPv4 as it is, also where it comes mapped into IPv6; IPv6 by its first 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const bare = address.split('%')[0]!;
  if (!isIPv6(bare)) return address;
  // A dotted tail stands for two groups; it never reaches into the first four.
  const [head = '', tail] = bare.replace(/(?:\d{1,3}\.){3}\d{1,3}$/, '0:0').split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
