// What journeys of notices on the device share: a browser that answers for its owner, and the sheet of notices.
import type { Page } from 'playwright-core';

/** A browser whose owner answers its question like this; a real one would ask a push service, which tests do not have. */
export async function browserOf(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((given) => {
    const asked = { permission: sessionStorage.getItem('permission') ?? 'default' };
    Object.defineProperty(Notification, 'permission', { get: () => asked.permission });
    Notification.requestPermission = async () => {
      asked.permission = given;
      sessionStorage.setItem('permission', given);
      return given as NotificationPermission;
    };
    const bytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
    const keys: Record<string, ArrayBuffer> = {
      p256dh: bytes(
        'BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4=',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J/aSIgg=='),
    };
    const made = (key: string) => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      options: { applicationServerKey: bytes(key) },
      getKey: (name: string) => keys[name] ?? null,
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    });
    PushManager.prototype.subscribe = async (options) => {
      const key = btoa(String.fromCharCode(...new Uint8Array(options!.applicationServerKey as ArrayBuffer)));
      sessionStorage.setItem('subscribed', key);
      return made(key) as never;
    };
    PushManager.prototype.getSubscription = async () => {
      const key = sessionStorage.getItem('subscribed');
      return key === null ? null : (made(key) as never);
    };
  }, answer);
}

export const sheetOf = (page: Page, name = '通知') => page.getByRole('dialog', { name });
