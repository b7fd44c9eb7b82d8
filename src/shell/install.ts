// The browser's own offer to add the site to the desktop: kept from the moment it is offered until the player requests it.

interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | null = null;

export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
}

/** Makes the browser's offer; null where it has none, otherwise whether the player accepted. */
export async function offerInstall(): Promise<boolean | null> {
  const event = offer;
  if (!event) return null;
  offer = null;
  return (await event.prompt()).outcome === 'accepted';
}
