import { expect, test, vi } from 'vitest';
import { type Clients, openNotice, renewDevice, showNotice } from './notice.ts';

const origin = 'https://one.example';

/** Pages of the site, and what was opened; a page that the worker does not control refuses to be led. */
function pagesOf(led: 'led' | 'refuses' | 'none') {
  const opened: string[] = [];
  const page = {
    focus: async () => undefined,
    navigate: async (url: string) => {
      if (led === 'refuses') throw new TypeError('not controlled');
      opened.push(`led ${url}`);
      return page;
    },
  };
  const clients: Clients = {
    matchAll: async () => (led === 'none' ? [] : [page]),
    openWindow: async (url) => void opened.push(`opened ${url}`),
  };
  return { clients, opened };
}

test.each([
  ['led', 'led https://one.example/support'],
  ['refuses', 'opened https://one.example/support'],
  ['none', 'opened https://one.example/support'],
] as const)('a press opens the screen where the page %s', async (led, expected) => {
  const { clients, opened } = pagesOf(led);
  await openNotice(clients, '/support', origin);
  expect(opened).toEqual([expected]);
});

test.each(['https://evil.example/x', '//evil.example/x', 'javascript:alert(1)'])(
  '%s leads to the start',
  async (path) => {
    const { clients, opened } = pagesOf('none');
    await openNotice(clients, path, origin);
    expect(opened).toEqual([`opened ${origin}`]);
  },
);

test('a push without a text shows nothing, and one with it what it says', async () => {
  const showNotification = vi.fn(async () => undefined);
  const registration = { showNotification } as unknown as ServiceWorkerRegistration;
  await showNotice(registration, null);
  expect(showNotification).not.toHaveBeenCalled();
  await showNotice(registration, { json: () => ({ title: 'a', body: 'b', path: '/c', tag: 'd' }) });
  expect(showNotification).toHaveBeenCalledWith('a', { body: 'b', tag: 'd', data: '/c' });
});

test('a new address is reported with the keys, subscribed again with the same key where only the old one is there', async () => {
  const made = {
    endpoint: 'https://push.example/2',
    getKey: (name: string) => new TextEncoder().encode(name === 'auth' ? '~~~' : '???').buffer,
  };
  const subscribe = vi.fn(async () => made);
  const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration;
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  try {
    const applicationServerKey = new ArrayBuffer(65);
    await renewDevice(registration, {
      oldSubscription: { options: { applicationServerKey } } as PushSubscription,
    });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
    const [address, init] = asked.mock.calls[0]!;
    expect([address, init!.method]).toEqual(['/m/v2/push/renew.do', 'POST']);
    expect(Object.fromEntries(init!.body as URLSearchParams)).toEqual({
      endpoint: 'https://push.example/2',
      p256dh: 'Pz8_',
      auth: 'fn5-',
    });
    await renewDevice(registration, {});
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    asked.mockRestore();
  }
});
