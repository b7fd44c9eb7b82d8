// The sheet that confirms a withdrawal with its password: what goes where stands above the keys.
import { css } from '@linaria/core';
import { Amount } from '#kit/Amount.tsx';
import { PinPad } from '#kit/input/pin/PinPad.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';

const head = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding: 0 var(--space-4) var(--space-4);
  text-align: center;
  & > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const note = css`
  min-height: 2.25rem;
  padding: 0 var(--space-4);
  color: var(--danger);
  font-size: var(--font-small);
  text-align: center;
  text-wrap: balance;
  /* Chinese breaks after a stop or a comma, not within a word. */
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export interface PinSheetProps {
  amount: string;
  /** Where it goes. */
  detail: string;
  fault: string;
  working: boolean;
  onClose: () => void;
  onFull: (pin: string) => Promise<unknown>;
}

export function PinSheet({ amount, detail, fault, working, onClose, onFull }: PinSheetProps) {
  const t = useText();
  return (
    <Sheet open onClose={onClose} title={t('pay.pin.title')}>
      <div className={head}>
        <Amount value={amount} size="large" />
        <p>{t('pay.pin.to', { card: detail })}</p>
      </div>
      <PinPad label={t('pay.pin.title')} working={working} onFull={onFull}>
        <p className={note} role="alert">
          {working ? '' : fault}
        </p>
      </PinPad>
    </Sheet>
  );
}
