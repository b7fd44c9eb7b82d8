// The settings of a station as a form: those of the file and the defaults around them, by section, each with where its value comes from.
import { type KeyboardEvent, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { lineFinder } from '#station/read/lineOfPlace.ts';
import type { Station } from '#station/station.ts';
import { Field } from '../../../kit/form/Field.tsx';
import { type Diagnostic, FormContext } from '../../../kit/form/FormContext.ts';
import { Fields } from '../../../kit/form/Group.tsx';
import { type Item, isItem, isWithin, type Schema, widgetOf, withField } from '../../../kit/form/schema.ts';
import { useText } from '../../../kit/locale.ts';
import '../../../kit/form/form.css';
import { useLater } from '../useLater.ts';
import { Colour, isColour } from './Colour.tsx';
import { Explain } from './Explain.tsx';
import type { Mistake } from './reading.ts';
import { LogoDrop } from './seldom.ts';

interface StationFormProps {
  schema: Schema;
  /** As the file has it. */
  value: Item;
  /** What it makes; undefined before there was a text without an error. */
  station: Station | undefined;
  /** The text that was read. */
  text: string;
  mistakes: readonly Mistake[];
  isReadOnly: boolean;
  onChange: (value: Item) => void;
  onFix: (mistake: Mistake) => void;
  onPlace: (path: string) => void;
  /** The setting to show, and how many were shown before. */
  landing: { path: string; count: number };
  /** Goes to where a setting stands in the text. */
  onPick: (path: string) => void;
  onUndo: (isAgain: boolean) => void;
}

const steps = (path: string): string[] => path.split('.');

/** Without a setting, and without the section that held it alone. */
function without(value: Item, [name, ...rest]: readonly string[]): Item {
  if (rest.length === 0) return withField(value, name!, undefined);
  const inner = value[name!];
  return isItem(inner) ? withField(value, name!, without(inner, rest)) : value;
}

/** With a setting, and the sections that hold it. */
function withSetting(value: Item, [name, ...rest]: readonly string[], setting: string): Item {
  if (rest.length === 0) return withField(value, name!, setting);
  const inner = value[name!];
  return withField(value, name!, withSetting(isItem(inner) ? inner : {}, rest, setting));
}

const withChange = (value: Item, [path, setting]: [string, string | undefined]): Item =>
  setting === undefined ? without(value, steps(path)) : withSetting(value, steps(path), setting);

const sectionId = (id: string, name: string): string => `${id} ${name}`;

/** The input of a setting, or of the nearest one that holds it; the head of its section for what the form has as a whole. */
function fieldAt(id: string, path: string): HTMLElement | null {
  const parts = path.split(/[.[]/);
  for (let length = parts.length; length > 0; length -= 1) {
    const field = document.getElementById(`${id}-${parts.slice(0, length).join('.')}`);
    if (field) return field;
  }
  return document.getElementById(sectionId(id, parts[0]!));
}

export function StationForm(props: StationFormProps) {
  const {
    schema,
    value,
    station,
    text,
    mistakes,
    isReadOnly,
    onChange,
    onFix,
    onPlace,
    landing,
    onPick,
    onUndo,
  } = props;
  const id = useId();
  const t = useText();
  const diagnostics = useMemo(
    () =>
      mistakes.map(
        ({ rule, path, severity, message, consequence, fix }, at): Diagnostic => ({
          rule,
          field: path,
          severity,
          title: '',
          message,
          consequence,
          ...(fix && { fix: { description: fix.description, isSafe: fix.safe, value: String(at) } }),
        }),
      ),
    [mistakes],
  );
  const lineOf = useMemo(() => lineFinder(text), [text]);
  const context = {
    id,
    diagnostics,
    isReadOnly,
    onFix: ({ fix }: Diagnostic) => fix && onFix(mistakes[Number(fix.value)]!),
    draw: Field,
    note: (path: string) =>
      path.includes('[') ? null : (
        <>
          {station && isColour(path) && (
            <Colour
              path={path}
              station={station}
              isReadOnly={isReadOnly}
              onChange={(colour) => onChange(withSetting(value, steps(path), colour))}
            />
          )}
          {station && path === 'theme.logo' && !isReadOnly && (
            <Suspense>
              <LogoDrop
                station={station}
                onChange={(settings) => onChange(Object.entries(settings).reduce(withChange, value))}
              />
            </Suspense>
          )}
          <Explain
            path={path}
            line={lineOf(steps(path))}
            onGo={() => onPick(path)}
            {...(!isReadOnly && { onReset: () => onChange(without(value, steps(path))) })}
          />
        </>
      ),
  };
  useEffect(() => {
    if (landing.path === '') return;
    const field = fieldAt(id, landing.path);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [id, landing]);
  const isDrawn = useLater();
  if (!isDrawn) return null;
  const all = Object.entries(schema.properties ?? {});
  const isSection = ([, inner]: [string, Schema]) => widgetOf(inner) === 'group';
  const undone = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    // The history of the text is the one of both.
    event.preventDefault();
    onUndo(key === 'y' || event.shiftKey);
  };
  return (
    <FormContext value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the fields within. */}
      <div
        className="studio-form"
        onKeyDown={undone}
        onFocus={({ target }) => {
          const path = target.id.startsWith(`${id}-`) ? target.id.slice(id.length + 1) : '';
          if (path !== '') onPlace(path);
        }}
      >
        <Section title={t('office-studio.general')} isOpen count={0} faults={0} landing={0}>
          {all
            // What can be nothing else is no question.
            .filter((one) => !isSection(one) && one[1].const === undefined)
            .map(([name, inner]) => (
              <Field
                key={name}
                schema={inner}
                value={value[name]}
                path={name}
                label={inner.title ?? name}
                isRequired={schema.required?.includes(name) ?? false}
                isFixed={name === 'code'}
                around={value}
                onChange={(next) => onChange(withField(value, name, next))}
              />
            ))}
        </Section>
        {all.filter(isSection).map(([name, inner]) => {
          const own = value[name];
          return (
            <Section
              key={name}
              title={inner.title ?? name}
              name={name}
              id={sectionId(id, name)}
              count={isItem(own) ? Object.keys(own).length : 0}
              landing={isWithin(landing.path, name) ? landing.count : 0}
              faults={diagnostics.filter(({ field }) => isWithin(field, name)).length}
            >
              {inner.description && <p className="office-secondary studio-about">{inner.description}</p>}
              <Fields
                schema={inner}
                value={isItem(own) ? own : {}}
                path={name}
                onChange={(next) => onChange(withField(value, name, next))}
              />
            </Section>
          );
        })}
      </div>
    </FormContext>
  );
}

interface SectionProps {
  title: string;
  /** As the file has it. */
  name?: string;
  /** Of its head. */
  id?: string;
  isOpen?: boolean;
  /** Settings that the file has of it. */
  count: number;
  faults: number;
  /** How many came to a setting of it; 0 for none. */
  landing: number;
  children: React.ReactNode;
}

/** Folded until somebody opens it, or something in it is wrong: two hundred fields are drawn only where they are seen. */
function Section({ title, name, id, isOpen = false, count, faults, landing, children }: SectionProps) {
  const t = useText();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const [landed, setLanded] = useState(landing);
  if (landing !== landed) {
    setLanded(landing);
    if (landing > 0) setUnfolded(true);
  }
  const isShown = isUnfolded || faults > 0;
  return (
    <section className="studio-section">
      <h2>
        <button id={id} type="button" aria-expanded={isShown} onClick={() => setUnfolded(!isUnfolded)}>
          <span>{title}</span>
          {name !== undefined && name !== title && <code className="office-secondary">{name}</code>}
          <span className="office-secondary">
            {faults > 0
              ? t('office-studio.wrongHere', { count: faults })
              : count > 0 && t('office-studio.setCount', { count })}
          </span>
        </button>
      </h2>
      {isShown && <div className="studio-fields">{children}</div>}
    </section>
  );
}
