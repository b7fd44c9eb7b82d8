// What a sandboxed frame lacks and the site asks for: cookies, a service worker, and a line to the server, which is the studio.
import type { AskedAnswer, Condition, FromFrame, ToFrame } from '#contract/preview.ts';

const studio = window.parent;

export const toStudio = (message: FromFrame): void => studio.postMessage(message, '*');

/** What the studio says; nobody else is listened to. */
export function onStudio(listener: (message: ToFrame) => void): void {
  window.addEventListener('message', (event: MessageEvent<ToFrame>) => {
    if (event.source === studio) listener(event.data);
  });
}

// Each of them throws in a sandboxed document as soon as it is asked for.
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined, configurable: true });
Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
Object.defineProperty(window, 'sessionStorage', { value: undefined, configurable: true });
// Screens that nobody has come to are not fetched ahead: the desk is beside, and perhaps many previews.
Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

// Whoever types at the desk keeps the focus: the page takes it only once somebody is in it.
const focus = HTMLElement.prototype.focus;
HTMLElement.prototype.focus = function focusHere(...given) {
  if (document.hasFocus()) focus.apply(this, given);
};
const showModal = HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.showModal = function showHere() {
  const isElsewhere = !document.hasFocus();
  // A browser moves the focus into a dialog by itself, unless nothing in it can have it.
  if (isElsewhere) this.inert = true;
  showModal.call(this);
  if (isElsewhere) this.inert = false;
};

const slowMs = 3_000;
let condition: Condition = 'good';
let isStarted = false;
let lastId = 0;
const waiting = new Map<number, (answer: AskedAnswer | null) => void>();
const listeners: ((path: string, answer: AskedAnswer) => void)[] = [];

/** Receives each answer that came, with the path of its call. */
export const onAnswer = (listener: (path: string, answer: AskedAnswer) => void): void =>
  void listeners.push(listener);

/** The line from now on. The site itself starts on a good one: what is looked at is the screen. */
export function setCondition(next: Condition): void {
  condition = next;
  isStarted = true;
  if (next !== 'offline') return;
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  window.dispatchEvent(new Event('offline'));
}

/** A long list without its rows is what nobody has done anything yet looks like, and then nothing in it is unread. */
export const withoutRows = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return [] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'unread' ? 0 : withoutRows(each)]),
  ) as Value;
};

/** What the start asks, answered before it does: each is good for the first asking. */
const ahead = new Map<string, AskedAnswer>();
export const answeredAhead = (path: string, answer: AskedAnswer): void => void ahead.set(path, answer);

/** The answer that came before it was asked for, once. */
function takeAhead(path: string): AskedAnswer | undefined {
  const answer = isStarted ? undefined : ahead.get(path);
  ahead.delete(path);
  return answer;
}

function ask(url: string, init: RequestInit, signal: AbortSignal | null | undefined): Promise<AskedAnswer> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      waiting.delete(id);
      reject(new DOMException('Aborted', 'AbortError'));
    };
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave, { once: true });
    waiting.set(id, (answer) => {
      signal?.removeEventListener('abort', leave);
      if (answer) resolve(answer);
      else reject(new TypeError('Failed to fetch'));
    });
    const headers = new Headers(init.headers);
    toStudio({
      type: 'ask',
      id,
      url,
      verb: init.method ?? 'GET',
      body: String(init.body ?? ''),
      locale: headers.get('Accept-Language') ?? 'zh-CN',
    });
  });
}

export function answered(id: number, answer: AskedAnswer | null): void {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

/** Pictures of a station are below an address of its own here. */
let pictureFolder = '';
export function setPictures(code: string): void {
  pictureFolder = `/look/${code}/`;
}
const ownPictures = /(\\?")\/(?=pictures\/|forum-picture\/|icon\/)/g;

window.fetch = async (input, init = {}) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const path = url.split('?', 1)[0]!;
  if (isStarted && condition === 'offline') throw new TypeError('Failed to fetch');
  if (isStarted && condition === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (isStarted && condition === 'failing') return new Response('', { status: 503 });
  const answer = takeAhead(path) ?? (await ask(url, init, init.signal));
  for (const listener of listeners) listener(path, answer);
  const body = answer.body.replace(ownPictures, `$1${pictureFolder}`);
  const isEmptied = isStarted && condition === 'empty' && answer.status === 200;
  return new Response(isEmptied ? JSON.stringify(withoutRows(JSON.parse(body))) : body, {
    status: answer.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
};
