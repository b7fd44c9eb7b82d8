// Owns the keys of the office: every screen declares its own here with a word for each, the last declared goes first, and one list shows them all.
import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { Fragment, useEffect, useRef, useState } from 'react';
import { dialogRoot } from './dialogRoot.ts';
import { type OfficeTextId, useText } from './locale.ts';

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

const typed =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;

/** Nobody types into something, and no modifier makes the key the browser's. */
const isForScreen = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** Parts of the library that have keys of their own. */
const withKeys = '.ant-select, .ant-modal';

/** A dialog takes every key for itself, whatever has the focus. */
const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('.ant-modal-wrap')].some((dialog) => dialog.getClientRects().length > 0);

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
  useEffect(() => {
    own.current = { keys, isPaused };
  });
  useEffect(() => {
    if (declared.size === 0) addEventListener('keydown', onKey);
    declared.add(own);
    return () => {
      declared.delete(own);
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
  const [shown, setShown] = useState<ReturnType<typeof listed>>();
  const show = () => setShown(listed());
  useKeys({ '?': { words: 'office.key.help', act: show } });
  return (
    <>
      <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('office.keys')} onClick={show} />
      <Modal
        open={shown !== undefined}
        title={t('office.keys')}
        footer={null}
        onCancel={() => setShown(undefined)}
        getContainer={dialogRoot}
      >
        <dl className="office-facts">
          {shown?.map(([key, words]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(words)}</dd>
            </Fragment>
          ))}
        </dl>
      </Modal>
    </>
  );
}
