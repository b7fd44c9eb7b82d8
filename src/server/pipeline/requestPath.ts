// The path of a request as it was sent: whatever it is, it is no address, whose parts could be wrong.

/** The path and the query of a request's target, the query with its question mark. */
export function pathOf(target: string): { pathname: string; search: string } {
  const [whole = ''] = target.split('#', 1);
  const at = whole.indexOf('?');
  return at < 0 ? { pathname: whole, search: '' } : { pathname: whole.slice(0, at), search: whole.slice(at) };
}

/** An address by which the server is watched: whoever asks there has to be answered when nobody else is. */
export const isProbe = (address: string): boolean => /^\/(?:healthz|livez|readyz|metrics)\b/.test(address);
