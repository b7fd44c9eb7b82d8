// Owns the second telling of the credit rules for the tests; tables are typed from the rules, not computed.
import type { Draw, Selection } from '../play.ts';
import type { Rules } from '../settings.ts';
import type { Unit } from './expansion.ts';
import {
  among,
  anyOrder,
  combinations,
  inOrder,
  noRepeats,
  sets,
  shapeByGaps,
  side,
  sum,
  tuples,
} from './expansion.ts';

type Verdict = boolean | 'push';

const RED = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
const GREEN = '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49'.split(' ').map(Number);
const colour = (n: number) => (RED.includes(n) ? '红' : GREEN.includes(n) ? '绿' : '蓝');

/** Section 8.2, the column of 2026. */
const ZODIACS_2026: Readonly<Record<string, string>> = {
  鼠: '07 19 31 43',
  牛: '06 18 30 42',
  虎: '05 17 29 41',
  兔: '04 16 28 40',
  龙: '03 15 27 39',
  蛇: '02 14 26 38',
  马: '01 13 25 37 49',
  羊: '12 24 36 48',
  猴: '11 23 35 47',
  鸡: '10 22 34 46',
  狗: '09 21 33 45',
  猪: '08 20 32 44',
};
const ELEMENTS_2026: Readonly<Record<string, string>> = {
  金: '04 05 12 13 26 27 34 35 42 43',
  木: '08 09 16 17 24 25 38 39 46 47',
  水: '01 14 15 22 23 30 31 44 45',
  火: '02 03 10 11 18 19 32 33 40 41 48 49',
  土: '06 07 20 21 28 29 36 37',
};
const lookUp = (table: Readonly<Record<string, string>>, n: number) =>
  Object.keys(table).find((name) => table[name]?.split(' ').map(Number).includes(n)) ?? '';
export const zodiac2026 = (n: number) => lookUp(ZODIACS_2026, n);
export const element2026 = (n: number) => lookUp(ELEMENTS_2026, n);

const digitSum = (n: number) => sum(String(n).split('').map(Number));

/** 大 小 单 双, 合…, 尾… of a number. */
function attribute(name: string, n: number, big: number): boolean {
  if (name[0] === '合') return side(name[1] ?? '', digitSum(n), 7);
  if (name[0] === '尾') return side(name[1] ?? '', n % 10, 5);
  return Array.from(name).every((one) => side(one, n, big));
}

function versus(option: string, left: number, right: number, rules: Rules): Verdict {
  if (left === right) return option === '和' || (rules.sscDragonTie === 'push' ? 'push' : false);
  return option === (left > right ? '龙' : '虎');
}

/** 大小单双 and 组合. */
function pc28Sides(option: string, total: number, rules: Rules): Verdict {
  if (!attribute(option, total, 14)) return false;
  return rules.pc28Rule1314 === 'push' && (total === 13 || total === 14) ? 'push' : true;
}

function digits(code: string, option: string, draw: Draw, rules: Rules): Verdict | undefined {
  const [family, , name = ''] = code.split('_');
  const last = draw.length - 1;
  const ball = /^b(\d)$/.exec(name);
  if (ball) {
    const digit = draw[Number(ball[1]) - 1] as number;
    return /\d/.test(option) ? digit === Number(option) : side(option, digit, 5);
  }
  const big = family === 'ssc' ? 23 : 14;
  switch (name) {
    case 'zh':
      return family === 'pc28' ? pc28Sides(option, sum(draw), rules) : side(option.slice(2), sum(draw), big);
    case 'lm':
      return pc28Sides(option, sum(draw), rules);
    case 'lhh':
      return versus(option, draw[0] as number, draw[last] as number, rules);
    case 'lhd': {
      const [i, j] = Array.from(option, (char) => '万千百十个'.indexOf(char));
      return versus(option[2] ?? '', draw[i as number] as number, draw[j as number] as number, rules);
    }
    case 'q3':
      return shapeByGaps(draw.slice(0, 3)) === option;
    case 'z3':
      return shapeByGaps(draw.slice(1, 4)) === option;
    case 'h3':
      return shapeByGaps(draw.slice(2)) === option;
    case 'xt':
      return shapeByGaps(draw) === option;
    case 'q5z1':
    case 'dd':
      return draw.includes(Number(option));
    case 'kd':
      return Math.max(...draw) - Math.min(...draw) === Number(option);
    case 'hz':
    case 'tm':
      return sum(draw) === Number(option);
    case 'jz': {
      const [low, high] = rules.pc28Extreme === '4/23' ? [4, 23] : [5, 22];
      return option === '极小' ? sum(draw) <= low : sum(draw) >= high;
    }
    case 'bs':
      return (
        { 红波: '3 6 9 12 15 18 21 24', 绿波: '1 4 7 10 16 19 22 25', 蓝波: '2 5 8 11 17 20 23 26' }[option]
          ?.split(' ')
          .includes(String(sum(draw))) ?? false
      );
    default:
      return undefined;
  }
}

function races(code: string, option: string, draw: Draw, rules: Rules): Verdict | undefined {
  const place = Number(/_b(\d+)$/.exec(code)?.[1] ?? 0);
  const top = (draw[0] as number) + (draw[1] as number);
  if (code.endsWith('gyh')) return top === Number(option);
  if (code.endsWith('gylm'))
    return top === 11 && rules.pk10Sum11Push === 'on' ? 'push' : side(option.slice(2), top, 12);
  const racer = draw[place - 1] as number;
  if (/\d/.test(option)) return racer === Number(option);
  return '龙虎'.includes(option)
    ? versus(option, racer, draw[10 - place] as number, rules)
    : side(option, racer, 6);
}

function dice(code: string, option: string, draw: Draw, rules: Rules): Verdict | undefined {
  const triple = new Set(draw).size === 1;
  const shown = (face: string) => draw.filter((die) => die === Number(face)).length;
  switch (code.split('_')[2]) {
    case 'dx':
      return triple && rules.k3TripleCountsTwoSides === 'off' ? false : side(option, sum(draw), 11);
    case 'ws':
      return triple && (option === '全骰' || option[0] === String(draw[0]));
    case 'ds':
      return sum(draw) === Number(option);
    case 'cp':
      return shown(option[0] ?? '') > 0 && shown(option[1] ?? '') > 0;
    case 'dp':
      return (
        shown(option[0] ?? '') === 2 ||
        (triple && shown(option[0] ?? '') === 3 && rules.k3TripleWinsPair === 'on')
      );
    default:
      return undefined;
  }
}

/** 11选5 and KL10. */
function balls(code: string, option: string, draw: Draw, rules: Rules): Verdict | undefined {
  const eight = code.startsWith('kl10');
  const name = code.split('_')[2] ?? '';
  if (name === 'lh') return versus(option, draw[0] as number, draw[4] as number, rules);
  if (name === 'yzy' || name === 'zm') return draw.includes(Number(option));
  if (name === 'zh') {
    const middle = eight ? 84 : 30;
    if (option.includes('尾')) return side(option.slice(-1), sum(draw) % 10, 5);
    if (sum(draw) === middle && /[大小]$/.test(option)) return 'push';
    return side(option.slice(-1), sum(draw), middle + 1);
  }
  const place = Number(/^b(\d)$/.exec(name)?.[1] ?? 0);
  const ball = draw[place - 1] as number;
  if (/\d/.test(option)) return ball === Number(option);
  if (!eight) return ball === 11 ? 'push' : side(option, ball, 6);
  if ('龙虎'.includes(option)) return versus(option, ball, draw[8 - place] as number, rules);
  if ('东南西北'.includes(option)) return ('东南西北'.indexOf(option) + 1) % 4 === ball % 4;
  if (option === '中') return ball <= 7;
  if (option === '发') return ball >= 8 && ball <= 14;
  if (option === '白') return ball >= 15;
  if (option[0] === '合') return side(option[1] ?? '', digitSum(ball), 0);
  return attribute(option, ball, 11);
}

const HALVES: Readonly<Record<string, string>> = {
  天肖: '牛兔龙马猴猪',
  地肖: '鼠虎蛇羊鸡狗',
  前肖: '鼠牛虎兔龙蛇',
  后肖: '马羊猴鸡狗猪',
  家禽: '牛马羊鸡狗猪',
  野兽: '鼠虎兔龙蛇猴',
};

function ofOneBall(option: string, n: number): Verdict {
  if (option.endsWith('波')) return colour(n) === option[0];
  if (n === 49) return 'push';
  const half = HALVES[option];
  return half ? half.includes(zodiac2026(n)) : attribute(option, n, 25);
}

function markSix(code: string, option: string, draw: Draw): Verdict | undefined {
  const name = code.split('_')[2] ?? '';
  const six = draw.slice(0, 6);
  const last = draw[6] as number;
  const place = /^z[tm](\d)$/.exec(name);
  if (place) {
    const n = draw[Number(place[1]) - 1] as number;
    return name[1] === 't' ? n === Number(option) : ofOneBall(option, n);
  }
  switch (name) {
    case 'tma':
    case 'tmb':
      return last === Number(option);
    case 'tmlm':
      return ofOneBall(option.slice(1), last);
    case 'tmbs':
      return ofOneBall(option, last);
    case 'bb':
    case 'bbb':
      return last === 49 ? 'push' : colour(last) === option[0] && attribute(option.slice(1), last, 25);
    case 'tx':
      return zodiac2026(last) === option;
    case 'wx':
      return element2026(last) === option;
    case 'tmt':
      return String(last).padStart(2, '0')[0] === option[0];
    case 'tmw':
      return String(last).endsWith(option[0] ?? '');
    case 'zma':
    case 'zmb':
      return six.includes(Number(option));
    case 'zf':
      return side(option[1] ?? '', sum(draw), 175);
    case 'yx':
      return draw.some((n) => zodiac2026(n) === option);
    case 'ws':
      return draw.some((n) => String(n).endsWith(option[0] ?? ''));
    case 'zongx': {
      const count = new Set(draw.map(zodiac2026)).size;
      return option.startsWith('总') ? side(option[2] ?? '', count, 0) : option.includes(String(count));
    }
    case 'qsb': {
      const score = (name_: string) =>
        six.filter((n) => colour(n) === name_).length + (colour(last) === name_ ? 1.5 : 0);
      const tie = [...'红蓝绿'].filter((one) => score(one) === 3).length === 2;
      if (tie) return option === '和局' || 'push';
      return option !== '和局' && [...'红蓝绿'].every((one) => score(one) <= score(option[0] ?? ''));
    }
    default:
      return undefined;
  }
}

function happyEight(code: string, option: string, draw: Draw): Verdict | undefined {
  const total = sum(draw);
  const low = draw.filter((n) => n <= 40).length;
  const odd = draw.filter((n) => n % 2).length;
  const compare = (count: number) => (count > 10 ? 0 : count < 10 ? 1 : 2);
  switch (code.split('_')[2]) {
    case 'zm':
      return draw.includes(Number(option));
    case 'qh':
      return ['前多', '后多', '前后和'][compare(low)] === option;
    case 'ds':
      return ['单多', '双多', '单双和'][compare(odd)] === option;
    case 'wx':
      return (
        (total < 696 ? '金' : total < 764 ? '木' : total < 856 ? '水' : total < 924 ? '火' : '土') === option
      );
    default:
      if (option === '总和810') return total === 810;
      return [...option.slice(1)].every((one) =>
        one === '大' ? total > 810 : one === '小' ? total < 810 : side(one, total, 0),
      );
  }
}

const TELLERS: Readonly<
  Record<string, (code: string, option: string, draw: Draw, rules: Rules) => Verdict | undefined>
> = {
  ssc: digits,
  fc3d: digits,
  pc28: digits,
  pk10: races,
  k3: dice,
  x115: balls,
  kl10: balls,
  lhc: markSix,
  kl8: happyEight,
};

const unit =
  (tier: string, verdict: (draw: Draw, rules: Rules) => Verdict): Unit =>
  (draw, rules) => {
    const result = verdict(draw, rules);
    return result === 'push' ? `push:${tier}` : result ? tier : undefined;
  };

/** Mark Six plays on sets of numbers, zodiacs and tails. */
function markSixSets(code: string, s: Selection): Unit[] | undefined {
  const name = code.split('_')[2] ?? '';
  const chain = /^([xw])l(b?)(\d)$/.exec(name);
  if (chain) {
    const of = (n: number) => (chain[1] === 'x' ? zodiac2026(n) : n % 10);
    const items: readonly (string | number)[] = chain[1] === 'x' ? (s.zodiacs ?? []) : (s.tails ?? []);
    return combinations(items, Number(chain[3])).map((set) =>
      unit(set.includes('马') || set.includes(0) ? '特' : 'default', (draw) =>
        set.every((item) => draw.some((n) => of(n) === item) === (chain[2] === '')),
      ),
    );
  }
  if (name.startsWith('hx')) {
    return [
      (draw, rules) => {
        if (draw[6] === 49) return rules.lhcHexiao49 === 'push' ? 'push:default' : undefined;
        return s.zodiacs?.includes(zodiac2026(draw[6] as number)) ? 'default' : undefined;
      },
    ];
  }
  if (name === 'zx') {
    return (s.zodiacs ?? []).map((zodiac) => (draw) => {
      const hits = draw.slice(0, 6).filter((n) => zodiac2026(n) === zodiac).length;
      return hits > 0 ? `${zodiac === '马' ? '年肖' : 'default'}×${hits}` : undefined;
    });
  }
  if (name === 'gg') {
    return [
      (draw) => {
        const results = (s.legs ?? []).map(([place, option]) => ofOneBall(option, draw[place - 1] as number));
        if (results.includes(false)) return undefined;
        return results.includes(true) ? '过关' : 'push:过关';
      },
    ];
  }
  const k =
    { '4qz': 4, '3qz': 3, '3z2': 3, '2qz': 2, '2zt': 2, tc: 2, '4z1': 4 }[name] ??
    Number(/^bz(\d+)$/.exec(name)?.[1]);
  if (!k) return undefined;
  return linkedSets(s, k).map((set) => (draw) => {
    const hits = set.filter((n) => draw.slice(0, 6).includes(n)).length;
    const special = set.includes(draw[6] as number);
    const tiers: Record<string, string | false> = {
      '4qz': hits === 4 && 'default',
      '3qz': hits === 3 && 'default',
      '2qz': hits === 2 && 'default',
      '3z2': hits === 3 ? '中三' : hits === 2 && '中二',
      '2zt': hits === 2 ? '中二' : hits === 1 && special && '中特',
      tc: hits === 1 && special && 'default',
      '4z1': hits > 0 && 'default',
    };
    const tier = name in tiers ? tiers[name] : hits === 0 && !special && 'default';
    return tier || undefined;
  });
}

/** Sets of k, or for 对碰 every pair across two groups of numbers. */
function linkedSets(s: Selection, k: number): number[][] {
  if (s.nums || s.dan) return sets(s, k);
  const all = Array.from({ length: 49 }, (_, i) => i + 1);
  const groups = [
    ...(s.zodiacs ?? []).map((zodiac) => all.filter((n) => zodiac2026(n) === zodiac)),
    ...(s.tails ?? []).map((tail) => all.filter((n) => n % 10 === tail)),
  ];
  return tuples(groups).filter(noRepeats);
}

/** Every unit of a credit selection; Mark Six in the year 2026. */
export function expandCredit(code: string, s: Selection): Unit[] {
  const [family = '', , name = ''] = code.split('_');
  if (code === 'k3_c_sj') {
    return (s.options ?? []).map((face) => (draw, rules) => {
      const shown = draw.filter((die) => die === Number(face)).length;
      return shown === 0 ? undefined : rules.k3SanjunPerDie === 'on' ? `${face}×${shown}` : face;
    });
  }
  if (code === 'pc28_c_tmb3') return [unit('default', (draw) => s.nums?.includes(sum(draw)) ?? false)];
  if (s.options) {
    return s.options.map((option) =>
      unit(option, (draw, rules) => {
        const verdict = TELLERS[family]?.(code, option, draw, rules);
        if (verdict === undefined) throw new Error(`the oracle does not know ${code} ${option}`);
        return verdict;
      }),
    );
  }
  if (family === 'lhc') return markSixSets(code, s) ?? [];
  const k = Number(/\d/.exec(name)?.[0]);
  const first = Array.from({ length: k }, (_, i) => i);
  if (/^rx/.test(name)) return among(s, k, family === 'kl10' ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 2, 3, 4]);
  if (name === 'x2lz') {
    return combinations(s.nums ?? [], 2).map(([a = 0, b = 0]) =>
      unit('default', (draw) =>
        draw.some((n, i) => (n === a && draw[i + 1] === b) || (n === b && draw[i + 1] === a)),
      ),
    );
  }
  if (/z[ui]?$|zu$/.test(name)) return sets(s, k).map((set) => anyOrder(first, set));
  return tuples((s.pos ?? []) as number[][])
    .filter(noRepeats)
    .map((ticket) => inOrder(first, ticket));
}
