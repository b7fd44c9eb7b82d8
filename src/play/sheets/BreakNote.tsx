// The note above a board whose player is in a break: why nothing can be bet, and the ways to what stays open.
import '../shown/texts.ts';
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const note = css`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-1) var(--edge) var(--space-2);
  padding: var(--space-3) var(--space-3) var(--space-1);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  > p {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
    svg {
      flex: none;
      margin-top: 0.125rem;
      color: var(--warn);
      font-size: 1.125rem;
    }
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
    /* In line with the sentence, behind its icon. */
    padding-left: calc(1.125rem + var(--space-2));
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    font-size: var(--font-small);
  }
`;

export function BreakNote() {
  const t = useText();
  return (
    <aside className={note} aria-label={t('play.inBreak')}>
      <p>
        <Icon name="calendar" />
        {t('play.inBreak.text')}
      </p>
      <div>
        <RouteLink to="/withdraw" className={pressable} orNothing>
          {t('play.inBreak.withdraw')}
        </RouteLink>
        <RouteLink to="/lotteryRecord" className={pressable} orNothing>
          {t('play.inBreak.records')}
        </RouteLink>
        <RouteLink to="/takeBreak" className={pressable} orNothing>
          {t('kit.failure.inBreak')}
        </RouteLink>
      </div>
    </aside>
  );
}
