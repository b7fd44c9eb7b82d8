// The grid of shortcuts, as the station's home menu has them.
import { css } from '@linaria/core';
import { useState } from 'react';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { menuOf, menuShape } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';

const grid = css`
  display: flex;
  flex-wrap: wrap;
  /* A last row that is not full stands in the middle, not before a hole. */
  justify-content: center;
  row-gap: var(--space-1);
  margin: var(--edge);
  padding: var(--space-1);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const entry = css`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 0.25rem;
  width: calc(100% / var(--columns));
  min-height: var(--target);
  padding: var(--space-1) 0;
  font-size: var(--font-caption);
  line-height: 1.3;
  text-align: center;
  > svg {
    padding: 0.5625rem;
    border-radius: 0.8125rem;
    background: var(--brand-quiet);
    color: var(--brand-text);
  }
`;
export function HomeMenu() {
  const t = useText();
  const { station, role, locale, act } = useSite();
  const [isOpen, setOpen] = useState(false);
  const all = menuOf(station, 'home', role);
  if (all.length === 0) return null;
  const { count, columns } = menuShape(all.length);
  const isCut = !isOpen && all.length > count;
  const entries = isCut ? all.slice(0, count - 1) : all;
  return (
    <nav className={grid} style={{ '--columns': columns } as object} aria-label={t('index.menu.label')}>
      {entries.map(({ to, name, titleId, icon }) => {
        const content = (
          <>
            <Icon name={icon as IconName} size="2.5rem" />
            {name ? localText(name, locale) : t(titleId)}
          </>
        );
        return to.startsWith('action:') ? (
          <button
            key={to}
            type="button"
            className={`${entry} ${pressable}`}
            onClick={() => act(to.slice('action:'.length))}
          >
            {content}
          </button>
        ) : (
          <RouteLink key={to} to={to} className={`${entry} ${pressable}`}>
            {content}
          </RouteLink>
        );
      })}
      {isCut && (
        <button type="button" className={`${entry} ${pressable}`} onClick={() => setOpen(true)}>
          <Icon name="plus" size="2.5rem" />
          {t('index.active.more')}
        </button>
      )}
    </nav>
  );
}
