// The files that are served as they are: the built site, pictures, logos, and script and style of the operator's pages.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetBase } from '#contract/boot.ts';
import { drawCover } from '#counterparty/game-platform/covers/drawCover.ts';
import { type StationsInService, shippedStations } from '../stations.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
};

export interface Asset {
  type: string;
  etag: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const forEver = 'public, max-age=31536000, immutable';
const asked = 'public, max-age=300';

/** An asset from its bytes; text of a kilobyte and more is held compressed as well unless compressed forms are given. */
export function assetOf(name: string, body: Buffer, ready: { br?: Buffer; gzip?: Buffer } = {}): Asset {
  const type = types[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  const asset: Asset = {
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
  };
  if (!/^text|json|svg|javascript/.test(type) || body.length < 1024) return asset;
  asset.br = ready.br ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  asset.gzip = ready.gzip ?? gzipSync(body, { level: 6 });
  return asset;
}

/** Every file below a folder with its .br and .gz neighbours, by path with slashes. Hidden files are left out. */
export function readFolder(folder: string): Map<string, Asset> {
  // At once: a start needs all of its files, and asking for each by itself takes several times the processor.
  const all = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  const given = (name: string) => (all.has(name) ? readFileSync(path.join(folder, name)) : undefined);
  return new Map(
    [...all]
      .filter((name) => path.extname(name) in types)
      .map((name) => {
        const [br, gzip] = [given(`${name}.br`), given(`${name}.gz`)];
        const ready = { ...(br && { br }), ...(gzip && { gzip }) };
        return [name.replaceAll(path.sep, '/'), assetOf(name, given(name)!, ready)];
      }),
  );
}

/** Answers with an asset in the best form the browser takes, or 304 when it has it. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  isForEver: boolean,
): FastifyReply {
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', isForEver ? forEver : asked);
  reply.header('ETag', asset.etag);
  if (asset.br) reply.header('Vary', 'Accept-Encoding');
  // Otherwise a file opened as a page of its own (an SVG, say) would run with our rights.
  if (asset.type.startsWith('image/svg'))
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(asset.etag)) return reply.code(304).send();
  reply.type(asset.type);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (asset.br && /\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(asset.br);
  if (asset.gzip && /\bgzip\b/.test(accepted))
    return reply.header('Content-Encoding', 'gzip').send(asset.gzip);
  return reply.send(asset.body);
}

/** A missing file is a 404 in plain words, never a page: a lost chunk must be seen as lost. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

/** A picture by its name, as it is now; undefined where there is none. */
export type PictureReader = (name: string) => Promise<Asset | undefined>;

export interface AssetFolders {
  /** The built site, in memory; absent under `npm run dev`, where Vite serves it. */
  built?: ReadonlyMap<string, Asset>;
  /** Folders read on request, or what reads them, by the path they are served under: /art/ to a folder, say. */
  live: Readonly<Record<string, string | PictureReader>>;
}

/** Drawn covers of games, by file name; a few hundred are looked at most. */
const drawnCovers = new Map<string, Asset>();
const mostCovers = 600;

function coverAsset(file: string): Asset | null {
  const known = drawnCovers.get(file);
  if (known) return known;
  const drawn = drawCover(file);
  if (drawn === null) return null;
  const asset = assetOf(file, Buffer.from(drawn));
  if (drawnCovers.size >= mostCovers) drawnCovers.clear();
  drawnCovers.set(file, asset);
  return asset;
}

/** Serves covers of games, which follow from their address alone. */
export function registerCovers(app: FastifyInstance): void {
  app.get('/art/cover/:file', (request, reply) => {
    const asset = coverAsset((request.params as { file: string }).file);
    if (!asset) return sendMissing(reply);
    return sendAsset(request, reply.header('Cache-Control', 'public, max-age=604800'), asset, false);
  });
}

/** Reads the pictures of a folder on request; each is remembered until its file changes (a logo copied in is there at once). */
export function pictureReader(folder: string): PictureReader {
  const remembered = new Map<string, { changedMs: number; asset: Asset }>();
  return async (name) => {
    const isPicture = types[path.extname(name).toLowerCase()]?.startsWith('image/');
    if (!isPicture || !/^[\w-]+(?:\.[\w-]+)+$/.test(name)) return undefined;
    const file = path.join(folder, name);
    const there = await stat(file).catch(() => null);
    if (!there?.isFile()) return undefined;
    let entry = remembered.get(name);
    if (entry?.changedMs !== there.mtimeMs) {
      entry = { changedMs: there.mtimeMs, asset: assetOf(name, await readFile(file)) };
      remembered.set(name, entry);
    }
    return entry.asset;
  };
}

/** Reads logos of stations from where these are kept; those of the project where they are kept nowhere. */
export function logoReader(stations: Pick<StationsInService, 'place' | 'logo'>): PictureReader {
  const { place } = stations;
  if (place?.kind === 'folder') return pictureReader(path.join(place.folder, 'logo'));
  if (!stations.logo) return pictureReader(path.join(shippedStations, 'logo'));
  const remembered = new Map<string, { bytes: Buffer; asset: Asset }>();
  return async (name) => {
    const bytes = await stations.logo?.(name);
    if (!bytes) return undefined;
    let entry = remembered.get(name);
    if (entry?.bytes !== bytes) {
      entry = { bytes, asset: assetOf(name, bytes) };
      remembered.set(name, entry);
    }
    return entry.asset;
  };
}

/** Serves the built site from memory and the pictures of the live folders from disk. */
export function registerAssets(app: FastifyInstance, folders: AssetFolders): void {
  const { built } = folders;
  if (built) {
    app.get(`${assetBase}*`, (request, reply) => {
      const name = (request.params as { '*': string })['*'];
      const asset = built.get(name);
      return asset ? sendAsset(request, reply, asset, name.startsWith('assets/')) : sendMissing(reply);
    });
  }
  for (const [prefix, from] of Object.entries(folders.live)) {
    const read = typeof from === 'string' ? pictureReader(from) : from;
    app.get(`${prefix}*`, async (request, reply) => {
      const asset = await read((request.params as { '*': string })['*']);
      return asset ? sendAsset(request, reply, asset, false) : sendMissing(reply);
    });
  }
}
