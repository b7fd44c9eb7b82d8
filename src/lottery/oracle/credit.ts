// The second implementation of the credit plays, for the tests.
import type { Draw, Selection } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import type { UnitResult } from './markSix.ts';
import { attribute, digitSum, markSix, markSixSets, unit } from './markSix.ts';
import type { Unit } from './units.ts';
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
} from './units.ts';

function versus(option: string, left: number, right: number, rules: Rules): UnitResult {
  if (left === right) return option === '和' || (rules.sscDragonTie === 'push' ? 'push' : false);
  return option === (left > right ? '龙' : '虎');
}

/** 大小单双 and 组合. */
function pc28Sides(option: string, total: number, rules: Rules): UnitResult {
  if (!attribute(option, total, 14)) return false;
  return rules.pc28Rule1314 === 'push' && (total === 13 || total === 14) ? 'push' : true;
}

function digits(code: string, option: string, draw: Draw, rules: Rules): UnitResult | undefined {
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

function races(code: string, option: string, draw: Draw, rules: Rules): UnitResult | undefined {
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

function dice(code: string, option: string, draw: Draw, rules: Rules): UnitResult | undefined {
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
function balls(code: string, option: string, draw: Draw, rules: Rules): UnitResult | undefined {
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

function happyEight(code: string, option: string, draw: Draw): UnitResult | undefined {
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
  Record<string, (code: string, option: string, draw: Draw, rules: Rules) => UnitResult | undefined>
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
