// The two palettes, crystal red and midnight black: the only colours there are, each named for what it is for.

export type Skin = 'ThemeRed' | 'ThemeBlack';

/** Colours as #rrggbb; `shadow`, `overlay` and `picture` as CSS values. */
export interface Palette {
  /** Ground of a screen. */
  surface: string;
  /** Ground of a card, bar or dialog. */
  surfaceRaised: string;
  /** Ground of a field, a skeleton or a quiet button. */
  surfaceSunken: string;
  text: string;
  textQuiet: string;
  textFaint: string;
  line: string;
  brand: string;
  brandDeep: string;
  onBrand: string;
  brandText: string;
  brandQuiet: string;
  accent: string;
  onAccent: string;
  win: string;
  lose: string;
  warn: string;
  warnQuiet: string;
  danger: string;
  dangerQuiet: string;
  link: string;
  header: string;
  onHeader: string;
  shadow: string;
  overlay: string;
  /** CSS filter of pictures. */
  picture: string;
}

/** Warm white ground, white cards, deep red; gold as a rare second accent. */
const crystalRed: Palette = {
  surface: '#faf6f2',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f4ede6',
  text: '#2a1c19',
  textQuiet: '#66554f',
  textFaint: '#77665f',
  line: '#ecdfd6',
  brand: '#b3161f',
  brandDeep: '#7d0c17',
  onBrand: '#ffffff',
  brandText: '#a8131d',
  brandQuiet: '#fdeeea',
  accent: '#e0b25c',
  onAccent: '#3a2204',
  win: '#bd1a22',
  lose: '#197344',
  warn: '#8f5200',
  warnQuiet: '#fff3dd',
  danger: '#bd1a22',
  dangerQuiet: '#fdeceb',
  link: '#1d5ba3',
  header: '#b3161f',
  onHeader: '#ffffff',
  shadow: '0 1px 2px rgb(88 32 20 / 5%), 0 4px 14px rgb(88 32 20 / 6%)',
  overlay: 'rgb(36 12 10 / 56%)',
  picture: 'none',
};

/** Blue-black ground, two raised greys, soft gold; red is kept for what is urgent. Lines take the place of the shadows of the other skin. */
const midnightBlack: Palette = {
  surface: '#0e1116',
  surfaceRaised: '#171b22',
  surfaceSunken: '#20262f',
  text: '#ece8df',
  textQuiet: '#b0aea7',
  textFaint: '#9799a0',
  line: '#2b323d',
  brand: '#d8b26a',
  brandDeep: '#bd9148',
  onBrand: '#1f1604',
  brandText: '#e3c081',
  brandQuiet: '#2b2518',
  accent: '#c9353b',
  onAccent: '#ffffff',
  win: '#ff8a80',
  lose: '#57c98f',
  warn: '#f2bb4b',
  warnQuiet: '#2e2614',
  danger: '#ff8a80',
  dangerQuiet: '#33191c',
  link: '#8bb8ff',
  header: '#171b22',
  onHeader: '#ece8df',
  shadow: '0 0 0 1px #252c36',
  overlay: 'rgb(3 4 6 / 72%)',
  picture: 'brightness(0.88)',
};

const palettes: Record<Skin, Palette> = { ThemeRed: crystalRed, ThemeBlack: midnightBlack };

/** The palette of a skin, before any station's own colours. */
export const paletteOf = (skin: Skin): Palette => palettes[skin];
