// The form of a backend call: the call's own schema decides what may be sent, the fields say what is wrong with them.
import { css, cx } from '@linaria/core';
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import type {
  FieldTemplateProps,
  FormValidation,
  ObjectFieldTemplateProps,
  RJSFSchema,
  RJSFValidationError,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormModule } from '#contract/forms/form.ts';
import { useText } from '#texts/useText.ts';
import { Button } from '../Button.tsx';
import { withdrawToast } from '../overlay/toast.ts';
import { FormField, type FormFields, FormFieldsContext } from './FormField.tsx';
import { fieldOf, sentenceOf, withGivenErrors, withoutErrors } from './formFaults.ts';
import { type TypedProps, useFormDraft } from './useFormDraft.ts';

const fieldset = css`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
`;

const foot = css`
  margin-top: var(--space-2);
`;

const OrderContext = createContext<readonly string[]>([]);

/** Only the fields that are shown, in their order; the caller adds the rest of the request. */
function Fields({ properties }: ObjectFieldTemplateProps) {
  const order = use(OrderContext);
  return (
    <div className={fieldset}>
      {order.map((name) => properties.find((property) => property.name === name)?.content)}
    </div>
  );
}

const Bare = ({ children }: FieldTemplateProps): ReactNode => children;

const templates = { ObjectFieldTemplate: Fields, FieldTemplate: Bare };

const validators = new WeakMap<object, ValidatorType>();
function validatorOf<Data>(form: FormModule<Data>): ValidatorType {
  let made = validators.get(form.schema);
  if (!made) {
    const { $id } = form.schema;
    made = createPrecompiledValidator({ [$id]: form.validator } as never, form.schema as RJSFSchema);
    validators.set(form.schema, made);
  }
  return made;
}

type Name<Data> = keyof Data & string;

export interface CallFormProps<Data> extends TypedProps<Data> {
  /** import * as form from '#contract/forms/<group>.<call>.generated.ts' */
  form: FormModule<Data>;
  /** Fields that are shown, in this order; those with an entry in `ui` where not given. */
  order?: readonly Name<Data>[];
  /** Fields that must be filled in beside those the call itself requires. */
  required?: readonly Name<Data>[];
  submitLabel: ReactNode;
  /**
   * Sends what was typed. While its promise has not settled the button works. Where it rejects with `fieldErrors` (a
   * CallFailure), they are shown at their fields; what was typed stays either way.
   */
  onSubmit: (data: Data) => Promise<unknown>;
  /** Errors by field that are known otherwise; each is shown until something else is typed in its field. */
  fieldErrors?: Record<string, string> | undefined;
  /** Between the fields and the button. */
  children?: ReactNode;
  className?: string;
}

export function CallForm<Data extends object>(props: CallFormProps<Data>) {
  const { form, fields, onSubmit } = props;
  const t = useText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const draft = useFormDraft(props);
  const [data, setData] = useState<Partial<Data>>(() => ({ ...props.initial, ...draft.kept() }));
  const [isWorking, setWorking] = useState(false);
  /** Fields whose findings are shown: left after typing, or all after a try to send; typing takes them out. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>(props.fieldErrors ?? {});
  const [given, setGiven] = useState(props.fieldErrors);
  if (given !== props.fieldErrors) {
    setGiven(props.fieldErrors);
    setRefused((errors) => withGivenErrors(errors, given, props.fieldErrors));
  }

  const order = props.order ?? (Object.keys(fields) as Name<Data>[]);
  const extra = props.required ?? [];
  const required = new Set<string>([...(form.schema.required ?? []), ...extra]);
  const uiSchema = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(form.schema.properties).map((name) => [name, { 'ui:widget': FormField }]),
      ) as UiSchema,
    [form],
  );
  const isMet = (name: string): boolean => fields[name as Name<Data>]?.isAnswered === true;
  const labelOf = (name: string): string => fields[name as Name<Data>]?.label ?? t('kit.form.field');

  const transformErrors = (errors: RJSFValidationError[]): RJSFValidationError[] =>
    errors
      .filter((error) => (order as readonly string[]).includes(fieldOf(error)))
      .map((error) => {
        const name = fieldOf(error);
        const ui = fields[name as Name<Data>];
        const { id: text, limit } = sentenceOf(error, form.schema, ui?.choices !== undefined);
        const own = text === 'kit.form.wrong' ? ui?.wrong : undefined;
        return { ...error, message: own ?? t(text, { label: labelOf(name), limit }) };
      });

  const customValidate = (
    typed: Partial<Data> | undefined,
    errors: FormValidation<Partial<Data>>,
  ): FormValidation<Partial<Data>> => {
    for (const name of order) {
      const value = typed?.[name];
      const at = (errors as Record<string, { addError(message: string): void } | undefined>)[name];
      if (value === undefined || value === '') {
        if (extra.includes(name) && !form.schema.required?.includes(name) && !isMet(name))
          at?.addError(
            t(fields[name]?.choices ? 'kit.form.choose' : 'kit.form.required', { label: labelOf(name) }),
          );
        continue;
      }
      const sentence = fields[name]?.check?.(String(value), typed ?? {});
      if (sentence) at?.addError(sentence);
    }
    return errors;
  };

  const firstWrong = (names: Iterable<string>): void => {
    const wrong = new Set(names);
    const first = order.find((name) => wrong.has(name));
    const input = first ? place.current?.querySelector<HTMLElement>(`[name="${first}"]`) : null;
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  };

  const [asked, setAsked] = useState<readonly string[]>([]);
  // The focus moves to the fault once its sentence is shown, so that both are read together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list of faults is the reason
  useEffect(() => {
    if (asked.length > 0) firstWrong(asked);
  }, [asked]);

  const submit = async (typed: Data): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setWorking(true);
    setRefused({});
    try {
      await onSubmit(typed);
      draft.forget();
    } catch (error) {
      const { fieldErrors, kind, msg } = error as {
        fieldErrors?: Record<string, string>;
        kind?: string;
        msg?: string;
      };
      if (fieldErrors && Object.keys(fieldErrors).length > 0) {
        // It is shown at its field, so no toast repeats it.
        if (order.some((name) => name in fieldErrors)) withdrawToast(msg ?? '');
        setRefused(fieldErrors);
        setAsked(Object.keys(fieldErrors));
      } else if (kind === undefined) reportError(error);
    } finally {
      isBusy.current = false;
      setWorking(false);
    }
  };

  const faces: FormFields = {
    fields: fields as FormFields['fields'],
    required,
    errorOf: (name, found) => refused[name] ?? (judged.has(name) && !isMet(name) ? found?.[0] : undefined),
    onLeave: (name) => {
      if (data[name as Name<Data>] !== undefined) setJudged((names) => new Set([...names, name]));
    },
  };

  const edited = (next: Partial<Data>): void => {
    const changed = Object.keys({ ...data, ...next }).filter(
      (name) => data[name as Name<Data>] !== next[name as Name<Data>],
    );
    setJudged((names) => new Set([...names].filter((name) => !changed.includes(name))));
    // A field that was emptied keeps the reason: a captcha is emptied for its next picture.
    const retyped = changed.filter((name) => next[name as Name<Data>]);
    setRefused((errors) => withoutErrors(errors, retyped));
    setData(next);
    draft.keep(next);
    props.onChange?.(next);
  };

  return (
    <FormFieldsContext value={faces}>
      <OrderContext value={order}>
        <div ref={place} className={props.className}>
          <RjsfForm<Partial<Data>>
            schema={form.schema as RJSFSchema}
            validator={validatorOf(form) as ValidatorType<Partial<Data>>}
            uiSchema={uiSchema as UiSchema<Partial<Data>>}
            templates={templates as never}
            formData={data}
            idPrefix={id}
            idSeparator="-"
            liveValidate="onBlur"
            noHtml5Validate
            showErrorList={false}
            experimental_componentUpdateStrategy="shallow"
            transformErrors={transformErrors}
            customValidate={customValidate}
            onChange={(event) => edited(event.formData ?? {})}
            onError={(errors) => {
              setJudged(new Set(order));
              setAsked(errors.map(fieldOf));
            }}
            onSubmit={(event) => {
              setJudged(new Set(order));
              void submit((event.formData ?? {}) as Data);
            }}
          >
            {props.children}
            <Button type="submit" wide working={isWorking} className={cx(foot)}>
              {props.submitLabel}
            </Button>
          </RjsfForm>
        </div>
      </OrderContext>
    </FormFieldsContext>
  );
}
