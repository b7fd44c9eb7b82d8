// The field of a longer text: as high as it needs, with how much of it is used.
import { css, cx } from '@linaria/core';
import { type ControlProps, Field } from '#kit/input/Field.tsx';
import { lengthOf } from './useWrongLength.ts';

const area = css`
  &:is(textarea) {
    min-height: 9rem;
    padding-block: var(--space-3);
    line-height: 1.5;
    resize: none;
    field-sizing: content;
    white-space: pre-wrap;
  }
`;

export interface TextAreaProps {
  name: string;
  label: string;
  placeholder: string;
  most: number;
  value: string;
  error: string;
  onChange: (value: string) => void;
}

export function TextArea({ name, label, placeholder, most, value, error, onChange }: TextAreaProps) {
  return (
    <Field
      label={label}
      remark={`${lengthOf(value)}/${most}`}
      error={error}
      control={(tie: ControlProps) => (
        <textarea
          {...tie}
          className={cx(tie.className, area)}
          name={name}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    />
  );
}
