// The block that stands where there is nothing to show, with the link to customer service.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useText } from '#texts/useText.ts';
import { useSite } from '../page/site.ts';
import { pressable } from '../page/tokens.ts';

const block = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-8) var(--space-6);
  color: var(--text-quiet);
  text-align: center;
  & > svg {
    width: 6rem;
    height: 4.5rem;
  }
  /* The sparks: there the accent is red, which is kept for what is urgent. */
  html[data-skin='ThemeBlack'] & > svg > path:last-child {
    stroke: var(--brand);
  }
`;

const support = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  /* Its words stand in the middle of what a finger hits. */
  margin-top: calc(-1 * var(--space-2));
  padding: 0 var(--space-3);
  color: var(--link);
`;

/** An empty tray with a ticket stub beside it. */
const picture = (
  <svg viewBox="0 0 96 72" fill="none" aria-hidden="true" focusable="false">
    <ellipse cx="48" cy="63" rx="36" ry="5" fill="var(--surface-sunken)" />
    <path d="M20 36h14l5 8h18l5-8h14v20a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z" fill="var(--surface-raised)" />
    <path
      d="M20 36 29 18h38l9 18M20 36h14l5 8h18l5-8h14v20a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z"
      stroke="var(--text-faint)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path d="M40 25h16M37 31h22" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
    <path d="M70 12l2-5M78 17l5-3M62 9V4" stroke="var(--accent)" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);

export interface NoDataProps {
  text?: ReactNode;
  /** What to do next, such as a button. */
  action?: ReactNode;
}

export function NoData({ text, action }: NoDataProps) {
  const t = useText();
  const site = useSite();
  return (
    <div className={block}>
      {picture}
      <p>{text ?? t('kit.noData')}</p>
      {action}
      {site.onOff.onlineServiceUrl !== '' && (
        <button type="button" className={`${support} ${pressable}`} onClick={() => site.act('service')}>
          {t('kit.support')}
        </button>
      )}
    </div>
  );
}
