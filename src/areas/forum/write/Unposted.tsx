// What stands below the button of a post that was not posted: why, and that nothing of it is lost.
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { failureText } from '#kit/page/failureText.ts';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';

const lines = css`
  display: grid;
  gap: var(--space-1);
  font-size: var(--font-small);
  text-align: center;
  /* The notice of a lost connection floats there. */
  scroll-margin-bottom: 6rem;
  > strong {
    color: var(--danger);
    font-weight: 400;
  }
  > span {
    color: var(--text-quiet);
  }
`;

/** `failure` of the last attempt; nothing where it is shown at a field or asks for the nickname. */
export function Unposted({ failure }: { failure: CallFailure | null }) {
  const t = useText();
  const element = useRef<HTMLParagraphElement>(null);
  const shown = failure && !failure.fieldErrors && failure.code !== 'nickNameMissing' ? failure : null;
  // Below the button it may lie under the phone's edge.
  useEffect(() => {
    if (shown) element.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (!shown) return null;
  return (
    <p ref={element} className={lines} role="alert">
      <strong>{failureText(shown, t('forum.failed'))}</strong>
      <span>{t('forum.kept')}</span>
    </p>
  );
}
