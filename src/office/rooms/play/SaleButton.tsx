// The button that stops a sale or goes on with it, and the question before: why.
import { Button } from 'antd';
import { useState } from 'react';
import { type SaleRequest, sale } from '#contract/office/play.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useMayChange } from './useMayChange.ts';

interface SaleButtonProps extends Pick<SaleRequest, 'lottery' | 'mode' | 'play'> {
  /** What is stopped, as its people call it. */
  name: string;
  isStopped: boolean;
  isSmall?: boolean;
}

export function SaleButton({ lottery, mode, play, name, isStopped, isSmall = false }: SaleButtonProps) {
  const t = useText();
  const mayChange = useMayChange();
  const [isAsked, setAsked] = useState(false);
  const { act, isActing, failure, forget } = useAct(sale);
  if (!mayChange) return null;
  const word = t(isStopped ? 'office-play.resume' : 'office-play.stop');
  const close = () => {
    forget();
    setAsked(false);
  };
  const doIt = async (reason: string) => {
    const request = {
      ...{ lottery, isOn: isStopped, reason },
      ...(mode !== undefined && { mode }),
      ...(play !== undefined && { play }),
    };
    if (!(await act(request))) return;
    close();
    await askAgain('play/');
  };
  return (
    <>
      <Button
        danger={!isStopped}
        type={isSmall ? 'default' : 'primary'}
        size={isSmall ? 'small' : 'large'}
        className={isSmall ? '' : 'play-stop'}
        aria-label={`${word} · ${name}`}
        onClick={() => setAsked(true)}
      >
        {word}
      </Button>
      <ReasonDialog
        isOpen={isAsked}
        title={`${word} · ${name}`}
        doIt={word}
        isDangerous={!isStopped}
        isActing={isActing}
        failure={failure}
        onDo={(reason) => void doIt(reason)}
        onClose={close}
      >
        <p className="office-secondary">
          {t(isStopped ? 'office-play.resumeAbout' : 'office-play.stopAbout')}
        </p>
      </ReasonDialog>
    </>
  );
}
