// Owns the picture with characters and the field they are typed into.
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import type { FieldUi, OwnControl } from '#kit/form/FormField.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { codeLength, type HumanCheck } from './useHumanCheck.ts';

const picture = css`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: 7.5rem;
  min-height: max(2.875rem, var(--target));
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
        <Skeleton width="7.5rem" height="3rem" />
      )}
    </button>
  );
}

function Characters({ control, proof }: { control: OwnControl; proof: HumanCheck }) {
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
      {proof.match === 'right' && <Icon name="check" className={mark} />}
    </>
  );
}

/** The line of a form that asks for the characters of the picture. */
export function captchaFace(proof: HumanCheck, t: ReturnType<typeof useText>): FieldUi<object> {
  return {
    label: t('entry.captcha.label'),
    wrong: t('entry.captcha.error'),
    hint: proof.match === 'right' ? t('entry.captcha.right') : undefined,
    render: (control) => <Characters control={control} proof={proof} />,
    after: <Picture proof={proof} />,
  };
}
