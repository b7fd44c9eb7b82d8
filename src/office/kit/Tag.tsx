// A word of state with its colour; both appearances have enough contrast.
import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'warning' | 'fault' | 'note';

export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`office-tag office-tag-${tone}`}>{children}</span>
);
