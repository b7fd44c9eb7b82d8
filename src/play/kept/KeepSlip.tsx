// Owns the button that keeps the slip beside it by a name.
import { useState } from 'react';
import type { FamilyCode } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
import type { PastSlip } from '../slip/betAgain.ts';
import { KeptSlips } from './lateKept.ts';

export interface KeepSlipProps {
  slip: () => PastSlip | Promise<PastSlip>;
  /** Fills the board with a kept slip. */
  onLoad: (slip: PastSlip, family: FamilyCode) => Promise<void>;
}

export function KeepSlip({ slip, onLoad }: KeepSlipProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('play.kept.keep')}
      </Button>
      {isOpen && <KeptSlips keeps={slip} here={null} onLoad={onLoad} onClose={() => setOpen(false)} />}
    </>
  );
}
