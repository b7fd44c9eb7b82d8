// The line in which a kept slip is named.
import { css } from '@linaria/core';
import { useState } from 'react';
import { keepSlipLimits } from '#contract/kept.generated.ts';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  > input {
    width: 100%;
    min-width: 0;
    height: max(2.875rem, var(--target));
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: 16px;
  }
`;

export interface NameFieldProps {
  /** What stands in it at first. */
  name?: string;
  submit: string;
  working: boolean;
  onName: (name: string) => Promise<void>;
}

export function NameField({ name = '', submit, working, onName }: NameFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  return (
    <form
      className={line}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') void onName(typed);
      }}
    >
      <input
        autoComplete="off"
        enterKeyHint="done"
        maxLength={keepSlipLimits.name.most}
        aria-label={t('period.kept.name')}
        placeholder={t('period.kept.name')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" working={working} disabled={typed.trim() === ''}>
        {submit}
      </Button>
    </form>
  );
}
