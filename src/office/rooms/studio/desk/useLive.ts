// What is typed is on the phone before the desk is drawn with it.
import { useRef } from 'react';
import type { Reading } from '#station/read/readStation.ts';
import type { Live } from '../preview/useFrame.ts';

interface Followed {
  /** Where the phone listens. */
  live: Live;
  /** Shows a text that was typed, unless it has an error or more was typed since. */
  follow(text: string): void;
}

export function useLive(readText: (text: string) => Reading, newest: () => string): Followed {
  const live = useRef<Live>({}).current;
  return {
    live,
    follow(text) {
      if (text !== newest()) return;
      const { station } = readText(text);
      if (station) live.show?.(station, text);
    },
  };
}
