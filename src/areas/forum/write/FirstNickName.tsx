// Asking for the nickname before the first post, which then goes on by itself.
import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { setNickName } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Field } from '#kit/input/Field.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { failureText } from '#kit/page/failureText.ts';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';
import { useSend } from '#transport/useSend.ts';

const form = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
  > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;

/** As the contract has it. */
const good = /^(?![0-9]+$)[\u4e00-\u9fffA-Za-z0-9]{2,12}$/;

export interface FirstNickNameProps {
  onClose: () => void;
  onSet: () => void;
}

export function FirstNickName({ onClose, onSet }: FirstNickNameProps) {
  const t = useText();
  const { send, sending } = useSend(setNickName, { silent: true });
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    if (!good.test(name)) return setError(t('forum.nick.wrong'));
    try {
      await send({ nickName: name });
      onSet();
    } catch (failure) {
      const { code, fieldErrors } = failure as CallFailure;
      // Set in another tab, or by an attempt whose answer was lost: the post can go on.
      if (code === 'alreadySet') onSet();
      else setError(fieldErrors?.nickName ?? failureText(failure, t('shell.error.other')));
    }
  };
  return (
    <Sheet open onClose={onClose} title={t('forum.nick.title')}>
      <form className={form} noValidate onSubmit={submit}>
        <p>{t('forum.nick.why')}</p>
        <Field
          name="nickName"
          label={t('forum.nick.label')}
          placeholder={t('forum.nick.placeholder')}
          autoComplete="nickname"
          maxLength={12}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError('');
          }}
        />
        <Button type="submit" wide working={sending}>
          {t('forum.nick.save')}
        </Button>
      </form>
    </Sheet>
  );
}
