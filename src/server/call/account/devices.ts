// Answers on which devices an account was logged in, and its latest log-ins.
import { formatMoment } from '#values/beijingTime.ts';
import { devicesOf } from '../../account/devices/devices.ts';
import { logInsOf } from '../../account/devices/logIns.ts';
import { passkeysOf } from '../../account/passkeys/passkeys.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedAddress } from '../../present/mask.ts';

export default handle('account/devices', async ({ db, player, now }) => {
  const devices = await devicesOf(db, player, now);
  const logIns = await logInsOf(db, player.accountId);
  const passkeys = await passkeysOf(db, player.accountId);
  return {
    devices: devices.map(({ ref, isThis, system, browser, way, address, firstAt, seenAt }) => ({
      device: ref,
      isThis,
      system: system ?? '',
      browser: browser ?? '',
      way: way ?? '',
      address: maskedAddress(address),
      firstTime: firstAt ? formatMoment(firstAt) : '',
      lastTime: formatMoment(seenAt),
    })),
    logIns: logIns.map(({ at, address, ...rest }) => ({
      ...rest,
      time: formatMoment(at),
      address: maskedAddress(address),
    })),
    passkeys: passkeys.map(({ id, host, system, browser, made_at: madeAt, used_at: usedAt }) => ({
      passkey: String(id),
      host,
      system,
      browser,
      madeTime: formatMoment(madeAt),
      usedTime: usedAt ? formatMoment(usedAt) : '',
    })),
  };
});
