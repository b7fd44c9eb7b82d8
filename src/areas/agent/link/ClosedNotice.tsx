// The notice that a link registers nobody while the station takes no registrations.
import { css } from '@linaria/core';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

const notice = css`
  margin: var(--edge);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--warn-quiet);
  font-size: var(--font-small);
`;

export function ClosedNotice() {
  const t = useText();
  const { onOff } = useSite();
  return onOff.registerOpen ? null : <p className={notice}>{t('agent.link.closed')}</p>;
}
