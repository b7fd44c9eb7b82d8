// The English names of plays, their groups, options and readings: whole names first, others composed of their parts.

/** Names that do not follow from their parts. */
const WHOLE: Readonly<Record<string, string>> = {
  特码: 'Special Number',
  正码: 'Regular Number',
  '正码1-6': 'Regulars 1–6',
  任选: 'Any Numbers',
  五行: 'Five Elements',
  前后和: 'Front/Back',
  单双和: 'Odd/Even Count',
  一: '1st',
  二: '2nd',
  三: '3rd',
};

/** What a name means in one family alone, where the same word is a play or something else elsewhere. */
const OF_FAMILY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lhc: { 中二: 'Two Right', 中三: 'Three Right', 特: 'Year Zodiac/Tail 0' },
  // A draw's shape and its colour stand in a short line beside the numbers.
  k3: { 三不同号: 'All Different', 三连号: 'Run' },
  pc28: { 红波: 'Red', 绿波: 'Green', 蓝波: 'Blue' },
  kl8: { 前后和: 'Equal Halves', 单双和: 'Equal Count' },
  kl10: { 中: 'Red Dragon', 发: 'Green Dragon', 白: 'White Dragon' },
};

/** Longest first wins: 混合组选 is one part and not two. */
const PARTS: Readonly<Record<string, string>> = {
  // Places.
  万: '10,000s',
  千: '1,000s',
  百: '100s',
  十: '10s',
  个: '1s',
  百位: '100s',
  十位: '10s',
  个位: '1s',
  五星: '5-Star',
  四星: '4-Star',
  三星: '3-Star',
  二星: '2-Star',
  一星: '1-Star',
  前五: 'First 5',
  前四: 'First 4',
  后四: 'Last 4',
  前三: 'First 3',
  前三位: 'First 3',
  中三: 'Middle 3',
  中三位: 'Middle 3',
  后三: 'Last 3',
  后三位: 'Last 3',
  前二: 'First 2',
  后二: 'Last 2',
  前位: 'Front',
  后位: 'Back',
  任意位: 'Any Place',
  定位: 'By Place',
  名次: 'Place',
  号码: 'Numbers',
  第一至第四球: 'Balls 1–4',
  第一至第五球: 'Balls 1–5',
  第五至第八球: 'Balls 5–8',
  一区: 'Ball 1',
  二区: 'Ball 2',
  三区: 'Ball 3',
  // Ways to bet.
  直选: 'Straight',
  复式: 'Multiple',
  单式: 'Single',
  组选: 'Group',
  组合: 'Combination',
  组三: 'Group 3',
  组六: 'Group 6',
  混合组选: 'Mixed Group',
  包胆: 'Banker',
  胆拖: 'Bankers',
  标准: 'Standard',
  定位胆: 'Fixed Place',
  不定位: 'Any Place',
  一码不定位: 'Any Place (1)',
  二码不定位: 'Any Place (2)',
  三码不定位: 'Any Place (3)',
  一帆风顺: 'One Shows',
  好事成双: 'Two Alike',
  三星报喜: 'Three Alike',
  四季发财: 'Four Alike',
  任选: 'Any',
  任选一: 'Any 1',
  任选二: 'Any 2',
  任选三: 'Any 3',
  任选四: 'Any 4',
  任选五: 'Any 5',
  全五中一: 'One of Five',
  一中一: 'One Drawn',
  独胆: 'One Digit',
  // Sides, sums and shapes.
  大: 'Big',
  小: 'Small',
  单: 'Odd',
  双: 'Even',
  大小: 'Big/Small',
  单双: 'Odd/Even',
  大小单双: 'Big/Small/Odd/Even',
  两面: 'Two-Sided',
  龙: 'Dragon',
  虎: 'Tiger',
  和: 'Tie',
  和局: 'Tie',
  龙虎: 'Dragon/Tiger',
  龙虎和: 'Dragon/Tiger/Tie',
  龙虎斗: 'Dragon v Tiger',
  和值: 'Sum',
  总和: 'Sum',
  总分: 'Sum',
  总: 'Sum',
  跨度: 'Span',
  和值尾数: 'Sum Tail',
  尾: 'Tail',
  合: 'Digit Sum',
  特殊号: 'Special Shapes',
  形态: 'Shape',
  三连: 'Three-Digit Shape',
  豹子: 'Triple',
  顺子: 'Straight',
  对子: 'Pair',
  半顺: 'Half Straight',
  杂六: 'Mixed',
  极值: 'Extremes',
  极: 'Extreme',
  前后: 'Front/Back',
  前多: 'More Front',
  后多: 'More Back',
  单多: 'More Odd',
  双多: 'More Even',
  无: 'None',
  // Racers.
  冠军: '1st Place',
  亚军: '2nd Place',
  猜冠军: 'Pick 1st',
  猜: 'Pick',
  冠亚: 'Top Two',
  冠亚和: 'Top Two Sum',
  冠亚和值: 'Top Two Sum',
  冠军至第五名: 'Places 1–5',
  第六至第十名: 'Places 6–10',
  // Dice.
  三同号: 'Triple',
  三同号通选: 'Any Triple',
  三同号单选: 'Chosen Triple',
  三不同号: 'Three Different',
  三连号: 'Run of Three',
  三连号通选: 'Any Run',
  三连号单选: 'Chosen Run',
  二同号: 'Pair',
  二同号复选: 'Any Pair',
  二同号单选: 'Pair and One',
  二不同号: 'Two Different',
  通选: 'Any',
  单挑一骰: 'One Die',
  三军: 'One Number',
  围骰: 'Triple',
  全骰: 'Any Triple',
  点数: 'Points',
  长牌: 'Long Pair',
  短牌: 'Short Pair',
  // Eleven and twenty balls.
  趣味: 'Fun',
  定单双: 'Odd/Even Count',
  猜中位: 'Middle Number',
  选一: 'Pick 1',
  选二: 'Pick 2',
  选三: 'Pick 3',
  选一数投: 'Pick 1 Number',
  选一红投: 'Pick 1 Red',
  红投: 'Red Ball',
  选二连组: 'Neighbours Any Order',
  选二连直: 'Neighbours in Order',
  选三前组: 'First 3 Any Order',
  选三前直: 'First 3 in Order',
  东: 'East',
  南: 'South',
  西: 'West',
  北: 'North',
  // Mark Six.
  特: 'Special',
  特码: 'Special',
  特码包三: 'Special Any 3',
  正码: 'Regular',
  正码特: 'Regular by Place',
  正码过关: 'Regular Parlay',
  过关: 'Parlay',
  色波: 'Colour Wave',
  波色: 'Colour',
  波: 'Wave',
  半波: 'Half Wave',
  半半波: 'Quarter Wave',
  七色波: 'Seven-Ball Wave',
  红: 'Red',
  蓝: 'Blue',
  绿: 'Green',
  生肖: 'Zodiac',
  特肖: 'Special Zodiac',
  正肖: 'Regular Zodiac',
  合肖: 'Zodiac Group',
  总肖: 'Zodiac Count',
  一肖: 'One Zodiac',
  年肖: 'Year Zodiac',
  天肖: 'Heaven Zodiac',
  地肖: 'Earth Zodiac',
  前肖: 'Front Zodiac',
  后肖: 'Back Zodiac',
  家禽: 'Farm Animal',
  野兽: 'Wild Animal',
  一肖尾数: 'Zodiac and Tail',
  平特尾数: 'One Tail',
  头尾数: 'Head and Tail',
  头数: 'Head',
  尾数: 'Tail',
  五行: 'Element',
  连码: 'Linked Numbers',
  四全中: 'All 4',
  三全中: 'All 3',
  二全中: 'All 2',
  三中二: '2 of 3',
  四中一: '1 of 4',
  二中特: '2 or Special',
  特串: 'One and Special',
  中特: 'With Special',
  自选不中: 'None Drawn',
  连肖: 'Linked Zodiacs',
  连尾: 'Linked Tails',
  含: 'with',
  金: 'Metal',
  木: 'Wood',
  水: 'Water',
  火: 'Fire',
  土: 'Earth',
  鼠: 'Rat',
  牛: 'Ox',
  兔: 'Rabbit',
  蛇: 'Snake',
  马: 'Horse',
  羊: 'Goat',
  猴: 'Monkey',
  鸡: 'Rooster',
  狗: 'Dog',
  猪: 'Pig',
};

const FIGURES = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const n = '(十[一二]?|[一二三四五六七八九])';
const figure = (word: string | undefined): number => FIGURES.indexOf(word ?? '');
const POSITIONS = ['万', '千', '百', '十', '个'];
/** 万千个, as ticked places are written. */
const places = (signs: string): string => Array.from(signs, (sign) => PARTS[sign]).join('/');
const ordinal = (at: number): string => `${at}${['th', 'st', 'nd', 'rd'][at] ?? 'th'}`;

/** Names with numbers in them, at the beginning of what is left to read. */
const PATTERNS: readonly (readonly [RegExp, (...found: string[]) => string])[] = (
  [
    [`第${n}球`, (at) => `Ball ${figure(at)}`],
    [`第${n}名`, (at) => `${ordinal(figure(at))} Place`],
    [`第(\\d+)个`, (at) => `Ball ${at}`],
    [`正码${n}`, (at) => `Regular ${figure(at)}`],
    [`正${n}特`, (at) => `Regular ${figure(at)} Number`],
    [`正${n}`, (at) => `Regular ${figure(at)}`],
    [`任选${n}中${n}`, (of, hit) => `Pick ${figure(of)} Match ${figure(hit)}`],
    [`合肖${n}肖`, (of) => `Zodiac Group ${figure(of)}`],
    [`${n}肖连中`, (of) => `${figure(of)} Zodiacs Hit`],
    [`${n}肖连不中`, (of) => `${figure(of)} Zodiacs Miss`],
    [`${n}尾连中`, (of) => `${figure(of)} Tails Hit`],
    [`${n}尾连不中`, (of) => `${figure(of)} Tails Miss`],
    [`${n}不中`, (of) => `None of ${figure(of)}`],
    // A board calls the positions by their number.
    [
      '([万千百十个])([万千百十个])(?=[龙虎和])',
      (left, right) => `Ball ${POSITIONS.indexOf(left) + 1} v ${POSITIONS.indexOf(right) + 1}`,
    ],
    ['([万千百十个]{2,5})', places],
    ['(\\d)V(\\d+)龙虎', (left, right) => `${left} v ${right} Dragon/Tiger`],
    ['(\\d)单(\\d)双', (odd, even) => `${odd} Odd ${even} Even`],
    ['(\\d)头', (head) => `Head ${head}`],
    ['(\\d)尾', (tail) => `Tail ${tail}`],
    ['234肖', () => '2–4 Zodiacs'],
    ['(\\d)肖', (count) => `${count} Zodiacs`],
  ] as const satisfies readonly (readonly [string, (...found: string[]) => string])[]
).map(([pattern, say]) => [new RegExp(`^${pattern}`, 'u'), say]);

const longestPart = Math.max(...Object.keys(PARTS).map((part) => part.length));

/** The first part of a text: its length and its English; figures and letters are their own. */
function firstPart(text: string): readonly [length: number, english: string] {
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return [found[0].length, say(...found.slice(1))];
  }
  for (let length = Math.min(longestPart, text.length); length > 0; length -= 1) {
    const english = PARTS[text.slice(0, length)];
    if (english !== undefined) return [length, english];
  }
  const [own] = /^[\dA-Za-z]+/.exec(text) ?? [text.slice(0, 1)];
  return [own.length, own];
}

function composed(name: string): string {
  const parts: string[] = [];
  for (let rest = name; rest !== ''; ) {
    const [length, english] = firstPart(rest);
    parts.push(english);
    rest = rest.slice(length);
  }
  return parts.join(' ');
}

/** A run of Chinese with the figures and letters that belong to it, such as 特码A and 1V10龙虎. */
const runs = /[\dA-Za-z]*\p{Script=Han}[\dA-Za-z\p{Script=Han}]*/gu;

/** A name, or a text with names in it such as the picks of a bet; everything else in it stays. */
export function playInEnglish(text: string, family = ''): string {
  const own = OF_FAMILY[family];
  const known = own?.[text] ?? WHOLE[text];
  if (known !== undefined) return known;
  const words = text.replace(runs, (run) => own?.[run] ?? WHOLE[run] ?? composed(run));
  // Words in a row are parted by a comma and a space, where a narrow column breaks the line.
  return words.replaceAll(/([a-z]),(?=[A-Z])/g, '$1, ');
}
