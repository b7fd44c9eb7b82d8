// The screen of a site that could not start: what went wrong, and another try.
import { Failure } from '#kit/page/Failure.tsx';
import { failureText } from '#kit/page/failureText.ts';
import { Screen } from '#kit/page/Screen.tsx';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';

export interface BootFailureProps {
  error: unknown;
  onRetry: () => Promise<void>;
}

export function BootFailure({ error, onRetry }: BootFailureProps) {
  const t = useText();
  // What is wrong with the backend's answer is shown as well, for whoever runs the site: no number leads to it.
  const { detail } = error as Partial<CallFailure>;
  return (
    <Screen hasOwnTop>
      <Failure
        onRetry={onRetry}
        text={
          <>
            {t('shell.boot.failed')}
            <br />
            {failureText(error, t('shell.error.other'))}
            <br />
            <small>{detail}</small>
          </>
        }
      />
    </Screen>
  );
}
