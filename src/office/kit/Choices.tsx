// A button that opens a few choices below it: closed by a choice, by Escape, and by a press elsewhere.
import { Button, type ButtonProps } from 'antd';
import { type ReactNode, useId, useRef } from 'react';

export interface Choice {
  key: string;
  label: string;
  onChoose: () => void;
  isDangerous?: boolean;
  /** It is what holds now. */
  isChosen?: boolean;
  /** A line above it. */
  begins?: boolean;
}

interface ChoicesProps extends Pick<ButtonProps, 'size' | 'type' | 'icon'> {
  /** What the button is called. */
  label: string;
  choices: readonly Choice[];
  children?: ReactNode;
}

export function Choices({ label, choices, children, ...look }: ChoicesProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    if (!at || !list.current) return;
    // Below the button, on the side of the window that has more room, its edge in one line with the button's, and never beyond the window.
    const isLeft = at.left + at.right < innerWidth;
    const aside = Math.max(8, isLeft ? at.left : innerWidth - at.right);
    Object.assign(list.current.style, {
      top: `${Math.min(at.bottom + 4, innerHeight - 8)}px`,
      left: isLeft ? `${aside}px` : 'auto',
      right: isLeft ? 'auto' : `${aside}px`,
      maxWidth: `${innerWidth - aside - 8}px`,
    });
  };
  return (
    <>
      <Button ref={button} {...look} aria-label={label} popoverTarget={id} onClick={place}>
        {children}
      </Button>
      <div ref={list} id={id} popover="auto" className="office-choices">
        {choices.map(({ key, label: words, onChoose, isDangerous, isChosen, begins }) => (
          <button
            key={key}
            type="button"
            aria-pressed={isChosen}
            className={`office-choice${isDangerous ? ' office-fault' : ''}${begins ? ' office-choice-begins' : ''}`}
            onClick={() => {
              list.current?.hidePopover();
              onChoose();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
