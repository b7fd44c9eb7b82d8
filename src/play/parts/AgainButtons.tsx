// The two buttons that bet the same again: once, or doubled. Both open the slip, where the cost is seen and confirmed.
import { useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
import type { Factor } from '../slip/betAgain.ts';

export interface AgainButtonsProps {
  /** What is bet again, for those who listen. */
  label?: string;
  size?: 'small';
  /** It is a slip of several bets. */
  isWhole?: boolean;
  /** After a loss: offered, and not pressed upon anybody. */
  isPlain?: boolean;
  onAgain: (factor: Factor) => Promise<void>;
}

export function AgainButtons({ label, size, isWhole, isPlain, onAgain }: AgainButtonsProps) {
  const t = useText();
  const [working, setWorking] = useState<Factor | null>(null);
  const again = async (factor: Factor): Promise<void> => {
    if (working) return;
    setWorking(factor);
    await onAgain(factor);
    setWorking(null);
  };
  const nameOf = (factor: Factor): string =>
    t(isWhole && factor === 1 ? 'play.again.whole' : `play.again.${factor}`);
  return ([1, 2] as const).map((factor) => (
    <Button
      key={factor}
      kind={isPlain ? 'plain' : 'quiet'}
      {...(size && { size })}
      working={working === factor}
      aria-label={label === undefined ? undefined : `${nameOf(factor)}：${label}`}
      onClick={() => void again(factor)}
    >
      {nameOf(factor)}
    </Button>
  ));
}
