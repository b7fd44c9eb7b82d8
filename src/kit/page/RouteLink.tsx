// The link to a screen of this site, which is a link only where the station has that screen.
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useSite } from './site.ts';

export interface RouteLinkProps extends Omit<LinkProps, 'to'> {
  /** Path of a screen, with query if any. */
  to: string;
  children: ReactNode;
  /** Where the station lacks the screen, or hides what it shows: draws nothing instead of the children without a link. */
  orNothing?: boolean;
}

export function RouteLink({ to, children, className, orNothing = false, ...rest }: RouteLinkProps) {
  const site = useSite();
  if (site.has(to))
    return (
      <Link {...rest} to={to} className={className}>
        {children}
      </Link>
    );
  return orNothing ? null : <span className={className}>{children}</span>;
}
