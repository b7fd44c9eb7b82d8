// No address leads to a report that the station hides or to an offer without terms, and that names say what there is.
import { expect, test } from 'vitest';
import { resolveStation } from '../station.ts';
import { entryOf, memberMenu, ownName } from './menus.ts';
import { whyEmpty } from './offered.ts';

const stationWith = (frontConfig: object) => resolveStation({ code: 'demo', name: 'N', frontConfig });
const both = { noShowTiKuanBaoBiao: true, noShowChongzhiBaoBiao: true };

test.each([
  [{}, '/transctionRecord?kind=withdraw', true],
  [{ noShowTiKuanBaoBiao: true }, '/transctionRecord', true],
  [{ noShowTiKuanBaoBiao: true }, '/transctionRecord?kind=withdraw', false],
  [{ noShowTiKuanBaoBiao: true }, '/transctionRecord?kind=deposit', true],
  [{ noShowChongzhiBaoBiao: true }, '/transctionRecord?kind=deposit', false],
  [both, '/transctionRecord', false],
  [both, '/reportChange', true],
  [{ bonusPercent: 0 }, '/handfree', false],
  [{ bonusPercent: 3 }, '/handfree', true],
])('with %j the address %s has something to show: %s', (flags, to, isThere) => {
  expect(whyEmpty(stationWith(flags), to) === null).toBe(isThere);
});

test('the member menu leaves the records out where both are hidden', () => {
  const paths = (flags: object) =>
    memberMenu(stationWith(flags), 'member').flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(paths({})).toContain('/transctionRecord');
  expect(paths({ noShowTiKuanBaoBiao: true })).toContain('/transctionRecord');
  expect(paths(both)).not.toContain('/transctionRecord');
});

test('balance treasure has the name of its offer, in menus and as a title, unless the menus name it', () => {
  const named = (names: Record<string, string>) =>
    resolveStation({ code: 'demo', name: 'N', activityNames: { balanceBao: '余额宝' }, menus: { names } });
  expect(ownName(named({}), '/balanceBao', 'zh-CN')).toBe('余额宝');
  expect(entryOf(named({}), '/balanceBao', 'member')).toMatchObject({ name: '余额宝' });
  expect(ownName(named({ '/balanceBao': '生金' }), '/balanceBao', 'zh-CN')).toBe('生金');
  expect(ownName(named({}), '/wallet', 'zh-CN')).toBeUndefined();
});

test('the log-in page names registration only where it is open, unless the menus name it', () => {
  const titleIn = (registerOpen: boolean, names: Record<string, string> = {}) =>
    entryOf(
      resolveStation({ code: 'demo', name: 'N', onOff: { registerOpen }, menus: { names } }),
      '/login',
      'guest',
    );
  expect(titleIn(true)).toMatchObject({ titleId: 'shell.screen.login' });
  expect(titleIn(false)).toMatchObject({ titleId: 'shell.login.only' });
  expect(titleIn(false, { '/login': '入口' })).toMatchObject({ name: '入口' });
});
