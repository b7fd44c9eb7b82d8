// Grouped lists of rows: settings, menus, facts.
import { css, cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../Icon.tsx';
import { RouteLink } from '../../page/RouteLink.tsx';
import { useSite } from '../../page/site.ts';
import { pressable } from '../../page/tokens.ts';

const group = css`
  margin: var(--edge);
  & > h2 {
    padding: 0 var(--space-1) var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
  & > div {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--surface-raised);
    box-shadow: var(--shadow);
  }
`;

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: max(3.25rem, var(--target));
  padding: var(--space-2) var(--space-4);
  font-size: 0.9375rem;
  text-align: left;
  & + &::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    left: var(--space-4);
    border-top: 1px solid var(--line);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:is(a, button):active {
    background: var(--surface-sunken);
    opacity: 1 !important;
  }
`;

const picture = css`
  flex: none;
  color: var(--brand-text);
  font-size: 1.375rem;
`;

const words = css`
  flex: 1 1 auto;
  min-width: 4.5em;
`;

const fact = css`
  flex: 0 1 auto;
  min-width: 0;
  color: var(--text-quiet);
  font-size: var(--font-body);
  text-align: right;
`;

const arrow = css`
  flex: none;
  margin-right: -0.25rem;
  color: var(--text-faint);
  font-size: 1rem;
`;

export interface ListGroupProps {
  title?: ReactNode;
  children: ReactNode;
}

export function ListGroup({ title, children }: ListGroupProps) {
  const id = useId();
  return (
    <section className={group} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <div>{children}</div>
    </section>
  );
}

export interface ListRowProps {
  icon?: IconName;
  /** In place of `icon`: as a menu draws it. */
  sign?: { path: string } | { name: IconName };
  label: ReactNode;
  value?: ReactNode;
  /** Path of a screen; where the station lacks it, the row leads nowhere and shows no arrow. */
  to?: string;
  onClick?: () => void;
  /** In place of the arrow. */
  right?: ReactNode;
}

export function ListRow({
  icon,
  sign = icon && { name: icon },
  label,
  value,
  to,
  onClick,
  right,
}: ListRowProps) {
  const site = useSite();
  const leads = to === undefined ? onClick !== undefined : site.has(to);
  const content = (
    <>
      {sign && <Icon {...sign} className={picture} />}
      <span className={words}>{label}</span>
      {value !== undefined && <span className={fact}>{value}</span>}
      {right ?? (leads && <Icon name="chevron" className={arrow} />)}
    </>
  );
  const className = cx(row, leads && pressable);
  if (to !== undefined)
    return (
      <RouteLink to={to} className={className} {...(onClick && { onClick })}>
        {content}
      </RouteLink>
    );
  return onClick ? (
    <button type="button" className={className} onClick={onClick}>
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
}
