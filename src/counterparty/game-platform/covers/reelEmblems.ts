// The emblems that only the reels of slot machines show, beside those of covers: in the same gold and enamel, around the middle (120, 112).
import { around, groundShadow, sparkle } from './paint.ts';
import { seaCreature } from './seaCover.ts';

const line = 'stroke="#6b3a08" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"';
const each = <Value>(values: readonly Value[], draw: (value: Value, at: number) => string): string =>
  values.map(draw).join('');
const turns = (count: number): number[] => Array.from({ length: count }, (_, at) => (at * 360) / count);
const petals = (count: number, path: string, fill: string, edge: string): string =>
  each(
    turns(count),
    (turn) =>
      `<path transform="translate(120 112) rotate(${turn})" d="${path}" fill="${fill}" stroke="${edge}" stroke-width="2.500"/>`,
  );
const shine = (x: number, y: number, width: number, height: number, turn = 24): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="#fff" opacity=".6" transform="rotate(${turn} ${x} ${y})"/>`;

/** Fortune: what a shop keeps at New Year. */
const fortune = {
  abacus: () =>
    `${groundShadow(196, 84)}<rect x="34" y="44" width="172" height="144" rx="12" fill="#8a2a1c" stroke="#3a0c06" stroke-width="4"/><rect x="50" y="60" width="140" height="112" rx="4" fill="#fbe6b4"/><path d="M50 96H190" stroke="#8a2a1c" stroke-width="9"/>${each([68, 94, 120, 146, 172], (x, at) => `<path d="M${x} 60V172" stroke="#6b3a08" stroke-width="4"/>${each([76, 116 + (at % 2) * 20, 138 + (at % 3) * 8, 160], (y) => `<ellipse cx="${x}" cy="${y}" rx="12" ry="9" fill="url(#gold)" ${line}/>`)}`)}`,
  firecracker: () =>
    `<path d="M120 18Q134 40 120 60V196" fill="none" stroke="#e8b84a" stroke-width="6" stroke-linecap="round"/>${each([56, 92, 128, 164], (y) => each([-1, 1], (side) => `<g transform="translate(${120 + side * 4} ${y}) rotate(${side * 24}) scale(${side} 1)"><rect x="2" y="-13" width="62" height="27" rx="6" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><path d="M12-12V13M54-12V13" stroke="url(#gold)" stroke-width="6"/></g>`))}${sparkle(120, 20, 20, '#ffe27a')}<path d="M120 190V214" stroke="url(#gold)" stroke-width="10" stroke-linecap="round"/>`,
  packet: () =>
    `${groundShadow(204, 60)}<rect x="58" y="24" width="124" height="176" rx="14" fill="url(#red)" stroke="#6e0812" stroke-width="4"/><path d="M60 62Q120 122 180 62V38Q180 26 168 26H72Q60 26 60 38Z" fill="#c4101f" stroke="#6e0812" stroke-width="3"/><path d="M60 64Q120 124 180 64" fill="none" stroke="url(#gold)" stroke-width="6"/><circle cx="120" cy="100" r="26" fill="url(#gold)" ${line}/><path d="M112 92H128V108H112Z" fill="#8a1a12" stroke="#ffeeb0" stroke-width="3"/><path d="M84 160H156M96 178H144" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/>`,
  knot: () =>
    `<path d="M120 14V40" stroke="#e0252f" stroke-width="7"/><g fill="none" stroke="#6e0812" stroke-width="20"><circle cx="58" cy="96" r="17"/><circle cx="182" cy="96" r="17"/><circle cx="90" cy="56" r="15"/><circle cx="150" cy="56" r="15"/></g><g fill="none" stroke="#ff5a4a" stroke-width="13"><circle cx="58" cy="96" r="17"/><circle cx="182" cy="96" r="17"/><circle cx="90" cy="56" r="15"/><circle cx="150" cy="56" r="15"/></g><path d="M120 34 182 96 120 158 58 96Z" fill="url(#red)" stroke="#6e0812" stroke-width="4" stroke-linejoin="round"/><path d="M99 55 161 117M78 76 140 138M141 55 79 117M162 76 100 138" stroke="#ffb0a0" stroke-width="5"/><circle cx="120" cy="168" r="11" fill="url(#gold)" ${line}/><path d="M108 178 102 220M116 178V222M124 178V222M132 178 138 220" stroke="#e0252f" stroke-width="6" stroke-linecap="round"/>`,
  drum: () =>
    `${groundShadow(202, 74)}<path d="M50 76Q34 132 58 178Q120 214 182 178Q206 132 190 76Z" fill="url(#red)" stroke="#6e0812" stroke-width="4"/><ellipse cx="120" cy="76" rx="72" ry="34" fill="url(#paper)" stroke="url(#gold)" stroke-width="9"/><circle cx="120" cy="76" r="14" fill="#e0252f" opacity=".8"/>${each([62, 90, 120, 150, 178], (x, at) => `<circle cx="${x}" cy="${114 + [0, 9, 12, 9, 0][at]!}" r="6" fill="url(#gold)"/><circle cx="${x}" cy="${170 + [0, 11, 15, 11, 0][at]!}" r="5" fill="url(#gold)"/>`)}<path d="M58 26 112 66M182 26 128 66" stroke="#8a5410" stroke-width="10" stroke-linecap="round"/><circle cx="58" cy="26" r="10" fill="url(#red)"/><circle cx="182" cy="26" r="10" fill="url(#red)"/>`,
  bowl: () =>
    `${groundShadow(204, 76)}<g fill="url(#gold)" stroke="#8a5410" stroke-width="3"><circle cx="82" cy="84" r="24"/><circle cx="158" cy="84" r="24"/><circle cx="120" cy="64" r="28"/></g><path d="M110 54h20v20h-20Z" fill="#8a5410" stroke="#ffeeb0" stroke-width="3"/><path d="M62 92 78 70 94 92 78 112Z" fill="url(#jade)" stroke="#fff" stroke-width="2"/><path d="M146 92 162 70 178 92 162 112Z" fill="url(#violet)" stroke="#fff" stroke-width="2"/><path d="M30 96H210Q206 178 156 190H84Q34 178 30 96Z" fill="url(#gold)" ${line}/><path d="M24 88H216V108H24Z" fill="url(#goldDark)" ${line}/><circle cx="120" cy="146" r="26" fill="url(#red)" stroke="#6b3a08" stroke-width="3"/><path d="M111 137H129V155H111Z" fill="#6b1208" stroke="#ffe27a" stroke-width="5"/><path d="M84 190H156L164 206H76Z" fill="url(#goldDark)" ${line}/>${sparkle(150, 44, 16)}`,
};

/** Fruit: nothing else is on that machine. */
const berry = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="23" fill="url(#violet)" stroke="#3a0f60" stroke-width="3"/><circle cx="${x - 7}" cy="${y - 8}" r="6" fill="#fff" opacity=".6"/>`;
const fruit = {
  watermelon: () =>
    `<path d="M24 72A102 102 0 0 0 216 72L120 110Z" fill="#1f8f3c" stroke="#0b4a1c" stroke-width="4" stroke-linejoin="round"/><path d="M24 72Q60 192 120 196Q180 192 216 72Z" fill="#2fa84a" stroke="#0b4a1c" stroke-width="4" stroke-linejoin="round"/><path d="M40 72Q70 172 120 176Q170 172 200 72Z" fill="#eaffd8"/><path d="M50 72Q78 160 120 164Q162 160 190 72Z" fill="url(#red)"/>${each(
      [
        [88, 96],
        [120, 92],
        [152, 96],
        [104, 126],
        [136, 126],
        [120, 148],
      ] as const,
      ([x, y]) =>
        `<path d="M${x} ${y - 9}Q${x + 8} ${y + 4} ${x} ${y + 8}Q${x - 8} ${y + 4} ${x} ${y - 9}Z" fill="#2a0a0a"/>`,
    )}<path d="M62 84Q70 112 82 130" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"/>`,
  grape: () =>
    `<path d="M120 18V60" stroke="#6b3a08" stroke-width="9" stroke-linecap="round"/><path d="M124 46Q150 14 196 34Q182 76 124 62Z" fill="#6cc441" stroke="#33691e" stroke-width="3"/>${each(
      [
        [76, 82],
        [120, 78],
        [164, 82],
        [98, 118],
        [142, 118],
        [58, 114],
        [182, 114],
        [80, 150],
        [120, 152],
        [160, 150],
        [102, 182],
        [138, 182],
        [120, 208],
      ] as const,
      ([x, y]) => berry(x, y),
    )}`,
  lemon: () =>
    `${groundShadow(190, 70)}<path d="M26 128Q30 110 44 108Q68 50 128 52Q182 56 196 102Q214 106 216 120Q210 132 196 132Q180 180 120 182Q60 180 44 144Q30 142 26 128Z" fill="#ffe14a" stroke="#a67a06" stroke-width="4" stroke-linejoin="round"/><path d="M60 146Q110 176 176 144" fill="none" stroke="#f0b81c" stroke-width="10" stroke-linecap="round" opacity=".8"/><path d="M128 54Q146 16 192 26Q186 62 128 54Z" fill="#6cc441" stroke="#33691e" stroke-width="3"/>${shine(86, 90, 14, 26, 50)}`,
  strawberry: () =>
    `${groundShadow(206, 44)}<path d="M120 208Q42 160 46 92Q66 56 120 66Q174 56 194 92Q198 160 120 208Z" fill="url(#red)" stroke="#6e0812" stroke-width="4"/>${each(
      [
        [80, 100],
        [120, 96],
        [160, 100],
        [96, 132],
        [144, 132],
        [120, 164],
        [72, 132],
        [168, 132],
      ] as const,
      ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="8" fill="#ffe27a"/>`,
    )}<path d="M120 76 84 84 96 62 62 58 96 44 104 24 120 42 136 24 144 44 178 58 144 62 156 84Z" fill="#5db337" stroke="#2c6414" stroke-width="3" stroke-linejoin="round"/>`,
  pineapple: () =>
    `<path d="M120 84 88 62 96 52 66 34 100 36 98 10 120 30 142 10 140 36 174 34 144 52 152 62Z" fill="#4fae3a" stroke="#235c12" stroke-width="3" stroke-linejoin="round"/><ellipse cx="120" cy="144" rx="62" ry="70" fill="#f7b52a" stroke="#8a5206" stroke-width="4"/><path d="M74 104 156 202M96 82 180 176M64 142 120 210M166 104 84 202M144 82 60 176M176 142 120 210" stroke="#b8700c" stroke-width="4" fill="none"/>${each(
      [
        [120, 112],
        [98, 140],
        [142, 140],
        [120, 168],
        [120, 196],
      ] as const,
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#fff3c4"/>`,
    )}${sparkle(170, 70, 20, '#fff3c4')}`,
  juice: () =>
    `${groundShadow(206, 48)}<path d="M134 62 160 14" stroke="#e0252f" stroke-width="10" stroke-linecap="round"/><path d="M62 66H178L162 206H78Z" fill="#ffffff55" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><path d="M68 94H172L160 198H80Z" fill="#ff9a2a"/><path d="M68 94Q94 82 120 94T172 94L170 112H70Z" fill="#ffc46a"/><circle cx="64" cy="64" r="36" fill="#ffb02a" stroke="#a65a06" stroke-width="4"/><circle cx="64" cy="64" r="27" fill="#ffe0a0"/><path d="M64 38V90M38 64H90M46 46 82 82M82 46 46 82" stroke="#ffb02a" stroke-width="5"/><path d="M84 112 92 184" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/>`,
};

/** The dragon: sky and water, its pillar and its gate. */
const dragon = {
  cloud: () =>
    `<path d="M30 162Q14 120 56 112Q54 66 100 70Q122 32 160 64Q204 62 200 108Q230 122 212 162Z" fill="url(#paper)" stroke="#3f6ab0" stroke-width="5" stroke-linejoin="round"/><g fill="none" stroke="#4aa8f0" stroke-width="9" stroke-linecap="round"><path d="M70 140Q50 118 76 108Q100 106 94 128Q84 138 78 126"/><path d="M122 120Q102 84 140 80Q170 86 156 112Q140 118 140 102"/><path d="M170 144Q158 124 180 120Q196 124 188 138"/></g><path d="M30 162H212Q214 186 178 182H70Q26 188 30 162Z" fill="#bfe0ff" stroke="#3f6ab0" stroke-width="5" stroke-linejoin="round"/>`,
  wave: () =>
    `<path d="M14 196V146Q30 54 118 44Q176 42 188 92Q190 122 164 124Q144 120 150 102Q104 92 104 140Q124 162 160 146Q198 138 226 164V196Z" fill="url(#sky)" stroke="#0c2f70" stroke-width="5" stroke-linejoin="round"/><path d="M40 150Q60 78 122 70M66 166Q74 104 128 90M96 172Q150 186 214 174" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><g fill="#fff" stroke="#0c2f70" stroke-width="3"><circle cx="190" cy="52" r="11"/><circle cx="212" cy="84" r="8"/><circle cx="164" cy="30" r="7"/></g>`,
  pillar: () =>
    `<path d="M58 22H182V46H58ZM58 184H182V210H58Z" fill="url(#gold)" ${line}/><path d="M76 46H164V184H76Z" fill="url(#red)" stroke="#6e0812" stroke-width="4"/><path d="M76 76Q120 46 164 84M76 124Q120 90 164 130M76 172Q120 138 164 176" fill="none" stroke="#6b3a08" stroke-width="23"/><path d="M76 76Q120 46 164 84M76 124Q120 90 164 130M76 172Q120 138 164 176" fill="none" stroke="url(#goldDark)" stroke-width="17"/><path d="M76 74Q120 44 164 82M76 122Q120 88 164 128M76 170Q120 136 164 174" fill="none" stroke="#ffe27a" stroke-width="6" stroke-dasharray="9 6"/>`,
  gate: () =>
    `${groundShadow(206, 88)}<path d="M54 92H74V206H54ZM166 92H186V206H166ZM98 104H110V206H98ZM130 104H142V206H130Z" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><path d="M40 92H200V112H40Z" fill="#1857b8" stroke="#0c1f50" stroke-width="3"/><path d="M14 84Q44 78 60 52H180Q196 78 226 84L220 96H20Z" fill="url(#gold)" ${line}/><path d="M60 52Q82 46 94 24H146Q158 46 180 52L176 60H64Z" fill="url(#gold)" ${line}/><path d="M96 114H144V138H96Z" fill="#7a0d16" stroke="url(#gold)" stroke-width="4"/><path d="M84 66V84M104 66V84M136 66V84M156 66V84" stroke="#8a5410" stroke-width="4"/>`,
};

/** The banquet: dishes, and the box they come in. */
const banquet = {
  ewer: () =>
    `${groundShadow(204, 58)}<path d="M160 92Q216 74 204 132Q196 164 156 160" fill="none" stroke="url(#goldDark)" stroke-width="14" stroke-linecap="round"/><path d="M84 132Q48 120 40 60L22 52Q38 36 58 48Q64 94 96 96Z" fill="url(#goldDark)" ${line}/><path d="M92 64H150Q190 122 166 172Q122 202 76 172Q54 122 92 64Z" fill="url(#gold)" ${line}/><path d="M86 52H156V70H86Z" fill="url(#goldDark)" ${line}/><path d="M94 52Q120 22 148 52Z" fill="url(#gold)" ${line}/><circle cx="121" cy="30" r="9" fill="url(#red)"/><path d="M84 188H158L168 206H74Z" fill="url(#goldDark)" ${line}/><circle cx="121" cy="128" r="27" fill="url(#jade)" stroke="#6b3a08" stroke-width="3"/><path d="M108 128Q121 108 134 128Q121 148 108 128Z" fill="#eafff0"/>`,
  peach: () =>
    `${groundShadow(200, 64)}<path d="M120 204Q36 186 42 112Q58 50 128 70Q150 20 148 20Q144 54 152 62Q204 76 198 128Q184 192 120 204Z" fill="#ffd9c8" stroke="#a63a54" stroke-width="4"/><path d="M122 70Q88 90 92 150Q100 190 120 204Q46 184 44 116Q58 54 122 70Z" fill="#ff7f9a" opacity=".75"/><path d="M126 72Q88 96 98 160" fill="none" stroke="#c2405f" stroke-width="6" stroke-linecap="round"/><path d="M66 190Q24 178 20 140Q66 136 96 196ZM176 190Q216 178 220 140Q174 136 146 196Z" fill="#5db337" stroke="#2c6414" stroke-width="3"/>${shine(158, 108, 12, 24, 14)}`,
  bun: () =>
    `<path d="M22 142H218V180Q218 202 196 202H44Q22 202 22 180Z" fill="#d9a45a" stroke="#6b3a08" stroke-width="4"/><path d="M22 164H218M22 184H218" stroke="#8a5a1c" stroke-width="4"/>${each([72, 168, 120], (x, at) => `<path d="M${x - 48} 148Q${x - 46} ${88 - (at === 2 ? 10 : 0)} ${x} ${80 - (at === 2 ? 14 : 0)}Q${x + 46} ${88 - (at === 2 ? 10 : 0)} ${x + 48} 148Z" fill="url(#paper)" stroke="#8a6a3a" stroke-width="4"/><path d="M${x} ${84 - (at === 2 ? 14 : 0)}Q${x - 16} 102 ${x - 24} 120M${x} ${84 - (at === 2 ? 14 : 0)}Q${x + 16} 102 ${x + 24} 120M${x} ${84 - (at === 2 ? 14 : 0)}V116" fill="none" stroke="#c9a878" stroke-width="4" stroke-linecap="round"/>`)}<path d="M14 136H226V152H14Z" fill="#c08a3e" stroke="#6b3a08" stroke-width="3"/><path d="M84 44q-12-12 0-24M120 40q-12-12 0-26M156 44q-12-12 0-24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
  tea: () =>
    `<ellipse cx="120" cy="190" rx="94" ry="18" fill="#d9e6f2" stroke="#34507a" stroke-width="4"/><path d="M44 92H196Q194 168 148 184H92Q46 168 44 92Z" fill="url(#paper)" stroke="#34507a" stroke-width="4"/><ellipse cx="120" cy="92" rx="76" ry="22" fill="#eaf3fb" stroke="#34507a" stroke-width="4"/><ellipse cx="120" cy="94" rx="62" ry="15" fill="#9ec23a"/><path d="M112 94q10-12 22-2q-10 10-22 2Z" fill="#4c8a22"/><path d="M72 134Q96 116 112 138T160 132Q172 128 176 138" fill="none" stroke="#1857b8" stroke-width="7" stroke-linecap="round"/><circle cx="98" cy="156" r="7" fill="#1857b8"/><circle cx="142" cy="156" r="7" fill="#1857b8"/><path d="M92 62q-14-16 0-30M122 58q-14-18 0-36M152 62q-14-16 0-30" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".85"/>`,
  mooncake: () =>
    `${groundShadow(196, 84)}<path d="${around(24, (turn, at) => [at % 2 ? 82 : 92, turn], [120, 126])}" fill="#8a4a10" stroke="#4a2408" stroke-width="4" stroke-linejoin="round"/><path d="${around(24, (turn, at) => [at % 2 ? 80 : 90, turn], [120, 110])}" fill="#e0a04a" stroke="#6b3a08" stroke-width="4" stroke-linejoin="round"/><circle cx="120" cy="110" r="60" fill="none" stroke="#a6641c" stroke-width="5"/>${each(turns(8), (turn) => `<path transform="rotate(${turn} 120 110)" d="M120 110Q102 84 120 60Q138 84 120 110Z" fill="#f3c878" stroke="#a6641c" stroke-width="3"/>`)}<circle cx="120" cy="110" r="12" fill="#a6641c"/>`,
  box: () =>
    `${groundShadow(204, 82)}<path d="M60 92V42Q60 22 80 22H160Q180 22 180 42V92" fill="none" stroke="#6b3a08" stroke-width="15"/><path d="M60 92V42Q60 22 80 22H160Q180 22 180 42V92" fill="none" stroke="url(#gold)" stroke-width="9"/><rect x="34" y="86" width="172" height="114" rx="10" fill="#6a0f1c" stroke="#2c0408" stroke-width="4"/><path d="M34 124H206M34 162H206" stroke="url(#gold)" stroke-width="7"/><path d="M26 78H214V98H26Z" fill="#8f1626" stroke="url(#gold)" stroke-width="5"/><path d="M120 96 154 134 120 172 86 134Z" fill="url(#gold)" ${line}/><path d="M108 124Q108 112 120 112Q134 114 130 126Q122 134 120 142M120 154v.1" fill="none" stroke="#6a0f1c" stroke-width="9" stroke-linecap="round"/>`,
};

/** The garden: flowers that differ by form and by colour, and a butterfly among them. */
const garden = {
  orchid: () =>
    `<path d="M120 220Q108 170 120 122M120 214Q60 196 34 144M120 214Q182 196 206 144" fill="none" stroke="#3f8f3a" stroke-width="10" stroke-linecap="round"/>${petals(3, 'M0 8Q-40-40 0-96Q40-40 0 8Z', '#b98cff', '#4a1e8c')}${each([60, 300], (turn) => `<path transform="translate(120 112) rotate(${turn})" d="M0 4Q-54-30-26-74Q0-92 26-74Q54-30 0 4Z" fill="#dcc2ff" stroke="#4a1e8c" stroke-width="2.500"/>`)}<path d="M120 104Q152 118 138 158Q120 178 102 158Q88 118 120 104Z" fill="#ff5fa0" stroke="#8a1748" stroke-width="3"/><circle cx="120" cy="118" r="9" fill="#ffe27a"/>`,
  mum: () =>
    `${groundShadow(206, 54)}${petals(16, 'M0 0Q-17-50 0-94Q17-50 0 0Z', '#ffc21c', '#9a5a06')}${petals(12, 'M0 0Q-15-34 0-66Q15-34 0 0Z', '#ffe05a', '#b87a0c')}${petals(8, 'M0 0Q-11-20 0-38Q11-20 0 0Z', '#fff3a8', '#b87a0c')}<circle cx="120" cy="112" r="11" fill="#c98a0c"/>`,
  bamboo: () =>
    `<g stroke="#1c5c2a" stroke-width="4"><path d="M84 20H108V214H84ZM132 20H156V214H132Z" fill="url(#jade)"/></g><path d="M80 70H112M80 124H112M80 178H112M128 48H160M128 102H160M128 156H160" stroke="#0c4a24" stroke-width="8" stroke-linecap="round"/><path d="M160 50Q214 24 226 70Q190 84 160 54ZM158 104Q220 96 220 142Q178 146 156 108ZM82 72Q28 46 16 92Q52 108 82 76ZM84 126Q24 120 24 166Q66 168 84 130Z" fill="#4fc25a" stroke="#1c5c2a" stroke-width="4" stroke-linejoin="round"/>`,
  butterfly: () =>
    `<path d="M116 104Q78 20 26 42Q10 94 62 118Q34 142 54 180Q92 204 116 128Z" fill="url(#sky)" stroke="#0c2f70" stroke-width="4" stroke-linejoin="round"/><path d="M124 104Q162 20 214 42Q230 94 178 118Q206 142 186 180Q148 204 124 128Z" fill="url(#sky)" stroke="#0c2f70" stroke-width="4" stroke-linejoin="round"/><g fill="#ffe27a" stroke="#b87a0c" stroke-width="2.500"><circle cx="62" cy="76" r="16"/><circle cx="178" cy="76" r="16"/><circle cx="74" cy="158" r="11"/><circle cx="166" cy="158" r="11"/></g><path d="M120 88V172" stroke="#1a1230" stroke-width="15" stroke-linecap="round"/><path d="M116 82Q104 52 86 50M124 82Q136 52 154 50" fill="none" stroke="#1a1230" stroke-width="5" stroke-linecap="round"/>${sparkle(196, 196, 14)}`,
};

const sea = {
  turtle: () => seaCreature('turtle', 3),
  crab: () => seaCreature('crab', 5),
  clownfish: () => seaCreature('clownfish', 0),
  jellyfish: () => seaCreature('jellyfish', 2),
  trident: () =>
    `<circle cx="120" cy="112" r="92" fill="url(#sky)" opacity=".55"/><path d="M120 60V218" stroke="#6b3a08" stroke-width="19" stroke-linecap="round"/><path d="M120 60V218" stroke="url(#goldDark)" stroke-width="13" stroke-linecap="round"/><path d="M120 8 142 54 130 60V112H158Q168 96 162 62L148 66 168 24 198 60 184 62Q192 116 160 132H80Q48 116 56 62L42 60 72 24 92 66 78 62Q72 96 82 112H110V60L98 54Z" fill="url(#gold)" ${line}/><circle cx="120" cy="124" r="15" fill="url(#pearl)" stroke="#6b3a08" stroke-width="3"/>${sparkle(186, 170, 20)}${sparkle(56, 176, 14)}`,
};

/** The caravan and what it meets on its way. */
const desert = {
  camel: () =>
    `${groundShadow(208, 78)}<path d="M70 134 64 206M92 148 92 206M162 148 160 206M186 130 194 206" stroke="#8a5210" stroke-width="15" stroke-linecap="round"/><path d="M52 52Q20 46 16 66Q18 80 44 78Q42 128 78 148Q124 164 186 148Q208 132 200 98Q196 82 182 88Q174 50 154 56Q138 62 134 92Q124 98 116 90Q112 54 94 56Q78 62 74 94Q66 88 70 62Q66 46 52 52Z" fill="#e0a24a" stroke="#6b3a08" stroke-width="4" stroke-linejoin="round"/><path d="M108 88H142L150 132Q124 144 100 132Z" fill="url(#red)" stroke="#6e0812" stroke-width="3"/><path d="M103 116H147" stroke="url(#gold)" stroke-width="7"/><path d="M100 134v13M114 138v13M136 138v13M150 134v13" stroke="url(#gold)" stroke-width="5"/><circle cx="40" cy="60" r="5" fill="#2a1204"/><path d="M50 52 56 38" stroke="#6b3a08" stroke-width="7" stroke-linecap="round"/><path d="M28 76 62 84" stroke="#c0172a" stroke-width="5"/><path d="M202 108q16 14 8 34" fill="none" stroke="#6b3a08" stroke-width="6" stroke-linecap="round"/>`,
  palm: () =>
    `<ellipse cx="120" cy="200" rx="96" ry="18" fill="#4aa8f0" stroke="#1857b8" stroke-width="3"/><path d="M26 196Q72 172 120 176T214 196Z" fill="#e7c98a"/><path d="M106 192Q118 134 110 78H130Q134 134 134 192Z" fill="#a6702a" stroke="#5a340c" stroke-width="4"/><path d="M110 104H132M112 128H134M112 152H134" stroke="#5a340c" stroke-width="4"/><path d="M120 78Q66 46 22 94Q70 78 120 82ZM120 78Q174 46 218 94Q170 78 120 82ZM120 78Q74 14 30 36Q84 40 120 82ZM120 78Q166 14 210 36Q156 40 120 82ZM120 78Q104 34 122 12Q140 36 120 82Z" fill="#3fae4a" stroke="#1c5c2a" stroke-width="4" stroke-linejoin="round"/><g fill="#b3641c" stroke="#5a2a08" stroke-width="3"><circle cx="104" cy="94" r="11"/><circle cx="136" cy="94" r="11"/></g>`,
  jug: () =>
    `${groundShadow(206, 56)}<path d="M88 62Q34 66 50 122M152 62Q206 66 190 122" fill="none" stroke="#7a3a14" stroke-width="14" stroke-linecap="round"/><path d="M92 54H148Q144 80 168 98Q196 150 150 206H90Q44 150 72 98Q96 80 92 54Z" fill="#d8783a" stroke="#6b2a08" stroke-width="4" stroke-linejoin="round"/><rect x="82" y="34" width="76" height="22" rx="8" fill="#e89a5a" stroke="#6b2a08" stroke-width="4"/><path d="M66 118H174M60 150H180" stroke="#6b2a08" stroke-width="5"/><path d="M66 134 78 124 90 144 102 124 114 144 126 124 138 144 150 124 162 144 174 134" fill="none" stroke="#ffe9b8" stroke-width="6" stroke-linejoin="round"/><path d="M92 100Q78 112 76 130" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>`,
  sun: () =>
    `<path d="${around(32, (turn, at) => [at % 2 ? 68 : 102, turn], [120, 112])}" fill="url(#gold)" stroke="#9a5206" stroke-width="4" stroke-linejoin="round"/><circle cx="120" cy="112" r="60" fill="#ffb02a" stroke="#9a5206" stroke-width="4"/><circle cx="120" cy="112" r="46" fill="#ffd85a"/><path d="M98 102q8-12 16 0M126 102q8-12 16 0" fill="none" stroke="#7a3a06" stroke-width="6" stroke-linecap="round"/><path d="M98 124Q120 146 142 124" fill="none" stroke="#7a3a06" stroke-width="6" stroke-linecap="round"/>`,
};

export const reelEmblems: Readonly<Record<string, () => string>> = {
  ...fortune,
  ...fruit,
  ...dragon,
  ...banquet,
  ...garden,
  ...sea,
  ...desert,
};
