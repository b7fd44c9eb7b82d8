// Covers of sport and esport: a ball under floodlights, or an emblem of light on a dark grid.
import type { Chance } from './chance.ts';
import { around, glow, groundShadow, linear, radial, sparkle } from './paint.ts';

const pentagon = (x: number, y: number, radius: number, turn = 0): string =>
  `<path d="${around(5, (angle) => [radius, angle + turn], [x, y])}" fill="#1c2230" stroke="#1c2230" stroke-width="2" stroke-linejoin="round"/>`;

const balls: Readonly<Record<string, () => string>> = {
  football: () =>
    `${groundShadow(202, 62)}<circle cx="120" cy="124" r="72" fill="url(#pearl)"/><clipPath id="ball"><circle cx="120" cy="124" r="72"/></clipPath><g clip-path="url(#ball)">${pentagon(120, 124, 25)}${Array.from(
      { length: 5 },
      (_, at) => {
        const turn = (at / 5) * 2 * Math.PI;
        return pentagon(120 + 74 * Math.sin(turn), 124 - 74 * Math.cos(turn), 25, Math.PI);
      },
    ).join('')}${Array.from({ length: 5 }, (_, at) => {
      const turn = (at / 5) * 2 * Math.PI;
      const side = turn + Math.PI / 5;
      return `<path d="M${120 + 25 * Math.sin(turn)} ${124 - 25 * Math.cos(turn)}L${120 + 50 * Math.sin(turn)} ${124 - 50 * Math.cos(turn)}M${120 + 60 * Math.sin(side)} ${124 - 60 * Math.cos(side)}L${120 + 76 * Math.sin(side)} ${124 - 76 * Math.cos(side)}" stroke="#1c2230" stroke-width="3"/>`;
    }).join(
      '',
    )}</g><circle cx="120" cy="124" r="72" fill="none" stroke="#2c3446" stroke-width="3"/><ellipse cx="94" cy="88" rx="22" ry="14" fill="#fff" opacity=".6" transform="rotate(-34 94 88)"/>`,
  basketball: () =>
    `${groundShadow(202, 62)}<circle cx="120" cy="124" r="72" fill="#e8762c"/><circle cx="106" cy="108" r="58" fill="#ff9d4a" opacity=".5"/><path d="M48 124h144M120 52v144M68 74Q112 124 68 174M172 74Q128 124 172 174" fill="none" stroke="#3a1a08" stroke-width="4"/><circle cx="120" cy="124" r="72" fill="none" stroke="#3a1a08" stroke-width="4"/><ellipse cx="92" cy="86" rx="20" ry="12" fill="#fff" opacity=".4" transform="rotate(-34 92 86)"/>`,
  tennis: () =>
    `${groundShadow(202, 58)}<circle cx="120" cy="124" r="68" fill="#cfe83c"/><circle cx="104" cy="108" r="50" fill="#eaff7a" opacity=".6"/><path d="M66 82Q112 124 66 166M174 82Q128 124 174 166" fill="none" stroke="#fff" stroke-width="6"/><circle cx="120" cy="124" r="68" fill="none" stroke="#7a8c10" stroke-width="3"/>`,
  cup: () =>
    `${groundShadow(210, 54)}<path d="M72 70Q34 66 38 98Q46 126 86 124M168 70Q206 66 202 98Q194 126 154 124" fill="none" stroke="url(#gold)" stroke-width="10"/><path d="M66 52H174Q176 132 134 148V176H158V196H82V176H106V148Q64 132 66 52Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="2.500"/><path d="M82 62Q82 112 102 132" fill="none" stroke="#fffbe6" stroke-width="7" stroke-linecap="round"/><path d="${around(10, (turn, at) => [at % 2 ? 11 : 25, turn], [120, 92])}" fill="url(#red)"/><rect x="78" y="188" width="84" height="16" rx="4" fill="#3a1a0a"/>`,
};
const emblems: Readonly<Record<string, (colour: string) => string>> = {
  controller: (colour) =>
    `<path d="M66 82H174Q214 88 220 158Q220 190 194 188Q176 182 162 154H78Q64 182 46 188Q20 190 20 158Q26 88 66 82Z" fill="#1a1f3c" stroke="${colour}" stroke-width="5"/><path d="M66 92H174" stroke="#fff" stroke-width="4" opacity=".25" stroke-linecap="round"/><path d="M76 104V136M60 120H92" stroke="${colour}" stroke-width="11" stroke-linecap="round"/><circle cx="164" cy="104" r="8" fill="#ffd34d"/><circle cx="182" cy="120" r="8" fill="#ff5a7a"/><circle cx="164" cy="136" r="8" fill="#5cf0b0"/><circle cx="146" cy="120" r="8" fill="#5cb8ff"/>`,
  swords: (colour) =>
    `<g stroke-linejoin="round"><path d="M120 40 190 62Q192 146 120 204Q48 146 50 62Z" fill="#171c38" stroke="${colour}" stroke-width="6"/><path d="M120 58 172 74Q172 136 120 182Z" fill="${colour}" opacity=".22"/></g>${[-1, 1].map((side) => `<g transform="translate(120 120) rotate(${side * 38})"><path d="M-7 44 -7-82 0-98 7-82 7 44Z" fill="url(#silver)" stroke="#20263c" stroke-width="2"/><path d="M-26 44H26V54H-26Z" fill="url(#gold)" stroke="#6b3a08" stroke-width="2"/><path d="M-5 54H5V82H-5Z" fill="#3a2410"/><circle cy="88" r="8" fill="url(#gold)"/></g>`).join('')}`,
  crosshair: (colour) =>
    `<circle cx="120" cy="120" r="66" fill="#11152c" stroke="${colour}" stroke-width="7"/><circle cx="120" cy="120" r="40" fill="none" stroke="${colour}" stroke-width="3" opacity=".7" stroke-dasharray="14 8"/><path d="M120 30V84M120 156V210M30 120H84M156 120H210" stroke="#fff" stroke-width="6" stroke-linecap="round"/><circle cx="120" cy="120" r="9" fill="#ff3d5a"/>`,
  crystal: (colour) =>
    `<path d="M120 24 176 96 120 214 64 96Z" fill="${colour}" opacity=".85" stroke="#fff" stroke-width="3"/><path d="M120 24 100 96 120 214 140 96ZM64 96H176" fill="#ffffff40" stroke="#fff" stroke-width="2"/><path d="M42 128 62 156 42 200 24 156ZM198 128 216 156 198 200 178 156Z" fill="${colour}" opacity=".6" stroke="#fff" stroke-width="2"/>`,
};

export function sportCover(motif: string, chance: Chance): string {
  const [near, far] = chance.of([
    ['#2f9a4a', '#0f5a2a'],
    ['#2a74c8', '#123a7a'],
    ['#c2622a', '#6a2a10'],
  ] as const);
  const lamps = [34, 206]
    .map(
      (x) =>
        `<circle cx="${x}" cy="30" r="70" fill="url(#light)"/>${[-14, 0, 14].map((across) => `<circle cx="${x + across}" cy="26" r="5" fill="#fff"/><circle cx="${x + across}" cy="38" r="5" fill="#fff"/>`).join('')}`,
    )
    .join('');
  return (
    `<defs>${linear('ground', ['#0b1738', '#1d3a78', '#4a7ac0'])}${linear('field', [far, near])}${glow('light', '#dff0ff')}</defs>` +
    `<rect width="240" height="240" fill="url(#ground)"/><path d="M0 110Q120 78 240 110V150H0Z" fill="#0a1430" opacity=".65"/>` +
    `<g fill="#fff" opacity=".35">${Array.from({ length: 34 }, () => `<circle cx="${chance.below(240)}" cy="${104 + chance.below(36)}" r="1.500"/>`).join('')}</g>` +
    `<path d="M0 150Q120 126 240 150V240H0Z" fill="url(#field)"/><path d="M120 138 120 240M0 172Q120 150 240 172" stroke="#ffffff70" stroke-width="3" fill="none"/>${lamps}` +
    balls[motif]!()
  );
}

export function esportCover(motif: string, chance: Chance): string {
  const colour = chance.of(['#4df0ff', '#ff4dd2', '#8cff4d', '#ffb84d', '#8f7dff']);
  const grid = Array.from(
    { length: 7 },
    (_, at) =>
      `<path d="M${120 + (at - 3) * 24} 150L${120 + (at - 3) * 92} 240M0 ${156 + at * at * 2.4}H240"/>`,
  ).join('');
  return (
    `<defs>${radial('ground', ['#2a2f72', '#131638', '#070818'], '50%,44%', '78%')}${glow('light', colour)}</defs><rect width="240" height="240" fill="url(#ground)"/>` +
    `<g stroke="${colour}" stroke-width="1.500" opacity=".35">${grid}</g><circle cx="120" cy="116" r="116" fill="url(#light)" opacity=".55"/>` +
    `<path d="M0 40 60 0H90L0 62ZM240 200 180 240H150L240 178Z" fill="${colour}" opacity=".5"/>` +
    emblems[motif]!(colour) +
    Array.from({ length: 5 }, () =>
      sparkle(14 + chance.below(212), 14 + chance.below(212), 3 + chance.below(6), '#ffffffc0'),
    ).join('')
  );
}
