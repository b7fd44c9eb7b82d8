// Reading what a browser says of itself when it is switched on; nothing of it is believed.
import type { NewPushDevice } from '../../account/devices/pushDevices.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { areKeys } from './sealed.ts';
import { serviceOf } from './services.ts';

/** Refuses an address that no notice may be sent to, with `unknownService`, and keys that none can be sealed for. */
export function deviceIn(
  { endpoint, ...given }: { endpoint: string; p256dh: string; auth: string },
  settings: Pick<Settings, 'pushServices'>,
): NewPushDevice {
  const service = serviceOf(endpoint, settings);
  if (service === null)
    throw new Refusal('server.push.unknownService', { code: 'unknownService', field: 'endpoint' });
  const keys = {
    p256dh: Buffer.from(given.p256dh, 'base64url'),
    auth: Buffer.from(given.auth, 'base64url'),
  };
  if (!areKeys(keys)) throw new Refusal('server.push.wrongKeys', { code: 'invalid', field: 'p256dh' });
  return { endpoint, service, ...keys };
}
