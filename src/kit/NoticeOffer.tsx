// The line by which a screen offers notices on the device: only where the browser has them and its owner was never asked.
import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { mayOfferNotices } from '#browser/deviceNotices.ts';
import { Icon } from './Icon.tsx';
import { useSite } from './page/site.ts';
import { pressable } from './page/tokens.ts';

const offer = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  margin: 0 auto;
  padding: 0 var(--space-4);
  color: var(--link);
  font-size: var(--font-small);
`;

export interface NoticeOfferProps {
  onAsk: () => void;
  children: ReactNode;
}

export function NoticeOffer({ onAsk, children }: NoticeOfferProps) {
  const { onOff, role } = useSite();
  const [isOpen, setOpen] = useState(mayOfferNotices);
  if (!isOpen || !onOff.push || role === 'guest' || role === 'trial') return null;
  return (
    <button
      type="button"
      className={`${offer} ${pressable}`}
      onClick={() => {
        setOpen(false);
        onAsk();
      }}
    >
      <Icon name="bell" />
      {children}
    </button>
  );
}
