// Owns the news of transport: repeats and failures, told to whoever shows them.
import type { CallFailure } from './failure.ts';

interface News {
  /** A call is about to be repeated: its id and the how-manieth repeat this is, from 1. Not told of silent calls. */
  retry: { call: string; count: number };
  /** A call failed for good, silent ones included (isSilent says so). An aborted call is no failure. */
  failure: CallFailure;
}

type Listener<Name extends keyof News> = (news: News[Name]) => void;

const listeners: { [Name in keyof News]: Set<Listener<Name>> } = { retry: new Set(), failure: new Set() };

/** Calls back at each piece of news; gives the way to stop it. */
export function onNews<Name extends keyof News>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => {
    listeners[name].delete(listener);
  };
}

export function emit<Name extends keyof News>(name: Name, news: News[Name]): void {
  for (const listener of listeners[name]) listener(news);
}
