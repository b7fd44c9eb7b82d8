// What is said at the fields of a form: what was found here before sending, or what the server refused; it goes as the field is edited.
import { type RefObject, useRef, useState } from 'react';
import type { CallFailure } from '#transport/failure.ts';

export interface FieldErrors<Form extends HTMLElement> {
  form: RefObject<Form | null>;
  errorOf: (field: string) => string;
  /** Shows these and brings the first into sight; true where there is one. */
  show: (found: Readonly<Record<string, string>>) => boolean;
  /** Shows what the server refused at its field. */
  refuse: (error: unknown) => void;
  clear: (field: string) => void;
}

export function useFieldErrors<Form extends HTMLElement>(): FieldErrors<Form> {
  const form = useRef<Form>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const show = (found: Readonly<Record<string, string>>): boolean => {
    const wrong = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== ''));
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    const input = first && form.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    if (input) input.focus();
    return first !== undefined;
  };
  return {
    form,
    errorOf: (field) => errors[field] ?? '',
    show,
    refuse: (error) => void show((error as CallFailure).fieldErrors ?? {}),
    clear: (field) => setErrors(({ [field]: _, ...rest }) => rest),
  };
}
