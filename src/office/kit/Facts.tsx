// A panel of facts: a heading, and what is called what.
import { Fragment, type ReactNode } from 'react';
import { Amount, Moment } from './Amount.tsx';

export type Fact = readonly [name: string, value: ReactNode];

/** An amount and a moment as facts; a moment that is not there is none. */
export const yuan = (value: string): ReactNode => <Amount value={value} />;
export const when = (at: string | undefined): ReactNode => (at === undefined ? '' : <Moment at={at} />);

/** Facts without a value are left out. */
export function Facts({
  title,
  facts,
  children,
}: {
  title: string;
  facts?: readonly Fact[];
  children?: ReactNode;
}) {
  const shown = (facts ?? []).filter(
    ([, value]) => value !== '' && value !== false && value !== undefined && value !== null,
  );
  return (
    <section className="office-panel" aria-label={title}>
      <h2>{title}</h2>
      {shown.length > 0 && (
        <dl className="office-facts">
          {shown.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
