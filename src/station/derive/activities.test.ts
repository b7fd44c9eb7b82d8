// A screen of an activity bears the station's name for it, and that a station without the screen shows it nowhere.
import { expect, test } from 'vitest';
import { resolveStation } from '../station.ts';
import { activityScreens, kindsOfScreen } from './activities.ts';
import { memberMenu, ownName } from './menus.ts';
import { hasPath, rowOf } from './routes.ts';

const station = resolveStation({
  code: 'demo',
  name: 'N',
  routes: { off: ['/newRedPacket'] },
  activityNames: { wheel: '转一转', bonus: '加一点', redPacket: '红包' },
});

test('every kind of activity is taken part in on a screen that exists', () => {
  for (const path of Object.values(activityScreens))
    expect([path, rowOf(resolveStation({ code: 'demo', name: 'N' }), path)?.path]).toEqual([
      path,
      path.split('?')[0],
    ]);
});

test('a screen bears the name of the kind, and its record its own; one of two kinds that of the one that has a name, and its own where both have', () => {
  expect(ownName(station, '/turnlate', 'zh-CN')).toBe('转一转');
  expect(ownName(station, '/turnlateRecord', 'zh-CN')).toBeUndefined();
  expect(ownName(station, '/deficitPage', 'zh-CN')).toBe('加一点');
  const named = { deficit: '返一点', bonus: '加一点' };
  const ofBoth = resolveStation({ code: 'demo', name: 'N', activityNames: named });
  expect(ownName(ofBoth, '/deficitPage', 'zh-CN')).toBeUndefined();
  expect(ownName(ofBoth, '/deficitPage?tab=bonus', 'zh-CN')).toBe('加一点');
  expect(ownName(station, '/sign', 'zh-CN')).toBeUndefined();
  expect(kindsOfScreen('/deficitPage')).toEqual(['deficit', 'bonus']);
  expect(kindsOfScreen('/wallet')).toEqual([]);
});

test('a station that switches the screen off has it in no menu and at no address', () => {
  const paths = memberMenu(station, 'member').flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(paths).toContain('/turnlate');
  expect(paths).not.toContain('/newRedPacket');
  expect(hasPath(station, activityScreens.redPacket)).toBe(false);
});
