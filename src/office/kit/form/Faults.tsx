// What the checker says at a field: what is wrong, what it does to players, and the fix as a press.
import { useText } from '../locale.ts';
import { Tag } from '../Tag.tsx';
import { type Diagnostic, useForm } from './FormContext.ts';

export function Faults({ id, faults }: { id?: string; faults: readonly Diagnostic[] }) {
  const t = useText();
  const { isReadOnly, onFix } = useForm();
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="content-faults">
      {faults.map((fault) => {
        const { rule, field, severity, title, message, consequence, fix } = fault;
        return (
          <li key={`${rule} ${field} ${message}`} className={`content-fault content-fault-${severity}`}>
            <strong>{title}</strong> <span>{message}</span>
            <div className="office-secondary">
              {consequence} <Tag>{rule}</Tag>
            </div>
            {fix && !isReadOnly && (
              <button type="button" className="office-button" onClick={() => onFix(fault)}>
                {t(fix.isSafe ? 'office-content.fix' : 'office-content.fixMaybe')} · {fix.description}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
