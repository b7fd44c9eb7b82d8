// The log-in with a passkey: the browser asks which one, and nothing is typed.
import { useState } from 'react';
import { passkeyLogin, passkeyOptions } from '#contract/auth.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';
import { useSend } from '#transport/useSend.ts';

export function PasskeyButton({ onDone }: { onDone: () => Promise<void> }) {
  const t = useText();
  const login = useSend(passkeyLogin);
  const [isAsking, setAsking] = useState(false);
  const logIn = async (): Promise<void> => {
    setAsking(true);
    try {
      const [{ signWithPasskey }, { options }] = await Promise.all([
        import('#browser/passkeys/passkeys.ts'),
        send(passkeyOptions, {}),
      ]);
      await login.send({ response: await signWithPasskey(options) });
      await onDone();
    } catch (error) {
      // What the server refused, the shell has said. Browsers do not say whether there was no passkey or its owner left the question.
      if (!(error instanceof CallFailure)) toast(t('entry.passkey.none'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <button type="button" className={pressable} disabled={isAsking} onClick={() => void logIn()}>
      {t('entry.login.byPasskey')}
    </button>
  );
}
