// What an agent passes on to the owner of an account just opened: name, password and where to log in.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { hint } from '../figureStyles.ts';
import { useCopy } from '../useCopy.ts';

const body = css`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-5);
`;

const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  dt {
    color: var(--text-quiet);
  }
  dd {
    font-weight: 600;
    text-align: right;
    user-select: all;
  }
`;

export interface NewAccountSheetProps {
  /** Closed where there is none. */
  account: { account: string; password: string } | null;
  onClose: () => void;
}

export function NewAccountSheet({ account: opened, onClose }: NewAccountSheetProps) {
  const t = useText();
  const copy = useCopy();
  const address = `${location.origin}/login`;
  return (
    <Sheet open={opened !== null} onClose={onClose} title={t('agent.open.done')}>
      {opened && (
        <div className={body}>
          <dl className={facts}>
            <dt>{t('agent.open.account')}</dt>
            <dd>{opened.account}</dd>
            <dt>{t('agent.open.password')}</dt>
            <dd>{opened.password}</dd>
            <dt>{t('agent.open.address')}</dt>
            <dd>{address}</dd>
          </dl>
          <p className={hint}>{t('agent.open.once')}</p>
          <Button wide onClick={() => void copy(t('agent.open.message', { ...opened, address }))}>
            {t('agent.open.copy')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
