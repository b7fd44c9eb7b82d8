// The colours of drawn numbers that belong to the games and not to a skin: racers and waves. Figures on them keep 4.5:1.

export interface Paint {
  ground: string;
  figure: string;
}

const light = '#ffffff';

export type Wave = 'red' | 'blue' | 'green' | 'none';

export const wavePaints: Readonly<Record<Wave, Paint>> = {
  red: { ground: '#d3202b', figure: light },
  blue: { ground: '#1b64c4', figure: light },
  green: { ground: '#127a39', figure: light },
  none: { ground: '#6d6a68', figure: light },
};

const waves: Readonly<Record<string, Wave>> = { r: 'red', b: 'blue', g: 'green', '-': 'none' };
/** Of the numbers of Mark Six, from 1; tests/architecture/drawColours.test.ts holds it against the rules of play. */
const markSix = 'rrbbggrrbbgrrbbggrrbggrrbbggrrbggrrbbggrbbggrrbbg';
/** Of the sums of PC28, from 0. */
const sums28 = '-gbrgbrgbrgbr--rgbrgbrgbrgb-';

/** The wave of a number of Mark Six, 1 to 49. */
export const waveOfNumber = (number: number): Wave => waves[markSix[number - 1] ?? '-']!;
/** The wave of a sum of PC28, 0 to 27; four sums have none. */
export const waveOfSum = (sum: number): Wave => waves[sums28[sum] ?? '-']!;

/** Racers 1 to 10, as on every site of the field. */
const racers: readonly Paint[] = [
  { ground: '#f4d31f', figure: '#3a2c00' },
  { ground: '#1470cf', figure: light },
  { ground: '#4b4b4f', figure: light },
  { ground: '#f08a1c', figure: '#331600' },
  { ground: '#27c6d4', figure: '#00292e' },
  { ground: '#5f38d1', figure: light },
  { ground: '#c9c9cc', figure: '#26262a' },
  { ground: '#dc2430', figure: light },
  { ground: '#7c0d15', figure: light },
  { ground: '#14803a', figure: light },
];

export const racerPaint = (racer: number): Paint => racers[racer - 1] ?? wavePaints.none;
