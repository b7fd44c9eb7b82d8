// Owns the studio's end of a preview: what its frame is sent, what it asks the server for, and what it says of itself.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { preview } from '#contract/office/studio.generated.ts';
import type { FromFrame, Scene, ToFrame, Viewer } from '#contract/preview.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { send as ask } from '../../../kit/call/client.ts';

/** The typing rests: what a server would answer to what is written now is requested again. */
const restMs = 350;

export interface Shown {
  station: StationFacts;
  /** The file that made it, which has no error. */
  text: string;
  scene: Scene;
  as: Viewer;
  /** The moment that it is, such as 2026-11-30 20:00 in Beijing time; empty for now. */
  at: string;
}

/** What is typed goes to the frame by itself, before the desk is drawn with it. */
export interface Live {
  show?: ((station: StationFacts, text: string) => void) | undefined;
}

export interface FrameEvents {
  onPlace?(path: string): void;
  onPicked?(paths: readonly string[]): void;
  onMarked?(count: number): void;
}

export interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  /** The site stands. */
  isThere: boolean;
  send(message: ToFrame): void;
}

const isFormVerb = (verb: string): verb is 'GET' | 'POST' => verb === 'GET' || verb === 'POST';

/** Keeps a frame with what is shown. A frame starts once; what it starts with changes with the key of its element. */
export function useFrame(shown: Shown, events: FrameEvents, live?: Live): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  const version = useRef(0);
  const now = useRef({ shown, events });
  now.current = { shown, events };
  const sent = useRef(new WeakSet<StationFacts>());

  const send = useCallback((message: ToFrame): void => {
    // Its document is sandboxed: it has no origin that could be named.
    ref.current?.contentWindow?.postMessage(message, '*');
  }, []);

  const show = useCallback((): void => {
    const { station, scene } = now.current.shown;
    sent.current.add(station);
    version.current += 1;
    performance.mark(`look-sent-${version.current}`);
    send({ type: 'show', station, scene, version: version.current });
  }, [send]);

  useEffect(() => {
    const answer = async ({
      id,
      url,
      verb,
      body,
      locale,
    }: Extract<FromFrame, { type: 'ask' }>): Promise<void> => {
      const { text, as, at } = now.current.shown;
      const asked = {
        text,
        as,
        language: locale.startsWith('en') ? ('en' as const) : ('zh-CN' as const),
        verb: isFormVerb(verb) ? verb : ('POST' as const),
        url,
        body,
        ...(at !== '' && { at }),
      };
      const got = await ask(preview, asked, { station: now.current.shown.station.code }).catch(() => null);
      send({ type: 'answer', id, answer: got });
    };
    const onMessage = (event: MessageEvent<FromFrame>): void => {
      if (event.source !== ref.current?.contentWindow) return;
      const { events: heard } = now.current;
      const { data } = event;
      switch (data.type) {
        case 'ready':
          show();
          return;
        case 'ask':
          void answer(data);
          return;
        case 'painted':
          performance.measure('look', `look-sent-${data.version}`);
          setThere(true);
          return;
        case 'place':
          heard.onPlace?.(data.path);
          return;
        case 'picked':
          heard.onPicked?.(data.paths);
          return;
        case 'marked':
          heard.onMarked?.(data.count);
          return;
      }
    };
    window.addEventListener('message', onMessage);
    // A frame that began before it had a place may be ready already; one that is not yet hears nothing of it.
    show();
    return () => window.removeEventListener('message', onMessage);
  }, [send, show]);

  useEffect(() => {
    if (!live) return;
    live.show = (station, text) => {
      now.current.shown = { ...now.current.shown, station, text };
      show();
    };
    return () => {
      live.show = undefined;
    };
  }, [live, show]);

  const { station } = shown;
  const first = useRef(station);
  useEffect(() => {
    if (station === first.current) return;
    // What went by itself is there, and more may have been typed since.
    if (!sent.current.has(station)) show();
    const rest = setTimeout(() => send({ type: 'rest' }), restMs);
    return () => clearTimeout(rest);
  }, [station, show, send]);

  return { ref, isThere, send };
}
