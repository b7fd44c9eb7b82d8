// The pages of the back office: one page for every address, its built files, and the policy that both go out with.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskAddress } from '#contract/preview.ts';
import { readFolder, sendAsset } from '../assets.ts';
import { registerCompression } from '../compression.ts';
import { isFramed, isOfLook, type LookDeps, lookHeaders, registerLook } from './lookPages.ts';

/** Styles are made while the page runs: they carry the nonce of the page. Nothing comes from elsewhere, and nobody frames it. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The preview of the studio.
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Whoever may be logged in opens the desk of a station. */
const isDesk = ({ url, headers }: FastifyRequest): boolean =>
  deskAddress.test(url.split('?', 1)[0]!) && /office-session=/.test(headers.cookie ?? '');

/**
 * Serves the office from a folder that `npm run build` made: its files for ever, and the page at every other address that is no call. In a frame each of
 * these is the preview of the studio.
 */
export async function registerOfficePages(
  app: FastifyInstance,
  folder: string,
  look: LookDeps,
): Promise<void> {
  const files = readFolder(path.join(folder, 'assets'));
  const [page, desk] = await Promise.all(
    ['index.html', 'desk.html'].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  registerCompression(app);
  app.addHook('onSend', async (request, reply) => {
    reply.headers(isOfLook(request) ? lookHeaders : headers);
  });
  const sendLook = registerLook(app, path.join(folder, 'look'), look);
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const asset = files.get(request.params['*']);
    if (!asset) return reply.callNotFound();
    return sendAsset(request, reply, asset, true);
  });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    // A file that is missing is no page: a browser would run it as a script.
    if (/\.\w+$|^office\//.test(request.params['*'])) return reply.callNotFound();
    if (isFramed(request)) return sendLook(reply);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ 'Content-Security-Policy': policy(nonce), 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        (isDesk(request) ? desk! : page!).replace(
          'name="csp-nonce" content=""',
          `name="csp-nonce" content="${nonce}"`,
        ),
      );
  });
}
