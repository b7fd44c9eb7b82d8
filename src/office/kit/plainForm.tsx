// The fields of forms before the gate, where the component library is not loaded.
import { type HTMLAttributes, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with it. */
  fault?: string | undefined;
  type?: 'text' | 'password';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  most?: number;
  /** It has the focus when the form appears. */
  isFirst?: boolean;
  isRequired?: boolean;
}

export function Field(props: FieldProps) {
  const {
    label,
    value,
    onChange,
    hint,
    fault,
    type = 'text',
    autoComplete,
    inputMode,
    most,
    isFirst,
    isRequired,
  } = props;
  const id = useId();
  return (
    <p className="office-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="office-input"
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        maxLength={most}
        // biome-ignore lint/a11y/noAutofocus: the form is all that the page is for
        autoFocus={isFirst}
        required={isRequired}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={hint || fault ? `${id}-about` : undefined}
      />
      {(fault || hint) && (
        <small id={`${id}-about`} className={fault ? 'office-fault' : 'office-secondary'}>
          {fault ?? hint}
        </small>
      )}
    </p>
  );
}

/** Why a form was refused. */
export const Fault = ({ text }: { text: string }) => (
  <p className="office-note office-note-fault" role="alert">
    {text}
  </p>
);

interface SendButtonProps {
  isSending: boolean;
  isReady?: boolean;
  children: ReactNode;
}

export const SendButton = ({ isSending, isReady = true, children }: SendButtonProps) => (
  <button
    type="submit"
    className="office-button office-button-primary office-button-wide"
    disabled={isSending || !isReady}
    aria-busy={isSending}
  >
    {children}
  </button>
);
