// The bar at the foot of the tab screens.
import { css, cx } from '@linaria/core';
import { useText } from '#texts/useText.ts';
import { Badge } from '../Badge.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import { RouteLink } from './RouteLink.tsx';
import { pressable } from './tokens.ts';

const bar = css`
  position: fixed;
  z-index: 20;
  bottom: 0;
  left: 50%;
  display: flex;
  width: 100%;
  max-width: var(--column);
  padding-bottom: var(--safe-bottom);
  background: var(--surface-raised);
  box-shadow: 0 -1px var(--line);
  transform: translateX(-50%);
`;

const entry = css`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  height: var(--tab-bar-height);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.1;
  &[aria-current] {
    color: var(--brand-text);
    font-weight: 600;
  }
  & > span:last-child {
    max-width: 100%;
    padding: 0 2px;
    overflow-wrap: anywhere;
    text-align: center;
    text-wrap: balance;
  }
`;

const picture = css`
  position: relative;
  font-size: max(1.5rem, 22px);
`;

export interface TabBarItem {
  key: string;
  label: string;
  icon: IconName;
  /** Path of a screen; without it the entry is a button. */
  to?: string;
  onClick?: () => void;
  chosen: boolean;
  /** Number at the icon; none for 0. */
  badge?: number;
}

export function TabBar({ items }: { items: readonly TabBarItem[] }) {
  const t = useText();
  return (
    <nav className={bar} aria-label={t('kit.tabBar')}>
      {items.map((item) => {
        const content = (
          <>
            <span className={picture}>
              <Icon name={item.icon} />
              {item.badge ? <Badge count={item.badge} floating /> : null}
            </span>
            <span>{item.label}</span>
          </>
        );
        const shared = {
          className: cx(entry, pressable),
          'aria-current': item.chosen ? ('page' as const) : undefined,
          ...(item.onClick && { onClick: item.onClick }),
        };
        return item.to ? (
          <RouteLink key={item.key} {...shared} to={item.to} orNothing>
            {content}
          </RouteLink>
        ) : (
          <button key={item.key} type="button" {...shared}>
            {content}
          </button>
        );
      })}
    </nav>
  );
}
