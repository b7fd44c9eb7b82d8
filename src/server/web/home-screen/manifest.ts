// What a phone needs to put a station on its home screen: the web app manifest and the routes of manifest and icons.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { ownName } from '#station/derive/menus.ts';
import { rowOf } from '#station/derive/routes.ts';
import { localText } from '#station/station.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { type Asset, assetOf, logoReader, sendAsset, sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';
import { wordsIn } from '../webTexts.ts';
import { drawIcon, type IconDrawing, type IconFile, iconDrawing, iconFiles } from './icons.ts';

/** What a long press on the icon offers, where the station has it. */
const shortcutPaths = ['/lotteryAll', '/lotteryOpenDetail', '/recharge', '/lotteryRecord'];

/** Names of the shortcuts as the station's own menus write them. */
function shortcutsOf(station: StationFacts, icon: string): object[] {
  return shortcutPaths.flatMap((path) => {
    const row = rowOf(station, path);
    if (!row) return [];
    const title = wordsIn(station.locale)(row.title as `shell.screen.${string}` & TextId);
    const name = ownName(station, path, station.locale) ?? title;
    return [{ name, url: path, icons: [{ src: icon, sizes: '192x192', type: 'image/png' }] }];
  });
}

/**
 * The manifest of a station. `iconAddress` is where the icons lie: a phone takes a changed icon only under another
 * address. On a host of several stations each is an application of its own, which opens by its own address.
 */
export function manifestOf(
  station: StationFacts,
  iconAddress: (file: IconFile) => string,
  isShared = false,
): object {
  const tokens = themeTokens(station, station.theme.skin);
  const name = localText(station.name, station.locale);
  const icons: IconFile[] = ['icon-192.png', 'icon-512.png', 'maskable-512.png'];
  return {
    id: isShared ? `/open/${station.code}` : '/',
    name,
    short_name: name,
    lang: station.locale,
    start_url: isShared ? `/open/${station.code}` : '/index',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    // Painted while the site starts: the ground of its pages, so that no white flashes.
    background_color: tokens['--surface'],
    theme_color: tokens['--header'],
    ...(!isShared && { shortcuts: shortcutsOf(station, iconAddress('icon-192.png')) }),
    icons: icons.map((file) => ({
      src: iconAddress(file),
      sizes: `${iconFiles[file].size}x${iconFiles[file].size}`,
      type: 'image/png',
      purpose: iconFiles[file].isFullBleed ? 'maskable' : 'any',
    })),
  };
}

/** A word that changes when the drawing does. */
const versionOf = (drawing: IconDrawing): string =>
  createHash('sha256').update(JSON.stringify(drawing)).digest('base64url').slice(0, 8);

const isIconFile = (file: string): file is IconFile => Object.hasOwn(iconFiles, file);

export function registerManifest(
  app: FastifyInstance,
  { stations, stationOf, stationCookie }: WebDeps,
): void {
  const readLogo = logoReader(stations);
  /** Whether the station was chosen by a cookie, on a host that is none's. */
  const isShared = (request: FastifyRequest, { code, hosts }: StationFacts): boolean =>
    request.cookies?.[stationCookie] === code &&
    request.hostname !== `${code}.localhost` &&
    !hosts.includes(request.hostname);

  // A drawing costs some milliseconds, and its file changes only with the station's.
  const drawn = new Map<string, Promise<Asset>>();
  const iconOf = async (station: StationFacts, file: IconFile): Promise<Asset> => {
    const { size, isFullBleed } = iconFiles[file];
    const drawing = await iconDrawing(station, isFullBleed, readLogo);
    const key = `${size} ${JSON.stringify(drawing)}`;
    const known = drawn.get(key);
    if (known) return known;
    if (drawn.size > 2_000) drawn.clear();
    const asset = drawIcon(drawing, size).then((body) => assetOf(file, body));
    drawn.set(key, asset);
    asset.catch(() => drawn.delete(key));
    return asset;
  };

  app.get('/manifest.webmanifest', async (request, reply) => {
    const station = stationOf(request);
    if (!station) return sendMissing(reply);
    const version = versionOf(await iconDrawing(station, true, readLogo));
    const manifest = manifestOf(
      station,
      (file) => `/icon/${station.code}/${file}?v=${version}`,
      isShared(request, station),
    );
    const body = Buffer.from(JSON.stringify(manifest));
    reply.header('Cache-Control', 'no-cache');
    return sendAsset(request, reply, assetOf('manifest.webmanifest', body), false);
  });
  app.get('/icon/:code/:file', async (request, reply) => {
    const { code, file } = request.params as { code: string; file: string };
    const station = stations.byCode(code);
    if (!station || !isIconFile(file)) return sendMissing(reply);
    return sendAsset(request, reply, await iconOf(station, file), false);
  });
  // iOS asks here where a page names no icon, and in the two names it has had.
  const appleIcon = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const station = stationOf(request);
    return station
      ? sendAsset(request, reply, await iconOf(station, 'apple-180.png'), false)
      : sendMissing(reply);
  };
  app.get('/apple-touch-icon.png', appleIcon);
  app.get('/apple-touch-icon-precomposed.png', appleIcon);
}
