// The paints of covers: gold, enamel and light as gradients, and small marks that several covers share.

/** Stops of a gradient, from offset 0 to 1 at equal distances. */
const stops = (colours: readonly string[]): string =>
  colours
    .map((colour, at) => `<stop offset="${(at / (colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
    .join('');

export const linear = (id: string, colours: readonly string[], isAcross = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}">${stops(colours)}</linearGradient>`;

export const radial = (
  id: string,
  colours: readonly string[],
  centre = '50%,50%',
  radius = '50%',
): string => {
  const [x, y] = centre.split(',');
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops(colours)}</radialGradient>`;
};

/** Light that fades to nothing. */
export const glow = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".95"/><stop offset=".45" stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Paints that every cover may use. */
export const sharedPaints =
  linear('gold', ['#fff7d1', '#f7cf62', '#d8972b', '#f3c65a', '#9a5f10']) +
  linear('goldDark', ['#d99c33', '#8a5410']) +
  linear('silver', ['#ffffff', '#cfd8e3', '#8592a3', '#e6ecf2']) +
  linear('red', ['#ff7a66', '#e0252f', '#8f0a1c']) +
  linear('jade', ['#b7f5d0', '#2fb57c', '#0c6a4a']) +
  linear('sky', ['#cdf1ff', '#4aa8f0', '#1857b8']) +
  linear('violet', ['#ecc9ff', '#a34be0', '#581a94']) +
  linear('paper', ['#ffffff', '#f4ead6']) +
  radial('pearl', ['#ffffff', '#f3e9f7', '#b9a6cf', '#7d6b9b'], '36%,30%', '75%') +
  linear('shine', ['#ffffffb0', '#ffffff00']);

/** Four points of light. */
export const sparkle = (x: number, y: number, size: number, colour = '#fff'): string =>
  `<path d="M${x} ${y - size}Q${x + size * 0.14} ${y - size * 0.14} ${x + size} ${y}Q${x + size * 0.14} ${y + size * 0.14} ${x} ${y + size}Q${x - size * 0.14} ${y + size * 0.14} ${x - size} ${y}Q${x - size * 0.14} ${y - size * 0.14} ${x} ${y - size}Z" fill="${colour}"/>`;

/** Points around a centre, as the text of a path. */
export const around = (
  count: number,
  at: (turn: number, number: number) => readonly [radius: number, angle: number],
  [x, y]: readonly [number, number],
): string =>
  `${Array.from({ length: count }, (_, number) => {
    const [radius, angle] = at((number / count) * 2 * Math.PI, number);
    return `${number === 0 ? 'M' : 'L'}${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  }).join('')}Z`;

/** Rays of light from a centre. */
export const rays = (count: number, x: number, y: number, colour: string, opacity: number): string =>
  `<g fill="${colour}" opacity="${opacity}">${Array.from({ length: count }, (_, number) => {
    const half = Math.PI / count / 2;
    const angle = (number / count) * 2 * Math.PI;
    const point = (turn: number) =>
      `${(x + 220 * Math.sin(turn)).toFixed(0)} ${(y - 220 * Math.cos(turn)).toFixed(0)}`;
    return `<path d="M${x} ${y}L${point(angle - half)}L${point(angle + half)}Z"/>`;
  }).join('')}</g>`;

/** Letters drawn as a sign: in the brush or book type of the phone. */
export const lettering = (
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
  fill: string,
  outline: string,
): string =>
  `<text x="${x}" y="${y}" font-family="'Kaiti SC',STKaiti,KaiTi,'Songti SC','Noto Serif CJK SC','Noto Serif SC',serif" font-weight="900" font-size="${size}" text-anchor="middle" fill="${fill}" stroke="${outline}" stroke-width="${(size / 14).toFixed(1)}" paint-order="stroke" stroke-linejoin="round">${text}</text>`;

/** A soft shadow on the ground below what stands at the middle. */
export const groundShadow = (y: number, width: number): string =>
  `<ellipse cx="120" cy="${y}" rx="${width}" ry="${Math.round(width / 7)}" fill="#000" opacity=".28"/>`;
