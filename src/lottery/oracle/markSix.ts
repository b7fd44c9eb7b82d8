// The second implementation of Mark Six, for the tests; its tables are typed from the rules, not computed.
import type { Draw, Selection } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import type { Unit } from './units.ts';
import { combinations, noRepeats, sets, side, sum, tuples } from './units.ts';

export type UnitResult = boolean | 'push';

export const RED = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
export const GREEN = '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49'.split(' ').map(Number);
export const colour = (n: number) => (RED.includes(n) ? '红' : GREEN.includes(n) ? '绿' : '蓝');

/** docs/rules-of-play.md §8.2, the column of 2026. */
export const ZODIACS_2026: Readonly<Record<string, string>> = {
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
export const ELEMENTS_2026: Readonly<Record<string, string>> = {
  金: '04 05 12 13 26 27 34 35 42 43',
  木: '08 09 16 17 24 25 38 39 46 47',
  水: '01 14 15 22 23 30 31 44 45',
  火: '02 03 10 11 18 19 32 33 40 41 48 49',
  土: '06 07 20 21 28 29 36 37',
};
export const lookUp = (table: Readonly<Record<string, string>>, n: number) =>
  Object.keys(table).find((name) => table[name]?.split(' ').map(Number).includes(n)) ?? '';
export const zodiac2026 = (n: number) => lookUp(ZODIACS_2026, n);
export const element2026 = (n: number) => lookUp(ELEMENTS_2026, n);

export const digitSum = (n: number) => sum(String(n).split('').map(Number));

/** 大 小 单 双, 合…, 尾… of a number. */
export function attribute(name: string, n: number, big: number): boolean {
  if (name[0] === '合') return side(name[1] ?? '', digitSum(n), 7);
  if (name[0] === '尾') return side(name[1] ?? '', n % 10, 5);
  return Array.from(name).every((one) => side(one, n, big));
}

const HALVES: Readonly<Record<string, string>> = {
  天肖: '牛兔龙马猴猪',
  地肖: '鼠虎蛇羊鸡狗',
  前肖: '鼠牛虎兔龙蛇',
  后肖: '马羊猴鸡狗猪',
  家禽: '牛马羊鸡狗猪',
  野兽: '鼠虎兔龙蛇猴',
};

function ofOneBall(option: string, n: number): UnitResult {
  if (option.endsWith('波')) return colour(n) === option[0];
  if (n === 49) return 'push';
  const half = HALVES[option];
  return half ? half.includes(zodiac2026(n)) : attribute(option, n, 25);
}

export function markSix(code: string, option: string, draw: Draw): UnitResult | undefined {
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

/** A unit of one tier that a verdict may refund. */
export const unit =
  (tier: string, verdict: (draw: Draw, rules: Rules) => UnitResult): Unit =>
  (draw, rules) => {
    const result = verdict(draw, rules);
    return result === 'push' ? `push:${tier}` : result ? tier : undefined;
  };

/** Mark Six plays on sets of numbers, zodiacs and tails. */
export function markSixSets(code: string, s: Selection): Unit[] | undefined {
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
