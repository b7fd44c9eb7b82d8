// The not-logged-to-login rule and that no combination of facts loops.
import { expect, test } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import { resolveStation } from '#station/station.ts';
import { belongsAt, type GateFacts, leavesLogin } from './gate.ts';

const facts = (given: Partial<GateFacts> = {}, isOn = false): GateFacts => ({
  station: resolveStation({ code: 'demo', name: '示例' }),
  onOff: { notLoggedToLoginPage: isOn, onoffMobileNotloggedToLoginview: false },
  isReady: true,
  isLoggedIn: false,
  ...given,
});

test('if the application is ready, the user is not logged in and the setting is on, the user is sent to /login', () => {
  expect(belongsAt('/index', facts({}, true))).toBe('/login');
  expect(belongsAt('/userCenter', facts({}, true))).toBe('/login');
});

test('the setting for the mobile site does the same', () => {
  const onOff = { notLoggedToLoginPage: false, onoffMobileNotloggedToLoginview: true };
  expect(belongsAt('/index', facts({ onOff }))).toBe('/login');
});

test('the exception is the appDown page', () => {
  expect(belongsAt('/appDown', facts({}, true))).toBeNull();
  expect(belongsAt('/appDown/?from=sms', facts({}, true))).toBeNull();
});

test('an appDown page that the station has switched off is no exception', () => {
  const station = resolveStation({ code: 'demo', name: '示例', routes: { off: ['/appDown'] } });
  expect(belongsAt('/appDown', facts({ station }, true))).toBe('/login');
});

test.each([
  ['before the application is ready', facts({ isReady: false }, true)],
  ['of a user who is logged in', facts({ isLoggedIn: true }, true)],
  ['while the setting is off', facts()],
])('nobody is sent to /login %s', (_, given) => {
  expect(belongsAt('/index', given)).toBeNull();
});

test('/ and unknown paths lead to /index, and so does a screen the station has switched off', () => {
  const station = resolveStation({ code: 'demo', name: '示例', routes: { off: ['/aboutUs'] } });
  for (const path of ['/', '', '/nowhere', '/index/deeper', '/aboutUs', '/__proto__']) {
    expect(belongsAt(path, facts({ station })), path).toBe('/index');
  }
});

test('from every path, in every state, it takes one step at most', () => {
  const paths = [
    ...screens.map(({ path }) => path as string),
    '/',
    '/nowhere',
    '/register',
    '/LOGIN/',
    '/appdown',
  ];
  for (const path of paths) {
    for (const isOn of [false, true]) {
      for (const isReady of [false, true]) {
        for (const isLoggedIn of [false, true]) {
          for (const off of [[], ['/appDown'], ['/aboutUs', '/userCenter']] as (
            | '/appDown'
            | '/aboutUs'
          )[][]) {
            const station = resolveStation({ code: 'demo', name: '示例', routes: { off } });
            const given = facts({ station, isReady, isLoggedIn }, isOn);
            const first = belongsAt(path, given);
            if (first) expect(belongsAt(first, given), `${path} ${first}`).toBeNull();
          }
        }
      }
    }
  }
});

test('a session that expires sends its player on once: to /index, and with the setting on to /login', () => {
  // docs/specification.md §8 goes to /index; the rule of §4 then decides: two steps in the worst case.
  expect(belongsAt('/index', facts({}, true))).toBe('/login');
  expect(belongsAt('/login', facts({}, true))).toBeNull();
  expect(belongsAt('/index', facts())).toBeNull();
});

test('leaving /login or /register refreshes the on/off config and the user info', () => {
  expect(leavesLogin('/login', '/index')).toBe(true);
  expect(leavesLogin('/register', '/login')).toBe(true);
  expect(leavesLogin('/login?mode=1', '/userCenter')).toBe(true);
});

test('moving about on the log-in page, or elsewhere, refreshes nothing', () => {
  expect(leavesLogin('/login', '/login?mode=1')).toBe(false);
  expect(leavesLogin('/index', '/login')).toBe(false);
  expect(leavesLogin('/index', '/userCenter')).toBe(false);
});
