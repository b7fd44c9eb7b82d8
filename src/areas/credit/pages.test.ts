// Owns the test of the pages of a board: which families have one page, and where the sides of positions stand.
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
    ['全五中一', 0],
  ]);
  const [first, ...pk10] = pages('pk10');
  expect([first!.name, namesOf(first!.plays), first!.sides.length]).toEqual(['两面', ['冠亚和两面'], 10]);
  expect(pk10.map(({ name }) => name)).toEqual(['冠亚和', '冠军至第五名', '第六至第十名']);
  // Nothing stands twice.
  expect(namesOf(pk10[0]!.plays)).toEqual(['冠亚和值']);
  expect(first!.sides.map((sale) => sidesOf(sale).length)).toEqual([6, 6, 6, 6, 6, 4, 4, 4, 4, 4]);
});

test('Mark Six, whose plays with sides have no numbers beside them, stays as its groups are, but few cells go with the next', () => {
  expect(pages('lhc').flatMap(({ names }) => names)).toEqual(
    playGroups(familyOf('lhc'), 'credit').map(({ name }) => name),
  );
  expect(pages('lhc').find(({ names }) => names.includes('七色波'))!.names).toEqual(['七色波', '总肖']);
  expect(pages('pc28').find(({ names }) => names.includes('波色'))!.names).toEqual(['波色', '形态']);
});

test('no page of a family has four cells or fewer where another could hold them', () => {
  for (const { code } of FAMILIES)
    for (const page of pages(code))
      if (page.sides.length === 0 && page.plays.every((sale) => optionsOf(sale).length > 0))
        expect([code, page.name, page.plays.flatMap(optionsOf).length > 4]).toEqual([code, page.name, true]);
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
