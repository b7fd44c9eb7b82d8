// What a form of a call keeps in this tab until it has been sent: the fields it names, never a password.
import { useEffect, useRef } from 'react';
import { draftOf, forgetDraft, keepDraft } from '#browser/drafts.ts';
import { useSite } from '../page/site.ts';
import type { FieldUi } from './FormField.tsx';

/** What of a form's properties is about what is typed in it. */
export interface TypedProps<Data> {
  fields: { [K in keyof Data & string]?: FieldUi<Data> };
  /** Keeps what is typed in these fields in this tab until it has been sent. Passwords are never kept, whatever is listed here. */
  draft?: { name: string; fields: readonly (keyof Data & string)[] };
  /** What stands in the fields at first. */
  initial?: Partial<Data>;
  onChange?: (data: Partial<Data>) => void;
}

interface FormDraft<Data> {
  kept(): Partial<Data>;
  keep(data: Partial<Data>): void;
  forget(): void;
}

/** Keeps the fields that the form names; a password field is never one of them. */
export function useFormDraft<Data extends object>({
  draft,
  fields,
  initial,
  onChange,
}: TypedProps<Data>): FormDraft<Data> {
  const { station, visitor } = useSite();
  const latest = useRef<{ notify: typeof onChange; data: Partial<Data> }>(null);
  // A listener for typing is notified of what was typed before as well.
  useEffect(() => {
    const first = latest.current;
    first?.notify?.(first.data);
  }, []);
  if (!draft) return { kept: () => ({}), keep: () => {}, forget: () => {} };
  const name = `${station.code} ${draft.name}`;
  const open = draft.fields.filter((field) => !['password', 'pin'].includes(fields[field]?.widget ?? 'text'));
  const pick = (data: object): Partial<Data> =>
    Object.fromEntries(
      open.map((field) => [field, (data as Record<string, unknown>)[field]] as const).filter(isTyped),
    ) as Partial<Data>;
  const kept = (): Partial<Data> => pick((draftOf(visitor.account, name) ?? {}) as object);
  latest.current ??= { notify: onChange, data: { ...initial, ...kept() } };
  return {
    kept,
    keep: (data) => keepDraft(visitor.account, name, pick(data)),
    forget: () => forgetDraft(visitor.account, name),
  };
}

const isTyped = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'string' || typeof value === 'number';
