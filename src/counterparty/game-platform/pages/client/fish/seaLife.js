// The drawings of the animals in a fishing room: each has a silhouette of its own and looks to the right.

const eye = (x, y, size, iris = '#15151f') =>
  `<g stroke="none"><circle cx="${x}" cy="${y}" r="${size}" fill="#fff"/><circle cx="${x + size * 0.2}" cy="${y}" r="${size * 0.62}" fill="${iris}"/><circle cx="${x + size * 0.42}" cy="${y - size * 0.28}" r="${size * 0.24}" fill="#fff"/></g>`;
const shape = (fill, d, edge = '') => `<path fill="${fill}" d="${d}"${edge && ` stroke="${edge}"`}/>`;
/** Without an outline. */
const patch = (fill, d, opacity = 1) => `<path fill="${fill}" d="${d}" stroke="none" opacity="${opacity}"/>`;
const line = (d, width = 3, colour = '') =>
  `<path d="${d}" fill="none" stroke-width="${width}"${colour && ` stroke="${colour}"`}/>`;
/** A line with an outline: a limb, a tentacle. */
const limb = (edge, colour, width, d) => line(d, width + 5, edge) + line(d, width, colour);
const disc = (fill, x, y, size) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${size}"/>`;
const coin = (x, y, size) =>
  `${disc('#ffd54a', x, y, size)}<circle cx="${x}" cy="${y}" r="${size * 0.72}" fill="none" stroke="#fff3b0" stroke-width="2"/><rect x="${x - size * 0.27}" y="${y - size * 0.27}" width="${size * 0.54}" height="${size * 0.54}" fill="#7a4a06" stroke="none"/>`;
const burr = (x, y, inner, outer, count) =>
  `M${Array.from({ length: count * 2 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / count, at % 2 === 0 ? outer : inner];
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  }).join('L')}Z`;

/** Width on the screen, the box it is drawn in, colour of the outline, and the drawing. */
const animals = {
  // Small yellow fish with the bands of a clownfish.
  xiaohuang: [
    38,
    120,
    92,
    '#7a4a06',
    () =>
      shape('#f09a1c', 'M34 47Q14 18 6 26Q12 46 6 68Q14 76 34 49Z') +
      shape('#f09a1c', 'M42 28Q62 0 92 27Z') +
      shape('#f09a1c', 'M54 68Q62 92 82 70Z') +
      shape('#ffd02e', 'M26 48Q48 17 78 19Q106 26 116 48Q102 72 72 76Q44 74 26 48Z') +
      patch('#fff8d0', 'M40 60Q76 70 112 54Q100 72 72 75Q52 74 40 60Z', 0.7) +
      shape('#fff', 'M76 19Q66 46 77 76Q86 75 92 71Q82 46 92 23Q84 19 76 19Z') +
      shape('#fff', 'M46 28Q38 48 46 67Q52 71 57 73Q48 48 57 23Q51 25 46 28Z') +
      eye(100, 42, 8) +
      line('M114 54q-6 3-10 0'),
  ],
  // A slim carp with scales.
  qingyu: [
    44,
    126,
    88,
    '#123a58',
    () =>
      shape('#2f6f9e', 'M32 44Q8 12 3 16Q16 44 3 72Q8 78 32 46Z') +
      shape('#2f6f9e', 'M48 26Q58 2 88 22Z') +
      shape('#2f6f9e', 'M58 64Q56 82 76 66Z') +
      shape('#5fa5d6', 'M24 45Q52 16 86 20Q112 28 122 47Q106 66 76 68Q46 68 24 45Z') +
      patch('#e3f3ff', 'M34 52Q80 64 120 48Q104 65 76 67Q52 67 34 52Z', 0.9) +
      line('M50 34q8 8 0 16M64 28q8 11 0 24M78 28q8 11 0 24', 2.5) +
      line('M92 28q8 16-2 34') +
      eye(106, 42, 7),
  ],
  haima: [
    40,
    86,
    116,
    '#7a2f0a',
    () =>
      shape('#f2b06b', 'M26 54Q2 46 4 66Q10 80 28 74Z') +
      shape('#f7b733', 'M34 22L24 10L36 12L38 1L46 9L56 3L54 16Z') +
      shape(
        '#f08a3c',
        'M34 22Q22 34 24 58Q22 80 38 90Q48 96 49 101Q48 106 43 104Q39 101 41 96L33 93Q26 108 40 113Q58 115 59 100Q58 92 50 84Q64 76 60 58Q58 48 52 42Q68 44 78 40Q84 36 80 30Q68 30 62 24Q58 12 46 12Q36 12 34 22Z',
      ) +
      patch('#ffe0b8', 'M42 46Q38 62 46 82Q60 74 58 58Q56 48 50 42Z', 0.9) +
      line('M40 54q10 4 17 1M40 64q10 4 19 1M42 74q8 3 14 1', 2.5) +
      eye(50, 25, 8),
  ],
  hetun: [
    50,
    116,
    96,
    '#5a4710',
    () =>
      shape('#e0b84a', burr(62, 49, 35, 46, 15)) +
      shape('#e0b84a', 'M28 50Q8 30 3 38Q8 50 3 62Q8 70 28 50Z') +
      `<circle cx="62" cy="49" r="36" fill="#f5d46a"/>` +
      patch('#fffbea', 'M27 55Q62 74 97 55Q92 83 62 84Q32 83 27 55Z') +
      patch(
        '#a67c1e',
        'M42 26q8-6 14 0q-6 8-14 0ZM62 22q8-4 12 2q-8 6-12-2ZM36 40q6-4 10 2q-6 6-10-2Z',
        0.7,
      ) +
      shape('#f0b23a', 'M44 54q-16 2-16 14q12 4 20-6Z') +
      eye(78, 42, 11) +
      shape('#ff9a7a', 'M92 58q9-3 9 3t-9 3q-4-3 0-6Z'),
  ],
  shuimu: [
    46,
    92,
    106,
    '#4b2480',
    () =>
      limb('#4b2480', '#e3cdff', 4, 'M18 52Q10 66 19 78Q26 90 16 101M74 52Q82 66 73 78Q66 90 76 101') +
      limb('#4b2480', '#ff9fe0', 7, 'M36 52Q30 70 39 82Q44 92 36 101M56 52Q62 70 53 82Q48 92 56 101') +
      shape(
        '#b98af2',
        'M6 50Q6 5 46 4Q86 5 86 50Q78 59 69 51Q61 60 53 52Q46 58 39 52Q31 60 23 51Q14 59 6 50Z',
      ) +
      line('M16 38Q18 18 36 12', 6, '#fff') +
      patch('#e9d6ff', 'M12 45Q46 30 80 45Q46 40 12 45Z') +
      eye(34, 34, 8) +
      eye(60, 34, 8) +
      line('M43 43q5 4 9 0'),
  ],
  denglong: [
    52,
    130,
    96,
    '#15164a',
    () =>
      `<circle cx="112" cy="18" r="17" fill="#fff3a0" stroke="none" opacity=".35"/>` +
      line('M70 24Q78 0 104 12', 4.5, '#8f90ff') +
      disc('#fff08a', 111, 18, 9) +
      shape('#4546a8', 'M30 56Q10 30 3 38Q10 56 3 74Q10 82 30 58Z') +
      shape('#4546a8', 'M34 34L46 16L54 28L66 14L74 28Z') +
      shape('#6c6dd6', 'M24 56Q40 22 78 24Q106 28 116 48L88 58L114 66Q98 92 64 90Q36 86 24 56Z') +
      shape('#3a0f2a', 'M116 48L84 57L114 66Q118 58 116 48Z') +
      patch('#fff', 'M114 48l-4 9-4-6-4 7-4-4-3 4 1-4ZM112 66l-4-8-4 6-4-7-4 5 2 1Z') +
      shape('#4546a8', 'M54 60q-18 4-16 18q16 0 22-12Z') +
      eye(84, 40, 9),
  ],
  wugui: [
    60,
    126,
    90,
    '#123d1c',
    () =>
      shape(
        '#8fd16a',
        'M74 22Q92-2 108 5Q106 26 84 36ZM74 68Q92 92 108 85Q106 64 84 54ZM32 26Q14 6 8 17Q14 32 26 38ZM32 64Q14 84 8 73Q14 58 26 52Z',
      ) +
      shape('#8fd16a', 'M18 45L4 41V49Z') +
      shape('#a5e07c', 'M90 33Q120 26 122 45Q120 64 90 57Z') +
      `<ellipse cx="58" cy="45" rx="42" ry="32" fill="#2f8a4a"/>` +
      patch('#5fc474', 'M58 25L76 35V55L58 65L40 55V35Z') +
      line(
        'M58 25L76 35V55L58 65L40 55V35ZM58 25V14M76 35L91 27M76 55L91 63M58 65V76M40 55L25 63M40 35L25 27',
        3,
        '#cdeaa5',
      ) +
      eye(110, 39, 6) +
      line('M120 52q-6 4-12 2', 2.5),
  ],
  bianfu: [
    66,
    136,
    106,
    '#16233b',
    () =>
      line('M68 84Q76 98 62 104', 5, '#16233b') +
      shape('#7a9ad2', 'M54 26Q42 10 48 2Q58 6 62 22ZM82 26Q94 10 88 2Q78 6 74 22Z') +
      shape(
        '#7a9ad2',
        'M68 16Q86 16 94 30Q120 32 134 66Q106 56 92 72Q82 90 68 92Q54 90 44 72Q30 56 2 66Q16 32 42 30Q50 16 68 16Z',
      ) +
      patch('#dbe8fb', 'M68 50Q88 50 86 62Q82 84 68 86Q54 84 50 62Q48 50 68 50Z', 0.85) +
      line('M58 64l8 3M58 71l8 3M78 64l-8 3M78 71l-8 3', 2.5) +
      patch('#c4d8f8', 'M18 50q8-10 18-10q-4 10-18 10ZM118 50q-8-10-18-10q4 10 18 10Z') +
      eye(54, 34, 7) +
      eye(80, 34, 7) +
      line('M60 43q8 5 15 0'),
  ],
  jianyu: [
    76,
    158,
    74,
    '#12305c',
    () =>
      shape('#2f62a8', 'M28 42Q12 26 3 4Q3 30 13 42Q5 54 6 72Q16 58 28 44Z') +
      shape('#3f7fd0', 'M46 28Q48 2 62 2Q66 14 96 24Z') +
      shape('#2f62a8', 'M70 56Q66 70 54 72Q74 74 86 56Z') +
      shape('#5b96e0', 'M20 42Q48 22 88 24Q106 27 118 35L156 37L120 44Q100 58 72 58Q42 56 20 42Z') +
      patch('#eef6ff', 'M32 47Q80 54 122 43Q100 57 72 57Q50 56 32 47Z') +
      line('M92 30q6 10-1 22') +
      eye(106, 36, 6.5),
  ],
  shayu: [
    90,
    184,
    128,
    '#1c2f4a',
    () =>
      shape('#5a7ba0', 'M34 66L4 10Q6 50 20 68Q8 84 6 118Q26 100 38 78Z') +
      shape('#5a7ba0', 'M74 38Q80 18 68 2Q102 8 122 38Z') +
      shape('#7d9fc4', 'M24 68Q62 30 114 30Q156 34 180 62Q172 78 154 88Q122 102 84 98Q46 92 24 68Z') +
      patch('#f2f8ff', 'M32 74Q92 84 174 72Q154 96 108 99Q58 98 32 74Z') +
      shape('#7a0f1c', 'M130 80Q152 82 170 70Q164 90 146 92Q134 90 130 80Z') +
      line('M135 81l5 5 5-5 5 4 5-6 5 3 5-7', 3.5, '#fff') +
      shape('#5a7ba0', 'M92 88Q88 112 66 126Q108 120 122 88Z') +
      line('M106 56q-6 12 0 24M116 56q-6 12 0 24') +
      eye(146, 54, 8) +
      line('M136 42q12 0 20 6', 4),
  ],
  // A golden toad with a coin in its mouth.
  jinchan: [
    74,
    152,
    116,
    '#6a3d02',
    () =>
      shape('#d99a12', 'M10 104Q-2 66 26 58Q56 58 58 84Q60 104 40 108H14Z') +
      disc('#d99a12', 90, 20, 15) +
      eye(92, 18, 8, '#a1161b') +
      shape('#f7c331', 'M22 84Q22 46 60 36Q88 20 118 32Q146 44 146 62Q140 86 104 94Q46 104 22 84Z') +
      patch('#fff0b3', 'M70 92Q112 84 144 66Q136 84 106 92Q88 96 70 92Z') +
      disc('#f7c331', 114, 26, 18) +
      eye(116, 24, 11, '#a1161b') +
      shape('#f7c331', 'M78 78Q88 94 76 100Q70 108 82 108H108Q114 100 102 98Q100 88 102 78Z') +
      shape('#f7c331', 'M18 84Q12 66 30 62Q50 66 46 84Q42 94 46 98Q58 100 52 108H20Z') +
      patch(
        '#b97c08',
        'M50 50a5 5 0 1 0 .1 0ZM66 42a4 4 0 1 0 .1 0ZM62 60a5 5 0 1 0 .1 0ZM40 64a4 4 0 1 0 .1 0ZM80 48a4 4 0 1 0 .1 0Z',
      ) +
      coin(130, 82, 17) +
      shape('#f7c331', 'M84 58Q116 78 147 60Q148 66 142 72Q112 82 84 58Z'),
  ],
  // A long dragon in waves, with whiskers, horns and a mane of fire.
  jinlong: [
    112,
    228,
    118,
    '#7a2404',
    () =>
      shape('#e8401c', 'M14 84Q-4 74 3 52Q9 60 14 58Q12 42 22 34Q24 50 34 58Z') +
      shape(
        '#e8401c',
        'M44 44L46 24L58 36L68 24L76 44L88 36L94 54L108 50L112 66L128 54L124 40L136 44L140 24L152 36L134 56L118 68L98 66L78 52L58 42Z',
      ) +
      limb(
        '#7a2404',
        '#f7b92a',
        7,
        'M70 62L64 86M64 86l-10 6M64 86l2 12M64 86l11 5M132 66L138 90M138 90l-10 6M138 90l2 12M138 90l11 5',
      ) +
      shape(
        '#f7b92a',
        'M4 78Q30 30 62 36Q78 40 90 54Q104 68 118 58Q130 38 150 28L172 62Q160 60 148 76Q122 96 96 86Q80 78 68 64Q56 56 46 66Q32 80 4 78Z',
      ) +
      patch(
        '#fff2c2',
        'M26 74Q50 46 70 58Q92 84 118 78Q140 72 152 54L162 60Q148 76 140 80Q112 94 92 82Q80 74 66 62Q56 54 46 64Q38 76 26 74Z',
        0.85,
      ) +
      shape('#e8401c', 'M160 22L134 14L144 28L126 32L142 42L128 54L146 56L140 72L160 66Z') +
      line('M168 24Q164 6 146 3M182 22Q184 6 172 2', 6, '#fff0b3') +
      shape(
        '#f7c842',
        'M150 46Q152 20 180 18Q200 18 206 34L222 38Q228 48 218 54L196 58L212 62Q206 74 186 72Q158 70 150 46Z',
      ) +
      shape('#8f120c', 'M196 58L216 55L211 62Z') +
      line('M218 40Q232 54 220 76M206 70Q208 86 194 94', 3.5, '#ffe38a') +
      disc('#7a2404', 214, 43, 2.5) +
      eye(186, 36, 9, '#a1161b') +
      line('M174 24q12-2 20 6', 4),
  ],
  // A crab that carries a bomb whose fuse burns.
  zhadan: [
    66,
    136,
    116,
    '#5a0a0a',
    () =>
      limb(
        '#5a0a0a',
        '#e2452f',
        6,
        'M36 86L14 92L8 108M44 96L28 106L28 114M100 86L122 92L128 108M92 96L108 106L108 114M36 74L22 60M100 74L114 60',
      ) +
      shape(
        '#ee5a3c',
        'M26 64Q-4 56 6 26Q12 36 20 37Q20 24 32 22Q46 44 26 64ZM110 64Q140 56 130 26Q124 36 116 37Q116 24 104 22Q90 44 110 64Z',
      ) +
      `<circle cx="68" cy="44" r="29" fill="#2c3038" stroke="#0d0f14"/>` +
      line('M48 38Q52 26 64 22', 6, '#8b93a3') +
      `<rect x="60" y="9" width="16" height="9" rx="2" fill="#4a505c" stroke="#0d0f14"/>` +
      line('M68 9Q74-2 86 6', 4, '#f3dca8') +
      shape('#ffb52e', burr(92, 9, 5, 11, 6), '#e8601c') +
      shape('#ee5a3c', 'M26 82Q30 56 68 56Q106 56 110 82Q102 106 68 106Q34 106 26 82Z') +
      line('M38 76Q46 66 60 65', 5, '#ffb9a6') +
      eye(55, 78, 9) +
      eye(81, 78, 9) +
      line('M46 66l14 4M90 66l-14 4', 4) +
      line('M58 95q10-7 20 0'),
  ],
  // A long eel in waves, between flashes.
  shandian: [
    78,
    164,
    80,
    '#2a1470',
    () =>
      shape('#ffe45c', 'M52 2L36 22H46L38 36L60 16H50L60 2Z', '#8a6a00') +
      shape('#ffe45c', 'M116 50L102 66H111L104 79L124 61H114L124 50Z', '#8a6a00') +
      shape('#ffe45c', 'M20 40Q40 18 58 32Q76 44 94 24Q110 8 130 12L120 26Q100 30 88 42Q66 52 48 36Z') +
      shape(
        '#7c5cff',
        'M3 66Q16 24 46 32Q60 36 70 42Q80 46 94 32Q112 14 142 20Q162 26 161 36Q158 48 138 47Q122 42 106 54Q84 72 62 62Q50 54 38 52Q20 50 3 66Z',
      ) +
      patch(
        '#d9ceff',
        'M26 50Q44 44 62 54Q82 64 102 50Q120 38 140 44Q122 42 106 54Q84 70 62 61Q48 52 26 50Z',
      ) +
      patch(
        '#ffe45c',
        'M34 40a4 4 0 1 0 .1 0ZM52 43a4 4 0 1 0 .1 0ZM72 50a4 4 0 1 0 .1 0ZM92 42a4 4 0 1 0 .1 0ZM110 32a4 4 0 1 0 .1 0Z',
      ) +
      eye(142, 29, 7) +
      line('M160 39q-8 3-14 1'),
  ],
  // A tortoise whose shell is a basin heaped with gold.
  jubao: [
    84,
    172,
    120,
    '#5a3602',
    () =>
      shape(
        '#3fae8f',
        'M38 92Q30 108 36 116H58Q62 106 62 96ZM104 96Q104 108 112 116H132Q134 104 124 92ZM24 84L4 92L26 96Z',
      ) +
      shape('#5cc9a6', 'M122 74Q128 48 150 46Q170 50 168 66Q164 82 144 84Q136 96 122 96Z') +
      coin(42, 50, 15) +
      coin(118, 50, 15) +
      coin(62, 38, 13) +
      coin(104, 36, 13) +
      shape('#ffcf3a', 'M46 34Q52 44 66 38Q68 16 82 16Q96 16 98 38Q112 44 118 34Q120 66 82 66Q44 66 46 34Z') +
      patch('#fff3b0', 'M72 36Q74 22 82 21Q90 22 92 36Q82 41 72 36Z') +
      shape('#1f8f78', 'M22 64H140Q138 102 80 104Q24 102 22 64Z') +
      `<rect x="14" y="56" width="132" height="13" rx="6.500" fill="#f7c331"/>` +
      line('M40 82q10-8 20 0t20 0t20 0t20 0', 3.5, '#f7c331') +
      eye(154, 58, 8) +
      line('M166 70q-8 6-16 2', 2.5) +
      patch('#fffbe0', 'M22 14l4 10 10 4-10 4-4 10-4-10-10-4 10-4ZM136 8l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z'),
  ],
};

const drawn = new Map();
function draw([size, width, height, edge, parts]) {
  const kept = document.createElement('template');
  kept.innerHTML = `<svg viewBox="0 0 ${width} ${height}" width="${size}" height="${Math.round((size * height) / width)}" aria-hidden="true" stroke="${edge}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${parts()}</svg>`;
  return kept.content.firstChild;
}
/** A new drawing of an animal. */
export function animal(code) {
  if (!drawn.has(code)) drawn.set(code, draw(animals[code]));
  return drawn.get(code).cloneNode(true);
}
