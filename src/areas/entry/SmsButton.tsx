// Owns the button that sends a code by SMS, and the wait before the next.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { smsSend } from '#contract/auth.generated.ts';
import { Button } from '#kit/Button.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import type { HumanCheck } from './useHumanCheck.ts';

const button = css`
  flex: none;
  min-width: 7rem;
  padding: 0 var(--space-2);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
`;

export interface SmsButtonProps {
  phone: string | undefined;
  captchaCode: string | undefined;
  proof: HumanCheck;
  onSent: () => void;
  onRefused: (fieldErrors: Record<string, string>) => void;
}

export function SmsButton({ phone = '', captchaCode, proof, onSent, onRefused }: SmsButtonProps) {
  const t = useText();
  const { send, sending } = useSend(smsSend);
  /** When the next code may be requested: the clock is read, so a page that slept does not lag behind. */
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const update = (): void => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    update();
    if (until <= performance.now()) return;
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [until]);

  const press = async (): Promise<void> => {
    if (!/^1[3-9][0-9]{9}$/.test(phone)) return onRefused({ phone: t('entry.phone.error') });
    if (proof.type === 'image' && captchaCode?.length !== 4)
      return onRefused({ captchaCode: t('entry.smsCode.captchaFirst') });
    try {
      const { waitSeconds } = await send({ phone, ...(await proof.evidence(captchaCode)) });
      setUntil(performance.now() + waitSeconds * 1000);
      toast(t('entry.smsCode.sent'), { kind: 'done' });
      onSent();
    } catch (error) {
      if (error instanceof CallFailure) onRefused(error.fieldErrors ?? {});
    }
    proof.renew();
  };

  return (
    <Button
      kind="quiet"
      className={button}
      working={sending || proof.isSolving}
      disabled={left > 0}
      onClick={press}
    >
      {left > 0 ? t('entry.smsCode.again', { seconds: left }) : t('entry.smsCode.send')}
    </Button>
  );
}
