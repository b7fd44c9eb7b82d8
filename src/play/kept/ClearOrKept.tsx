// The button of a bar that takes the picks off the board; while there are none, it opens the slips that are kept.
import { css } from '@linaria/core';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const button = css`
  min-width: var(--target);
  min-height: var(--target);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

export interface ClearOrKeptProps {
  /** Something is picked, if not yet enough for a unit. */
  canClear: boolean;
  /** What clearing is called. */
  clear: string;
  onClear: () => void;
  onKept: () => void;
}

export function ClearOrKept({ canClear, clear, onClear, onKept }: ClearOrKeptProps) {
  const t = useText();
  return canClear ? (
    <button type="button" className={`${button} ${pressable}`} onClick={onClear}>
      {clear}
    </button>
  ) : (
    <button
      type="button"
      className={`${button} ${pressable}`}
      aria-haspopup="dialog"
      aria-label={t('play.kept.label')}
      onClick={onKept}
    >
      {t('play.kept')}
    </button>
  );
}
