// The on/off call is the one source of on/off settings.
import { expect, test, vi } from 'vitest';
import type { GetOnOffBaseBtnAnswer } from '#contract/session.generated.ts';
import { entryOf } from '#station/derive/menus.ts';
import { resolveStation } from '#station/station.ts';
import { onOffNow, onOnOff, setOnOff, withOnOff } from './onOffStore.ts';

const station = resolveStation({
  code: 'demo',
  name: 'Demo',
  onOff: { trialOpen: false, onlineServiceUrl: '' },
});
const answer = (changed: Partial<GetOnOffBaseBtnAnswer>): GetOnOffBaseBtnAnswer =>
  ({
    stationCode: 'demo',
    onlineServiceUrl: '',
    notLoggedToLoginPage: false,
    onoffMobileNotloggedToLoginview: false,
    thirdAutoExchange: true,
    registerOpen: true,
    trialOpen: false,
    ...changed,
  }) as GetOnOffBaseBtnAnswer;

test('trial and service entries of the menus follow the answer, not the station file', () => {
  expect(entryOf(station, 'action:trial', 'guest')).toHaveProperty('leftOut');
  const inForce = withOnOff(station, answer({ trialOpen: true, onlineServiceUrl: '/legacy/service.html' }));
  expect(entryOf(inForce, 'action:trial', 'guest')).toHaveProperty('icon', 'trial');
  expect(entryOf(inForce, 'action:service', 'guest')).toHaveProperty('icon', 'service');
});

test('what the call does not answer stays as the file has it', () => {
  expect(withOnOff(station, answer({})).onOff.registerFields).toEqual(station.onOff.registerFields);
  expect(withOnOff(station, answer({})).onOff).not.toHaveProperty('stationCode');
});

test('only a real change is reported', () => {
  const heard = vi.fn();
  setOnOff(answer({}));
  const stop = onOnOff(heard);
  setOnOff(answer({}));
  expect(heard).not.toHaveBeenCalled();
  setOnOff(answer({ thirdAutoExchange: false }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(onOffNow().thirdAutoExchange).toBe(false);
  stop();
});
