// The button that keeps the slip beside it by a name.
import { useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
import type { PastSlip } from '../../slip/betAgain.ts';
import type { Play } from '../../usePlay.ts';
import { KeptSlips } from './KeptSlips.tsx';

export interface KeepSlipProps extends Pick<Play, 'again'> {
  slip: () => PastSlip | Promise<PastSlip>;
}

export function KeepSlip({ slip, again }: KeepSlipProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('play.kept.keep')}
      </Button>
      {isOpen && <KeptSlips keeps={slip} again={again} open={() => setOpen(false)} />}
    </>
  );
}
