// A frame shows what the screen around it says.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ToFrame } from '#contract/preview.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { type Conversation, conversationWith, type FrameEvents, type Shown } from './conversation.ts';

/** The typing rests: what a server would answer to what is written now is requested again. */
const restMs = 350;

/** What is typed goes to the frame by itself, before the desk is drawn with it. */
export interface Live {
  show?: ((station: StationFacts, text: string) => void) | undefined;
}

export interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  /** The site stands. */
  isThere: boolean;
  send(message: ToFrame): void;
}

/** Keeps a frame with what is shown. A frame starts once; what it starts with changes with the key of its element. */
export function useFrame(shown: Shown, events: Omit<FrameEvents, 'onThere'>, live?: Live): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const talk = useRef<Conversation>(undefined);
  const [isThere, setThere] = useState(false);
  const now = useRef({ shown, events });
  now.current = { shown, events };
  const send = useCallback((message: ToFrame): void => talk.current?.send(message), []);

  useEffect(() => {
    const { shown: first } = now.current;
    const conversation = conversationWith(ref.current!, first);
    talk.current = conversation;
    conversation.showOnce(first.station, first.text);
    conversation.hear({
      onThere: () => setThere(true),
      onPlace: (path) => now.current.events.onPlace?.(path),
      onPicked: (paths) => now.current.events.onPicked?.(paths),
      onMarked: (count) => now.current.events.onMarked?.(count),
    });
    return () => conversation.end();
  }, []);

  useEffect(() => {
    if (!live) return;
    live.show = (station, text) => talk.current?.show(station, text);
    return () => {
      live.show = undefined;
    };
  }, [live]);

  const { station } = shown;
  const first = useRef(station);
  useEffect(() => {
    if (station === first.current) return;
    // What went by itself is there, and more may have been typed since.
    talk.current?.showOnce(station, now.current.shown.text);
    const rest = setTimeout(() => send({ type: 'rest' }), restMs);
    return () => clearTimeout(rest);
  }, [station, send]);

  return { ref, isThere, send };
}
