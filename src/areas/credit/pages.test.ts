// Owns the test of the pages of a board: which families have one page, and where the sides of positions stand.
import { expect, test } from 'vitest';
import type { FamilyCode } from '#contract/entities.generated.ts';
import { familyOf } from '#lottery/families.ts';
import { type CreditPlay, oddsOf } from '#lottery/play.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { pagesOf, sidesOf, tabOfPicks } from './pages.ts';
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
  expect(first!.sides.map((sale) => sidesOf(sale).length)).toEqual([6, 6, 6, 6, 6, 4, 4, 4, 4, 4]);
});

test('Mark Six, whose plays with sides have no numbers beside them, stays as its groups are', () => {
  expect(pages('lhc').map(({ name }) => name)).toEqual(
    playGroups(familyOf('lhc'), 'credit').map(({ name }) => name),
  );
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
