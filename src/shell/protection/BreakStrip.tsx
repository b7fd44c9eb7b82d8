// The strip at the foot of every screen while a break holds: until when, and the way to what is open meanwhile.
import { css } from '@linaria/core';
import { breakState } from '#contract/protection.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const strip = css`
  position: fixed;
  z-index: 34;
  bottom: 0;
  left: 50%;
  width: min(100vw, var(--column));
  background: var(--warn-quiet);
  color: var(--text);
  transform: translateX(-50%);
  /* Its place is taken from the screen: tab bar, bars of boards and feet of sheets all move up, so it lies over none of them. */
  :root:has(&) {
    --safe-bottom: calc(env(safe-area-inset-bottom, 0px) + var(--target));
  }
  > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: 0 var(--edge) env(safe-area-inset-bottom, 0px);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: var(--warn);
    font-size: 1.25rem;
  }
`;

export function BreakStrip({ path }: { path: string }) {
  const t = useText();
  const { data } = useCall(breakState, {}, { silent: true });
  // Its page says more.
  if (!data || data.state === 'open' || path === '/takeBreak') return null;
  const { state, until, opensAt } = data;
  const end = state === 'returning' ? opensAt : until;
  return (
    <aside className={strip} aria-label={t('reality.break.label')}>
      <RouteLink to="/takeBreak" className={pressable}>
        <Icon name="calendar" />
        {end === ''
          ? t(`reality.break.${state}`)
          : t(state === 'returning' ? 'reality.break.opens' : 'reality.break.until', {
              time: end,
            })}
        <Icon name="chevron" />
      </RouteLink>
    </aside>
  );
}
