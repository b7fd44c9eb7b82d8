// What every field of a form needs beside its own value: what is wrong, and whether anything may be changed.
import { createContext, type ReactNode, use } from 'react';
import { type Item, isWithin, type Json, type Schema } from './schema.ts';

/** What is wrong at a field. */
export interface Diagnostic {
  rule: string;
  /** The field, such as terms.prize.amount; empty for the whole. */
  field: string;
  severity: 'error' | 'warning';
  title: string;
  message: string;
  consequence: string;
  /** What puts it right; `value` is whoever's who offers it. */
  fix?: { description: string; isSafe: boolean; value: string };
}

export interface FieldProps {
  schema: Schema;
  value: Json | undefined;
  /** Where it is within the entry, as diagnostics say it. */
  path: string;
  label: string;
  isRequired?: boolean;
  /** It stays as it is: the key of an entry that is there. */
  isFixed?: boolean;
  /** The object it is a field of. */
  around?: Item;
  onChange: (value: Json | undefined) => void;
}

export interface FormState {
  /** Before the id of each field: two forms on a page do not share one. */
  id: string;
  diagnostics: readonly Diagnostic[];
  isReadOnly: boolean;
  /** Makes a fix. */
  onFix: (fault: Diagnostic) => void;
  /** What stands below a field beside its description, such as where its value comes from. */
  note?: (path: string) => ReactNode;
  /** Draws a field within another. */
  draw: (props: FieldProps) => ReactNode;
}

export const FormContext = createContext<FormState>({
  id: '',
  diagnostics: [],
  isReadOnly: true,
  onFix: () => {},
  draw: () => null,
});

export const useForm = (): FormState => use(FormContext);

/** What is wrong within a path and in none of `inner`, which say theirs themselves. */
export function useFaults(path: string, inner: readonly string[] = []): readonly Diagnostic[] {
  return useForm().diagnostics.filter(
    ({ field }) => isWithin(field, path) && !inner.some((one) => isWithin(field, one)),
  );
}
