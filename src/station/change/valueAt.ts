// The value at a place of a station's file, and the file with another one there.
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined where nothing stands there. */
export const valueAt = (file: object, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (value, step) => (isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    file,
  );

/** The file with a value at a place; undefined takes it away. */
export function withValueAt(file: Fields, [step, ...rest]: readonly string[], value: unknown): Fields {
  const { [step!]: inner, ...others } = file;
  if (rest.length === 0) return value === undefined ? others : { ...file, [step!]: value };
  if (value === undefined && !isFields(inner)) return file;
  return { ...file, [step!]: withValueAt(isFields(inner) ? inner : {}, rest, value) };
}

/** Of these the file gives what it differs in, and has the defaults of the rest; what else it gives it has whole. */
const filledIn = /^(?:theme(?:\.Theme(?:Red|Black))?|routes|menus|onOff|frontConfig|protection|costLimits)$/;

/** Whether a file says a setting itself, so that no default of it reaches the station. */
export function isSetIn(file: object, steps: readonly string[]): boolean {
  if (valueAt(file, steps) !== undefined) return true;
  return steps.some((_, at) => {
    const above = steps.slice(0, at);
    return at > 0 && !filledIn.test(above.join('.')) && valueAt(file, above) !== undefined;
  });
}
