// A text that players read in both languages, or one for both; HTML is shown as players see it with a press.
import { useState } from 'react';
import { useText } from '../locale.ts';
import { Faults } from './Faults.tsx';
import { type FieldProps, useFaults, useForm } from './FormContext.ts';
import { ShownHtml } from './ShownHtml.tsx';
import { isItem, isLong, type Json, pathIn, scalarText } from './schema.ts';

const languages = [
  { code: 'zh-CN', word: 'office-content.field.zh' },
  { code: 'en', word: 'office-content.field.en' },
] as const;

export function PairField({ schema, value, path, label, isRequired, onChange }: FieldProps) {
  const t = useText();
  const { isReadOnly, note } = useForm();
  const faults = useFaults(path);
  const isOne = typeof value === 'string';
  const texts = isItem(value) ? value : {};
  const type = (code: string, text: string) => {
    const next = Object.fromEntries(
      languages
        .map((one): [string, Json | undefined] => [one.code, one.code === code ? text : texts[one.code]])
        // English without Chinese stays, for the checker to say what is missing.
        .filter((pair): pair is [string, Json] => pair[1] !== undefined && pair[1] !== ''),
    );
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const split = () => onChange({ 'zh-CN': scalarText(value), en: scalarText(value) });
  const join = () => onChange(scalarText(texts['zh-CN'] ?? texts.en));
  return (
    <fieldset className="content-field content-pair">
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {isOne ? (
        <TextIn
          path={path}
          label={t('office-content.field.oneText')}
          name={label}
          schema={schema}
          text={value}
          onType={(text) => onChange(text === '' ? undefined : text)}
        />
      ) : (
        languages.map(({ code, word }) => (
          <TextIn
            key={code}
            path={pathIn(path, code)}
            label={t(word)}
            name={label}
            schema={schema}
            text={scalarText(texts[code])}
            onType={(text) => type(code, text)}
          />
        ))
      )}
      {!isReadOnly && value !== undefined && (
        <button
          type="button"
          className="office-button office-button-plain content-small"
          onClick={isOne ? split : join}
        >
          {t(isOne ? 'office-content.field.twoTexts' : 'office-content.field.oneText')}
        </button>
      )}
      <small className="office-secondary">{schema.description}</small>
      {note?.(path)}
      <Faults faults={faults} />
    </fieldset>
  );
}

interface TextInProps {
  path: string;
  /** The language. */
  label: string;
  /** What it is a text of. */
  name: string;
  schema: FieldProps['schema'];
  text: string;
  onType: (text: string) => void;
}

function TextIn({ path, label, name, schema, text, onType }: TextInProps) {
  const t = useText();
  const { id, isReadOnly } = useForm();
  const faults = useFaults(path);
  const [isShown, setShown] = useState(false);
  const own = `${id}-${path}`;
  const isHtml = schema['x-definition'] === 'html';
  const shared = {
    id: own,
    className: 'office-input',
    'aria-label': `${name} · ${label}`,
    'aria-invalid': faults.some(({ severity }) => severity === 'error'),
    value: text,
    readOnly: isReadOnly,
    autoComplete: 'off',
  };
  return (
    <div className="content-language">
      <label htmlFor={own} className="office-secondary">
        {label}
      </label>
      {isHtml && isShown ? (
        <ShownHtml html={text} title={`${name} · ${label}`} />
      ) : isLong(schema) ? (
        <textarea {...shared} rows={isHtml ? 8 : 4} onChange={({ target }) => onType(target.value)} />
      ) : (
        <input {...shared} onChange={({ target }) => onType(target.value)} />
      )}
      {isHtml && text !== '' && (
        <button
          type="button"
          className="office-button office-button-plain content-small"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'office-content.field.edit' : 'office-content.field.show')}
        </button>
      )}
    </div>
  );
}
