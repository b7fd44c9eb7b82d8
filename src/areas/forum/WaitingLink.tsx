// The way from the forum to what waits for a moderator.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const way = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  margin: var(--space-3) var(--edge) 0;
  padding: 0 var(--space-4);
  border-radius: var(--radius);
  background: var(--brand-quiet);
  color: var(--brand-text);
  font-weight: 600;
`;
/** The way to the list, for a moderator whom something waits for. */
export function WaitingLink({ count }: { count: number | undefined }) {
  const t = useText();
  if (!count) return null;
  return (
    <RouteLink to="/forum?type=waiting" className={`${way} ${pressable}`}>
      <span>{t('forum.waiting.count', { count })}</span>
      <Icon name="chevron" />
    </RouteLink>
  );
}
