// The queue of members whose play shows signs of harm: what was found, the rows it rests on, and what was done about it the last times.
import { sql } from 'kysely';
import { formatYuan } from '#values/money.ts';
import {
  lastInteractions,
  type MarkerHit,
  markerOutcomes,
  waitingMarkers,
} from '../../../money/protection/markerDesk.ts';
import { supportCommands } from '../../../support/commands.ts';
import { type Decision, numberIn, placeIn, type Queue, type Reading, type Ticket } from '../queue.ts';

/** A fact names so many rows of a marker, the newest first. */
const rowsMost = 12;
const interactionsMost = 3;

interface Waiting {
  account_id: number;
  name: string;
  since: Date;
}

const rowsOf = async (
  { db }: Reading,
  limit: number,
  { after, only }: { after?: { at: Date; id: bigint }; only?: bigint },
): Promise<Waiting[]> => {
  let query = db
    .selectFrom('marker_waiting as w')
    .innerJoin('account as a', (join) =>
      join.onRef('a.id', '=', 'w.account_id').onRef('a.station', '=', 'w.station'),
    )
    .select(['w.account_id', 'a.name', 'w.since'])
    .orderBy('w.since')
    .orderBy('w.account_id')
    .limit(limit);
  if (after) query = query.where(sql<boolean>`(w.since, w.account_id) > (${after.at}, ${Number(after.id)})`);
  if (only !== undefined) query = query.where('w.account_id', '=', Number(only));
  return query.execute();
};

const factsOf = (hit: MarkerHit, { text }: Reading): Ticket['facts'] => {
  const figure = (of: bigint): string => (hit.marker === 'spendRise' ? formatYuan(of) : String(of));
  const { day, evidence } = hit;
  return [
    {
      name: 'marker',
      value: text('office-queues.marker.hit', {
        marker: text(`support.markerName.${hit.marker}` as 'support.markerName.nights'),
        value: figure(hit.value),
        threshold: figure(hit.threshold),
        day,
      }),
    },
    { name: 'rows', value: evidence.toReversed().slice(0, rowsMost).join(' ') },
  ];
};

async function ticketsOf(reading: Reading, rows: readonly Waiting[]): Promise<Ticket[]> {
  if (rows.length === 0) return [];
  const accounts = rows.map(({ account_id }) => account_id);
  const found = new Map(
    (await waitingMarkers(reading.db, accounts.length, accounts)).map((hits) => [hits[0]!.account_id, hits]),
  );
  const before = await lastInteractions(reading.db, accounts, interactionsMost);
  return rows.map(({ account_id: id, name, since }) => ({
    item: String(id),
    at: since,
    account: name,
    amount: null,
    words: null,
    facts: [
      ...(found.get(id) ?? []).flatMap((hit) => factsOf(hit, reading)),
      ...(before.get(id) ?? []).map(({ at, done_by: by, way, outcome, note }) => ({
        name: 'interaction' as const,
        value: reading.text('office-queues.marker.before', {
          day: at.toISOString().slice(0, 10),
          by,
          way: reading.text(`office-queues.way.${way}` as 'office-queues.way.none'),
          outcome: reading.text(`support.markerOutcome.${outcome}` as 'support.markerOutcome.watched'),
          note,
        }),
      })),
    ],
    place: `${since.getTime()}|${id}`,
  }));
}

const decisionOf = (outcome: (typeof markerOutcomes)[number]): Decision => ({
  call: 'interact',
  asks: ['way', 'reason'],
  run: (run, { account }, { way, reason }) =>
    run(supportCommands.noteMarker, { account: account!, outcome, way, reason }),
});

export const markers: Queue = {
  name: 'markers',
  roles: ['owner', 'support'],
  decisions: Object.fromEntries(markerOutcomes.map((outcome) => [outcome, decisionOf(outcome)])),
  async list(reading, limit, place) {
    const [at, id = '0'] = place === undefined ? [] : placeIn(place, /(\d{1,18})/);
    return ticketsOf(reading, await rowsOf(reading, limit, at ? { after: { at, id: BigInt(id) } } : {}));
  },
  async find(reading, item) {
    const [ticket] = await ticketsOf(reading, await rowsOf(reading, 1, { only: numberIn(item) }));
    return ticket ?? null;
  },
};
