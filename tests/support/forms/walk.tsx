// A walk through the form of every call, in a page: what it draws and says at each step, for each kind of input. Bundled by formBundle.ts.
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormModule } from '#contract/forms/form.ts';
import { CallForm } from '#kit/form/Form.tsx';
import type { FieldUi, FieldWidget } from '#kit/form/FormField.tsx';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { addChinese } from '#texts/text.ts';
import messages from '#texts/zh-CN/kit.generated.ts';

type Data = Record<string, unknown>;
type Property = { type: string; enum?: readonly string[] };
interface Step {
  step: string;
  /** The markup, what stands in the inputs, which has the focus, and what the form has called back since the step before. */
  seen: string;
}

const forms: Record<string, FormModule<Data>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<FormModule<Data>>('../../../src/contract/forms/*.generated.ts', { eager: true }),
  ).map(([file, form]) => [/([\w.]+)\.generated\.ts$/.exec(file)![1]!, form]),
);
const widgets: readonly FieldWidget[] = [
  'text',
  'password',
  'pin',
  'tel',
  'digits',
  'email',
  'captcha',
  'select',
];
const kinds: readonly string[] = [...widgets, 'own'];
const site = { station: { code: 'v017' }, visitor: { account: 'member01' } } as unknown as Site;

/** How each property looks when the inputs are dealt out from the given kind on. */
function fieldsFrom(form: FormModule<Data>, first: number): Record<string, FieldUi<Data>> {
  const entries = Object.entries(form.schema.properties as Record<string, Property>);
  return Object.fromEntries(
    entries.map(([name, property], at) => {
      const kind = kinds[(first + at) % kinds.length]!;
      const field: FieldUi<Data> = { label: `«${name}»` };
      const own = property.type === 'boolean' || kind === 'own';
      const choices =
        property.enum ??
        (kind === 'select' ? (property.type === 'string' ? ['a1', 'b2'] : [1, 2]) : undefined);
      if (own)
        field.render = ({ id, name: own, value, onChange, onBlur }) => (
          <input
            id={id}
            name={own}
            data-own={String(value)}
            value={typeof value === 'string' || typeof value === 'number' ? value : ''}
            onChange={({ target }) =>
              onChange(property.type === 'boolean' ? target.value === 'true' : target.value)
            }
            onBlur={onBlur}
          />
        );
      else if (choices) field.choices = choices.map((value) => ({ value, label: `~${value}` }));
      else field.widget = kind as FieldWidget;
      if (at % 3 === 1) field.check = (value) => (value.startsWith('?') ? `«${name}» ?` : undefined);
      return [name, field];
    }),
  );
}

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function enter(input: Element, text: string): void {
  const prototype =
    input instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Draws and takes away again; a fault while drawing is thrown. */
async function withDrawn(node: ReactNode, use: (place: HTMLElement) => Promise<void>): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const faults: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (fault) => faults.push(fault) });
  try {
    await act(() => root.render(<SiteContext value={site}>{node}</SiteContext>));
    if (faults.length > 0) throw faults[0];
    await use(place);
  } finally {
    await act(() => root.unmount());
    place.remove();
  }
}

/** In one field: what its schema refuses, what its own check does, what many take, and nothing. */
const typed = ['!', '?x', 'member01', ''];
/** In all fields at once, so that each schema takes one of them and refuses others. */
const everywhere = ['12', '123456', 'a.b@example.com', '13800138000', '张三', '100.00'];

async function walkForm(form: FormModule<Data>, first: number): Promise<Step[]> {
  const steps: Step[] = [];
  const calls: string[] = [];
  const names = Object.keys(form.schema.properties);
  let isRefusing = true;
  const onSubmit = async (data: Data): Promise<void> => {
    calls.push(`submit ${JSON.stringify(data)}`);
    if (isRefusing) throw { kind: 'refused', fieldErrors: { [names.at(-1)!]: 'refused by the server' } };
  };
  const node = (
    <CallForm
      form={form}
      fields={fieldsFrom(form, first)}
      required={names.slice(0, 2)}
      submitLabel="send"
      onSubmit={onSubmit}
      onChange={(data) => calls.push(`change ${JSON.stringify(data)}`)}
      draft={{ name: 'walk', fields: names.slice(0, 1) }}
    >
      <p>between</p>
    </CallForm>
  );
  // A fault in a handler of the library stops only what was typed.
  const hear = ({ message }: ErrorEvent): void => void calls.push(`fault ${message}`);
  globalThis.addEventListener('error', hear);
  sessionStorage.clear();
  await withDrawn(node, async (place) => {
    const note = (step: string): void => {
      const inputs = [...place.querySelectorAll<HTMLInputElement>('input, select')];
      const values = inputs.map(({ name, value }) => `${name}=${value}`).join('&');
      const focus = document.activeElement?.getAttribute('name') ?? '';
      steps.push({ step, seen: [place.innerHTML, values, focus, ...calls.splice(0)].join('\n') });
    };
    const at = (name: string): HTMLElement => place.querySelector<HTMLElement>(`[name="${name}"]`)!;
    const leave = (name: string) =>
      act(() => void at(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    const send = () => act(async () => place.querySelector('form')!.requestSubmit());
    note('drawn');
    await send();
    note('sent empty');
    for (const name of names) {
      const values = at(name) instanceof HTMLSelectElement ? ['a1', '1', ''] : typed;
      for (const value of values) {
        await act(() => enter(at(name), value));
        note(`${name} is "${value}"`);
        await leave(name);
        note(`${name} left with "${value}"`);
      }
    }
    await send();
    note('sent with empty texts');
    for (const value of everywhere) {
      for (const name of names)
        if (!(at(name) instanceof HTMLSelectElement)) await act(() => enter(at(name), value));
        else await act(() => enter(at(name), (at(name) as HTMLSelectElement).options[1]!.value));
      await send();
      note(`sent with "${value}" everywhere`);
    }
    isRefusing = false;
    await send();
    note('taken');
  });
  globalThis.removeEventListener('error', hear);
  return steps;
}

/** Forms that no call has: what the library does for them the site is built without. */
const others: Record<string, { property: object; root?: object }> = {
  'a list': { property: { type: 'array', items: { type: 'string' } } },
  'a nothing': { property: { type: 'null' } },
  'a reference': {
    property: { $ref: '#/definitions/other' },
    root: { definitions: { other: { type: 'string' } } },
  },
  'an alternative': { property: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
};

async function drawOther(kind: string): Promise<string> {
  const { property, root } = others[kind]!;
  const schema = {
    $id: `walk:${kind}`,
    type: 'object',
    additionalProperties: false,
    properties: { it: property },
    ...root,
  };
  const validator = Object.assign(() => true, { errors: null });
  const form = { schema, validator } as unknown as FormModule<Data>;
  try {
    await withDrawn(
      <CallForm form={form} fields={{ it: { label: 'it' } }} submitLabel="send" onSubmit={async () => {}} />,
      async () => {},
    );
    return 'drawn';
  } catch (fault) {
    return (fault as Error).name;
  }
}

const walk = {
  forms: Object.keys(forms),
  others: Object.keys(others),
  /** The inputs are dealt out from another kind on in each form, so that all have their turn. */
  walkForm: (name: string) => walkForm(forms[name]!, Object.keys(forms).indexOf(name)),
  drawOther,
};
export type Walk = typeof walk;

addChinese(messages);
Object.assign(globalThis, { walk });
