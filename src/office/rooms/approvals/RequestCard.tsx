// How one request for a second person is drawn: what it does, to whom, why, what it stands on, and what became of it.
import { Fragment, type ReactNode } from 'react';
import { parseMoney, wireMoney } from '#values/money.ts';
import { Age, Amount, Moment } from '../../kit/Amount.tsx';
import { fieldName } from '../../kit/call/callName.ts';
import { useText } from '../../kit/locale.ts';
import type { Listed } from './calls.ts';
import { isAmount, wordOfValue } from './words.ts';

interface RequestCardProps {
  request: Listed;
  /** Milliseconds of the server's time. */
  now: number;
  isChosen: boolean;
  /** The buttons of what may be done with it. */
  children?: ReactNode;
}

export function RequestCard({ request, now, isChosen, children }: RequestCardProps) {
  const t = useText();
  const { id, kind, amount, account, because, state, reason, askedBy, at, expiresAt, decidedBy, note } =
    request;
  return (
    <article
      className={`office-panel request${isChosen ? ' request-chosen' : ''}`}
      data-request={id}
      aria-current={isChosen}
    >
      <header className="request-head">
        <span className="request-kind">{t(`office-approvals.kind.${kind}`)}</span>
        {Number(amount) !== 0 && (
          <strong className="request-amount">
            {kind === 'odds' || kind === 'team' ? (
              `${kind === 'team' ? '+' : ''}${Number(amount)}%`
            ) : (
              <Amount value={amount} isSigned />
            )}
          </strong>
        )}
        {account && <strong>{account}</strong>}
        <span className={`request-state request-${state}`}>{t(`office-approvals.stateWord.${state}`)}</span>
        <span className="request-when">
          {state === 'pending' ? <Age seconds={(now - Date.parse(at)) / 1000} /> : <Moment at={at} />}
        </span>
      </header>
      <p className="request-why">
        <strong>{askedBy}</strong>
        <span>{reason}</span>
      </p>
      <dl className="office-facts">
        {detailsOf(request, t).map(({ key, label, children: value }) => (
          <Fragment key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="office-secondary">
        {t(`office-approvals.because.${because}`)}
        {state === 'pending' && (
          <>
            {' · '}
            {t('office-approvals.lapses')} <Moment at={expiresAt} />
          </>
        )}
        {decidedBy && (
          <>
            {' · '}
            {t('office-approvals.decidedBy', { name: decidedBy })}
            {note && `: ${note}`}
          </>
        )}
      </p>
      {children && <footer className="request-acts">{children}</footer>}
    </article>
  );
}

interface Described {
  key: string;
  label: string;
  children: ReactNode;
}

/** The request field by field, then what it stands on; money in the wallet as it is and as it will be. */
function detailsOf(
  { request, facts, kind, amount, account }: Listed,
  t: ReturnType<typeof useText>,
): Described[] {
  // The head has them.
  const isSaidAbove = (name: string, value: string): boolean =>
    (name === 'account' && value === account) ||
    (kind === 'adjust' && (name === 'yuan' || name === 'direction'));
  const shown = [...request.filter(({ name, value }) => !isSaidAbove(name, value)), ...facts];
  return shown.map(({ name, value }, place) => ({
    key: `${place} ${name}`,
    label: fieldName(t, name),
    children: !isAmount(name, value) ? (
      wordOfValue(t, name, value)
    ) : name === 'wallet' && kind === 'adjust' ? (
      <>
        <Amount value={value} />
        <span className="request-becomes">→</span>
        <Amount value={wireMoney(parseMoney(value) + parseMoney(amount))} />
      </>
    ) : (
      <Amount value={value} />
    ),
  }));
}
