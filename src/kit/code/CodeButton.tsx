// The button that has a code sent to a phone or a mailbox, and the wait before the next.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { Button } from '../Button.tsx';

const button = css`
  flex: none;
  min-width: 7rem;
  padding: 0 var(--space-2);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;

export interface CodeButtonProps {
  /** Its words before the first code, and while the next one waits ({seconds}): texts of the area, for the kit's come with every page. */
  words: { send: TextId; again: TextId };
  working: boolean;
  /** Sends a code and returns the seconds until the next one; undefined where none was sent. */
  onPress: () => Promise<number | undefined>;
}

export function CodeButton({ words, working, onPress }: CodeButtonProps) {
  const t = useText();
  /** When the next code may be requested: the clock is read, so a page that slept does not lag behind. */
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const update = (): void => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    update();
    if (until <= performance.now()) return;
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [until]);
  const press = async (): Promise<void> => {
    const seconds = await onPress();
    if (seconds !== undefined) setUntil(performance.now() + seconds * 1000);
  };
  return (
    <Button kind="quiet" className={button} working={working} disabled={left > 0} onClick={press}>
      {left > 0 ? t(words.again, { seconds: left }) : t(words.send)}
    </Button>
  );
}
