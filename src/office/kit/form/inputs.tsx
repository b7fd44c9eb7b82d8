// The fields of one value: texts, figures, moments, choices, and JSON where nothing else fits.
import { useState } from 'react';
import { useText } from '../locale.ts';
import { type FieldProps, useForm } from './FormContext.ts';
import { Labelled } from './Labelled.tsx';
import { isLong, type Json, readScalar, scalarText } from './schema.ts';

export function TextField(props: FieldProps) {
  const { schema, value, around, isFixed, onChange } = props;
  const t = useText();
  const { isReadOnly } = useForm();
  const definition = schema['x-definition'];
  const shared = {
    className: 'office-input',
    value: scalarText(value),
    maxLength: schema.maxLength,
    readOnly: isReadOnly || isFixed,
    placeholder: schema.default === undefined ? t('office-content.field.empty') : scalarText(schema.default),
    spellCheck: false,
    autoCapitalize: 'none',
    autoComplete: 'off',
  };
  const type = (text: string) => onChange(readScalar(schema, text, around));
  return (
    <Labelled
      {...props}
      input={(tied) =>
        isLong(schema) ? (
          <textarea {...tied} {...shared} rows={5} onChange={({ target }) => type(target.value)} />
        ) : (
          <input
            {...tied}
            {...shared}
            type={definition === 'day' ? 'date' : definition === 'clock' ? 'time' : 'text'}
            onChange={({ target }) => type(target.value)}
          />
        )
      }
    />
  );
}

/** A moment in Beijing, such as 2026-11-20 20:00; a browser writes a T between day and time. */
export function MomentField(props: FieldProps) {
  const { value, onChange } = props;
  const { isReadOnly } = useForm();
  const text = scalarText(value);
  const shown = text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T');
  return (
    <Labelled
      {...props}
      input={(tied) => (
        <input
          {...tied}
          type="datetime-local"
          className="office-input"
          value={shown}
          readOnly={isReadOnly}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : target.value.replace('T', ' '))
          }
        />
      )}
    />
  );
}

export function ChoiceField(props: FieldProps) {
  const { schema, value, isRequired, isFixed, onChange } = props;
  const t = useText();
  const { isReadOnly } = useForm();
  const names = schema['x-names'] ?? {};
  const known = (schema.enum ?? []).map(scalarText);
  const chosen = scalarText(value ?? (isRequired ? undefined : schema.default));
  // A value that is none of those stays to be seen, with what the checker says of it.
  const shown = chosen === '' || known.includes(chosen) ? known : [...known, chosen];
  return (
    <Labelled
      {...props}
      input={(tied) => (
        <select
          {...tied}
          className="office-input"
          value={chosen}
          disabled={isReadOnly || isFixed}
          onChange={({ target }) => onChange(schema.enum?.find((one) => scalarText(one) === target.value))}
        >
          {(chosen === '' || (!isRequired && schema.default === undefined)) && (
            <option value="">{t('office-content.field.empty')}</option>
          )}
          {shown.map((one) => (
            <option key={one} value={one}>
              {names[one] ?? one}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** Yes or no; with a third choice where nothing says what holds when it is left out. */
export function SwitchField(props: FieldProps) {
  const { schema, value, isRequired, onChange } = props;
  const t = useText();
  const { isReadOnly } = useForm();
  const isOpenEnded = !isRequired && schema.default === undefined;
  return (
    <Labelled
      {...props}
      input={(tied) => (
        <select
          {...tied}
          className="office-input"
          value={scalarText(value ?? schema.default)}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
        >
          {(isOpenEnded || (value === undefined && schema.default === undefined)) && (
            <option value="">{t('office-content.field.empty')}</option>
          )}
          <option value="true">{t('office-content.words.yes')}</option>
          <option value="false">{t('office-content.words.no')}</option>
          {typeof value === 'string' && <option value={value}>{value}</option>}
        </select>
      )}
    />
  );
}

/** What no other part draws, as JSON; nothing changes while it cannot be read. */
export function JsonField(props: FieldProps) {
  const { value, onChange } = props;
  const t = useText();
  const { isReadOnly } = useForm();
  const [text, setText] = useState<string>();
  const type = (next: string) => {
    setText(next);
    try {
      onChange(next.trim() === '' ? undefined : (JSON.parse(next) as Json));
      setText(undefined);
    } catch {
      // Said below the field; what stood there stays.
    }
  };
  return (
    <Labelled
      {...props}
      label={`${props.label} · ${t('office-content.field.json')}`}
      input={(tied) => (
        <textarea
          {...tied}
          className="office-input office-code"
          rows={4}
          readOnly={isReadOnly}
          value={text ?? (value === undefined ? '' : JSON.stringify(value, null, 2))}
          onChange={({ target }) => type(target.value)}
        />
      )}
    >
      {text !== undefined && (
        <small className="office-fault" role="alert">
          {t('office-content.field.badJson')}
        </small>
      )}
    </Labelled>
  );
}
