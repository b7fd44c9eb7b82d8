// Fields that hold others: an object with its fields, a list of objects, and rows under keys of their own.
import { useState } from 'react';
import { useLocale, useText } from '../locale.ts';
import { Faults } from './Faults.tsx';
import { type FieldProps, useFaults, useForm } from './FormContext.ts';
import {
  type Item,
  isItem,
  type Json,
  nameOfItem,
  pathIn,
  type Schema,
  schemaFor,
  withField,
} from './schema.ts';

interface FieldsProps {
  schema: Schema;
  value: Item;
  path: string;
  /** Names of fields that stay as they are. */
  fixed?: readonly string[];
  onChange: (value: Item) => void;
}

/** The fields of an object, those that nothing says a word about left to its own place. */
export function Fields({ schema, value, path, fixed = [], onChange }: FieldsProps) {
  const { draw: Field } = useForm();
  const whole = schemaFor(schema, value);
  const shown = Object.entries(whole.properties ?? {});
  const faults = useFaults(
    path,
    shown.map(([name]) => pathIn(path, name)),
  );
  return (
    <>
      <Faults faults={faults} />
      {shown.map(([name, inner]) => (
        <Field
          key={name}
          schema={inner}
          value={value[name]}
          path={pathIn(path, name)}
          label={inner.title ?? name}
          isRequired={whole.required?.includes(name) ?? false}
          isFixed={fixed.includes(name)}
          around={value}
          onChange={(next) => onChange(withField(value, name, next))}
        />
      ))}
    </>
  );
}

export function Group({ schema, value, path, label, onChange }: FieldProps) {
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      {schema.description && <small className="office-secondary">{schema.description}</small>}
      <Fields schema={schema} value={isItem(value) ? value : {}} path={path} onChange={onChange} />
    </fieldset>
  );
}

const moved = (list: readonly Json[], from: number, to: number): Json[] => {
  const next = list.filter((_, at) => at !== from);
  next.splice(to, 0, list[from]!);
  return next;
};

export function List({ schema, value, path, label, isRequired, onChange }: FieldProps) {
  const t = useText();
  const locale = useLocale();
  const { isReadOnly, diagnostics } = useForm();
  const list = Array.isArray(value) ? value : Array.isArray(schema.default) ? schema.default : [];
  const faults = useFaults(
    path,
    list.map((_, at) => pathIn(path, at)),
  );
  // What is unfolded; a new one is, and whatever has a mistake.
  const [unfolded, setUnfolded] = useState<number>();
  const items = schema.items ?? {};
  const hasFault = (at: number) => diagnostics.some(({ field }) => field.startsWith(pathIn(path, at)));
  return (
    <fieldset className="content-group">
      <legend>
        {label} <span className="office-secondary figures">{list.length}</span>
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {schema.description && <small className="office-secondary">{schema.description}</small>}
      <Faults faults={faults} />
      {list.map((one, at) => {
        const isUnfolded = unfolded === at || hasFault(at);
        const name = nameOfItem(one, locale);
        const said = `${t('office-content.field.item', { number: at + 1 })}${name && ` · ${name}`}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own, and its place is what a mistake names.
          <div key={at} className="content-item">
            <div className="content-item-head">
              <button
                type="button"
                className="content-unfold"
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(unfolded === at ? undefined : at)}
              >
                {said}
              </button>
              {!isReadOnly && (
                <ItemActs
                  said={said}
                  onUp={at > 0 ? () => onChange(moved(list, at, at - 1)) : undefined}
                  onDown={at < list.length - 1 ? () => onChange(moved(list, at, at + 1)) : undefined}
                  onRemove={() => {
                    setUnfolded(undefined);
                    onChange(list.filter((_, place) => place !== at));
                  }}
                />
              )}
            </div>
            {isUnfolded && (
              <Inner
                schema={items}
                value={one}
                path={pathIn(path, at)}
                label={said}
                onChange={(next) => onChange(list.map((old, place) => (place === at ? (next ?? '') : old)))}
              />
            )}
          </div>
        );
      })}
      {!isReadOnly && list.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button
          type="button"
          className="office-button content-small"
          onClick={() => {
            setUnfolded(list.length);
            onChange([...list, items.properties ? {} : '']);
          }}
        >
          {t('office-content.field.addItem')}
        </button>
      )}
    </fieldset>
  );
}

/** An item of a list: its fields, or the one field that it is. */
function Inner({ schema, value, path, label, onChange }: FieldProps) {
  const { draw: Field } = useForm();
  if (schema.properties)
    return <Fields schema={schema} value={isItem(value) ? value : {}} path={path} onChange={onChange} />;
  return <Field schema={schema} value={value} path={path} label={label} onChange={onChange} />;
}

interface ItemActsProps {
  said: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function ItemActs({ said, onUp, onDown, onRemove }: ItemActsProps) {
  const t = useText();
  const acts = [
    { sign: '↑', word: t('office-content.field.up'), does: onUp },
    { sign: '↓', word: t('office-content.field.down'), does: onDown },
    { sign: '×', word: t('office-content.field.removeItem'), does: onRemove },
  ];
  return (
    <span className="content-item-acts">
      {acts.map(({ sign, word, does }) => (
        <button
          key={sign}
          type="button"
          className="data-unfold"
          title={word}
          aria-label={`${said} · ${word}`}
          disabled={!does}
          onClick={does}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/** Values under keys that somebody gives, such as the bonus of so many days in a row. */
export function Rows({ schema, value, path, label, onChange }: FieldProps) {
  const t = useText();
  const { isReadOnly, draw: Field } = useForm();
  const rows = Object.entries(isItem(value) ? value : {});
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const faults = useFaults(
    path,
    rows.map(([key]) => pathIn(path, key)),
  );
  const renamed = (from: string, to: string): void => {
    if (to === from || rows.some(([key]) => key === to)) return;
    onChange(Object.fromEntries(rows.map(([key, one]) => [key === from ? to : key, one])));
  };
  return (
    <fieldset className="content-group">
      <legend>{label}</legend>
      {schema.description && <small className="office-secondary">{schema.description}</small>}
      <Faults faults={faults} />
      {rows.map(([key, one], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its key is what somebody types.
        <div key={at} className="content-row">
          <input
            className="office-input"
            aria-label={`${label} · ${t('office-content.field.item', { number: at + 1 })}`}
            defaultValue={key}
            readOnly={isReadOnly}
            onBlur={({ target }) => renamed(key, target.value.trim())}
          />
          <Field
            schema={inner}
            value={one}
            path={pathIn(path, key)}
            label={`${label} · ${key}`}
            onChange={(next) => onChange(withField(Object.fromEntries(rows), key, next ?? ''))}
          />
          {!isReadOnly && (
            <button
              type="button"
              className="data-unfold"
              aria-label={`${label} · ${key} · ${t('office-content.field.removeItem')}`}
              onClick={() => onChange(Object.fromEntries(rows.filter(([other]) => other !== key)))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {!isReadOnly && !rows.some(([key]) => key === '') && (
        <button
          type="button"
          className="office-button content-small"
          onClick={() => onChange({ ...Object.fromEntries(rows), '': '' })}
        >
          {t('office-content.field.addItem')}
        </button>
      )}
    </fieldset>
  );
}
