// The state of an application as a coloured word.

import { css } from '@linaria/core';
import type { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { useText } from '#texts/useText.ts';

const state = css`
  color: var(--warn);
  &[data-status='2'] {
    color: var(--lose);
  }
  &[data-status='3'] {
    color: var(--danger);
  }
`;

export interface ApplicationStateProps {
  /** 1 waiting, 2 success, 3 failed. */
  status: ApplicationStatus;
  /** Why it failed. */
  reason: string;
}

export function ApplicationState({ status, reason }: ApplicationStateProps) {
  const t = useText();
  return (
    <span className={state} data-status={status}>
      {t(`pay.application.${status}`)}
      {reason && ` · ${reason}`}
    </span>
  );
}
