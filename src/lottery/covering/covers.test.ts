import { describe, expect, it } from 'vitest';
import { FAMILIES, familyOf, playOf } from '../families.ts';
import { spaceOf } from '../oracle/playSpaces.ts';
import type { Play, Selection } from '../play.ts';
import { readSettings } from '../rule/readSettings.ts';
import { SHARED, viewOfOption } from '../spaces/views.ts';
import { type Cover, coversOf } from './covers.ts';

const rules = { ...readSettings(undefined), lunarYear: 2026 };

const coversFor = (play: Play, selection: Selection) =>
  coversOf(familyOf(play.family), play, selection, rules);
const coverOf = (code: string, selection: Selection) => coversFor(playOf(code)!, selection);

/** Covered and total of a bet alone. */
function shareOf(cover: Cover): [bigint, bigint] {
  if (!('outcomes' in cover)) return [cover.units < cover.total ? cover.units : cover.total, cover.total];
  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + cover.outcomes.get(name)!, 0n);
  return [weigh(new Set(cover.covers)), weigh(cover.outcomes.keys())];
}

const percentOf = (cover: Cover): number => {
  const [covered, total] = shareOf(cover);
  return Number((covered * 10_000n) / total) / 100;
};

/** How many draws a selection wins, among all. */
function chanceOf(play: Play, selection: Selection): [bigint, bigint] {
  let [won, all] = [0n, 0n];
  for (const { draw, weight } of spaceOf(play, selection)) {
    all += weight;
    if (play.hits(selection, draw, rules).some(({ push }) => !push)) won += weight;
  }
  return [won, all];
}

/** Every option of a credit play that the draw decides in a view of its own. */
const options = FAMILIES.flatMap(({ plays }) => plays).flatMap((play) => {
  const [field] = play.forms[0]!;
  if (play.mode !== 'credit' || field?.kind !== 'set' || field.key !== 'options') return [];
  const names = field.choices.map(String);
  return names.flatMap((option) => {
    const view = viewOfOption(play.family, play.code, option);
    return view === SHARED || view === undefined ? [] : [{ play, option }];
  });
});

describe('what a bet covers', () => {
  it('is as likely in its view as among all draws, for each option of a credit play', () => {
    expect(options.length).toBeGreaterThan(700);
    // In a space of 100,000 draws one option of each view is enough: the others are counted by the same code.
    const seen = new Map<string, number>();
    for (const { play, option } of options) {
      const count = (seen.get(play.code) ?? 0) + 1;
      seen.set(play.code, count);
      if (count > 4 && /^(ssc|kl10_c_zh|x115)/.test(play.code)) continue;
      const [cover] = coversFor(play, { options: [option] });
      const [covered, total] = shareOf(cover!);
      const [won, all] = chanceOf(play, { options: [option] });
      expect(covered * all, `${play.code} ${option}`).toBe(won * total);
    }
  });

  it('is in one group for the sides and the numbers of a ball, in both modes', () => {
    const groups = [
      coverOf('ssc_c_b1', { options: ['大'] }),
      coverOf('ssc_c_b1', { options: ['3'] }),
      coverOf('ssc_o_dwd', { pos: [[0, 1], [], [], [], []] }),
    ].map(([cover]) => cover!.group);
    expect(new Set(groups)).toEqual(new Set(['places 0']));
  });

  it.each([
    ['ssc_c_zh', { options: ['总和大'] }, 50],
    ['ssc_c_zh', { options: ['总和大', '总和小'] }, 100],
    ['ssc_c_zh', { options: ['总和大', '总和单'] }, 73.49],
    ['lhc_c_2qz', { nums: [1, 2, 3] }, 0.25],
    ['ssc_c_lhh', { options: ['龙', '虎'] }, 90],
    ['ssc_c_b1', { options: ['大', '单'] }, 70],
    ['pk10_c_b1', { options: ['大', '单'] }, 80],
    ['pk10_c_gylm', { options: ['冠亚大', '冠亚小'] }, 100],
    ['k3_c_dx', { options: ['大', '小'] }, 97.22],
    ['k3_c_sj', { options: ['1', '2', '3'] }, 50],
    ['kl8_c_zm', { options: ['01', '02'] }, 2.5],
    ['lhc_c_tmlm', { options: ['特大', '特小'] }, 97.95],
    ['lhc_c_zongx', { options: ['总肖单', '总肖双'] }, 100],
    ['pc28_c_zh', { options: ['小单', '小双'] }, 50],
    ['x115_c_rx5', { nums: [1, 2, 3, 4, 5] }, 0.21],
    ['ssc_o_wx_zxfs', { pos: Array.from({ length: 5 }, () => [0, 1, 2, 3, 4]) }, 3.12],
    ['ssc_o_q3_zu3fs', { nums: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }, 27],
    ['ssc_o_bdw_q3_1m', { nums: [0, 1, 2] }, 30],
    [
      'ssc_o_dxds_q2',
      {
        pos: [
          ['大', '小'],
          ['单', '双'],
        ],
      },
      100,
    ],
    ['ssc_o_q3_zuhe', { pos: [[1], [1], [1, 2]] }, 20],
    ['ssc_o_lh', { pairs: [[0, 4]], options: ['龙', '虎'] }, 90],
    ['pk10_o_lh', { places: [1], options: ['龙', '虎'] }, 100],
    ['k3_o_dxds', { options: ['大', '小'] }, 100],
    ['x115_o_rx5fs', { nums: [1, 2, 3, 4, 5, 6] }, 1.29],
    ['kl10_o_rx2', { nums: [1, 2, 3] }, 1.57],
  ] as const)('of %s %j is %d percent', (code, selection, percent) => {
    const [cover, ...more] = coverOf(code, selection as Selection);
    expect(more).toEqual([]);
    expect(percentOf(cover!)).toBe(percent);
  });

  it('is apart for each position of 定位胆, for each pair of 龙虎 and for what a ball duels', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(coverOf('ssc_o_dwd', { pos: [all, [1], [], [], []] }).map(percentOf)).toEqual([100, 10]);
    expect(coverOf('ssc_c_lhd', { options: ['万千龙', '万千虎', '万百和'] }).map(percentOf)).toEqual([
      90, 10,
    ]);
    expect(coverOf('pk10_c_b1', { options: ['大', '小', '龙'] }).map(percentOf)).toEqual([100, 50]);
  });

  it('of 任选 is on each of the places that were taken, with 直选 on the same', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const covers = coverOf('ssc_o_r2_zxfs', { pos: [all, all, [1], [], []] });
    expect(covers.map(({ group }) => group)).toEqual(['draws 0,1', 'draws 0,2', 'draws 1,2']);
    expect(covers.map(percentOf)).toEqual([100, 10, 10]);
    expect(coverOf('ssc_o_q2_zxfs', { pos: [all, all] })[0]).toMatchObject({ group: 'draws 0,1' });
    const sums = coverOf('ssc_o_r2_zxhz', { positions: [0, 1, 2], sums: [0] });
    expect(sums.map(percentOf)).toEqual([1, 1, 1]);
  });

  it('can be said of every play but 过关', () => {
    const none = FAMILIES.flatMap(({ plays }) => plays).filter((play) => {
      const [form] = play.forms;
      const selection: Record<string, readonly unknown[]> = {};
      for (const field of form!) {
        if (field.kind === 'tickets') selection.tickets = ['12345'.slice(0, field.size * field.width)];
        else if (field.kind === 'pairs') selection.pairs = [[0, 1]];
        else if (field.kind === 'legs') selection.legs = [];
        else if (field.kind === 'rows')
          selection.pos = field.rows.map((_, at) => [field.choices[at % field.choices.length]]);
        else selection[field.key] = field.choices.slice(0, Math.max(1, field.min));
      }
      return coversFor(play, selection as Selection).length === 0;
    });
    expect(none.map(({ code }) => code)).toEqual(['lhc_c_gg']);
  });
});
