// The way to customer service that every page of the help ends with.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';

const foot = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-4) var(--edge) var(--space-6);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
`;

/** `afterNoData`: the block of an empty page offers customer service already, where there is one. */
export function Contact({ afterNoData = false }: { afterNoData?: boolean }) {
  const t = useText();
  const { onOff, act } = useSite();
  if (onOff.onlineServiceUrl === '') return <p className={foot}>{t('help.contact.none')}</p>;
  if (afterNoData) return null;
  return (
    <div className={foot}>
      <p>{t('help.contact')}</p>
      <Button kind="plain" wide onClick={() => act('service')}>
        {t('help.contact.service')}
      </Button>
    </div>
  );
}
