// Owns the screen of a site that could not start: what went wrong, and another try.
import { Failure } from '#kit/page/Failure.tsx';
import { Screen } from '#kit/page/Screen.tsx';
import { useText } from '#texts/useText.ts';
import { failureText } from '../error/errors.ts';

export interface BootFailureProps {
  error: unknown;
  onRetry: () => Promise<void>;
}

export function BootFailure({ error, onRetry }: BootFailureProps) {
  const t = useText();
  // What is wrong with the backend's answer is shown as well, so that a player can report it.
  const detail = error instanceof Error ? error.message : '';
  return (
    <Screen hasOwnTop>
      <Failure
        onRetry={onRetry}
        text={
          <>
            {t('shell.boot.failed')}
            <br />
            {failureText(error)}
            <br />
            <small>{detail}</small>
          </>
        }
      />
    </Screen>
  );
}
