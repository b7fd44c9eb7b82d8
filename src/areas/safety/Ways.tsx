// The tiles that lead to what a player can do here, each with a line about it; guests see them too and are asked to log in there.
import { css } from '@linaria/core';
import type { ScreenPath } from '#contract/screens.generated.ts';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin: var(--edge);
`;
const tile = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-height: 6.5rem;
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  > svg {
    color: var(--brand-text);
  }
  b {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  small {
    color: var(--text-quiet);
    font-size: var(--font-small);
    line-height: 1.4;
  }
`;

const ways = [
  ['/playLimits', 'limits', 'sliders'],
  ['/takeBreak', 'break', 'calendar'],
  ['/ownPicture', 'picture', 'chart'],
  ['/selfCheck', 'check', 'list'],
] as const satisfies readonly (readonly [ScreenPath, string, IconName])[];

export function Ways() {
  const t = useText();
  return (
    <nav className={grid} aria-label={t('safety.ways')}>
      {ways.map(([to, name, icon]) => (
        <RouteLink key={to} to={to} className={`${tile} ${pressable}`} orNothing>
          <Icon name={icon} size="1.625rem" />
          <b>{t(`safety.way.${name}`)}</b>
          <small>{t(`safety.way.${name}.text`)}</small>
        </RouteLink>
      ))}
    </nav>
  );
}
