// The form of an entry: every field that its schema has, each with what the checker says of it.
import { useId, useMemo } from 'react';
import { Field } from './Field.tsx';
import { type Diagnostic, FormContext } from './FormContext.ts';
import { Fields } from './Group.tsx';
import type { Item, Schema } from './schema.ts';
import './form.css';

interface FormProps {
  schema: Schema;
  value: Item;
  diagnostics: readonly Diagnostic[];
  isReadOnly: boolean;
  /** Names of fields that stay as they are. */
  fixed: readonly string[];
  onChange: (value: Item) => void;
}

export function EntryForm({ schema, value, diagnostics, isReadOnly, fixed, onChange }: FormProps) {
  const id = useId();
  const state = useMemo(
    () => ({
      id,
      diagnostics,
      isReadOnly,
      onFix: ({ fix }: Diagnostic) => fix && onChange(JSON.parse(fix.value) as Item),
      draw: Field,
    }),
    [id, diagnostics, isReadOnly, onChange],
  );
  return (
    <FormContext value={state}>
      <Fields schema={schema} value={value} path="" fixed={fixed} onChange={onChange} />
    </FormContext>
  );
}
