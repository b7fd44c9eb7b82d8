// One line of a form: label, input, what stands beside it, hint and error.
import { css, cx } from '@linaria/core';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { pressable } from '../page/tokens.ts';
import { fieldButton } from './fieldButton.ts';

const field = css`
  display: grid;
  gap: 0.1875rem;
  & > label {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  & > label > small {
    color: var(--text-faint);
    font-size: var(--font-caption);
  }
`;

const line = css`
  display: flex;
  align-items: stretch;
  gap: var(--space-2);
`;

const beside = css`
  display: grid;
  flex: none;
  & > button[data-kind] {
    padding: 0 var(--space-3);
    font-size: var(--font-body);
  }
`;

const box = css`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  min-width: 0;
  min-height: max(2.875rem, var(--target));
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--surface-sunken);
  transition: border-color 120ms;
  &[data-wrong] {
    border-color: var(--danger);
  }
  /* The focus is that of the whole box, in the one style of the site (src/kit/page/tokens.ts). */
  &:has(:is(input, select, textarea):focus-visible) {
    outline: 2px solid var(--brand-text);
    outline-offset: 2px;
  }
  & > svg {
    flex: none;
    margin-left: var(--space-3);
    color: var(--text-faint);
    font-size: 1.25rem;
    pointer-events: none;
  }
  & > select + svg {
    margin: 0 var(--space-3) 0 calc(-1 * var(--space-8));
    transform: rotate(90deg);
  }
`;

/** Under 16 px, iOS would enlarge the page when the input is touched. */
export const inputStyles = css`
  flex: 1 1 auto;
  width: 100%;
  min-width: 0;
  height: 100%;
  min-height: max(2.75rem, 42px);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius);
  outline: none;
  background: none;
  color: var(--text);
  font-size: max(1rem, 16px);
  appearance: none;
  text-overflow: ellipsis;
  &:is(select) {
    padding-right: var(--space-8);
  }
  &:is(select):has(option[value='']:checked) {
    color: var(--text-faint);
  }
  & > option {
    background: var(--surface-raised);
    color: var(--text);
  }
  &::placeholder {
    color: var(--text-faint);
    font-size: max(0.9375rem, 14px);
    opacity: 1;
  }
  &:autofill {
    box-shadow: inset 0 0 0 60px var(--surface-sunken);
    -webkit-text-fill-color: var(--text);
  }
`;

/** Its line is kept free: an error that pushed the form down would move the button from under the finger that pressed it. */
const note = css`
  min-height: 1.375rem;
  /* Below the ring of the focus. */
  padding-top: 0.1875rem;
  color: var(--text-faint);
  font-size: max(0.75rem, 12px);
  line-height: 1.3;
  /* Words there belong to this field, not to the label of the next. */
  &[data-hint] {
    margin-bottom: var(--space-3);
  }
  &[data-wrong] {
    color: var(--danger);
  }
`;

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  /** At the right of the label, such as "optional". */
  remark?: ReactNode;
  icon?: IconName;
  error?: string | undefined;
  hint?: ReactNode;
  /** Beside the input: a picture with characters, a button that sends a code. */
  after?: ReactNode;
  /** In place of the input, with the attributes that tie it to label, hint and error. */
  control?: (props: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** One line of a form. An input of type password can be shown. */
export function Field({ label, remark, icon, error, hint, after, control, className, ...input }: FieldProps) {
  const t = useText();
  const ownId = useId();
  const [isShown, setShown] = useState(false);
  const id = input.id ?? ownId;
  const noteId = `${id}-note`;
  const isPassword = input.type === 'password';
  const text = error || hint;
  const tie: ControlProps = {
    id,
    className: inputStyles,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': text ? noteId : undefined,
  };
  return (
    <div className={cx(field, className)}>
      <label htmlFor={id}>
        <span>{label}</span>
        {remark && <small>{remark}</small>}
      </label>
      <div className={line}>
        <div className={box} data-wrong={error ? '' : undefined}>
          {icon && <Icon name={icon} />}
          {control ? (
            control(tie)
          ) : (
            <input {...input} {...tie} type={isPassword && isShown ? 'text' : (input.type ?? 'text')} />
          )}
          {isPassword && !control && (
            <button
              type="button"
              className={cx(fieldButton, pressable)}
              aria-label={t(isShown ? 'kit.form.hidePassword' : 'kit.form.showPassword')}
              aria-pressed={isShown}
              aria-controls={id}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eye' : 'eyeOff'} />
            </button>
          )}
        </div>
        {after && <div className={beside}>{after}</div>}
      </div>
      <div
        id={noteId}
        className={note}
        data-hint={hint ? '' : undefined}
        data-wrong={error ? '' : undefined}
        aria-live="polite"
      >
        {text}
      </div>
    </div>
  );
}
