// The preview of the studio: the players' site in a frame that is sandboxed, so that whatever a station's content does there, it does without the session of whoever looks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationsInService } from '../../stations.ts';
import {
  type Asset,
  assetOf,
  logoReader,
  readFolder,
  registerAssets,
  registerCovers,
  sendAsset,
  sendMissing,
} from '../assets.ts';
import type { WebDeps } from '../deps.ts';
import { registerContentPictures } from '../pictures/contentPictures.ts';
import { registerForumPictures } from '../pictures/forumPictures.ts';
import { registerStationPictures } from '../pictures/stationPictures.ts';

/** What the frame shows of stations: no more than players see. */
export interface LookDeps extends Pick<WebDeps, 'forumPicture' | 'contentPicture'> {
  stations: StationsInService;
  /** A logo that was uploaded for a file that may be still to be written; undefined where there is none of that name. */
  uploadedLogo(name: string): Promise<Buffer | undefined>;
}

/** Where files of the preview are, and pictures of a station, as /look/<code>/pictures/<file>. */
const folder = '/look/';
const artFolder = path.resolve(import.meta.dirname, '../../art');

/** A frame of the office is the preview whatever its path: the office itself is in no frame. */
export const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'iframe';

/** The frame has no origin of its own, so what it loads has to be open to it; players have the same files. */
export const isOfLook = (request: FastifyRequest): boolean =>
  isFramed(request) || /^\/(?:look|art|logo)\//.test(request.url);

/** Scripts and styles are ours, pictures may be anywhere, and everything else that it wants it asks the studio for. */
const policy = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  'media-src data:',
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const lookHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Serves the files and pictures of the preview; returns what sends its page. `built` is what `npm run build` made. */
export function registerLook(
  app: FastifyInstance,
  built: string,
  { stations, uploadedLogo, ...pictures }: LookDeps,
): (reply: FastifyReply) => FastifyReply {
  // Hundreds of files that nobody needs before somebody opens the studio.
  let files: ReadonlyMap<string, Asset> | undefined;
  let page: string | undefined;
  app.get<{ Params: { '*': string } }>(`${folder}assets/*`, (request, reply) => {
    files ??= readFolder(path.join(built, 'assets'));
    const asset = files.get(request.params['*']);
    return asset ? sendAsset(request, reply, asset, true) : sendMissing(reply);
  });
  registerCovers(app);
  registerStationPictures(app, { stations }, artFolder);
  registerAssets(app, {
    live: {
      '/art/': artFolder,
      '/art/activity/': path.join(artFolder, 'activity'),
    },
  });
  const logoInPlace = logoReader(stations);
  app.get<{ Params: { name: string } }>('/logo/:name', async (request, reply) => {
    const { name } = request.params;
    const there = await logoInPlace(name);
    if (there) return sendAsset(request, reply, there, false);
    const bytes = await uploadedLogo(name);
    return bytes ? sendAsset(request, reply, assetOf(name, bytes), false) : sendMissing(reply);
  });
  const ofAddress = {
    ...pictures,
    stationOf: (request: FastifyRequest) => stations.byCode((request.params as { code: string }).code),
  };
  app.register(
    async (scope) => {
      registerContentPictures(scope, ofAddress);
      registerForumPictures(scope, ofAddress);
    },
    { prefix: `${folder}:code` },
  );
  return (reply) => {
    page ??= readFileSync(path.join(built, 'index.html'), 'utf8');
    return reply
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  };
}
