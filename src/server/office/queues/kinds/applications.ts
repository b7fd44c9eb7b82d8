// The queue of what members apply for: giving away a part of a balance, and a bonus on it.

import { localText } from '#station/station.ts';
import { type WaitingApplication, waitingApplications } from '../../../money/applications/waiting.ts';
import { supportCommands } from '../../../support/commands.ts';
import { partsOf, placeIn, type Queue, type Reading, type RunCommand, type Ticket } from '../queue.ts';

const kinds = ['charge', 'donation'] as const;
type Kind = (typeof kinds)[number];
const tables = { donation: 'donation', charge: 'direct_charge' } as const;

/** What a donation is given to stands with its kind: whoever decides knows who would get the money. */
const kindText = (
  kind: Kind,
  { project }: WaitingApplication,
  { text, locale }: Pick<Reading, 'text' | 'locale'>,
): string =>
  [
    text(`office-queues.application.${kind}`),
    ...(project ? [localText(project.name, locale), localText(project.recipient, locale)] : []),
  ].join(' · ');

const ticketOf = (
  kind: Kind,
  row: WaitingApplication,
  reading: Pick<Reading, 'text' | 'locale'>,
): Ticket => ({
  item: `${kind}-${row.id}`,
  at: row.created_at,
  account: row.name,
  amount: row.amount,
  words: null,
  facts: [
    { name: 'kind', value: kindText(kind, row, reading) },
    ...(row.state === 'enabled' ? [] : [{ name: 'state' as const, value: row.state }]),
  ],
  place: `${row.created_at.getTime()}|${kind}|${row.id}`,
});

/** The applications of a kind that come after a place: of the same moment, kinds follow one another by their names. */
function afterIn(kind: Kind, place: string) {
  const [at, named = '', id = '0'] = placeIn(place, /(charge|donation)\|(\d{1,18})/);
  if (named === kind) return { at, id: BigInt(id) };
  return { at, id: named < kind ? 0n : 2n ** 62n };
}

const decide =
  (answer: 'yes' | 'no') =>
  (run: RunCommand, { item }: Ticket, { reason }: { reason?: string | undefined }) =>
    run(supportCommands.decideApplication, { name: item, answer, reason });

export const applications: Queue = {
  name: 'applications',
  roles: ['owner', 'finance'],
  decisions: {
    approve: { call: 'decide', asks: [], run: decide('yes') },
    refuse: { call: 'decide', asks: ['reason'], isRead: true, run: decide('no') },
  },
  async list(reading, limit, after) {
    const found: Ticket[] = [];
    for (const kind of kinds) {
      const options = after === undefined ? {} : { after: afterIn(kind, after) };
      const rows = await waitingApplications(reading.db, tables[kind], limit, options);
      found.push(...rows.map((row) => ticketOf(kind, row, reading)));
    }
    // Within a moment by kind, and within a kind as they were found.
    return found.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, limit);
  },
  async find(reading, item) {
    const [kind, id] = partsOf(item, /^(charge|donation)-(\d{1,18})$/) as [Kind, string];
    const [row] = await waitingApplications(reading.db, tables[kind], 1, { only: BigInt(id) });
    return row ? ticketOf(kind, row, reading) : null;
  },
};
