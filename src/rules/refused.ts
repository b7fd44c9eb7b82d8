// The answer of a rule that says no: a code, and what the reader of it needs to know.

export type Refused<Code extends string> = { readonly ok: false; readonly reason: Code } & Readonly<
  Record<string, unknown>
>;

export const refused = <Code extends string>(
  reason: Code,
  more: Readonly<Record<string, unknown>> = {},
): Refused<Code> => ({ ok: false, reason, ...more });
