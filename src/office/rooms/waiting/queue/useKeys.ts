// Owns keys of a screen: a letter does something unless somebody types or a dialog is open.
import { useEffect, useRef } from 'react';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], .ant-select, .ant-modal';

/** What each key does, by what the keyboard calls it; nothing while it is paused. */
export function useKeys(keys: Readonly<Record<string, () => void>>, isPaused: boolean): void {
  const latest = useRef({ keys, isPaused });
  useEffect(() => {
    latest.current = { keys, isPaused };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (latest.current.isPaused || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(typing)) return;
      if (!Object.hasOwn(latest.current.keys, key)) return;
      event.preventDefault();
      latest.current.keys[key]!();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
