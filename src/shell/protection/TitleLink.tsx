// The line under the title of a screen: on boards how long is played and what it came to, and the way to what protects players.
import { css, cx } from '@linaria/core';
import type { RealityAnswer } from '#contract/protection.generated.ts';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { signedText, timeText } from './figures.ts';

/** Over the title, which moves up for it: the whole of both is what a finger hits. */
const link = css`
  &&& {
    position: absolute;
    bottom: 0;
    left: 50%;
    align-items: flex-end;
    justify-content: center;
    min-width: 7rem;
    height: var(--header-height);
    min-height: 0;
    padding-bottom: 0.1875rem;
    font-size: max(0.6875rem, 11px);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  header:has(&) > h1 {
    transform: translateY(-0.4375rem);
  }
`;

export function TitleLink({ reality }: { reality: RealityAnswer | undefined }) {
  const t = useText();
  const facts =
    reality && reality.begin !== ''
      ? t('reality.facts', { time: timeText(reality.time), net: signedText(reality.net) })
      : null;
  return (
    <HeaderRight>
      <RouteLink
        to="/safety"
        className={cx(link, pressable)}
        aria-label={facts ? t('reality.label', { facts }) : undefined}
        orNothing
      >
        {facts ?? t('reality.link')}
      </RouteLink>
    </HeaderRight>
  );
}
