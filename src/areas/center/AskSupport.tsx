// The way from a bet or an order to customer service, which is brought it along.
import { css } from '@linaria/core';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const link = css`
  display: block;
  min-height: var(--target);
  margin: 0 auto;
  padding: 0 var(--space-4);
  color: var(--link);
`;

/** `about` names it, such as `bet:<its number>`. */
export function AskSupport({ about }: { about: string }) {
  const t = useText();
  const { onOff, act } = useSite();
  if (onOff.onlineServiceUrl === '') return null;
  return (
    <button type="button" className={`${link} ${pressable}`} onClick={() => act('service', about)}>
      {t('center.service')}
    </button>
  );
}
