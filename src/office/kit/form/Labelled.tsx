// What stands around one input: its name, what it is for, and what is wrong with it.
import type { ReactNode } from 'react';
import { Faults } from './Faults.tsx';
import { type FieldProps, useFaults, useForm } from './FormContext.ts';

/** `input` draws it under the attributes that tie it to its name and its mistakes. */
export function Labelled({
  schema,
  path,
  label,
  isRequired,
  children,
  input,
}: Pick<FieldProps, 'schema' | 'path' | 'label' | 'isRequired'> & {
  input: (tied: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
  children?: ReactNode;
}) {
  const { id, note } = useForm();
  const faults = useFaults(path);
  const own = `${id}-${path}`;
  return (
    <div className="content-field">
      <label htmlFor={own}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {input({
        id: own,
        'aria-invalid': faults.some(({ severity }) => severity === 'error'),
        'aria-describedby': `${own}-about ${own}-faults`,
      })}
      {children}
      <small id={`${own}-about`} className="office-secondary">
        {schema.description}
      </small>
      {note?.(path)}
      <Faults id={`${own}-faults`} faults={faults} />
    </div>
  );
}
