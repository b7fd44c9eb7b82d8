// What a phone needs to put a station on its home screen: the web app manifest and the routes of manifest and icons.
import { createHash } from 'node:crypto';
import path from 'node:path';
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

/** So many files are held at most; an icon has some 40 kB. */
const mostMade = 2_000;

interface Made {
  /** That it shows; undefined where there is none. */
  logo: Asset | undefined;
  asset: Promise<Asset>;
}

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

  /** By the version of the station in service; gone with it. */
  let made = new WeakMap<StationFacts, Map<string, Made>>();
  let count = 0;
  /** Drawing and compressing cost milliseconds that are the same for everybody: done once for each station and logo. */
  async function once(station: StationFacts, name: string, make: () => Promise<Asset>): Promise<Asset> {
    const logo = await readLogo(path.basename(station.theme.logo));
    const known = made.get(station)?.get(name);
    if (known && known.logo === logo) return known.asset;
    if (++count > mostMade) {
      made = new WeakMap();
      count = 1;
    }
    const ofStation = made.get(station) ?? new Map<string, Made>();
    made.set(station, ofStation);
    const asset = make();
    ofStation.set(name, { logo, asset });
    // What went wrong once is tried again.
    asset.catch(() => ofStation.delete(name));
    return asset;
  }
  const iconOf = (station: StationFacts, file: IconFile): Promise<Asset> =>
    once(station, file, async () => {
      const { size, isFullBleed } = iconFiles[file];
      return assetOf(file, await drawIcon(await iconDrawing(station, isFullBleed, readLogo), size));
    });
  const manifestAsset = (station: StationFacts, isOneOfSeveral: boolean): Promise<Asset> =>
    once(station, isOneOfSeveral ? 'shared' : 'own', async () => {
      const version = versionOf(await iconDrawing(station, true, readLogo));
      const iconAddress = (file: IconFile): string => `/icon/${station.code}/${file}?v=${version}`;
      const manifest = manifestOf(station, iconAddress, isOneOfSeveral);
      return assetOf('manifest.webmanifest', Buffer.from(JSON.stringify(manifest)));
    });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const station = stationOf(request);
    if (!station) return sendMissing(reply);
    reply.header('Cache-Control', 'no-cache');
    return sendAsset(request, reply, await manifestAsset(station, isShared(request, station)), false);
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
