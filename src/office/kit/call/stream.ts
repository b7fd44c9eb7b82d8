// Hearing what has changed: one connection of this browser, whichever tab holds it, whose hints make screens ask again.
import { useEffect, useSyncExternalStore } from 'react';
import { createSubject } from '#browser/subject.ts';
import { askAgain, askAgainAbout, askAgainOf } from './useRead.ts';

/** Tabs of one browser: one holds the connection and passes on what it hears. */
const tabsName = 'office-stream';
/** What comes close together is asked for once. */
const gatherMs = 300;
/** Of what is on sale more changes than anybody reads: it is queried so long after the last answer, lists of all lotteries less often. */
const playMs = 250;
const playListsMs = 2_000;
/** The browser gives up where it is refused: then the tab tries again after so long. */
const retryMs = 5_000;

/** What this browser hears: of hints, the members and the rooms that colleagues have changed something of; whatever else is on a screen is queried once more anyhow. */
type Heard =
  | 'live'
  | 'lost'
  | { members: readonly Member[]; rooms: readonly Room[]; play: PlayHint; isElse: boolean };

/** Of what is on sale: nothing, bets that came in, or anything else, such as a stop. */
type PlayHint = 'nothing' | 'bets' | 'anything';

interface Member {
  station: string;
  account: string;
}

/** A group of calls, such as content, of a station, or of all. */
interface Room {
  station: string;
  group: string;
}

/** Asks again, and once more for what came meanwhile, so that answers are never overtaken. */
function repeated(ask: () => Promise<unknown>, restMs: number) {
  let isAsking = false;
  let isDue = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    if (isAsking) {
      isDue = true;
      return;
    }
    isAsking = true;
    await ask().catch(() => {});
    rest = setTimeout(() => {
      isAsking = false;
      if (!isDue) return;
      isDue = false;
      void again();
    }, restMs);
  };
  return { again: () => void again(), stop: () => clearTimeout(rest) };
}

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

  const sold = repeated(() => askAgain('play/exposure'), playMs);
  const onSale = repeated(() => askAgain('play/lotteries'), playListsMs);
  const changed = new Map<string, Member>();
  const changedRooms = new Map<string, Room>();
  const hear = (heard: Heard): void => {
    if (typeof heard === 'string') {
      become(heard);
      if (heard === 'live') hearElse([], [], true);
      return;
    }
    if (heard.play !== 'nothing') {
      sold.again();
      onSale.again();
    }
    if (heard.play === 'anything') void askAgain('play/terms');
    if (heard.isElse || heard.rooms.length > 0) hearElse(heard.members, heard.rooms, heard.isElse);
  };
  let isElse = false;
  const hearElse = (members: readonly Member[], rooms: readonly Room[], isMore: boolean): void => {
    isElse ||= isMore;
    for (const room of rooms) changedRooms.set(`${room.station} ${room.group}`, room);
    for (const member of members) changed.set(`${member.station} ${member.account}`, member);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      // A card that is shown counts as read: it is asked for only where it has changed.
      for (const { station, account } of changed.values()) void askAgainAbout(station, account);
      changed.clear();
      for (const { station, group } of changedRooms.values()) void askAgainOf(station, group);
      changedRooms.clear();
      if (!isElse) return;
      isElse = false;
      void askAgain(
        'today/',
        'waiting/',
        'conversations/',
        'money/withdrawals',
        'money/deposits',
        'presence/',
        'approvals/',
        'rights/',
        'staff/',
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
      if ((JSON.parse(data) as { missed: boolean }).missed)
        pass({ members: [], rooms: [], play: 'anything', isElse: true });
    });
    source.addEventListener('hints', ({ data }) => {
      const hints = JSON.parse(data) as { station: string; queue: string; item?: string }[];
      const others = hints.filter(({ queue }) => queue !== 'play' && queue !== 'changed');
      const play = hints.filter(({ queue }) => queue === 'play');
      pass({
        members: others.flatMap(({ station, queue, item }) =>
          queue === 'member' && item !== undefined ? [{ station, account: item }] : [],
        ),
        rooms: hints.flatMap(({ station, queue, item }) =>
          queue === 'changed' && item !== undefined ? [{ station, group: item }] : [],
        ),
        play:
          play.length === 0 ? 'nothing' : play.every(({ item }) => item !== undefined) ? 'bets' : 'anything',
        isElse: others.length > 0,
      });
    });
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
    sold.stop();
    onSale.stop();
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
