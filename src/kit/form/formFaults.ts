// What a form says about a wrong field: a validator's findings become sentences that name the field.
import type { FormSchema } from '#contract/forms/form.ts';
import type { TextId } from '#texts/ids.generated.ts';

/** A finding of the validator, as the form library passes it on. */
export interface Fault {
  name?: string | undefined;
  property?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** The field a finding is about; empty where it is about the whole form. */
export function fieldOf(fault: Fault): string {
  const missing = fault.params?.missingProperty;
  if (typeof missing === 'string') return missing;
  return (fault.property ?? '').replace(/^\./, '').split('.')[0]!;
}

/** The sentence for a finding, as the id of a text and what it counts. A field `isChosen` rather than filled in when it is picked from a list. */
export function sentenceOf(
  fault: Fault,
  schema: FormSchema,
  isChosen = false,
): { id: TextId; limit: number } {
  const limit = Number(fault.params?.limit ?? 0);
  if (isChosen) return { id: 'kit.form.choose', limit };
  switch (fault.name) {
    case 'required':
      return { id: 'kit.form.required', limit };
    case 'minLength':
      // An empty field is a field not filled in, whatever its least length.
      return limit <= 1 ? { id: 'kit.form.required', limit } : { id: 'kit.form.tooShort', limit };
    case 'maxLength':
      return { id: 'kit.form.tooLong', limit };
    case 'minimum':
    case 'exclusiveMinimum':
      return { id: 'kit.form.tooSmall', limit };
    case 'maximum':
    case 'exclusiveMaximum':
      return { id: 'kit.form.tooBig', limit };
    case 'enum':
      return { id: 'kit.form.choose', limit };
    case 'type':
      return schema.properties[fieldOf(fault)]?.type === 'string'
        ? { id: 'kit.form.wrong', limit }
        : { id: 'kit.form.choose', limit };
    default:
      return { id: 'kit.form.wrong', limit };
  }
}

type Errors = Record<string, string>;

export const withoutErrors = (errors: Errors, names: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));

/** Other errors are given from outside: those given before are taken back, what the server refused stays. */
export const withGivenErrors = (errors: Errors, before: Errors = {}, now: Errors = {}): Errors => ({
  ...withoutErrors(
    errors,
    Object.keys(errors).filter((name) => before[name] === errors[name]),
  ),
  ...now,
});
