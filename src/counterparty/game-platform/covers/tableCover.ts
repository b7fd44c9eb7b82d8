// Covers of games at a table: cards, tiles, dice and the wheel on felt under a lamp, with live dealers or against the platform.
import { card, cardBack, chips, die, suitNames, tile } from './cards.ts';
import type { Chance } from './chance.ts';
import motifs from './motifs.json' with { type: 'json' };
import { around, glow, lettering, radial } from './paint.ts';

/** Felt from the middle outwards. */
const boardFelts = [
  ['#1d8a5b', '#0b4a33', '#052419'],
  ['#1f62a8', '#0d3263', '#061a36'],
  ['#8c2436', '#4c0e1c', '#24060d'],
  ['#5b3a9a', '#2e1a58', '#150b2c'],
  ['#15808a', '#08454d', '#032226'],
] as const;
const liveFelts = [
  ['#5a1626', '#2c0a14', '#120409'],
  ['#143f3a', '#08211f', '#030f0e'],
  ['#2a2350', '#15112c', '#080614'],
] as const;

const chipColours = ['#c0172a', '#1857b8', '#0c6a4a', '#2a2a34', '#8b2fc0'] as const;
const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const;

/** A fan of cards in the hand. */
function fan(count: number, chance: Chance, faces?: readonly string[]): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at - (count - 1) / 2) * (count > 3 ? 14 : 22);
    const across = 120 + Math.sin((turn * Math.PI) / 180) * 110;
    const down = 214 - Math.cos((turn * Math.PI) / 180) * 110;
    return card(
      { x: across, y: down, turn, size: count > 3 ? 0.94 : 1.08 },
      faces?.[at] ?? chance.of(ranks),
      chance.of(suitNames),
    );
  }).join('');
}

const bull =
  '<path d="M58 84Q30 66 40 34Q56 62 84 64ZM182 84Q210 66 200 34Q184 62 156 64Z" fill="url(#paper)" stroke="#4a2a10" stroke-width="3"/><path d="M70 74Q120 44 170 74Q196 82 190 104Q176 108 166 100Q168 150 148 186Q120 204 92 186Q72 150 74 100Q64 108 50 104Q44 82 70 74Z" fill="url(#goldDark)" stroke="#4a2a10" stroke-width="3"/><path d="M88 160Q120 142 152 160Q156 190 120 194Q84 190 88 160Z" fill="#f4cfa0" stroke="#4a2a10" stroke-width="2.500"/><circle cx="104" cy="172" r="6" fill="#4a2a10"/><circle cx="136" cy="172" r="6" fill="#4a2a10"/><path d="M104 182a16 16 0 0 0 32 0" fill="none" stroke="url(#gold)" stroke-width="6"/><path d="M88 108q14-12 24 4q-14 8-24-4ZM152 108q-14-12-24 4q14 8 24-4Z" fill="#fff"/><circle cx="102" cy="110" r="5" fill="#1c1208"/><circle cx="138" cy="110" r="5" fill="#1c1208"/><path d="M104 76Q120 58 136 76Q128 92 120 96Q112 92 104 76Z" fill="#7a4308"/>';

/** Rim and bowl. */
const wheelLooks = [
  ['goldDark', '#5a2c10'],
  ['silver', '#1f3a7a'],
  ['goldDark', '#14563f'],
  ['silver', '#5a1430'],
] as const;

function wheel(chance: Chance): string {
  const [rim, bowl] = chance.of(wheelLooks);
  const cut = 18;
  const sector = (at: number): string => {
    const half = Math.PI / cut;
    const angle = at * 2 * half;
    const point = (turn: number, radius: number) =>
      `${(120 + radius * Math.sin(turn)).toFixed(1)} ${(114 - radius * Math.cos(turn)).toFixed(1)}`;
    const colour = at === 0 ? '#0c7a4a' : at % 2 ? '#c0172a' : '#17171d';
    return `<path d="M${point(angle - half, 80)}A80 80 0 0 1 ${point(angle + half, 80)}L${point(angle + half, 50)}A50 50 0 0 0 ${point(angle - half, 50)}Z" fill="${colour}" stroke="#e9c46a" stroke-width="1.200"/>`;
  };
  return `<circle cx="124" cy="122" r="92" fill="#000" opacity=".35"/><circle cx="120" cy="114" r="92" fill="url(#${rim})" stroke="#4a2a10" stroke-width="2"/><circle cx="120" cy="114" r="84" fill="#3a1a0a"/>${Array.from({ length: cut }, (_, at) => sector(at)).join('')}<circle cx="120" cy="114" r="50" fill="${bowl}"/><circle cx="120" cy="114" r="50" fill="none" stroke="url(#gold)" stroke-width="4"/><path d="${around(8, (turn, at) => [at % 2 ? 13 : 40, turn], [120, 114])}" fill="url(#gold)" stroke="#6b3a08" stroke-width="1.500"/><circle cx="120" cy="114" r="12" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/><circle cx="164" cy="68" r="7" fill="url(#pearl)"/>`;
}

const disc = (x: number, character: string, paint: string): string =>
  `<circle cx="${x}" cy="104" r="52" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/><circle cx="${x}" cy="104" r="43" fill="url(#${paint})"/>${lettering(character, { x, y: 124, size: 56 }, 'url(#gold)', '#200608')}`;

const tops: Readonly<Record<string, (chance: Chance) => string>> = {
  fan: (chance) => fan(5, chance),
  three: (chance) => fan(3, chance, ['J', 'Q', 'K']),
  bull: () => bull,
  tiles: (chance) =>
    tile(70, 118, -12, 1 + chance.below(6)) +
    tile(172, 118, 12, 1 + chance.below(6)) +
    tile(122, 104, 0, chance.below(7), 1.2),
  pair: (chance) =>
    tile(84, 112, -8, 2 + chance.below(5), 1.25) + tile(158, 116, 10, 2 + chance.below(5), 1.25),
  dice: (chance) =>
    die(78, 132, -14, 1 + chance.below(6), 1.1) +
    die(164, 136, 12, 1 + chance.below(6), 1.1) +
    die(120, 82, 6, 1 + chance.below(6), 1.1),
  wheel,
  versus: () =>
    `${disc(72, motifs.signs.dragon, 'red')}${disc(168, motifs.signs.tiger, 'sky')}<path d="M128 36 100 112h20l-8 60 32-84h-22Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="2.500"/>`,
  baccarat: (chance) =>
    card({ x: 66, y: 104, turn: -10, size: 0.92 }, '9', chance.of(suitNames)) +
    card({ x: 98, y: 112, turn: 4, size: 0.92 }, 'K', chance.of(suitNames)) +
    cardBack(150, 112, -4) +
    card({ x: 182, y: 106, turn: 12, size: 0.92 }, '8', chance.of(suitNames)),
};

/** `isLive`: dealt before a camera, in a dark room under a lamp. */
export function tableCover(motif: string, chance: Chance, isLive: boolean): string {
  const [inner, middle, outer] = isLive ? chance.of(liveFelts) : chance.of(boardFelts);
  const trim = isLive
    ? '<path d="M0 0H240V16Q210 54 180 18Q150 54 120 18Q90 54 60 18Q30 54 0 16Z" fill="#7d0f1e"/><path d="M0 16Q30 54 60 18Q90 54 120 18Q150 54 180 18Q210 54 240 16" fill="none" stroke="url(#gold)" stroke-width="4"/>'
    : '<path d="M14 14H42M14 14V42M226 14H198M226 14V42M14 226H42M14 226V198M226 226H198M226 226V198" stroke="#ffffff50" stroke-width="3" stroke-linecap="round"/>';
  return (
    `<defs>${radial('ground', [inner, middle, outer], '50%,40%', '78%')}${glow('light', '#ffeebb')}</defs>` +
    `<rect width="240" height="240" fill="url(#ground)"/>` +
    `<ellipse cx="120" cy="20" rx="150" ry="130" fill="url(#light)" opacity="${isLive ? 0.5 : 0.3}"/>` +
    `<ellipse cx="120" cy="238" rx="168" ry="96" fill="#000" opacity=".18"/><ellipse cx="120" cy="240" rx="160" ry="90" fill="none" stroke="#f2c14e" stroke-width="2.500" opacity=".55"/>` +
    trim +
    tops[motif]!(chance) +
    chips(36, 214, 2 + chance.below(3), chance.of(chipColours)) +
    chips(206, 214, 1 + chance.below(4), chance.of(chipColours))
  );
}
