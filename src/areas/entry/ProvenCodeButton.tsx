// Owns sending a code by SMS to the phone that is about to be registered.
import { smsSend } from '#contract/auth.generated.ts';
import { CodeButton } from '#kit/CodeButton.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';
import { codeLength, type HumanCheck } from './useHumanCheck.ts';

export interface SmsButtonProps {
  phone: string | undefined;
  captchaCode: string | undefined;
  proof: HumanCheck;
  onSent: () => void;
  onRefused: (fieldErrors: Record<string, string>) => void;
}

const words = { send: 'entry.smsCode.send', again: 'entry.smsCode.again' } as const;

export function SmsButton({ phone = '', captchaCode, proof, onSent, onRefused }: SmsButtonProps) {
  const t = useText();
  const { send, sending } = useSend(smsSend);
  const press = async (): Promise<number | undefined> => {
    let seconds: number | undefined;
    if (!/^1[3-9][0-9]{9}$/.test(phone)) {
      onRefused({ phone: t('entry.phone.error') });
      return seconds;
    }
    if (proof.hasPicture && captchaCode?.length !== codeLength) {
      onRefused({ captchaCode: t('entry.smsCode.captchaFirst') });
      return seconds;
    }
    try {
      const { waitSeconds } = await send({ phone, ...(await proof.evidence(captchaCode)) });
      seconds = waitSeconds;
      toast(t('entry.smsCode.sent'), { kind: 'done' });
      onSent();
    } catch (error) {
      if (error instanceof CallFailure) onRefused(error.fieldErrors ?? {});
    }
    proof.renew();
    return seconds;
  };
  return <CodeButton words={words} working={sending || proof.isSolving} onPress={press} />;
}
