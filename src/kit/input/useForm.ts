// What every form does around its fields, by the library or by hand: the sentence at a field, found here or said by the server, until the field is edited; the first wrong one brought into sight; one send at a time.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { withdrawToast } from '../overlay/toast.ts';

/** Sentences by the names of their fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Characters as the server counts them. */
export const lengthOf = (text: string): number => [...text].length;

export interface FormOptions<Name extends string> {
  /** Of the call, from the contract: `<call>Limits`. */
  limits?: Readonly<Record<Name, { least: number; most: number }>>;
  /** What is said of a text outside of them; each takes `limit`. */
  words?: { tooShort: TextId; tooLong: TextId };
  /** Errors that are known otherwise; each is shown until its field is edited. */
  given?: FieldErrors | undefined;
}

export interface FormState<Name extends string, Place extends HTMLElement> {
  /** The form, or what its fields lie in. */
  place: RefObject<Place | null>;
  /** '' where nothing is to be said. */
  errorOf: (field: string) => string;
  /** What lengths are wrong with these texts, as sentences; '' at one within its limits. */
  lengthsOf: (texts: Readonly<Partial<Record<Name, string>>>) => FieldErrors;
  /** Shows these in place of those before and brings the first into sight; true where there is one. */
  show: (found: FieldErrors) => boolean;
  /** Brings the first of these fields into sight, once its sentence is drawn. */
  goTo: (fields: readonly string[]) => void;
  /** Shows what the server refused at its field. */
  refuse: (error: unknown) => void;
  /** These were edited. */
  clear: (...fields: readonly string[]) => void;
  /** Runs from the press until the answer; a press meanwhile does nothing. What is refused is shown, and never thrown. */
  submit: (work: () => Promise<unknown>) => Promise<void>;
  isWorking: boolean;
}

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** Other errors are given: those given before are taken back, what the server refused stays. */
const withGiven = (errors: FieldErrors, before: FieldErrors = {}, now: FieldErrors = {}): FieldErrors => ({
  ...without(
    errors,
    Object.keys(errors).filter((field) => before[field] === errors[field]),
  ),
  ...now,
});

const fieldsIn = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[name]')];

export function useForm<Name extends string = string, Place extends HTMLElement = HTMLFormElement>(
  options: FormOptions<Name> = {},
): FormState<Name, Place> {
  const t = useText();
  const place = useRef<Place>(null);
  const isBusy = useRef(false);
  const [isWorking, setWorking] = useState(false);
  const [errors, setErrors] = useState(options.given ?? {});
  const [given, setGiven] = useState(options.given);
  if (given !== options.given) {
    setGiven(options.given);
    setErrors((before) => withGiven(before, given, options.given));
  }
  const [wanted, goTo] = useState<readonly string[]>([]);
  // The focus moves to the fault once its sentence is shown, so that both are read together.
  useEffect(() => {
    const first = fieldsIn(place.current ?? document.body).find((field) =>
      wanted.includes(field.getAttribute('name')!),
    );
    // A button may be at the foot of a form that is longer than a phone.
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [wanted]);
  const show = (found: FieldErrors): boolean => {
    const wrong = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== ''));
    const fields = Object.keys(wrong);
    setErrors(wrong);
    goTo(fields);
    return fields.length > 0;
  };
  const refuse = (error: unknown): void => {
    const {
      fieldErrors = {},
      kind,
      msg = '',
    } = error as { fieldErrors?: FieldErrors; kind?: string; msg?: string };
    const isShown = fieldsIn(place.current ?? document.body).some(
      (field) => (field.getAttribute('name') ?? '') in fieldErrors,
    );
    // It is shown at its field, so no toast repeats it.
    if (isShown) withdrawToast(msg);
    if (!show(fieldErrors) && kind === undefined) reportError(error);
  };
  const { limits, words } = options;
  const lengthFault = (text: string, { least, most }: { least: number; most: number }): string => {
    if (lengthOf(text.trim()) < least) return t(words!.tooShort, { limit: least } as never);
    return lengthOf(text) > most ? t(words!.tooLong, { limit: most } as never) : '';
  };
  return {
    place,
    errorOf: (field) => errors[field] ?? '',
    lengthsOf: (texts) =>
      Object.fromEntries(
        Object.entries<string | undefined>(texts).map(([field, text = '']) => [
          field,
          lengthFault(text, limits![field as Name]),
        ]),
      ),
    show,
    goTo,
    refuse,
    clear: (...fields) => setErrors((before) => without(before, fields)),
    submit: async (work) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setWorking(true);
      setErrors({});
      try {
        await work();
      } catch (error) {
        refuse(error);
      } finally {
        isBusy.current = false;
        setWorking(false);
      }
    },
    isWorking,
  };
}
