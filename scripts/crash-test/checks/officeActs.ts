// The check that what was done at the back office is there once with one line of the trail, and that the trail is whole.
import { verifyTrail } from '#server/office/trail/verify.ts';
import type { Check } from '../world.ts';

const officeActs: Check = {
  says: 'each act of the back office that was answered is done once, with one line of a trail that is whole',
  async look({ pool, officeActs: acts }) {
    const { rows } = await pool.query<{ note: string; notes: number; lines: number }>(
      `SELECT x.note, (SELECT count(*)::int FROM member_note m WHERE m.station = x.station AND m.note = x.note) AS notes,
          (SELECT count(*)::int FROM trail t WHERE t.station = x.station AND t.what LIKE '%' || x.note || '%') AS lines
        FROM unnest($1::text[], $2::text[]) AS x(station, note)`,
      [acts.map(({ station }) => station), acts.map(({ note }) => note)],
    );
    const faults = rows
      .filter(({ notes, lines }) => notes !== 1 || lines !== 1)
      .map(
        ({ note, notes, lines }) => `${note} was written ${notes} times, with ${lines} lines of the trail.`,
      );
    const { rows: stored } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM member_note WHERE note LIKE 'crash-note-%'`,
    );
    if (stored[0]!.count !== acts.length)
      faults.push(`${stored[0]!.count} notes are there, and ${acts.length} were answered.`);
    const verdict = await verifyTrail(pool);
    if (!verdict.ok) faults.push(`Line ${verdict.number} of the trail is ${verdict.fault}.`);
    if (acts.length === 0) faults.push('Nothing was done at the back office: nothing is proven of it.');
    return { counted: acts.length, faults };
  },
};

export default officeActs;
