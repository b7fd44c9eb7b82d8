// What happens where a form reaches a part of the forms' library that the site is built without.

/** A part of the library that no flat form needs was asked for, so the form is drawn wrongly or not at all. */
export class LeftOutOfForms extends Error {
  override name = 'LeftOutOfForms';
}

/**
 * Stands for a function or component that scripts/build-plugins/flatForms.ts leaves out.
 * @param part its module and name, such as `core/lib/components/fields/ArrayField default`
 * @throws LeftOutOfForms as soon as it is called or drawn
 */
export const leftOut = (part: string) => (): never => {
  throw new LeftOutOfForms(`${part} is left out: see scripts/build-plugins/flatForms.ts.`);
};
