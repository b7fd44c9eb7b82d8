// The emblems of slot covers: what a game's name speaks of, in gold and enamel, around the middle (120, 112).
import motifs from './motifs.json' with { type: 'json' };
import { around, groundShadow, lettering, sparkle } from './paint.ts';
import { reelEmblems } from './reelEmblems.ts';

const { signs } = motifs;
const line = 'stroke="#6b3a08" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';

/** A character of good omen on an enamel disc within a ring of beads. */
const medallion = (character: string, enamel: string) => (): string =>
  `${groundShadow(196, 62)}<path d="${around(24, (turn, at) => [at % 2 ? 76 : 84, turn], [120, 112])}" fill="url(#gold)" ${line}/><circle cx="120" cy="112" r="66" fill="url(#${enamel})" stroke="#7a4308" stroke-width="3"/><circle cx="120" cy="112" r="59" fill="none" stroke="url(#gold)" stroke-width="3"/>${Array.from(
    { length: 20 },
    (_, at) => {
      const turn = (at / 20) * 2 * Math.PI;
      return `<circle cx="${(120 + 71 * Math.sin(turn)).toFixed(1)}" cy="${(112 - 71 * Math.cos(turn)).toFixed(1)}" r="2.600" fill="#fff5cf"/>`;
    },
  ).join(
    '',
  )}${lettering(character, { x: 120, y: 141, size: 82 }, 'url(#gold)', '#5a1206')}<path d="M66 92a58 58 0 0 1 108 0q-54-26-108 0Z" fill="url(#shine)" opacity=".55"/>`;

const coin = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="40" fill="url(#goldDark)" cy="4"/><circle r="40" fill="url(#gold)" ${line}/><circle r="32" fill="none" stroke="#a66a14" stroke-width="2.500"/><path d="M-11-11h22v22h-22Z" fill="#6b3a08" stroke="#ffeeb0" stroke-width="3"/><path d="M0-27v7M0 20v7M-27 0h7M20 0h7" stroke="#8a5410" stroke-width="5" stroke-linecap="round"/><path d="M-30-16A34 34 0 0 1 6-33" stroke="#fffbe6" stroke-width="4" fill="none" stroke-linecap="round"/></g>`;

const ingot = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-62-14Q-40 0-30-2Q-24-34 0-34Q24-34 30-2Q40 0 62-14Q60 34 28 40H-28Q-60 34-62-14Z" fill="url(#gold)" ${line}/><path d="M-30-2Q0 18 30-2" fill="none" stroke="#a66a14" stroke-width="3"/><path d="M-20-14Q-14-27 2-28" stroke="#fffbe6" stroke-width="4" fill="none" stroke-linecap="round"/></g>`;

const petal = (turn: number, length: number, fill: string): string =>
  `<path transform="translate(120 150) rotate(${turn})" d="M0 0Q-26-${length * 0.5} 0-${length}Q26-${length * 0.5} 0 0Z" fill="${fill}" stroke="#8a1748" stroke-width="2"/>`;

/** A ring of round petals that lie over one another, as a peony has them. */
const ring = (count: number, size: number, fill: string, turn = 0): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<path transform="translate(120 106) rotate(${turn + (at * 360) / count}) scale(${size})" d="M0 0Q-52-32-36-74Q-18-98 0-86Q18-98 36-74Q52-32 0 0Z" fill="${fill}" stroke="#8a1748" stroke-width="3"/>`,
  ).join('');

const gem = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" stroke="#ffffffa0" stroke-width="1.500" stroke-linejoin="round"><path d="M-50-22-28-50H28L50-22 0 52Z" fill="url(#${fill})"/><path d="M-50-22H50M-28-50-18-22 0 52 18-22 28-50M-18-22 0-50 18-22" fill="none"/><path d="M-28-50-50-22h32Z" fill="#fff" opacity=".5"/><path d="M0-50 18-22h-36Z" fill="#fff" opacity=".32"/></g>`;

const apple = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-36Q2-56 16-66" fill="none" stroke="#6b3a08" stroke-width="7" stroke-linecap="round"/><path d="M8-50Q28-76 56-62Q44-36 8-50Z" fill="#6cc441" stroke="#33691e" stroke-width="2.500"/><path d="M0-36Q-22-50-42-36Q-62-18-50 20Q-36 56-14 54Q0 48 14 54Q36 56 50 20Q62-18 42-36Q22-50 0-36Z" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><ellipse cx="-28" cy="-10" rx="9" ry="18" fill="#fff" opacity=".6" transform="rotate(18 -28 -10)"/></g>`;

const wheatEar = (turn: number): string =>
  `<g transform="translate(120 196) rotate(${turn})"><path d="M0 0V-150" stroke="#a66a14" stroke-width="5" stroke-linecap="round"/>${Array.from({ length: 5 }, (_, at) => [-1, 1].map((side) => `<path transform="translate(0 ${-70 - at * 18}) scale(${side} 1)" d="M0 4Q4-22 22-24Q24 0 0 4Z" fill="url(#gold)" stroke="#8a5410" stroke-width="1.500"/>`).join('')).join('')}<path d="M0-150Q-11-166 0-182Q11-166 0-150Z" fill="url(#gold)" stroke="#8a5410" stroke-width="1.500"/></g>`;

/** A plum blossom of five round petals. */
const blossom = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[0, 72, 144, 216, 288].map((turn) => `<path transform="rotate(${turn})" d="M0 0Q-24-12-17-30Q0-46 17-30Q24-12 0 0Z" fill="#ff5f8f" stroke="#8a1748" stroke-width="2.500"/>`).join('')}<path d="${around(10, (turn, at) => [at % 2 ? 5 : 17, turn], [0, 0])}" fill="#ffe27a"/><circle r="6" fill="#fff5cf"/></g>`;

/** A tower in neon light: its outline glows, its windows are lit in rows. */
const tower = (x: number, top: number, width: number, neon: string): string =>
  `<g stroke="${neon}" stroke-linejoin="round"><path d="M${x} 200V${top}H${x + width}V200" fill="#151238" stroke-width="11" stroke-opacity=".35"/><path d="M${x} 200V${top}H${x + width}V200" fill="none" stroke-width="4"/></g>${Array.from({ length: Math.floor((186 - top) / 20) }, (_, at) => `<path d="M${x + 9} ${top + 16 + at * 20}H${x + width - 9}" stroke="${at % 3 === 1 ? neon : '#ffe27a'}" stroke-width="8" stroke-dasharray="6 5"/>`).join('')}`;

/** Plates on the back of a dinosaur, from its tail to its neck. */
const backPlates = [
  [44, 130, -14, 0.6],
  [70, 122, -28, 0.85],
  [97, 110, -14, 1.05],
  [126, 106, 2, 1.05],
  [149, 97, -40, 0.85],
  [160, 72, -66, 0.62],
] as const;

const shield = (x: number, fill: string): string =>
  `<circle cx="${x}" cy="164" r="15" fill="${fill}" stroke="url(#gold)" stroke-width="4"/><circle cx="${x}" cy="164" r="4" fill="url(#gold)"/>`;

const symbol = {
  seven:
    '<path d="M-17-20H18V-8Q2 6 0 22H-14Q-10 2 2-8H-17Z" fill="url(#red)" stroke="#fff3c4" stroke-width="2"/>',
  bar: '<rect x="-20" y="-10" width="40" height="20" rx="4" fill="#232a4d" stroke="url(#gold)" stroke-width="3"/><path d="M-12-4h24M-12 4h24" stroke="#ffe9a0" stroke-width="3"/>',
  cherry:
    '<path d="M-8 8Q-4-12 12-18M10 8Q8-6 12-18" fill="none" stroke="#3f7d20" stroke-width="3"/><circle cx="-9" cy="11" r="9" fill="url(#red)"/><circle cx="10" cy="13" r="9" fill="url(#red)"/><path d="M12-18q10-2 10 6q-9 2-10-6Z" fill="#5db337"/>',
};

/** Every emblem by the name of its motif. */
export const emblems: Readonly<Record<string, () => string>> = {
  ...reelEmblems,
  dragon: medallion(signs.dragon, 'red'),
  phoenix: medallion(signs.phoenix, 'violet'),
  tiger: medallion(signs.tiger, 'jade'),
  blessing: medallion(signs.blessing, 'red'),
  joy: medallion(signs.joy, 'red'),
  fortune: () =>
    `${groundShadow(192, 74)}${coin(78, 158, 0.72)}${coin(164, 160, 0.66)}${ingot(120, 132, 1)}${medal(signs.wealth)}`,
  coin: () => `${groundShadow(190, 66)}${coin(70, 148, 0.7)}${coin(170, 148, 0.7)}${coin(120, 106, 1.25)}`,
  ingot: () => `${groundShadow(188, 78)}${ingot(78, 150, 0.7)}${ingot(164, 150, 0.7)}${ingot(120, 112, 1.1)}`,
  lantern: () =>
    `<path d="M120 20V46" stroke="url(#gold)" stroke-width="4"/><circle cx="120" cy="108" r="92" fill="#ffb84d" opacity=".25"/><ellipse cx="120" cy="106" rx="70" ry="56" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><g fill="none" stroke="#ffcf6b" stroke-width="2.500" opacity=".85"><ellipse cx="120" cy="106" rx="46" ry="56"/><ellipse cx="120" cy="106" rx="20" ry="56"/></g><rect x="88" y="44" width="64" height="15" rx="5" fill="url(#gold)" ${line}/><rect x="88" y="153" width="64" height="15" rx="5" fill="url(#gold)" ${line}/><path d="M104 168v30M112 168v36M120 168v40M128 168v36M136 168v30" stroke="#f2b632" stroke-width="4" stroke-linecap="round"/><ellipse cx="92" cy="86" rx="12" ry="22" fill="#fff" opacity=".28" transform="rotate(18 92 86)"/>`,
  seven: () =>
    `${groundShadow(196, 62)}<g transform="translate(120 116) scale(1)"><path d="M-64-72H66V-34Q16 14 8 80H-44Q-34 6 14-30H-64Z" fill="#5c0712" transform="translate(5 6)"/><path d="M-64-72H66V-34Q16 14 8 80H-44Q-34 6 14-30H-64Z" fill="url(#red)" stroke="url(#gold)" stroke-width="8" stroke-linejoin="round"/><path d="M-54-62H54v10H-54Z" fill="#fff" opacity=".45"/></g>`,
  gem: () =>
    `${groundShadow(190, 64)}${gem(70, 128, 0.72, 'violet')}${gem(172, 128, 0.72, 'jade')}${gem(120, 108, 1.35, 'sky')}`,
  bell: () =>
    `${groundShadow(196, 50)}<path d="M120 34q12 0 12 12q38 12 40 62q1 30 18 46H50q17-16 18-46q2-50 40-62q0-12 12-12Z" fill="url(#gold)" ${line}/><circle cx="120" cy="168" r="15" fill="url(#goldDark)" ${line}/><path d="M54 148h132" stroke="#9a5f10" stroke-width="4"/><path d="M86 132q0-54 26-70" stroke="#fffbe6" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M120 24q-22-18-40 0q18 14 40 8q22 6 40-8q-18-18-40 0Z" fill="url(#red)" stroke="#6e0812" stroke-width="2"/>`,
  fruit: () =>
    `${groundShadow(194, 66)}<path d="M88 132Q96 70 150 40M152 140Q146 84 150 40" fill="none" stroke="#4c8a22" stroke-width="7" stroke-linecap="round"/><path d="M150 40q44-18 58 20q-38 22-58-20Z" fill="#6cc441" stroke="#33691e" stroke-width="2.500"/><path d="M152 42q28 2 50 16" stroke="#33691e" stroke-width="2" fill="none"/><circle cx="84" cy="144" r="42" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><circle cx="156" cy="154" r="38" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><ellipse cx="70" cy="128" rx="10" ry="15" fill="#fff" opacity=".65" transform="rotate(28 70 128)"/><ellipse cx="144" cy="140" rx="9" ry="13" fill="#fff" opacity=".65" transform="rotate(28 144 140)"/>`,
  lamp: () =>
    `${groundShadow(200, 62)}<path d="M52 92Q22 66 50 50Q76 38 60 18Q98 36 82 60Q64 76 80 96Z" fill="#bfe6ff" opacity=".85"/><path d="M46 88Q40 72 56 62" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="M166 118Q214 92 214 130Q210 160 166 152" fill="none" stroke="url(#goldDark)" stroke-width="12" stroke-linecap="round"/><path d="M40 92Q66 94 82 116H168Q192 118 182 142Q168 174 128 178H106Q78 174 66 138Q58 112 34 104Q32 94 40 92Z" fill="url(#gold)" ${line}/><path d="M86 116Q92 90 126 88Q160 90 166 116Z" fill="url(#gold)" ${line}/><circle cx="126" cy="78" r="11" fill="url(#red)" stroke="#6e0812" stroke-width="2.500"/><path d="M104 178H130L146 200H88Z" fill="url(#goldDark)" ${line}/><path d="M82 132Q124 148 178 130" fill="none" stroke="#a66a14" stroke-width="3"/><path d="M82 126Q90 156 108 166" fill="none" stroke="#fffbe6" stroke-width="6" stroke-linecap="round"/>${gem(126, 150, 0.28, 'sky')}${sparkle(64, 36, 14)}`,
  wizard: () =>
    `${groundShadow(198, 84)}<path d="M66 170Q84 84 138 26Q150 44 146 66L176 50Q158 82 160 112Q164 146 176 170Z" fill="url(#violet)" stroke="#2c0a52" stroke-width="3" stroke-linejoin="round"/><path d="M72 150Q122 172 170 150L178 174Q120 196 64 174Z" fill="url(#gold)" ${line}/><path d="M30 176Q74 152 66 170Q120 192 176 170Q168 152 212 176Q210 202 120 204Q30 202 30 176Z" fill="url(#violet)" stroke="#2c0a52" stroke-width="3" stroke-linejoin="round"/>${sparkle(112, 116, 17, '#ffe27a')}${sparkle(140, 84, 11, '#ffe27a')}${sparkle(142, 138, 9, '#ffe27a')}${sparkle(98, 144, 8, '#ffe27a')}<path d="M194 150 214 84" stroke="#4a2408" stroke-width="8" stroke-linecap="round"/>${sparkle(216, 72, 26, '#fff3c4')}`,
  koi: () =>
    `<ellipse cx="120" cy="190" rx="92" ry="18" fill="#4aa8f0" opacity=".55"/><ellipse cx="120" cy="188" rx="60" ry="9" fill="#cdf1ff" opacity=".6"/><g transform="rotate(22 120 112)"><path d="M166 120Q214 88 226 56Q236 112 222 144Q210 176 164 136Z" fill="url(#red)" stroke="#6e0812" stroke-width="2.500"/><path d="M80 82Q118 30 164 72Q148 80 140 92Z" fill="url(#red)" stroke="#6e0812" stroke-width="2.500"/><path d="M84 148Q74 186 108 182Q116 168 116 152Z" fill="url(#red)" stroke="#6e0812" stroke-width="2.500"/><path d="M22 118Q56 66 122 72Q174 88 188 128Q150 160 102 160Q50 156 22 118Z" fill="url(#paper)" stroke="#6e0812" stroke-width="3"/><path d="M60 86Q96 68 118 76Q112 108 86 104Q66 104 60 86ZM132 78Q168 94 184 126Q158 130 140 114Q122 98 132 78Z" fill="url(#red)"/><path d="M86 118q10 12 0 24M106 116q10 14 0 28M126 116q10 14 0 26M146 120q8 10 0 20" fill="none" stroke="#6e0812" stroke-width="1.600" opacity=".45"/><circle cx="52" cy="108" r="10" fill="#fff"/><circle cx="50" cy="108" r="6" fill="#15151f"/><path d="M24 124q-14 8-10 20M32 130q-8 10-4 20" stroke="#6e0812" stroke-width="3" fill="none" stroke-linecap="round"/></g><path d="M44 180q-8-22-24-28M66 184q-2-20-14-34M184 184q6-20 22-26" fill="none" stroke="#cdf1ff" stroke-width="5" stroke-linecap="round"/>`,
  apple: () =>
    `${groundShadow(196, 76)}${apple(76, 146, 0.74)}${apple(166, 150, 0.7)}${apple(120, 122, 1.12)}`,
  wheat: () =>
    `<circle cx="120" cy="92" r="56" fill="#ffd36b" opacity=".55"/>${groundShadow(204, 56)}${[-30, 30, -15, 15, 0].map(wheatEar).join('')}<path d="M92 156Q120 170 148 156L150 178Q120 192 90 178Z" fill="url(#red)" stroke="#6e0812" stroke-width="2.500"/><path d="M112 176Q88 196 84 214M128 176Q152 196 156 214" fill="none" stroke="#c0172a" stroke-width="8" stroke-linecap="round"/>`,
  lotus: () =>
    `<ellipse cx="120" cy="172" rx="92" ry="20" fill="url(#jade)" opacity=".9"/><ellipse cx="120" cy="168" rx="60" ry="9" fill="#0c6a4a" opacity=".5"/>${[-76, 76, -50, 50].map((turn) => petal(turn, 98, '#f48fb8')).join('')}${[-26, 26].map((turn) => petal(turn, 112, '#fbb8d2')).join('')}${petal(0, 116, '#ffe1ec')}<circle cx="120" cy="62" r="16" fill="url(#pearl)"/>${sparkle(120, 62, 22)}`,
  pearl: () =>
    `${groundShadow(194, 78)}<path d="M36 148Q40 60 120 52Q200 60 204 148Q160 116 120 118Q80 116 36 148Z" fill="url(#violet)" stroke="#3f1168" stroke-width="3"/><path d="M120 54V116M88 62 98 118M152 62 142 118M60 84 76 124M180 84 164 124" stroke="#f4dcff" stroke-width="2.500" opacity=".7"/><path d="M32 150Q76 122 120 124Q164 122 208 150Q196 190 120 192Q44 190 32 150Z" fill="url(#violet)" stroke="#3f1168" stroke-width="3"/><path d="M52 152Q86 136 120 136Q154 136 188 152Q160 172 120 172Q80 172 52 152Z" fill="#fbe3ff"/><circle cx="120" cy="136" r="33" fill="url(#pearl)"/>${sparkle(106, 122, 18)}`,
  crown: () =>
    `${groundShadow(186, 76)}<path d="M40 76 78 116 120 48 162 116 200 76 186 168H54Z" fill="url(#gold)" ${line}/><path d="M54 148h132v22H54Z" fill="url(#red)" stroke="#6b3a08" stroke-width="2.500"/>${[
      [40, 72],
      [120, 44],
      [200, 72],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="url(#pearl)"/>`)
      .join('')}${gem(120, 128, 0.42, 'sky')}${gem(78, 138, 0.26, 'jade')}${gem(162, 138, 0.26, 'jade')}`,
  fan: () =>
    `<g transform="translate(120 184) scale(.8)">${Array.from({ length: 9 }, (_, at) => `<path transform="rotate(${-68 + at * 17})" d="M0 0-20-138Q0-150 20-138Z" fill="${at % 2 ? '#e0252f' : '#ff6b57'}" stroke="#7a0a16" stroke-width="1.500"/>`).join('')}${Array.from({ length: 9 }, (_, at) => `<path transform="rotate(${-68 + at * 17})" d="M0 0V-92" stroke="url(#goldDark)" stroke-width="4"/>`).join('')}<path d="M-128-52A138 138 0 0 1 128-52" fill="none" stroke="url(#gold)" stroke-width="7"/><path d="M-82-40A92 92 0 0 1 82-40" fill="none" stroke="#ffd977" stroke-width="3" stroke-dasharray="3 7"/><circle r="13" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/></g>${lettering(signs.opera, { x: 120, y: 112, size: 38 }, 'url(#gold)', '#7a0a16')}`,
  mask: () =>
    `${groundShadow(202, 48)}<path d="M58 70Q120 16 182 70Q190 150 120 200Q50 150 58 70Z" fill="url(#paper)" stroke="#2a1510" stroke-width="3"/><path d="M58 72Q120 16 182 72Q150 78 132 104Q120 92 108 104Q90 78 58 72Z" fill="url(#red)"/><path d="M72 104Q92 86 110 112Q90 124 72 104ZM168 104Q148 86 130 112Q150 124 168 104Z" fill="#161214"/><circle cx="92" cy="106" r="4" fill="#fff"/><circle cx="148" cy="106" r="4" fill="#fff"/><path d="M112 112Q108 142 104 148Q120 158 136 148Q132 142 128 112" fill="#f3c1a0" stroke="#a4552e" stroke-width="2"/><path d="M98 168Q120 160 142 168Q120 186 98 168Z" fill="#c0172a"/><path d="M66 128Q84 150 84 172M174 128Q156 150 156 172" stroke="#1857b8" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M120 40V88" stroke="url(#gold)" stroke-width="7"/><circle cx="120" cy="40" r="12" fill="url(#gold)"/>`,
  pagoda: () =>
    `${groundShadow(200, 84)}${[0, 1, 2].map((at) => `<g transform="translate(120 ${64 + at * 46}) scale(${0.62 + at * 0.2})"><path d="M-84 0Q-50-6-34-34H34Q50-6 84 0L78 10H-78Z" fill="url(#gold)" ${line}/><rect x="-46" y="10" width="92" height="36" fill="url(#red)" stroke="#6e0812" stroke-width="2"/><path d="M-24 10V46M0 10V46M24 10V46" stroke="#ffd977" stroke-width="3"/></g>`).join('')}<path d="M120 12V44" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/><circle cx="120" cy="18" r="7" fill="url(#red)"/>`,
  mountain: () =>
    `<circle cx="150" cy="78" r="36" fill="#ffd36b"/><circle cx="150" cy="78" r="50" fill="#ffd36b" opacity=".25"/><path d="M6 204 84 78 118 128 150 92 234 204Z" fill="#123f52"/><path d="M84 78 62 113 80 106 92 116 104 107Z" fill="#f4fbff"/><path d="M6 204 58 134 112 204Z" fill="#1c6474"/><path d="M234 204 168 128 110 204Z" fill="#1a5868"/><path d="M96 204Q156 182 118 158Q98 144 128 132" fill="none" stroke="#f5cd7a" stroke-width="7" stroke-linecap="round"/><path d="M30 62q14-14 30 0q16-6 20 8H22q-2-8 8-8Z" fill="#fff" opacity=".85"/>`,
  moon: () =>
    `<circle cx="120" cy="108" r="74" fill="#fff1b8" opacity=".25"/><circle cx="120" cy="108" r="60" fill="url(#paper)"/><circle cx="120" cy="108" r="60" fill="#ffd977" opacity=".55"/><g fill="#d9a441" opacity=".5"><circle cx="98" cy="88" r="11"/><circle cx="146" cy="118" r="15"/><circle cx="112" cy="136" r="8"/></g><path d="M40 170q6-26 34-22q10-22 38-12q26-14 42 8q34-6 40 26Z" fill="#fff" opacity=".92"/><path d="M60 170q8-14 24-8M112 168q10-20 34-10" stroke="#b7c7e8" stroke-width="3" fill="none"/>`,
  bolt: () =>
    `${groundShadow(198, 46)}<path d="M136 24 62 128h46l-16 78 88-112h-50Z" fill="#8a4b04" transform="translate(5 5)"/><path d="M136 24 62 128h46l-16 78 88-112h-50Z" fill="url(#gold)" stroke="#fff6cc" stroke-width="4" stroke-linejoin="round"/><path d="M128 44 78 118h34" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/>`,
  flower: () =>
    `${groundShadow(200, 60)}<path d="M120 150Q60 150 26 196Q82 214 120 168Q158 214 214 196Q180 150 120 150Z" fill="#3f9a4a" stroke="#1c5c2a" stroke-width="3"/>${ring(8, 1, '#d92b63')}${ring(8, 0.78, '#f0547c', 22)}${ring(7, 0.58, '#ff86a6')}${ring(6, 0.4, '#ffc0d2', 20)}<circle cx="120" cy="106" r="14" fill="url(#gold)" ${line}/>`,
  horse: medallion(signs.horse, 'sky'),
  ox: medallion(signs.ox, 'goldDark'),
  monkey: medallion(signs.monkey, 'violet'),
  panda: () =>
    `${groundShadow(200, 60)}<path d="M34 30V206M206 24V206" stroke="#4c9a2a" stroke-width="13" stroke-linecap="round"/><path d="M34 84h.1M34 140h.1M206 74h.1M206 134h.1" stroke="#2f6e18" stroke-width="17" stroke-linecap="round"/><path d="M40 70q30-18 38-2q-18 16-38 2ZM200 110q-30-20-38-2q16 18 38 2Z" fill="#7cc74a"/><circle cx="72" cy="66" r="26" fill="#22222a"/><circle cx="168" cy="66" r="26" fill="#22222a"/><path d="M120 42Q192 42 196 120Q190 188 120 192Q50 188 44 120Q48 42 120 42Z" fill="url(#paper)" stroke="#22222a" stroke-width="3"/><path d="M70 118Q74 88 98 96Q106 116 92 136Q74 142 70 118ZM170 118Q166 88 142 96Q134 116 148 136Q166 142 170 118Z" fill="#22222a"/><circle cx="90" cy="114" r="8" fill="#fff"/><circle cx="150" cy="114" r="8" fill="#fff"/><circle cx="91" cy="115" r="4" fill="#22222a"/><circle cx="149" cy="115" r="4" fill="#22222a"/><path d="M108 140q12-8 24 0q-4 12-12 12t-12-12Z" fill="#22222a"/><path d="M120 152v8q-10 12-20 4M120 160q10 12 20 4" fill="none" stroke="#22222a" stroke-width="4" stroke-linecap="round"/><ellipse cx="72" cy="152" rx="12" ry="7" fill="#ffb0b8"/><ellipse cx="168" cy="152" rx="12" ry="7" fill="#ffb0b8"/>`,
  planet: () =>
    `<circle cx="120" cy="114" r="66" fill="url(#sky)" stroke="#0f2f70" stroke-width="3"/><path d="M58 92Q110 74 178 82M54 122Q116 106 186 120M64 148Q120 136 174 150" stroke="#ffffff70" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M60 138Q10 168 24 182Q60 196 150 140Q226 90 218 68Q206 54 172 76" fill="none" stroke="url(#gold)" stroke-width="12" stroke-linecap="round"/><path d="M176 30q22 2 34-12q2 30-18 44l-10 4-12-12Z" fill="url(#silver)" stroke="#20263c" stroke-width="2"/><circle cx="190" cy="40" r="5" fill="#1857b8"/><path d="M170 54l-14 18 20-8Z" fill="url(#red)"/>${sparkle(60, 50, 14, '#fff3c4')}${sparkle(196, 178, 12, '#fff3c4')}`,
  pyramid: () =>
    `<circle cx="168" cy="66" r="30" fill="#ffd36b"/><circle cx="168" cy="66" r="44" fill="#ffd36b" opacity=".25"/><path d="M6 206Q120 176 234 206V220H6Z" fill="#b3751a"/><path d="M104 46 214 200H12Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="3" stroke-linejoin="round"/><path d="M104 46 214 200H128Z" fill="#8a5410" opacity=".55"/><path d="M78 84H126M60 112H142M42 140H160M26 168H178" stroke="#8a5410" stroke-width="2.5" opacity=".7"/><path d="M70 134Q104 106 138 134Q104 158 70 134Z" fill="url(#paper)" stroke="#3a1a0a" stroke-width="3"/><circle cx="104" cy="134" r="11" fill="#1857b8"/><circle cx="104" cy="134" r="5" fill="#0a1430"/><path d="M92 148l-6 20M112 150q4 18 22 16" stroke="#3a1a0a" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  anchor: () =>
    `${groundShadow(206, 60)}<circle cx="120" cy="112" r="80" fill="none" stroke="#f5ead0" stroke-width="24"/><circle cx="120" cy="112" r="80" fill="none" stroke="#c0172a" stroke-width="24" stroke-dasharray="62.83 62.83"/><circle cx="120" cy="112" r="92" fill="none" stroke="#5a0a0a" stroke-width="2"/><circle cx="120" cy="112" r="68" fill="none" stroke="#5a0a0a" stroke-width="2"/><g fill="none" stroke="url(#gold)" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><circle cx="120" cy="52" r="14"/><path d="M119 66 120 172M90 90H151M64 130Q70 176 120 180Q170 176 176 130M64 130l-10 18M64 130l16 14M176 130l10 18M176 130l-16 14"/></g>`,
  snow: () =>
    `<path d="M0 60Q60 20 120 56T240 40V90Q180 64 120 96T0 100Z" fill="#7dffcf" opacity=".35"/><path d="M0 96Q70 60 130 92T240 80V116Q180 100 120 124T0 130Z" fill="#8fd3ff" opacity=".35"/>${Array.from({ length: 6 }, (_, at) => `<g transform="rotate(${at * 60} 120 116)" stroke="url(#silver)" stroke-width="9" stroke-linecap="round" fill="none"><path d="M119.900 116 120 36M120 62l-20-16M120 62l20-16M120 88l-16-12M120 88l16-12"/></g>`).join('')}<circle cx="120" cy="116" r="14" fill="url(#sky)" stroke="#fff" stroke-width="4"/>`,
  candy: () =>
    `${groundShadow(200, 60)}<path d="M58 128 18 96V160ZM182 96 222 64V128Z" fill="#ff8fb8" stroke="#8a1748" stroke-width="3" stroke-linejoin="round"/><circle cx="120" cy="112" r="66" fill="url(#paper)" stroke="#8a1748" stroke-width="3"/>${Array.from({ length: 6 }, (_, at) => `<path transform="rotate(${at * 60} 120 112)" d="M120 112Q146 76 124 46Q150 50 166 66Q160 96 120 112Z" fill="${at % 2 ? '#ff4d8a' : '#4ac3f0'}"/>`).join('')}<circle cx="120" cy="112" r="14" fill="url(#gold)"/><ellipse cx="94" cy="74" rx="20" ry="11" fill="#fff" opacity=".65" transform="rotate(-34 94 74)"/>`,
  train: () =>
    `<path d="M10 206H230" stroke="#6b3a08" stroke-width="8"/><path d="M30 214v-10M70 214v-10M110 214v-10M150 214v-10M190 214v-10" stroke="#3a1a0a" stroke-width="8"/><path d="M142 66H214V178H142Z" fill="url(#red)" stroke="#5a0a0a" stroke-width="3"/><path d="M132 54H224V70H132Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/><rect x="158" y="84" width="40" height="38" rx="5" fill="#cdf1ff" stroke="#5a0a0a" stroke-width="3"/><path d="M34 108H144V178H34Q22 178 22 143Q22 108 34 108Z" fill="#2a3350" stroke="#0c1024" stroke-width="3"/><path d="M64 108V142M104 108V178" stroke="url(#gold)" stroke-width="6"/><path d="M48 66H84L76 108H56Z" fill="#2a3350" stroke="#0c1024" stroke-width="3"/><path d="M42 56H90V70H42Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/><path d="M60 46q-6-20 14-22q4-16 24-10q18-8 22 12q-8 20-28 12q-16 14-32 8Z" fill="#fff" opacity=".88"/><circle cx="32" cy="142" r="12" fill="url(#gold)"/><path d="M8 196 34 170V196Z" fill="url(#goldDark)"/>${[62, 112, 180].map((x) => `<circle cx="${x}" cy="184" r="21" fill="#1c1f30" stroke="url(#gold)" stroke-width="6"/><circle cx="${x}" cy="184" r="6" fill="url(#gold)"/>`).join('')}`,
  saxophone: () =>
    `${groundShadow(208, 62)}<g transform="rotate(10 120 120)"><path d="M103 60Q104 22 76 28Q62 32 50 50" fill="none" stroke="#6b3a08" stroke-width="17"/><path d="M103 60Q104 22 76 28Q62 32 50 50" fill="none" stroke="#f7cf62" stroke-width="12"/><path d="M55 42 36 72" stroke="#1c1826" stroke-width="14" stroke-linecap="round"/><path d="M94 56H112L122 146Q126 164 138 160Q150 154 148 122Q147 104 130 92Q168 74 214 82Q191 102 189 142Q186 208 134 208Q92 206 89 158Z" fill="url(#gold)" ${line}/><ellipse cx="172" cy="87" rx="43" ry="13" fill="#6b3a08" stroke="#ffeeb0" stroke-width="4" transform="rotate(-7 172 87)"/><path d="M90 56H116M88 156H124M146 136H190" stroke="#6b3a08" stroke-width="6" stroke-linecap="round"/><path d="M178 108Q174 142 170 160Q160 190 134 190" fill="none" stroke="#fffbe6" stroke-width="6" stroke-linecap="round" opacity=".9"/>${[80, 104, 130].map((y, at) => `<circle cx="${104 + at * 1.5}" cy="${y}" r="${8 + at}" fill="url(#pearl)" stroke="#6b3a08" stroke-width="2.500"/>`).join('')}</g><g fill="#fff5cf"><path d="M38 160V122L66 114V152" fill="none" stroke="#fff5cf" stroke-width="6" stroke-linejoin="round"/><ellipse cx="31" cy="160" rx="10" ry="8"/><ellipse cx="59" cy="153" rx="10" ry="8"/></g>`,
  dinosaur: () =>
    `${groundShadow(203, 90)}<g transform="translate(8 16) scale(.93)"><path d="M100 158V198H78V150ZM186 150V196H164V158Z" fill="#0c6a4a" stroke="#053324" stroke-width="3"/>${backPlates
      .map(
        ([x, y, turn, size]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M-17 10Q-15-14 0-32Q15-14 17 10Z" fill="url(#red)" stroke="#6e0812" stroke-width="3" stroke-linejoin="round"/>`,
      )
      .join(
        '',
      )}<path d="M14 104Q38 148 66 128Q92 102 128 108Q154 108 156 90Q158 50 194 48Q226 50 228 76Q226 94 202 92Q192 94 191 108Q192 148 174 166V202H148V172Q130 178 112 172V202H84V164Q30 172 14 104Z" fill="url(#jade)" stroke="#053324" stroke-width="3" stroke-linejoin="round"/><path d="M188 106Q186 142 164 156Q130 168 96 156Q130 152 152 140Q172 126 178 102Z" fill="#eaffd0" opacity=".75"/><path d="M84 126h.1M108 121h.1M130 124h.1M96 141h.1M64 143h.1M168 84h.1M170 104h.1M150 120h.1" stroke="#0c6a4a" stroke-width="11" stroke-linecap="round"/><circle cx="196" cy="67" r="9" fill="#fff"/><circle cx="198" cy="68" r="5.500" fill="#15151f"/><path d="M206 84Q216 84 224 78" fill="none" stroke="#053324" stroke-width="3" stroke-linecap="round"/><path d="M90 201h.1M101 201h.1M154 201h.1M165 201h.1" stroke="#fff5cf" stroke-width="7" stroke-linecap="round"/></g>`,
  tent: () =>
    `${groundShadow(204, 96)}<path d="M120 50V14" stroke="url(#goldDark)" stroke-width="6" stroke-linecap="round"/><path d="M122 14Q142 8 152 18Q162 26 176 20Q166 38 150 36Q136 32 122 38Z" fill="url(#red)" stroke="#6e0812" stroke-width="2"/><path d="M44 120H196L206 204H34Z" fill="url(#paper)" stroke="#6e0812" stroke-width="3" stroke-linejoin="round"/><path d="M44 120H70L64 204H34ZM170 120H196L206 204H176Z" fill="#e0252f"/><path d="M120 124Q116 176 84 204H156Q124 176 120 124Z" fill="#2a0a24"/><path d="M88 120H152Q146 172 162 204H146Q124 176 120 124Q116 176 94 204H78Q94 172 88 120Z" fill="url(#gold)" ${line}/><path d="M120 46Q98 92 22 112L30 126H210L218 112Q142 92 120 46Z" fill="url(#paper)" stroke="#6e0812" stroke-width="3" stroke-linejoin="round"/><path d="M120 46Q98 92 22 112L28 124H62Q108 92 120 46ZM120 46Q116 92 98 124H142Q124 92 120 46ZM120 46Q132 92 178 124H212L218 112Q142 92 120 46Z" fill="url(#red)"/>${Array.from({ length: 6 }, (_, at) => `<path d="M${22 + at * 32.7} 114h32.700q-2 26-16.350 26t-16.350-26Z" fill="${at % 2 ? '#fff3d6' : '#e0252f'}" stroke="#6e0812" stroke-width="2"/>`).join('')}<path d="M20 113H220" stroke="url(#goldDark)" stroke-width="6" stroke-linecap="round"/><circle cx="120" cy="46" r="8" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/>`,
  plum: () =>
    `<path d="M14 204Q56 190 84 156Q92 128 124 116Q150 104 158 74Q166 50 196 32L202 38Q180 58 174 82Q168 108 200 104L226 92L228 98L202 116Q164 126 144 124Q112 136 108 164Q84 206 18 222ZM112 126Q84 118 74 84Q66 66 48 54L54 49Q76 60 84 80Q94 108 124 112ZM96 158Q128 168 168 158L190 168L188 174L166 168Q124 182 92 170Z" fill="#4a2a1c" stroke="#22100a" stroke-width="2.500" stroke-linejoin="round"/><path d="M30 200Q60 188 84 156M100 132Q118 116 132 111M164 62Q172 48 190 36M68 66Q80 76 84 88M124 162Q148 162 166 158M184 103Q206 102 222 94" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>${blossom(136, 108, 1.05)}${blossom(66, 78, 0.78)}${blossom(178, 62, 0.74)}${blossom(104, 158, 0.84)}${blossom(178, 164, 0.62)}<g fill="#e0306c" stroke="#8a1748" stroke-width="2"><circle cx="204" cy="32" r="9"/><circle cx="228" cy="94" r="8"/><circle cx="44" cy="48" r="8"/><circle cx="44" cy="196" r="8"/></g><path d="M40 118h.1M104 44h.1M208 132h.1M136 40h.1M30 152h.1M150 200h.1M206 200h.1M92 90h.1" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
  skyline: () =>
    `<circle cx="164" cy="78" r="40" fill="#ffd0f0"/><circle cx="164" cy="78" r="54" fill="#ff8fe0" opacity=".3"/>${tower(19, 122, 35, '#ff5fd2')}${tower(183, 104, 35, '#4df0ff')}${tower(52, 70, 46, '#4df0ff')}${tower(140, 128, 46, '#ff5fd2')}<path d="M119 46V20M75 70V46" stroke="#ff5fd2" stroke-width="5" stroke-linecap="round"/>${tower(96, 46, 46, '#b98bff')}<circle cx="119" cy="20" r="6" fill="#fff"/><path d="M12 200H228V228H12Z" fill="#0c0a28"/><path d="M12 200H228" stroke="#ffe27a" stroke-width="5"/><path d="M24 212H62M76 218H110M132 211H162M178 219H214" stroke="#ff5fd2" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
  robot: () =>
    `${groundShadow(208, 70)}<path d="${around(56, (turn, at) => [at % 4 < 2 ? 98 : 82, turn], [120, 110])}" fill="url(#goldDark)" ${line}/><path d="M120 52V24" stroke="#20263c" stroke-width="7"/><circle cx="120" cy="22" r="11" fill="url(#red)" stroke="#6e0812" stroke-width="2.500"/><path d="M46 206Q46 166 86 160H154Q194 166 194 206Z" fill="url(#red)" stroke="#3c0810" stroke-width="3"/><path d="M98 146H142V166H98Z" fill="#4a5470" stroke="#20263c" stroke-width="3"/><circle cx="120" cy="186" r="15" fill="#0c2038" stroke="url(#gold)" stroke-width="4"/><circle cx="120" cy="186" r="7" fill="#6ff2ff"/><path d="M44 88H62V128H44Q36 128 36 108Q36 88 44 88ZM196 88H178V128H196Q204 128 204 108Q204 88 196 88Z" fill="url(#red)" stroke="#3c0810" stroke-width="3"/><path d="M82 52H158Q182 54 182 82V122Q180 150 152 152H88Q60 150 58 122V82Q58 54 82 52Z" fill="url(#silver)" stroke="#20263c" stroke-width="3"/><path d="M70 84Q72 74 84 74H156Q168 74 170 84V104Q168 114 156 114H84Q72 114 70 104Z" fill="#0c2038" stroke="#20263c" stroke-width="3"/><circle cx="94" cy="94" r="13" fill="#6ff2ff"/><circle cx="146" cy="94" r="13" fill="#6ff2ff"/><circle cx="98" cy="90" r="5" fill="#fff"/><circle cx="150" cy="90" r="5" fill="#fff"/><path d="M92 126H148V142H92ZM106 126V142M120 126V142M134 126V142" fill="#4a5470" stroke="#20263c" stroke-width="3" stroke-linejoin="round"/><path d="M70 72Q74 62 88 61" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  ruins: () =>
    `<circle cx="120" cy="62" r="46" fill="#ffd36b" opacity=".6"/>${groundShadow(208, 100)}<path d="M94 38H146L150 50H90Z" fill="#e9dcb4" stroke="#4a3a1c" stroke-width="3" stroke-linejoin="round"/><path d="M96 50H144V76H96Z" fill="#c4b184" stroke="#4a3a1c" stroke-width="3"/><path d="M110 76V58H130V76" fill="#2a1d10"/>${[0, 1, 2, 3].map((at) => `<path d="M${80 - at * 18} ${76 + at * 32}H${160 + at * 18}L${166 + at * 18} ${108 + at * 32}H${74 - at * 18}Z" fill="#b5a274" stroke="#4a3a1c" stroke-width="3" stroke-linejoin="round"/><path d="M${80 - at * 18} ${76 + at * 32}H${160 + at * 18}L${162 + at * 18} ${86 + at * 32}H${78 - at * 18}Z" fill="#efe3bd"/>`).join('')}<path d="M106 76H134L150 204H90Z" fill="#e9dcb4" stroke="#4a3a1c" stroke-width="3" stroke-linejoin="round"/><path d="M105 90H135M103 106H137M101 122H139M99 138H141M97 154H143M95 170H145M93 187H147" stroke="#7a6538" stroke-width="4"/>${[1, -1].map((side) => `<g transform="translate(${side > 0 ? 10 : 230} 214) scale(${side} 1)" fill="url(#jade)" stroke="#053324" stroke-width="2.500"><path d="M0 0Q-6-56 18-84Q32-44 14 0Z"/><path d="M6 2Q22-50 62-58Q54-18 22 2Z"/><path d="M10 4Q44-26 78-14Q58 10 16 8Z"/></g>`).join('')}`,
  samurai: () =>
    `${groundShadow(206, 60)}<path d="M74 96Q46 128 20 150Q36 184 84 194L96 120ZM166 96Q194 128 220 150Q204 184 156 194L144 120Z" fill="url(#red)" stroke="#3c0810" stroke-width="3" stroke-linejoin="round"/><path d="M56 118Q66 138 92 142M42 134Q58 158 90 162M30 146Q50 174 86 180M184 118Q174 138 148 142M198 134Q182 158 150 162M210 146Q190 174 154 180" fill="none" stroke="url(#gold)" stroke-width="4"/><path d="M78 120H162Q166 168 144 192Q120 210 96 192Q74 168 78 120Z" fill="#2a2434" stroke="#0e0a16" stroke-width="3"/><path d="M86 134Q102 128 114 142Q100 150 86 134ZM154 134Q138 128 126 142Q140 150 154 134Z" fill="#ffe27a"/><path d="M120 142 108 166H132Z" fill="url(#red)" stroke="#3c0810" stroke-width="2"/><path d="M92 176Q106 164 120 170Q134 164 148 176Q134 182 120 178Q106 182 92 176Z" fill="url(#paper)"/><path d="M54 116Q54 48 120 44Q186 48 186 116Q120 96 54 116Z" fill="#2f3460" stroke="#0e0a16" stroke-width="3"/><path d="M120 44V100M90 52Q78 76 78 106M150 52Q162 76 162 106" fill="none" stroke="url(#silver)" stroke-width="4"/><path d="M46 124Q120 92 194 124L188 138Q120 110 52 138Z" fill="url(#gold)" ${line}/><path d="M108 104Q56 92 50 18Q74 66 112 84L120 70L128 84Q166 66 190 18Q184 92 132 104L120 114Z" fill="url(#gold)" ${line}/><circle cx="120" cy="94" r="11" fill="url(#red)" stroke="#6b3a08" stroke-width="2.500"/>`,
  longship: () =>
    `<path d="M120 20V150" stroke="#6b3a08" stroke-width="8" stroke-linecap="round"/><path d="M48 40Q120 26 192 40Q212 86 196 134Q120 116 44 134Q28 86 48 40Z" fill="url(#paper)" stroke="#6e0812" stroke-width="3" stroke-linejoin="round"/><path d="M48 40Q62 36 76 35Q62 82 74 127Q58 130 44 134Q28 86 48 40ZM106 32Q120 31 134 32Q146 78 136 123Q120 121 104 123Q94 78 106 32ZM164 35Q178 36 192 40Q212 86 196 134Q182 130 166 127Q178 82 164 35Z" fill="url(#red)"/><path d="M40 40Q120 22 200 40" fill="none" stroke="url(#goldDark)" stroke-width="8" stroke-linecap="round"/><path d="M48 208Q22 192 22 152Q22 128 40 122Q22 118 16 132Q10 104 38 104Q62 108 50 136Q46 156 62 158H178Q194 156 190 136Q178 108 202 104Q230 104 224 132Q218 118 200 122Q218 128 218 152Q218 192 192 208Z" fill="url(#goldDark)" stroke="#3a1a0a" stroke-width="3" stroke-linejoin="round"/><path d="M34 180Q120 190 206 180M40 194H200" fill="none" stroke="#3a1a0a" stroke-width="3" opacity=".6"/>${shield(72, '#c0172a')}${shield(104, '#1857b8')}${shield(136, '#c0172a')}${shield(168, '#1857b8')}<path d="M8 200Q26 182 44 200T80 200T116 200T152 200T188 200T232 200V226H8Z" fill="url(#sky)"/><path d="M8 200Q26 182 44 200T80 200T116 200T152 200T188 200T232 200" fill="none" stroke="#fff" stroke-width="4"/>`,
  treasure: () =>
    `<path d="M8 186Q64 168 120 184T232 182V228H8Z" fill="#e7c98a"/>${groundShadow(202, 84)}<path d="M42 110Q38 48 92 46H148Q202 48 198 110Z" fill="url(#goldDark)" stroke="#3a1a0a" stroke-width="3"/><path d="M58 112Q56 66 96 64H144Q184 66 182 112Z" fill="#2a1006"/><g fill="url(#gold)" stroke="#8a5410" stroke-width="2"><circle cx="74" cy="116" r="17"/><circle cx="166" cy="116" r="17"/><circle cx="98" cy="106" r="18"/><circle cx="142" cy="106" r="18"/></g>${gem(84, 98, 0.3, 'jade')}${gem(158, 98, 0.3, 'violet')}<circle cx="120" cy="92" r="27" fill="url(#pearl)"/><path d="M40 122H200L192 200H48Z" fill="#8a4a1c" stroke="#3a1a0a" stroke-width="3" stroke-linejoin="round"/><path d="M44 148H196M46 174H194" stroke="#5a2a0c" stroke-width="3"/><path d="M36 112H204V132H36Z" fill="url(#gold)" ${line}/><path d="M56 132H72L76 200H62ZM184 132H168L164 200H178Z" fill="url(#gold)" ${line}/><path d="M104 122H136V152Q136 168 120 170Q104 168 104 152Z" fill="url(#gold)" ${line}/><path d="M120 138V156" stroke="#3a1a0a" stroke-width="7" stroke-linecap="round"/>${sparkle(110, 80, 16)}<g fill="none" stroke="#e8fbff" stroke-width="3"><circle cx="46" cy="36" r="9"/><circle cx="30" cy="62" r="5"/><circle cx="196" cy="34" r="7"/><circle cx="212" cy="58" r="10"/></g><path d="M28 202Q14 178 28 158Q40 138 28 118M212 204Q226 182 212 164Q202 148 212 132" fill="none" stroke="#2fb57c" stroke-width="8" stroke-linecap="round"/>`,
  reels: () =>
    `${groundShadow(196, 80)}<rect x="28" y="58" width="184" height="116" rx="20" fill="url(#gold)" ${line}/><rect x="40" y="70" width="160" height="92" rx="10" fill="#2a0a14"/>${(
      ['seven', 'cherry', 'bar'] as const
    )
      .map(
        (each, at) =>
          `<rect x="${44 + at * 52}" y="74" width="48" height="84" rx="6" fill="url(#paper)"/><g transform="translate(${68 + at * 52} 116)">${symbol[each]}</g><rect x="${44 + at * 52}" y="74" width="48" height="22" rx="6" fill="#000" opacity=".16"/><rect x="${44 + at * 52}" y="136" width="48" height="22" rx="6" fill="#000" opacity=".16"/>`,
      )
      .join(
        '',
      )}<path d="M34 116h12M194 116h12" stroke="#e0252f" stroke-width="6" stroke-linecap="round"/><path d="M92 58Q120 26 148 58Z" fill="url(#red)" stroke="#6b3a08" stroke-width="2.500"/>${sparkle(120, 45, 10, '#ffe9a0')}`,
};

/** A small round sign above a heap. */
function medal(character: string): string {
  return `<circle cx="120" cy="74" r="38" fill="url(#red)" stroke="url(#gold)" stroke-width="7"/>${lettering(character, { x: 120, y: 91, size: 46 }, 'url(#gold)', '#5a1206')}`;
}
