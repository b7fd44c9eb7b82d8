// The pages of a board: which families have one page, and where the sides of positions stand.
import { expect, test } from 'vitest';
import type { FamilyCode } from '#contract/entities.generated.ts';
import { FAMILIES, familyOf } from '#lottery/families.ts';
import { type CreditPlay, oddsOf } from '#lottery/play.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { optionsOf, pagesOf, sidesOf, tabOfPicks } from './pages.ts';
import { noPicks } from './picks.ts';

const rules = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
const onSale = (play: CreditPlay) => ({
  play,
  isOpen: true,
  oddsMark: '',
  odds: new Map(Object.entries(oddsOf(play, rules))),
});
const groupsOf = (code: FamilyCode) =>
  playGroups(familyOf(code), 'credit').map(({ name, plays }) => ({ name, plays: plays.map(onSale) }));
const pages = (code: FamilyCode) => pagesOf(groupsOf(code));
const namesOf = (list: readonly { play: CreditPlay }[]) => list.map(({ play }) => play.name);

test('all of K3 is one page, in the order of its groups', () => {
  const [page, ...more] = pages('k3');
  expect(more).toEqual([]);
  expect(namesOf(page!.plays)).toEqual(['大小单双', '三军', '围骰 / 全骰', '点数', '长牌', '短牌']);
});

test('SSC and PK10 have sum, sides and every position on their first page, and keep the others', () => {
  const [ssc, ...others] = pages('ssc');
  expect([ssc!.name, namesOf(ssc!.plays)]).toEqual(['两面', ['总和大小单双', '龙虎和']]);
  expect(namesOf(ssc!.sides)).toEqual(['第一球', '第二球', '第三球', '第四球', '第五球']);
  expect(others.map(({ name, sides }) => [name, sides.length])).toEqual([
    ['龙虎斗', 0],
    ['第一至第五球', 0],
    ['形态', 0],
  ]);
  expect(others.at(-1)!.names).toEqual(['形态', '全五中一']);
  const [first, ...pk10] = pages('pk10');
  expect([first!.name, namesOf(first!.plays), first!.sides.length]).toEqual(['两面', ['冠亚和两面'], 10]);
  expect(pk10.map(({ name }) => name)).toEqual(['冠亚和', '冠军至第五名', '第六至第十名']);
  // Nothing stands twice.
  expect(namesOf(pk10[0]!.plays)).toEqual(['冠亚和值']);
  expect(first!.sides.map((sale) => sidesOf(sale).length)).toEqual([6, 6, 6, 6, 6, 4, 4, 4, 4, 4]);
});

test('few cells share a page with others, and nothing of a family is lost or stands twice', () => {
  for (const { code } of FAMILIES) {
    const groups = groupsOf(code);
    const own = pages(code).flatMap(({ plays }) => namesOf(plays));
    expect([code, own.toSorted()]).toEqual([code, groups.flatMap(({ plays }) => namesOf(plays)).toSorted()]);
  }
  const pageOf = (code: FamilyCode, name: string) =>
    pages(code).find(({ names }) => names.includes(name))!.names;
  expect(pageOf('pc28', '波色')).toEqual(['两面', '波色', '形态']);
  expect(pageOf('lhc', '七色波')).toEqual(['一肖尾数', '七色波', '总肖']);
  expect(pageOf('lhc', '五行')).toEqual(['特肖', '五行', '头尾数']);
  expect(pageOf('fc3d', '跨度')).toEqual(['形态', '跨度', '独胆']);
});

test('no page of cells alone has fifteen or fewer where another page has room for them', () => {
  const countOf = (plays: readonly Parameters<typeof optionsOf>[0][]) => plays.flatMap(optionsOf).length;
  const isOfCells = ({ plays, sides }: ReturnType<typeof pages>[number]) =>
    sides.length === 0 && plays.every((sale) => optionsOf(sale).length > 0);
  for (const { code } of FAMILIES) {
    const all = pages(code).filter(isOfCells);
    for (const page of all.filter(({ plays }) => countOf(plays) <= 15))
      for (const other of all.filter((each) => each !== page))
        expect([code, page.name, other.name, countOf([...page.plays, ...other.plays]) > 40]).toEqual([
          code,
          page.name,
          other.name,
          true,
        ]);
  }
});

test('the sum’s sides that are bet on again lead to the page that shows them', () => {
  const groups = groupsOf('pk10');
  const sum = groups.flatMap(({ plays }) => plays).find(({ play }) => play.name === '冠亚和两面')!.play.code;
  const tab = (groupBefore: string) =>
    tabOfPicks(groups, { group: '冠亚和', groupBefore, picks: { ...noPicks, cells: [`${sum}/冠亚大`] } });
  expect([tab(''), tab('冠亚和')]).toEqual(['两面', '两面']);
});

test('sides that are bet on again stay on the tab of the sides; a number, or the tab of another play, leads to its own', () => {
  const groups = groupsOf('ssc');
  const codeOf = (name: string) =>
    groups.flatMap(({ plays }) => plays).find(({ play }) => play.name === name)!.play.code;
  const ball = codeOf('第二球');
  const group = '第一至第五球';
  const tab = (cells: readonly string[], groupBefore = '', drafts = noPicks.drafts) =>
    tabOfPicks(groups, { group, groupBefore, picks: { ...noPicks, cells, drafts } });
  expect(tab([`${ball}/大`, `${codeOf('总和大小单双')}/总和大`])).toBe('两面');
  expect(tab([`${ball}/大`], '两面')).toBe('两面');
  expect(tab([`${ball}/大`, `${ball}/3`])).toBe(group);
  expect(tab([`${ball}/大`], '形态')).toBe(group);
  expect(tab([`${ball}/大`], '', [[ball, { form: 0, fields: {} }]])).toBe(group);
});
