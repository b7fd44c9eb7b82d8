// Covers of fishing games: a creature of the sea in water with light from above, bubbles and coral.
import type { Chance } from './chance.ts';
import { glow, linear } from './paint.ts';

const waters = [
  ['#7ff0ff', '#1a9bd8', '#0a3f86', '#051b45'],
  ['#a8fff0', '#15b09a', '#07615f', '#03302f'],
  ['#b9d8ff', '#4a6cf0', '#23239a', '#0c0a48'],
  ['#ffd8a8', '#d86a6a', '#6a2470', '#22093c'],
  ['#9ff5d0', '#1f8fb8', '#123f7a', '#081a3c'],
] as const;

/** Body, belly, fin, outline. */
const scales = [
  ['#ff9a3c', '#fff1d6', '#e8601c', '#7a2c06'],
  ['#ffd84d', '#fff8d0', '#f09a1c', '#7a4a06'],
  ['#ff6f91', '#ffe3ea', '#d83a6a', '#6a0f2c'],
  ['#7de36b', '#effbd8', '#2fa34a', '#0f4a1c'],
  ['#9a8cff', '#efeaff', '#6444d8', '#26126a'],
  ['#ff5a4a', '#ffe0cc', '#c0221c', '#5a0a0a'],
] as const;
type Scales = (typeof scales)[number];

const eye = (x: number, y: number, size: number): string =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x - size * 0.2}" cy="${y}" r="${size * 0.58}" fill="#15151f"/><circle cx="${x - size * 0.42}" cy="${y - size * 0.25}" r="${size * 0.2}" fill="#fff"/>`;

const creatures: Readonly<Record<string, (colours: Scales) => string>> = {
  clownfish: ([body, belly, fin, edge]) =>
    `<path d="M170 116Q214 74 218 92Q208 116 218 142Q212 160 170 122Z" fill="${fin}" stroke="${edge}" stroke-width="3"/><path d="M84 78Q120 34 156 76Z" fill="${fin}" stroke="${edge}" stroke-width="3"/><path d="M96 156Q116 192 148 158Z" fill="${fin}" stroke="${edge}" stroke-width="3"/><path d="M24 118Q70 58 136 72Q176 90 184 118Q172 152 128 164Q64 172 24 118Z" fill="${body}" stroke="${edge}" stroke-width="3"/><path d="M30 124Q74 166 130 162Q168 150 182 122Q110 150 30 124Z" fill="${belly}" opacity=".75"/><path d="M80 78Q96 118 80 160Q92 166 104 165Q116 118 102 70Q90 72 80 78ZM144 76Q156 118 142 160Q154 154 162 148Q172 118 160 86Z" fill="#fff" stroke="${edge}" stroke-width="2"/>${eye(56, 106, 12)}<path d="M28 124Q40 134 50 130" fill="none" stroke="${edge}" stroke-width="3" stroke-linecap="round"/><path d="M112 118q22-8 28 8q-14 16-28-8Z" fill="${fin}" stroke="${edge}" stroke-width="2"/>`,
  koi: ([body, belly, fin, edge]) =>
    `<path d="M168 128Q220 96 226 66Q232 120 222 148Q214 190 166 142Z" fill="${fin}" stroke="${edge}" stroke-width="2.500" opacity=".95"/><path d="M82 84Q124 26 172 76Q150 82 140 92Z" fill="${fin}" stroke="${edge}" stroke-width="2.500"/><path d="M78 152Q66 196 104 190Q110 172 112 158Z" fill="${fin}" stroke="${edge}" stroke-width="2.500"/><path d="M18 120Q56 66 124 74Q176 90 190 132Q150 166 100 164Q48 160 18 120Z" fill="${belly}" stroke="${edge}" stroke-width="3"/><path d="M58 88Q96 70 118 78Q112 110 84 106Q64 106 58 88ZM132 80Q170 96 186 130Q160 134 140 116Q122 100 132 80Z" fill="${body}"/><g fill="none" stroke="${edge}" stroke-width="1.600" opacity=".4"><path d="M84 120q10 12 0 24M104 116q10 14 0 30M124 116q10 14 0 28M144 120q8 10 0 20"/></g>${eye(48, 110, 10)}<path d="M20 126q-12 8-10 18M26 132q-8 10-4 20" stroke="${edge}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  shark: ([, , , edge]) =>
    `<path d="M176 120 224 72Q220 110 206 124Q220 138 226 172Q196 158 172 136Z" fill="#5a7ba0" stroke="#1c2f4a" stroke-width="3"/><path d="M104 80 138 24Q150 56 150 88Z" fill="#5a7ba0" stroke="#1c2f4a" stroke-width="3"/><path d="M10 120Q60 68 130 80Q176 92 200 126Q160 158 104 158Q70 158 48 150Q32 140 10 120Z" fill="#7d9fc4" stroke="#1c2f4a" stroke-width="3"/><path d="M30 136Q100 142 196 128Q160 156 104 157Q60 158 30 136Z" fill="#eef6ff"/><path d="M36 134 92 138Q70 160 46 148Z" fill="#7a0f1c" stroke="#1c2f4a" stroke-width="2"/><path d="M40 135l6 9 7-8 6 10 7-9 6 9 7-8 6 6" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><path d="M108 154 96 196Q126 184 134 156Z" fill="#5a7ba0" stroke="#1c2f4a" stroke-width="3"/><path d="M112 104q6 12 0 26M122 104q6 12 0 26" stroke="#1c2f4a" stroke-width="2.500" fill="none"/>${eye(66, 106, 8)}<path d="M54 92q12-4 20 4" stroke="${edge}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  turtle: ([body, belly, fin, edge]) =>
    `<path d="M70 92Q20 60 30 40Q74 44 98 76ZM164 84Q206 40 222 56Q216 96 178 112ZM84 158Q50 206 74 208Q106 196 116 170ZM164 150Q206 180 192 194Q158 190 144 168Z" fill="${fin}" stroke="${edge}" stroke-width="3"/><path d="M72 128Q30 150 22 124Q20 98 70 108Z" fill="${body}" stroke="${edge}" stroke-width="3"/><ellipse cx="130" cy="120" rx="68" ry="56" fill="#1f7a4a" stroke="#0a3a20" stroke-width="4"/><path d="M130 86 160 104V138L130 156 100 138V104ZM130 86V64M160 104 188 92M160 138 186 152M130 156V176M100 138 74 152M100 104 76 90" fill="none" stroke="${belly}" stroke-width="4" stroke-linejoin="round"/><path d="M130 90 156 105V136L130 152 104 136V105Z" fill="#4fc27a" opacity=".6"/>${eye(36, 116, 8)}`,
  jellyfish: ([body, belly, fin, edge]) =>
    `<g fill="none" stroke="${belly}" stroke-width="6" stroke-linecap="round" opacity=".85"><path d="M70 124Q54 154 72 176Q84 196 68 216M96 128Q86 160 100 182Q110 200 98 222M144 128Q154 160 140 182Q130 200 142 222M170 124Q186 154 168 176Q156 196 172 216"/></g><path d="M120 126Q108 164 122 188Q130 206 118 226" fill="none" stroke="${fin}" stroke-width="11" stroke-linecap="round"/><path d="M42 120Q42 34 120 32Q198 34 198 120Q184 136 168 122Q152 138 136 124Q120 138 104 124Q88 138 72 122Q56 136 42 120Z" fill="${body}" stroke="${edge}" stroke-width="3"/><path d="M62 104Q64 56 112 48" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/>${eye(96, 96, 12)}${eye(146, 96, 12)}<path d="M112 112q8 8 16 0" fill="none" stroke="${edge}" stroke-width="3" stroke-linecap="round"/>`,
  crab: ([, , , edge]) =>
    `<g fill="none" stroke="#b8321c" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M62 150 32 166 26 192M78 164 58 188 60 206M178 150 208 166 214 192M162 164 182 188 180 206M66 124 42 100M174 124 198 100"/></g><path d="M42 104Q4 92 16 50Q24 62 36 64Q36 44 52 40Q72 70 42 104ZM198 104Q236 92 224 50Q216 62 204 64Q204 44 188 40Q168 70 198 104Z" fill="url(#red)" stroke="${edge}" stroke-width="3"/><path d="M98 92V66M142 92V66" stroke="#b8321c" stroke-width="7"/><path d="M48 138Q56 86 120 86Q184 86 192 138Q176 184 120 184Q64 184 48 138Z" fill="url(#red)" stroke="#5a0a0a" stroke-width="3"/><path d="M70 118Q84 98 112 98" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".5"/>${eye(98, 60, 13)}${eye(142, 60, 13)}<path d="M98 150Q120 170 142 150" fill="none" stroke="#5a0a0a" stroke-width="5" stroke-linecap="round"/>`,
  ray: ([body, belly, fin, edge]) =>
    `<path d="M120 176Q126 206 108 232" fill="none" stroke="${edge}" stroke-width="6" stroke-linecap="round"/><path d="M120 44Q150 44 162 72Q206 84 232 128Q184 124 160 150Q140 182 120 184Q100 182 80 150Q56 124 8 128Q34 84 78 72Q90 44 120 44Z" fill="${body}" stroke="${edge}" stroke-width="3"/><path d="M120 60Q142 62 148 92Q150 142 120 168Q90 142 92 92Q98 62 120 60Z" fill="${belly}" opacity=".5"/><g fill="${fin}"><circle cx="64" cy="106" r="8"/><circle cx="84" cy="124" r="6"/><circle cx="176" cy="106" r="8"/><circle cx="156" cy="124" r="6"/><circle cx="44" cy="114" r="5"/><circle cx="196" cy="114" r="5"/></g>${eye(104, 72, 9)}${eye(138, 72, 9)}<path d="M108 92q12 8 24 0" fill="none" stroke="${edge}" stroke-width="3" stroke-linecap="round"/>`,
};

/** A creature by itself, in the colours of one of the scales. */
export const seaCreature = (name: string, colours: number): string =>
  creatures[name]!(scales[colours % scales.length]!);

const coral = (x: number, colour: string, size: number): string =>
  `<g transform="translate(${x} 240) scale(${size})" fill="none" stroke="${colour}" stroke-linecap="round"><path d="M0 0V-44M0-18Q-18-22-20-42M0-26Q16-30 18-52M-20-32Q-30-36-30-46M18-40Q28-42 30-54" stroke-width="9"/></g>`;

export function seaCover(motif: string, chance: Chance): string {
  const water = chance.of(waters);
  const shafts = Array.from({ length: 4 }, (_, at) => {
    const top = 20 + at * 56 + chance.below(24);
    return `<path d="M${top} 0h${18 + chance.below(14)}L${top + 76} 240H${top - 20 + chance.below(30)}Z" fill="#fff" opacity=".09"/>`;
  }).join('');
  const bubbles = Array.from({ length: 11 }, () => {
    const [x, y, size] = [12 + chance.below(216), 10 + chance.below(200), 2 + chance.below(7)];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" opacity=".16"/><circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="#fff" stroke-width="1.200" opacity=".6"/>`;
  }).join('');
  const corals = ['#ff7d8f', '#ffb45c', '#c77dff', '#5ce0b0'] as const;
  return (
    `<defs>${linear('ground', water)}${glow('light', '#ffffff')}</defs><rect width="240" height="240" fill="url(#ground)"/>` +
    `<ellipse cx="120" cy="0" rx="150" ry="74" fill="url(#light)" opacity=".6"/>${shafts}` +
    `<path d="M0 214Q40 196 88 212T176 208T240 216V240H0Z" fill="#04203c" opacity=".55"/>` +
    coral(22 + chance.below(20), chance.of(corals), 0.9) +
    coral(196 + chance.below(26), chance.of(corals), 1.1) +
    coral(64 + chance.below(18), chance.of(corals), 0.5) +
    bubbles +
    creatures[motif]!(chance.of(scales))
  );
}
