// Owns words that are heard and not seen, such as the head of a column of buttons.
import type { ReactNode } from 'react';

export const Unseen = ({ children }: { children: ReactNode }) => (
  <span className="office-unseen">{children}</span>
);
