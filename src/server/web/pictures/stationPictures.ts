// The drawings of the program in the colours of a station. A page's variables do not reach into an <img>, so they are put into the drawing.
import type { FastifyInstance } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Skin } from '#station/derive/look/palettes.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { stationPictureFolder } from '../../present/link.ts';
import { type Asset, assetOf, pictureReader, sendAsset, sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';

/**
 * The drawing with a value for each token it names: those of the station's own skin, and those of the other one where
 * the address ends with that skin's name (#ThemeBlack), so that both are one file.
 */
export function inTokens(svg: string, station: StationFacts): string {
  const names = new Set([...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as `--${string}`));
  if (names.size === 0) return svg;
  const own: Skin = station.theme.skin;
  const other: Skin = own === 'ThemeRed' ? 'ThemeBlack' : 'ThemeRed';
  const [ownValues, otherValues] = [own, other].map((skin: Skin) => {
    const tokens = themeTokens(station, skin);
    return [...names].map((name) => `${name}:${tokens[name]}`).join(';');
  });
  return svg.replace(
    /^<svg ([^>]*)>/,
    `<svg id="${other}" $1><style>:root{${ownValues}}:root:target{${otherValues}}</style>`,
  );
}

export function registerStationPictures(
  app: FastifyInstance,
  { stations }: Pick<WebDeps, 'stations'>,
  artFolder: string,
): void {
  const read = pictureReader(artFolder);
  /** By the version of the station in service; gone with it. */
  const drawn = new WeakMap<StationFacts, Map<string, { from: Asset; asset: Asset }>>();
  app.get(`${stationPictureFolder}:code/:file`, async (request, reply) => {
    const { code, file } = request.params as { code: string; file: string };
    const station = stations.byCode(code);
    const from = station && file.endsWith('.svg') ? await read(file) : undefined;
    if (!station || !from) return sendMissing(reply);
    const ofStation = drawn.get(station) ?? new Map<string, { from: Asset; asset: Asset }>();
    drawn.set(station, ofStation);
    let entry = ofStation.get(file);
    if (entry?.from !== from) {
      entry = { from, asset: assetOf(file, Buffer.from(inTokens(from.body.toString(), station))) };
      ofStation.set(file, entry);
    }
    return sendAsset(request, reply, entry.asset, false);
  });
}
