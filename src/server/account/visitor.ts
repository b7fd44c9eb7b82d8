// What is known of a request's sender before anybody logs in: address, security of the connection, and the cookies of this server.
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from './network.ts';
import { randomSecret, sha256 } from './tokens.ts';

/** A cookie for the answer; an empty value deletes it. */
export interface CookieToSet {
  name: string;
  value: string;
  isSecure: boolean;
  maxAgeSeconds: number;
}

export interface Visitor {
  /** Known to this browser alone (HttpOnly cookie); the server stores its hash. */
  secret: string;
  hash: Buffer;
  /** The network address, as the nearest proxy that is trusted reports it. */
  address: string;
  /** How the browser names itself, at most 300 characters; empty where it does not. */
  agent: string;
  /** What limits count the address by. */
  network: string;
  /** The site's origin in the browser, such as https://one.example: where external pages send the player back to. */
  origin: string;
  /** Cookies can be kept safely: https, or this very machine. */
  isSecure: boolean;
  /** False on a plain http host that settings do not allow: nobody can be logged in there. */
  canKeepCookies: boolean;
  /** Raw session token, if the browser sent one. */
  token: string | undefined;
  /** Set when the browser had no visitor cookie yet. */
  cookie: CookieToSet | undefined;
}

const tokenPattern = /^[\w-]{43}$/;
const yearSeconds = 365 * 86_400;
const agentMost = 300;

/** Hosts that browsers treat as secure although they speak plain http. */
const isThisMachine = (host: string): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

export const cookieName = (kind: 'session' | 'visitor', station: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${kind}-${station}`;

export function visitorOf(request: FastifyRequest, station: string, settings: Settings): Visitor {
  const isSecure = request.protocol === 'https' || isThisMachine(request.hostname);
  const read = (kind: 'session' | 'visitor') => {
    const value = request.cookies[cookieName(kind, station, isSecure)];
    return value !== undefined && tokenPattern.test(value) ? value : undefined;
  };
  const known = read('visitor');
  const secret = known ?? randomSecret();
  return {
    secret,
    hash: sha256('visitor', secret),
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, agentMost),
    network: networkOf(request.ip),
    origin: `${request.protocol}://${request.host}`,
    isSecure,
    canKeepCookies: isSecure || settings.allowsPlainCookies,
    token: read('session'),
    cookie: known
      ? undefined
      : {
          name: cookieName('visitor', station, isSecure),
          value: secret,
          isSecure,
          maxAgeSeconds: yearSeconds,
        },
  };
}

/** The Set-Cookie line of a cookie. */
export function cookieLine({ name, value, isSecure, maxAgeSeconds }: CookieToSet): string {
  const life = value === '' ? 0 : maxAgeSeconds;
  return `${name}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
