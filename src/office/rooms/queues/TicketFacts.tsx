// What is known of a ticket: its number, since when it waits, its amount, and what its queue adds.
import { Fragment } from 'react';
import type { ListAnswer } from '#contract/office/waiting.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { useText } from '../../kit/locale.ts';

export function TicketFacts({ ticket }: { ticket: ListAnswer['tickets'][number] }) {
  const t = useText();
  const { item, at, amount, facts } = ticket;
  return (
    <dl className="queue-facts">
      <dt>{t('office-queues.number')}</dt>
      <dd>{item}</dd>
      <dt>{t('office-queues.since')}</dt>
      <dd>
        <Moment at={at} />
      </dd>
      {amount !== undefined && (
        <>
          <dt>{t('office-queues.amount')}</dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </>
      )}
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <Fragment key={`${name} ${value}`}>
            <dt>{t(`office-queues.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
