// What a form's generated module is to the form: the request's schema, and the validator compiled from it.

/** A JSON Schema of the contract's subset, all references written out. */
export interface FormSchema {
  readonly $id: string;
  readonly type: 'object';
  readonly required?: string[];
  readonly properties: Record<string, { type: string; minLength?: number; maxLength?: number }>;
}

/** What the validator has against a value (ajv's own record, the parts that are read). */
export interface FormFault {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Says whether data may be sent; leaves its reasons in `errors`. */
export interface FormValidator<Data> {
  (data: unknown): boolean;
  errors?: FormFault[] | null;
  /** Phantom field: it exists for the type checker only. */
  data?: Data;
}

/** import * as form from '#contract/forms/<group>.<call>.generated.ts' */
export interface FormModule<Data> {
  readonly schema: FormSchema;
  readonly validator: FormValidator<Data>;
}
