// How a property of a call's request becomes a line of its form: which input, which keyboard, which autofill.
import type { WidgetProps } from '@rjsf/utils';
import { createContext, type HTMLInputAutoCompleteAttribute, type ReactNode, use } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { type ControlProps, Field } from '../input/Field.tsx';

export type FieldWidget = 'text' | 'password' | 'pin' | 'tel' | 'digits' | 'email' | 'captcha' | 'select';

/** The props of a caller's own input. */
export interface OwnControl extends ControlProps {
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** How a property looks. All words are already in the player's language. */
export interface FieldUi<Data> {
  label: string;
  placeholder?: string;
  icon?: IconName;
  widget?: FieldWidget;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  hint?: ReactNode;
  maxLength?: number;
  /** Choices of a select. */
  choices?: readonly { value: string | number; label: string }[];
  /** What is said where the format is not kept; a general sentence where not given. */
  wrong?: string;
  /** What else is wrong with the value, beside its schema: the sentence, or nothing. */
  check?: (value: string, data: Partial<Data>) => string | undefined;
  /** Answered without a value, such as by turning an offer down: where one is required, none is missing. */
  isAnswered?: boolean;
  /** Beside the input: the captcha's picture, the button that sends a code. */
  after?: ReactNode;
  /** In place of the input. */
  render?: (control: OwnControl) => ReactNode;
}

export interface FormFields {
  fields: Record<string, FieldUi<never> | undefined>;
  required: ReadonlySet<string>;
  /** The sentence at a field, where there is one to be shown now. */
  errorOf: (name: string, found: readonly string[] | undefined) => string | undefined;
  onLeave: (name: string) => void;
}

export const FormFieldsContext = createContext<FormFields | null>(null);

const keyboards = {
  text: {},
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel', inputMode: 'tel' },
  /** A password of six digits: dots as they are typed, on the keys for figures. */
  pin: { type: 'password', inputMode: 'numeric', autoComplete: 'off' },
  digits: { inputMode: 'numeric', pattern: '[0-9]*' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  captcha: { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  select: {},
} as const;

export function FormField({ id, name, value, onChange, onBlur, rawErrors, disabled, schema }: WidgetProps) {
  const t = useText();
  const form = use(FormFieldsContext)!;
  const field = form.fields[name];
  if (!field) return null;
  const { widget = 'text' } = field;
  const set = (next: unknown): void => onChange(next === '' || next === undefined ? undefined : next);
  const leave = (): void => {
    onBlur(id, value);
    form.onLeave(name);
  };
  const { render, choices } = field;
  const control =
    render || choices
      ? (tie: ControlProps): ReactNode =>
          render ? (
            render({ ...tie, name, value, onChange: set, onBlur: leave })
          ) : (
            <>
              <select
                {...tie}
                name={name}
                value={value ?? ''}
                disabled={disabled}
                onBlur={leave}
                onChange={({ target }) => {
                  const chosen = choices!.find((choice) => String(choice.value) === target.value);
                  set(chosen?.value);
                }}
              >
                <option value="">{field.placeholder ?? t('kit.form.unchosen')}</option>
                {choices!.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
              <Icon name="chevron" />
            </>
          )
      : undefined;
  const maxLength = field.maxLength ?? (widget === 'pin' ? 6 : schema.maxLength);
  return (
    <Field
      {...keyboards[widget]}
      {...(field.autoComplete && { autoComplete: field.autoComplete })}
      {...(maxLength !== undefined && { maxLength })}
      {...(field.icon && { icon: field.icon })}
      {...(control && { control })}
      id={id}
      name={name}
      label={field.label}
      remark={form.required.has(name) ? undefined : t('kit.form.optional')}
      placeholder={field.placeholder}
      hint={field.hint}
      after={field.after}
      error={form.errorOf(name, rawErrors)}
      aria-required={form.required.has(name)}
      disabled={disabled}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onBlur={leave}
      onChange={({ target }) => set(target.value)}
    />
  );
}
