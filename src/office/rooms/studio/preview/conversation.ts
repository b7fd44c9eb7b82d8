// The office's end of a preview: what its frame is sent, what it asks the server for, and what it says of itself.
import { preview } from '#contract/office/studio.generated.ts';
import type { AskedAnswer, FromFrame, Scene, ToFrame, Viewer } from '#contract/preview.ts';
import { accInfo, getOnOffBaseBtn, getPageHead } from '#contract/session.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { send as ask } from '../../../kit/call/client.ts';

export interface Shown {
  station: StationFacts;
  /** The file that made it, which has no error. */
  text: string;
  scene: Scene;
  as: Viewer;
  /** The moment that it is, such as 2026-11-30 20:00 in Beijing time; empty for now. */
  at: string;
}

/** What a preview begins with. */
export const firstLook: Pick<Shown, 'scene' | 'as' | 'at'> = {
  scene: { skin: 'own', locale: 'own', condition: 'good' },
  as: 'guest',
  at: '',
};

export interface FrameEvents {
  /** The site stands. */
  onThere?(): void;
  onPlace?(path: string): void;
  onPicked?(paths: readonly string[]): void;
  onMarked?(count: number): void;
}

export interface Conversation {
  send(message: ToFrame): void;
  /** Shows another station. */
  show(station: StationFacts, text: string): void;
  /** Shows a station that has not been shown before: more may have been typed since. */
  showOnce(station: StationFacts, text: string): void;
  /** Receives what the frame says from now on; that it stands as well where it has said so. */
  hear(events: FrameEvents): void;
  end(): void;
}

/** What every page asks before it is drawn. */
const startCalls = [getOnOffBaseBtn, getPageHead, accInfo];

const isFormVerb = (verb: string): verb is 'GET' | 'POST' => verb === 'GET' || verb === 'POST';

type Asked = Omit<Extract<FromFrame, { type: 'ask' }>, 'type' | 'id'>;

const open = new WeakMap<HTMLIFrameElement, Conversation>();

/** The conversation with a frame: the one that is under way, or one that begins with what is shown. */
export const conversationWith = (frame: HTMLIFrameElement, shown: Shown): Conversation =>
  open.get(frame) ?? begin(frame, { ...shown });

function begin(frame: HTMLIFrameElement, shown: Shown): Conversation {
  const sent = new WeakSet<StationFacts>();
  let version = 0;
  let isThere = false;
  let heard: FrameEvents = {};

  const send = (message: ToFrame): void => {
    // Its document is sandboxed: it has no origin that could be named.
    frame.contentWindow?.postMessage(message, '*');
  };
  /** What is shown already is sent again under its number: a frame that has it does nothing. */
  const sendShown = (): void => {
    performance.mark(`look-sent-${version}`);
    send({ type: 'show', station: shown.station, scene: shown.scene, version });
  };
  const show: Conversation['show'] = (station, text) => {
    Object.assign(shown, { station, text });
    sent.add(station);
    version += 1;
    sendShown();
  };
  const answerTo = ({ url, verb, body, locale }: Asked): Promise<AskedAnswer | null> => {
    const { station, text, as, at, scene } = shown;
    const request = {
      text,
      as,
      language: locale.startsWith('en') ? ('en' as const) : ('zh-CN' as const),
      verb: isFormVerb(verb) ? verb : ('POST' as const),
      url,
      body,
      ...(at !== '' && { at }),
      ...(scene.condition === 'empty' && { isNew: true }),
    };
    return ask(preview, request, { station: station.code }).catch(() => null);
  };
  /** Answers by path that the page has not asked for yet: it asks once it has started, and its start need not wait for them. */
  const ahead = new Map<string, Promise<AskedAnswer | null>>();
  const sendAhead = async (path: string): Promise<void> => {
    const got = await ahead.get(path);
    if (got && ahead.has(path)) send({ type: 'ahead', path, answer: got });
  };
  const askAhead = (): void => {
    const locale = shown.scene.locale === 'own' ? shown.station.locale : shown.scene.locale;
    for (const { path, verb = 'POST' } of startCalls) {
      ahead.set(path, answerTo({ url: path, verb, body: '', locale }));
      void sendAhead(path);
    }
  };
  const answer = async (asked: Extract<FromFrame, { type: 'ask' }>): Promise<void> => {
    const path = asked.url.split('?', 1)[0]!;
    const known = isThere ? undefined : ahead.get(path);
    ahead.delete(path);
    send({ type: 'answer', id: asked.id, answer: (await known) ?? (await answerTo(asked)) });
  };
  const onMessage = ({ source, data }: MessageEvent<FromFrame>): void => {
    if (source !== frame.contentWindow) return;
    switch (data.type) {
      case 'ready':
        sendShown();
        for (const path of ahead.keys()) void sendAhead(path);
        return;
      case 'ask':
        void answer(data);
        return;
      case 'painted':
        performance.measure('look', `look-sent-${data.version}`);
        isThere = true;
        heard.onThere?.();
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
  // A frame that began before its conversation may be ready already; one that is not yet hears nothing of it.
  show(shown.station, shown.text);
  askAhead();
  const conversation: Conversation = {
    send,
    show,
    showOnce: (station, text) => {
      if (!sent.has(station)) show(station, text);
    },
    hear: (events) => {
      heard = events;
      if (isThere) events.onThere?.();
    },
    end: () => {
      window.removeEventListener('message', onMessage);
      open.delete(frame);
    },
  };
  open.set(frame, conversation);
  return conversation;
}
