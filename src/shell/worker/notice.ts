// What the service worker does with notices: shows each, opens the screen that it leads to, and reports a new address of the browser.
import { ajaxHeader } from '#contract/boot.ts';
import { renew } from '#contract/push.generated.ts';

/** As the server sends it (src/server/jobs/push/words.ts). */
export interface NoticeText {
  title: string;
  body: string;
  path: string;
  tag: string;
}

interface WindowClient {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<WindowClient | null>;
}
export interface Clients {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Shows a notice; of what is none, nothing. */
export async function showNotice(
  registration: ServiceWorkerRegistration,
  sent: { json(): unknown } | null,
): Promise<void> {
  if (!sent) return;
  const { title, body, path, tag } = sent.json() as NoticeText;
  await registration.showNotification(title, { body, tag, data: path });
}

/** Only a screen of this very site is opened, whatever a notice says. */
const own = (path: unknown, origin: string): string => {
  const { href, origin: of } = new URL(String(path), origin);
  return of === origin ? href : origin;
};

/** Opens the screen in a page that is there, or in a new one. */
export async function openNotice(clients: Clients, path: unknown, origin: string): Promise<void> {
  const address = own(path, origin);
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A page that this worker does not control yet cannot be led.
  const led = page && (await page.navigate(address).catch(() => null));
  await led?.focus().catch(() => undefined);
  if (!led) await clients.openWindow(address);
}

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The browser has another address from now on; without the old one nobody knows with which key. */
export async function renewDevice(
  registration: ServiceWorkerRegistration,
  {
    newSubscription,
    oldSubscription,
  }: { newSubscription?: PushSubscription | null; oldSubscription?: PushSubscription | null },
): Promise<void> {
  const made =
    newSubscription ??
    (oldSubscription &&
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: oldSubscription.options.applicationServerKey,
      })));
  if (!made) return;
  await fetch(renew.path, {
    method: 'POST',
    headers: { [ajaxHeader[0]]: ajaxHeader[1] },
    body: new URLSearchParams({
      endpoint: made.endpoint,
      p256dh: textOf(made.getKey('p256dh')),
      auth: textOf(made.getKey('auth')),
    }),
  });
}
