// The picture with characters, the button that says digits in its place, and the field either is typed into.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import type { FieldUi, OwnControl } from '#kit/form/FormField.tsx';
import { Icon } from '#kit/Icon.tsx';
import { fieldButton } from '#kit/input/fieldButton.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure, isAborted } from '#transport/failure.ts';
import { codeLength, type HumanCheck } from './useHumanCheck.ts';

const picture = css`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: 8.75rem;
  height: max(3.1875rem, var(--target));
  border-radius: var(--radius);
  background: var(--surface-sunken);
  color: var(--link);
  font-size: var(--font-caption);
  line-height: 1.3;
  /* The picture is drawn on white. */
  img {
    width: 100%;
    height: 100%;
    background: #fff;
    object-fit: contain;
  }
  html[data-skin='ThemeBlack'] & img {
    filter: invert(0.87);
  }
`;
const mark = css`
  flex: none;
  margin: 0 var(--space-3);
  color: var(--lose);
  font-size: 1.25rem;
`;
const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11';

/** A WAV without a sample. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

/** The picture; a tap draws another one. */
export function Picture({ proof }: { proof: HumanCheck }) {
  const t = useText();
  return (
    <button
      type="button"
      className={`${picture} ${pressable}`}
      aria-label={t(proof.hasFailed ? 'entry.captcha.failed' : 'entry.captcha.image')}
      onClick={proof.renew}
    >
      {proof.hasFailed ? (
        <span>{t('entry.captcha.failed')}</span>
      ) : proof.image ? (
        <img src={proof.image} alt="" />
      ) : (
        <Skeleton width="8.75rem" height="3.1875rem" />
      )}
    </button>
  );
}

type Listening = 'no' | 'loading' | 'playing';

/** Says the digits, and says them again; a press while they are said begins again. */
function Listen({ proof }: { proof: HumanCheck }) {
  const t = useText();
  const [state, setState] = useState<Listening>('no');
  const player = useRef<HTMLAudioElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to the picture before
  useEffect(() => () => player.current?.pause(), [proof.captchaId]);

  const listen = async (): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    player.current ??= new Audio();
    const audio = player.current;
    try {
      // Phones play what comes later only through a player that began while the finger was down.
      audio.onpause = null;
      audio.src = silence;
      void audio.play().catch(() => undefined);
      audio.src = await proof.sound();
      await audio.play();
      // The end of the silence may be reported only now, while the digits are being said.
      audio.onpause = () => audio.paused && setState('no');
      setState('playing');
    } catch (error) {
      setState('no');
      if (isAborted(error)) return;
      const { code, msg } = error instanceof CallFailure ? error : {};
      toast(msg || t('entry.captcha.soundFailed'), { kind: 'warn' });
      if (code === 'captchaOver') proof.renew();
    }
  };

  return (
    <button
      type="button"
      className={`${fieldButton} ${pressable}`}
      aria-label={t(state === 'playing' ? 'entry.captcha.listenAgain' : 'entry.captcha.listen')}
      aria-busy={state === 'loading'}
      disabled={proof.captchaId === ''}
      onClick={listen}
    >
      <Icon path={speaker} />
    </button>
  );
}

/** The field, with the button to listen in its box; what was typed for a picture goes with it. */
export function CodeInput({ control, proof }: { control: OwnControl; proof: HumanCheck }) {
  const t = useText();
  const { value, onChange, onBlur, ...tie } = control;
  const shownFor = useRef(proof.captchaId);
  // The characters of the picture before are of no use with a new one.
  useEffect(() => {
    if (shownFor.current === proof.captchaId) return;
    shownFor.current = proof.captchaId;
    onChange('');
  }, [proof.captchaId, onChange]);
  return (
    <>
      <input
        {...tie}
        value={typeof value === 'string' ? value : ''}
        placeholder={t('entry.captcha.placeholder')}
        aria-required="true"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={codeLength}
        onBlur={onBlur}
        onChange={({ target }) => {
          onChange(target.value);
          proof.check(target.value);
        }}
      />
      {proof.match === 'right' ? <Icon name="check" className={mark} /> : <Listen proof={proof} />}
    </>
  );
}

/** The line of a form that asks for the characters of the picture. */
export function captchaFace(proof: HumanCheck, t: ReturnType<typeof useText>): FieldUi<object> {
  return {
    label: t('entry.captcha.label'),
    wrong: t('entry.captcha.error'),
    hint: proof.match === 'right' ? t('entry.captcha.right') : undefined,
    render: (control) => <CodeInput control={control} proof={proof} />,
    after: <Picture proof={proof} />,
  };
}
