// Switching this browser on and off at its push service. The server learns of it by calls of the sheet.

/** What push/device takes. */
export interface BrowserDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
};

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether this browser takes notices with the key of the station. */
export async function isSubscribed(key: string): Promise<boolean> {
  const known = await subscriptionHere();
  return known !== null && textOf(known.options.applicationServerKey) === key;
}

/** Asks the owner where that was not done, and subscribes; null where the owner refuses. Rejects where the browser cannot. */
export async function subscribe(key: Promise<string>): Promise<BrowserDevice | null> {
  // First of all: browsers ask only at a press.
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The page has no service worker.');
  const applicationServerKey = await key;
  const known = await registration.pushManager.getSubscription();
  // Of another station on this host, or of a server that was set up again: a browser has one key at a time.
  if (known && textOf(known.options.applicationServerKey) !== applicationServerKey) await known.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(applicationServerKey),
  });
  return {
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey('p256dh')),
    auth: textOf(made.getKey('auth')),
  };
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}
