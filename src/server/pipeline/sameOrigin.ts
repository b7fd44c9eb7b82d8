// The defence against requests that another site makes a browser send (CSRF).
import type { FastifyRequest } from 'fastify';
import { ajaxHeader } from '#contract/boot.ts';

/**
 * Whether a call was made by a page of this very origin, or by a program that is no browser. A form or a picture of
 * another site cannot set the AJAX header; Sec-Fetch-Site separates sibling stations, which SameSite does not;
 * Origin is what older browsers have.
 */
export function isSameOriginRequest(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers[ajaxHeader[0].toLowerCase()] !== ajaxHeader[1]) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase();
}
