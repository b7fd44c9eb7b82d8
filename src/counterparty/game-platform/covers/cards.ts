// Playing cards, tiles, dice and chips as covers show them.

/** Suits drawn around the middle of a box of 20. */
const suits = {
  spade: ['M0-10Q-11 0-9 5Q-6 10-1 6Q-2 9-4 11H4Q2 9 1 6Q6 10 9 5Q11 0 0-10Z', '#1c1c24'],
  heart: ['M0 10Q-12 0-9-6Q-5-11 0-4Q5-11 9-6Q12 0 0 10Z', '#d0202c'],
  diamond: ['M0-11 8 0 0 11-8 0Z', '#d0202c'],
  club: ['M0-10a5 5 0 0 1 4 8a5 5 0 1 1-2 7Q2 8 4 11H-4Q-2 8-2 5a5 5 0 1 1-2-7a5 5 0 0 1 4-8Z', '#1c1c24'],
} as const;
export type Suit = keyof typeof suits;
export const suitNames = Object.keys(suits) as Suit[];

const latin = 'font-family="Georgia,\'Times New Roman\',serif" font-weight="700" text-anchor="middle"';

/** A card of 76 to 106 around its middle. */
export function card(
  { x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number },
  rank: string,
  suit: Suit,
): string {
  const [shape, colour] = suits[suit];
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-36" y="-50" width="76" height="106" rx="9" fill="#000" opacity=".3"/><rect x="-38" y="-53" width="76" height="106" rx="9" fill="url(#paper)" stroke="#c9b89a" stroke-width="1.500"/><text x="-24" y="-28" ${latin} font-size="24" fill="${colour}">${rank}</text><path transform="translate(-24 -14) scale(.8)" d="${shape}" fill="${colour}"/><path transform="translate(6 12) scale(2.300)" d="${shape}" fill="${colour}"/></g>`;
}

/** The back of a card. */
export const cardBack = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-38" y="-53" width="76" height="106" rx="9" fill="url(#paper)"/><rect x="-32" y="-47" width="64" height="94" rx="6" fill="url(#red)"/><path d="M0-40 26 0 0 40-26 0ZM0-24 15 0 0 24-15 0Z" fill="none" stroke="#ffd977" stroke-width="2.500"/></g>`;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const die = (x: number, y: number, turn: number, value: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-32" y="-28" width="68" height="68" rx="14" fill="#000" opacity=".3"/><rect x="-34" y="-34" width="68" height="68" rx="14" fill="url(#paper)" stroke="#c9b89a" stroke-width="1.500"/>${pips[value]!.map(([across, down]) => `<circle cx="${across * 18}" cy="${down * 18}" r="${value === 1 ? 12 : 7}" fill="${value === 1 || value === 4 ? '#d0202c' : '#20222c'}"/>`).join('')}</g>`;

/** A mahjong tile of circles: 1 to 6, or 0 for the white one. */
export const tile = (x: number, y: number, turn: number, value: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-32" y="-44" width="72" height="100" rx="11" fill="#000" opacity=".3"/><rect x="-34" y="-42" width="70" height="96" rx="11" fill="url(#jade)"/><rect x="-37" y="-48" width="70" height="94" rx="11" fill="url(#paper)" stroke="#c9c2a8" stroke-width="1.500"/>${
    value === 0
      ? '<rect x="-24" y="-34" width="44" height="66" rx="4" fill="none" stroke="#1857b8" stroke-width="5"/>'
      : pips[value]!.map(
          ([across, down], at) =>
            `<circle cx="${-2 + across * 15}" cy="${-1 + down * (value === 6 ? 25 : 22)}" r="${value === 1 ? 23 : 10}" fill="none" stroke="${at % 2 ? '#0c6a4a' : '#c0172a'}" stroke-width="${value === 1 ? 8 : 5}"/><circle cx="${-2 + across * 15}" cy="${-1 + down * (value === 6 ? 25 : 22)}" r="${value === 1 ? 9 : 3}" fill="#1857b8"/>`,
        ).join('')
  }</g>`;

/** A chip seen from the side of a stack. */
export const chips = (x: number, y: number, count: number, colour: string): string =>
  Array.from({ length: count }, (_, at) => {
    const top = y - at * 9;
    return `<g><path d="M${x - 26} ${top}v8a26 9 0 0 0 52 0v-8Z" fill="${colour}"/><path d="M${x - 20} ${top + 5}v8l7 2v-8ZM${x - 4} ${top + 8}v9h8v-9ZM${x + 13} ${top + 7}v8l7-2v-8Z" fill="#fff" opacity=".85"/><ellipse cx="${x}" cy="${top}" rx="26" ry="9" fill="${colour}" stroke="#ffffff60" stroke-width="1.500"/><ellipse cx="${x}" cy="${top}" rx="15" ry="5" fill="none" stroke="#fff" stroke-width="1.500" stroke-dasharray="4 3"/></g>`;
  }).join('');
