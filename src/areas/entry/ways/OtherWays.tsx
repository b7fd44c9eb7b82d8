// The ways in beside the form that is shown: by passkey, by SMS or password, and for whoever has forgotten it.
import { css } from '@linaria/core';
import { knowsPasskeys } from '#browser/passkeys/knowsPasskeys.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--space-2);
`;
export interface OtherWaysProps {
  isBySms: boolean;
  onBySms: (isBySms: boolean) => void;
  onForgotten: () => void;
  onDone: () => Promise<void>;
}

export function OtherWays({ isBySms, onBySms, onForgotten, onDone }: OtherWaysProps) {
  const t = useText();
  const { smsLogin, passkeys } = useSite().onOff;
  return (
    <div className={ways}>
      {passkeys && knowsPasskeys() && <PasskeyButton onDone={onDone} />}
      {smsLogin && (
        <button type="button" className={pressable} onClick={() => onBySms(!isBySms)}>
          {t(isBySms ? 'entry.login.byPassword' : 'entry.login.bySms')}
        </button>
      )}
      <button type="button" className={pressable} onClick={onForgotten}>
        {t('entry.forgot')}
      </button>
    </div>
  );
}
