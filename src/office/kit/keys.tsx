// The keys of the office: every screen declares its own here with a word for each, the last declared goes first, and one list shows them all.

import { Button } from 'antd';
import { Fragment, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from './Dialog.tsx';
import { type OfficeTextId, useText } from './locale.ts';
import { Sign } from './sign/Sign.tsx';

/** What a key of a screen does, by the id of its words. */
export interface ScreenKey {
  words: OfficeTextId;
  act: () => void;
}

/** By what the keyboard calls them. */
export type ScreenKeys = Readonly<Record<string, ScreenKey>>;

interface Declared {
  current: { keys: ScreenKeys; isPaused: boolean };
}

const declared = new Set<Declared>();

/** How often a screen has declared keys or left, for the list that shows them. */
let changes = 0;
const watchers = new Set<() => void>();
const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
function declare(own: Declared, is: boolean): void {
  if (is) declared.add(own);
  else declared.delete(own);
  changes += 1;
  for (const watcher of watchers) watcher();
}

const typed =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;

/** Nobody types into something, and no modifier makes the key the browser's. */
const isForScreen = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** A part of the library that has keys of its own. */
const withKeys = '.ant-select';

/**
 * A dialog takes every key for itself, whatever has the focus. One that closes is none any more: the next key is the
 * screen's, though the dialog still fades, and though what lies around it is still drawn when it has gone.
 */
const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('.ant-modal')].some(
    (dialog) => dialog.getClientRects().length > 0 && !dialog.matches('.ant-zoom-leave'),
  );

/** The screen's own keys before those around it. */
const inOrder = (): readonly Declared[] => [...declared].reverse();

function onKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!isForScreen(event) || isDialogOpen()) return;
  if (target instanceof Element && target.closest(withKeys)) return;
  const meant = inOrder().find(({ current }) => !current.isPaused && Object.hasOwn(current.keys, key));
  if (!meant) return;
  // The key is no letter of a field that has the focus next.
  event.preventDefault();
  meant.current.keys[key]!.act();
}

/** Keys of a screen for as long as it is drawn; none of them while it is paused, nor while somebody types or a dialog is open. */
export function useKeys(keys: ScreenKeys, { isPaused = false }: { isPaused?: boolean } = {}): void {
  const own = useRef({ keys, isPaused });
  // With the screen and not after it is painted: a quick finger would find it without its keys.
  useLayoutEffect(() => {
    own.current = { keys, isPaused };
  });
  useLayoutEffect(() => {
    if (declared.size === 0) addEventListener('keydown', onKey);
    declare(own, true);
    return () => {
      declare(own, false);
      if (declared.size === 0) removeEventListener('keydown', onKey);
    };
  }, []);
}

/** Every key that does something now, each once, and what it does. */
const listed = (): readonly (readonly [key: string, words: OfficeTextId])[] => {
  const all = new Map<string, OfficeTextId>();
  for (const { current } of inOrder())
    if (!current.isPaused)
      for (const [key, { words }] of Object.entries(current.keys)) if (!all.has(key)) all.set(key, words);
  return [...all];
};

/** A button, and the key `?`, that show the keys of the screen one is at. */
export function KeyList() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const show = () => setOpen(true);
  // Rows that come while it is open bring their keys.
  useSyncExternalStore(watch, () => changes);
  useKeys({ '?': { words: 'office.key.help', act: show } });
  return (
    <>
      <Button type="text" icon={<Sign of="question" />} aria-label={t('office.keys')} onClick={show} />
      <Dialog open={isOpen} title={t('office.keys')} footer={null} onCancel={() => setOpen(false)}>
        <dl className="office-facts">
          {listed().map(([key, words]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(words)}</dd>
            </Fragment>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
