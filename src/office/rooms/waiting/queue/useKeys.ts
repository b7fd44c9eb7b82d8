// Owns keys of a screen: a letter does something unless somebody types or a dialog is open.
import { useEffect, useRef } from 'react';
import { isForScreen } from '../../../kit/typing.ts';

/** Parts of the library that have keys of their own. */
const withKeys = '.ant-select, .ant-modal';

/** What each key does, by what the keyboard calls it; nothing while it is paused. */
export function useKeys(keys: Readonly<Record<string, () => void>>, isPaused: boolean): void {
  const latest = useRef({ keys, isPaused });
  useEffect(() => {
    latest.current = { keys, isPaused };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (latest.current.isPaused || !isForScreen(event)) return;
      if (target instanceof Element && target.closest(withKeys)) return;
      if (!Object.hasOwn(latest.current.keys, key)) return;
      event.preventDefault();
      latest.current.keys[key]!();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
