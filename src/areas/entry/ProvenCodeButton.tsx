// Sending a code to a phone or mailbox before anybody is logged in: what is typed is looked at, then a human is proven.
import { CodeButton } from '#kit/code/CodeButton.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { codeLength, type Evidence, type HumanCheck } from './useHumanCheck.ts';

export interface ProvenCodeButtonProps {
  /** What is wrong with the fields that the code depends on, by field; nothing is sent then. */
  faults: () => Record<string, string>;
  captchaCode: string | undefined;
  proof: HumanCheck;
  /** Asks the server; answers the seconds until the next code. */
  send: (evidence: Evidence) => Promise<{ waitSeconds: number }>;
  sending: boolean;
  /** Said once it was sent. */
  sentText: string;
  onSent: () => void;
  onRefused: (fieldErrors: Record<string, string>) => void;
}

const words = { send: 'entry.smsCode.send', again: 'entry.smsCode.again' } as const;

export function ProvenCodeButton(props: ProvenCodeButtonProps) {
  const t = useText();
  const { captchaCode, proof, send, onRefused } = props;
  const press = async (): Promise<number | undefined> => {
    let seconds: number | undefined;
    const faults = props.faults();
    if (Object.keys(faults).length > 0) {
      onRefused(faults);
      return seconds;
    }
    if (proof.hasPicture && captchaCode?.length !== codeLength) {
      onRefused({ captchaCode: t('entry.smsCode.captchaFirst') });
      return seconds;
    }
    try {
      const { waitSeconds } = await send(await proof.evidence(captchaCode));
      seconds = waitSeconds;
      toast(props.sentText, { kind: 'done' });
      props.onSent();
    } catch (error) {
      if (error instanceof CallFailure) onRefused(error.fieldErrors ?? {});
    }
    proof.renew();
    return seconds;
  };
  return <CodeButton words={words} working={props.sending || proof.isSolving} onPress={press} />;
}
