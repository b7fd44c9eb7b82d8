// Owns the icons of a station for a phone's home screen: its logo or its monogram as SVG, and PNG drawn from that.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { StationFacts } from '#contract/station.generated.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { escapeHtml } from '#texts/html.ts';
import { facetOf, initialsOf } from '#texts/monogram.ts';
import { shippedStations } from '../../stations.ts';
import { type PictureReader, pictureReader } from '../assets.ts';

/**
 * Icons as files, by name. A full-bleed one fills its square: the phone cuts it to its own shape, and iOS paints what is
 * transparent black.
 */
export const iconFiles = {
  'icon-192.png': { size: 192, isFullBleed: false },
  'icon-512.png': { size: 512, isFullBleed: false },
  'maskable-512.png': { size: 512, isFullBleed: true },
  'apple-180.png': { size: 180, isFullBleed: true },
} as const;
export type IconFile = keyof typeof iconFiles;

/** What the renderer reads; WebP it does not, so a station with such a logo has its monogram as icon. */
const pictureTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** The station's logo as a data: address; undefined where it has none or the file cannot be loaded. */
async function logoOf(station: StationFacts, read: PictureReader): Promise<string | undefined> {
  const name = path.basename(station.theme.logo);
  const type = pictureTypes[path.extname(name).toLowerCase()];
  if (!type) return undefined;
  const logo = await read(name);
  return logo && `data:${type};base64,${logo.body.toString('base64')}`;
}

/** Fonts with Chinese characters where systems keep them; any of them has the Latin letters as well. */
const fontFiles = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Bold.ttc',
  '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
  '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc',
  '/System/Library/Fonts/STHeiti Medium.ttc',
  '/System/Library/Fonts/Hiragino Sans GB.ttc',
  'C:\\Windows\\Fonts\\msyhbd.ttc',
  'C:\\Windows\\Fonts\\msyh.ttc',
];
const font = fontFiles.find((file) => existsSync(file));

/**
 * The icon as SVG on a grid of 48: the drawing of src/kit/picture/Monogram.tsx in colours instead of variables. Without a font
 * for its sign only the crystal is drawn: a box in place of the sign would be worse.
 */
export async function iconSvg(
  station: StationFacts,
  isFullBleed: boolean,
  readLogo = pictureReader(path.join(shippedStations, 'logo')),
): Promise<string> {
  const tokens = themeTokens(station, station.theme.skin);
  const logo = await logoOf(station, readLogo);
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">';
  if (logo) {
    // Launchers cut a circle of four fifths at the least, so the corners of a logo stay inside it.
    const edge = isFullBleed ? 30 : 48;
    const ground = isFullBleed ? `<path d="M0 0h48v48H0z" fill="${tokens['--surface']}"/>` : '';
    const at = (48 - edge) / 2;
    return `${open}${ground}<image x="${at}" y="${at}" width="${edge}" height="${edge}" href="${logo}"/></svg>`;
  }
  const { name } = station;
  const ownName = typeof name === 'string' ? name : name['zh-CN'];
  const ink = tokens['--on-brand'];
  const sign = initialsOf(ownName);
  const fontSize = sign.length > 1 ? 19 : 25;
  // The middle of a Chinese character lies 0.38 em above its baseline, that of a capital letter 0.36.
  const baseline = 24 + fontSize * (/[A-Z0-9]/.test(sign) ? 0.36 : 0.38);
  const text = font
    ? `<text x="24" y="${baseline.toFixed(2)}" fill="${ink}" font-size="${fontSize}" font-weight="600" text-anchor="middle">${escapeHtml(sign)}</text>`
    : '';
  const ring = `<rect x="2.5" y="2.5" width="43" height="43" rx="9.5" fill="none" stroke="${ink}" stroke-opacity="0.38"/>`;
  return [
    open,
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${tokens['--brand']}"/><stop offset="1" stop-color="${tokens['--brand-deep']}"/></linearGradient>`,
    `<clipPath id="c"><rect width="48" height="48" rx="${isFullBleed ? 0 : 12}"/></clipPath>`,
    `<g clip-path="url(#c)"><path d="M0 0h48v48H0z" fill="url(#g)"/><path d="${facetOf(ownName)}" fill="${ink}" opacity="0.1"/></g>`,
    `${isFullBleed ? '' : ring}${text}</svg>`,
  ].join('');
}

/** An icon as PNG. It is drawn on a thread of its own: other requests do not wait. */
export async function drawIcon(svg: string, size: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false, fontFiles: font ? [font] : [] },
  });
  return image.asPng();
}
