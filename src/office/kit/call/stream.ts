// Owns hearing what has changed: one connection of this browser, whichever tab holds it, whose hints make screens ask again.
import { useEffect, useSyncExternalStore } from 'react';
import { createSubject } from '#browser/subject.ts';
import { askAgain } from './useRead.ts';

/** Tabs of one browser: one holds the connection and passes on what it hears. */
const tabsName = 'office-stream';
/** What comes close together is asked for once. */
const gatherMs = 300;
/** The browser gives up where it is refused: then the tab tries again after so long. */
const retryMs = 5_000;

type Heard = 'hints' | 'live' | 'lost';

const changes = createSubject();
let state: 'live' | 'lost' | 'opening' = 'opening';
let users = 0;
let stop: (() => void) | undefined;

const become = (next: typeof state): void => {
  if (next === state) return;
  state = next;
  changes.emit();
};

function begin(): () => void {
  const ending = new AbortController();
  const tabs = new BroadcastChannel(tabsName);
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const hear = (heard: Heard): void => {
    if (heard !== 'hints') become(heard);
    if (heard === 'lost') return;
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void askAgain(
        'today/',
        'waiting/',
        'money/withdrawals',
        'money/deposits',
        'presence/',
        'approvals/',
        'rights/',
      );
    }, gatherMs);
  };
  const pass = (heard: Heard): void => {
    hear(heard);
    tabs.postMessage(heard);
  };
  tabs.onmessage = ({ data }: MessageEvent<Heard>) => hear(data);

  const open = (): void => {
    source = new EventSource('/office/stream');
    source.addEventListener('hello', ({ data }) => {
      pass('live');
      if ((JSON.parse(data) as { missed: boolean }).missed) pass('hints');
    });
    source.addEventListener('hints', () => pass('hints'));
    source.onerror = () => {
      pass('lost');
      if (source?.readyState !== EventSource.CLOSED || ending.signal.aborted) return;
      retry = setTimeout(open, retryMs);
    };
  };
  // Held until this tab leaves; the next one that waits for it goes on.
  navigator.locks
    .request(tabsName, { signal: ending.signal }, () => {
      open();
      return new Promise<void>((leave) => ending.signal.addEventListener('abort', () => leave()));
    })
    .catch(() => {});
  return () => {
    ending.abort();
    source?.close();
    clearTimeout(gathering);
    clearTimeout(retry);
    tabs.close();
    become('opening');
  };
}

/** Keeps what this page shows of queues fresh, as long as it stands; says whether it is heard at once what changes. */
export function useStream(): 'live' | 'lost' | 'opening' {
  useEffect(() => {
    users += 1;
    stop ??= begin();
    return () => {
      users -= 1;
      if (users > 0) return;
      stop?.();
      stop = undefined;
    };
  }, []);
  return useSyncExternalStore(changes.subscribe, () => state);
}
