// Which addresses from outside the code may be followed or loaded: paths of this site, and plain https ones.

export type SafeAddress = { kind: 'site'; path: string } | { kind: 'outside'; url: string };

/** Blanks, backslashes, and what cannot be seen (control, direction, zero width): none of it belongs in an address. */
const disguise = /[\p{C}\p{Z}\\]/u;
/** A slash, a backslash or a control character, once decoded by somebody further on. */
const encodedTrick = /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i;
/** A name with a top-level domain; no bare numbers, addresses, or names of the local net. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;

function parse(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * What an address may be used as: a path of this site (with query and hash, tidied), an https address elsewhere, or
 * null for anything else: other schemes, addresses that only look like paths, credentials, hosts in disguise.
 */
export function safeAddress(url: unknown): SafeAddress | null {
  if (typeof url !== 'string' || url === '' || url.length > 2048 || disguise.test(url)) return null;
  if (url.startsWith('/')) {
    const base = 'https://site.invalid';
    const parsed = parse(url, base);
    if (!parsed || parsed.origin !== base || encodedTrick.test(parsed.pathname)) return null;
    // "/.//host" is a path as it is written and another host once it is tidied.
    if (url.startsWith('//') || parsed.pathname.startsWith('//')) return null;
    return { kind: 'site', path: parsed.pathname + parsed.search + parsed.hash };
  }
  const authority = /^https:\/\/([^/?#]+)/i.exec(url)?.[1];
  // No credentials; and beyond ASCII a host can be made to look like another: a true one is written xn--.
  if (!authority || !/^[a-z0-9.:-]+$/i.test(authority)) return null;
  const parsed = parse(url);
  if (parsed?.protocol !== 'https:') return null;
  if (!hostName.test(parsed.hostname) || parsed.hostname !== authority.replace(/:\d*$/, '').toLowerCase())
    return null;
  return { kind: 'outside', url: parsed.href };
}

/** The address as text where it is safe, otherwise null. */
export function safeText(url: unknown): string | null {
  const safe = safeAddress(url);
  return safe && (safe.kind === 'site' ? safe.path : safe.url);
}
