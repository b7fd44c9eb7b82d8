// What a browser says of notices that come while no page is open: whether it has them, and whether its owner was asked.
import { localStore } from './storage.ts';

const refusedKey = 'noticesRefused';

/**
 * `install`: on an iPhone only a site on the home screen has them. `blocked`: its owner has forbidden them. `unasked`: its owner has not been asked yet.
 */
export type NoticeSupport = 'unsupported' | 'install' | 'blocked' | 'unasked' | 'allowed';

const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

export function noticeSupport(): NoticeSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'install' : 'unsupported';
  const { permission } = Notification;
  return permission === 'denied' ? 'blocked' : permission === 'granted' ? 'allowed' : 'unasked';
}

/** Whether a screen may offer them by itself: never again once it was left, or the browser's own question was answered. */
export const mayOfferNotices = (): boolean =>
  noticeSupport() === 'unasked' && localStore.read(refusedKey) === null;

export const refuseNotices = (): void => localStore.write(refusedKey, '1');
