// Lists of single values: a few of those that are offered, or some that are typed.
import { useState } from 'react';
import { useText } from '../locale.ts';
import { Faults } from './Faults.tsx';
import { type FieldProps, useFaults, useForm } from './FormContext.ts';
import { Labelled } from './Labelled.tsx';
import { type Json, readValues, scalarText, valuesText } from './schema.ts';

const listOf = (value: Json | undefined, fallback: Json | undefined): Json[] =>
  Array.isArray(value) ? value : Array.isArray(fallback) ? fallback : [];

export function Choices({ schema, value, path, label, isRequired, onChange }: FieldProps) {
  const { isReadOnly, note } = useForm();
  const faults = useFaults(path);
  const chosen = listOf(value, schema.default);
  const names = schema.items?.['x-names'] ?? {};
  const offered = schema.items?.enum ?? [];
  const strange = chosen.filter((one) => !offered.includes(one));
  return (
    <fieldset className="content-field content-choices">
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {[...offered, ...strange].map((one) => (
        <label key={scalarText(one)}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={isReadOnly}
            // In the order in which they are offered, whoever was pressed first.
            onChange={({ target }) =>
              onChange(
                [...offered, ...strange].filter((each) =>
                  each === one ? target.checked : chosen.includes(each),
                ),
              )
            }
          />{' '}
          {names[scalarText(one)] ?? scalarText(one)}
        </label>
      ))}
      <small className="office-secondary">{schema.description}</small>
      {note?.(path)}
      <Faults faults={faults} />
    </fieldset>
  );
}

/** Values that are typed: texts a line each, figures between commas. What is typed stays as it is until the field is left. */
export function Values(props: FieldProps) {
  const { schema, value, onChange } = props;
  const { isReadOnly } = useForm();
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? valuesText(schema, listOf(value, schema.default));
  const shared = {
    className: 'office-input',
    value: shown,
    readOnly: isReadOnly,
    placeholder: t('office-content.field.empty'),
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(readValues(schema, target.value));
    },
    onBlur: () => setTyped(undefined),
  };
  return (
    <Labelled
      {...props}
      input={(tied) =>
        schema.items?.type === 'string' ? (
          <textarea {...tied} {...shared} rows={4} />
        ) : (
          <input {...tied} {...shared} />
        )
      }
    />
  );
}
