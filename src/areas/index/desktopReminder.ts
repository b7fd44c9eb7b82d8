// Whether the home page reminds of adding the site to the phone's desktop: until the player closes it.
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';
import { useSite } from '#kit/page/site.ts';
import { localText } from '#station/station.ts';

const isOnDesktop = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** The station's words, '' where there is nothing to remind of; and what closes it for good. */
export function useDesktopReminder(): { text: string; close: () => void } {
  const { station, locale } = useSite();
  const key = `${station.code}.desktop-reminder-closed`;
  const [isClosed, setClosed] = useState(() => localStore.read(key) !== null || isOnDesktop());
  return {
    text: isClosed ? '' : localText(station.frontConfig.addToDesktopRemainText, locale),
    close: () => {
      localStore.write(key, '1');
      setClosed(true);
    },
  };
}
