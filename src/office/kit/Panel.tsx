// A part of a screen that stands on a ground of its own, with its title.
import type { ReactNode } from 'react';

interface PanelProps {
  title: ReactNode;
  /** Beside the title. */
  extra?: ReactNode;
  /** What it is called by who hears the page; the title where left out. */
  label?: string;
  className?: string;
  children: ReactNode;
}

export const Panel = ({ title, extra, label, className = '', children }: PanelProps) => (
  <section className={`office-panel ${className}`} aria-label={label}>
    <div className="office-head">
      <h2>{title}</h2>
      {extra}
    </div>
    {children}
  </section>
);
