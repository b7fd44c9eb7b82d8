// The icons of a station for a phone's home screen: its logo or its monogram as SVG, and PNG drawn from that.
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

/** What the renderer reads within a drawing; WebP it does not, so a station with such a logo has its monogram as icon. */
const pictureTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** The station's logo as a data: address; undefined where it has none or the file cannot be loaded. */
async function logoOf(station: StationFacts, read: PictureReader): Promise<string | undefined> {
  const name = path.basename(station.theme.logo);
  const type = pictureTypes[path.extname(name).toLowerCase()];
  if (!type) return undefined;
  const logo = await read(name);
  return logo && `data:${type};base64,${logo.body.toString('base64')}`;
}

/** Fonts with Chinese characters where systems keep them, and their families; any of them has the Latin letters as well. */
const fontFiles = [
  ['/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc', 'Noto Sans CJK SC'],
  ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'Noto Sans CJK SC'],
  ['/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc', 'Noto Sans CJK SC'],
  ['/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc', 'Noto Sans CJK SC'],
  ['/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Bold.ttc', 'Noto Sans CJK SC'],
  ['/usr/share/fonts/truetype/wqy/wqy-microhei.ttc', 'WenQuanYi Micro Hei'],
  ['/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc', 'WenQuanYi Zen Hei'],
  ['/System/Library/Fonts/STHeiti Medium.ttc', 'Heiti SC'],
  ['/System/Library/Fonts/Hiragino Sans GB.ttc', 'Hiragino Sans GB'],
  ['C:\\Windows\\Fonts\\msyhbd.ttc', 'Microsoft YaHei'],
  ['C:\\Windows\\Fonts\\msyh.ttc', 'Microsoft YaHei'],
] as const;
const font = fontFiles.find(([file]) => existsSync(file));

/** An icon on a grid of 48. */
export interface IconDrawing {
  svg: string;
  /** What is written in its middle: beside the SVG, which could name fonts of the system alone. */
  sign?: { text: string; ink: string; height: number };
}

/**
 * The drawing of src/kit/picture/Monogram.tsx in colours instead of variables, or the station's logo. Without a font for its
 * sign only the crystal is drawn: a box in place of the sign would be worse.
 */
export async function iconDrawing(
  station: StationFacts,
  isFullBleed: boolean,
  readLogo = pictureReader(path.join(shippedStations, 'logo')),
): Promise<IconDrawing> {
  const tokens = themeTokens(station, station.theme.skin);
  const logo = await logoOf(station, readLogo);
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">';
  if (logo) {
    // Launchers cut a circle of four fifths at the least, so the corners of a logo stay inside it.
    const edge = isFullBleed ? 30 : 48;
    const ground = isFullBleed ? `<path d="M0 0h48v48H0z" fill="${tokens['--surface']}"/>` : '';
    const at = (48 - edge) / 2;
    return {
      svg: `${open}${ground}<image x="${at}" y="${at}" width="${edge}" height="${edge}" href="${logo}"/></svg>`,
    };
  }
  const { name } = station;
  const ownName = typeof name === 'string' ? name : name['zh-CN'];
  const ink = tokens['--on-brand']!;
  const text = initialsOf(ownName);
  const ring = `<rect x="2.5" y="2.5" width="43" height="43" rx="9.5" fill="none" stroke="${ink}" stroke-opacity="0.38"/>`;
  const svg = [
    open,
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${tokens['--brand']}"/><stop offset="1" stop-color="${tokens['--brand-deep']}"/></linearGradient>`,
    `<clipPath id="c"><rect width="48" height="48" rx="${isFullBleed ? 0 : 12}"/></clipPath>`,
    `<g clip-path="url(#c)"><path d="M0 0h48v48H0z" fill="url(#g)"/><path d="${facetOf(ownName)}" fill="${ink}" opacity="0.1"/></g>`,
    `${isFullBleed ? '' : ring}</svg>`,
  ].join('');
  return { svg, ...(font && { sign: { text, ink, height: text.length > 1 ? 19 : 25 } }) };
}

/** An icon as PNG. It is drawn on a thread of its own: other requests do not wait. */
export async function drawIcon({ svg, sign }: IconDrawing, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawing = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
  if (sign && font) {
    const [fontfile, family] = font;
    const letters = await sharp({
      text: {
        text: `<span foreground="${sign.ink}">${escapeHtml(sign.text)}</span>`,
        font: `${family} Bold ${(sign.height * size) / 48}`,
        fontfile,
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer();
    drawing.composite([{ input: letters, gravity: 'centre' }]);
  }
  return drawing.png().toBuffer();
}
