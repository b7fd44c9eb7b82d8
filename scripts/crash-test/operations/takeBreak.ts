// Taking a break in the midst of play, over a chase that has periods to come; the player comes back at once and goes on asking, and is refused until the end of the run.
import { takeBreak as call } from '#contract/protection.generated.ts';
import { wantsBreak } from '../protection.ts';
import type { Operation, Person, World } from '../world.ts';

/** Past the log-in, as the first session was written. True where a break had ended it; while the database is down it waits for the next time. */
async function comeBack({ pool }: World, { station, accountId }: Person): Promise<boolean> {
  const ended = await pool
    .query(
      `UPDATE session SET ended_at = NULL, end_reason = NULL WHERE station = $1 AND account_id = $2 AND end_reason = 'break'`,
      [station, accountId],
    )
    .catch(() => null);
  return (ended?.rowCount ?? 0) > 0;
}

const takeBreak: Operation = {
  // Most players never do: it is passed over.
  weight: 60,
  // A repeat may come after the break has ended its session.
  agree: () => true,
  async ask(world, person) {
    if (!wantsBreak(world, person)) return null;
    // The answer to an earlier one was lost: the player logs in again, and knows of the break.
    if (await comeBack(world, person)) return null;
    return person.inBreakSince === undefined && world.nowMs() < (person.chasesUntil ?? 0)
      ? { path: call.path, fields: { kind: 'timeout', hours: '24', scope: 'station' } }
      : null;
  },
  async next(world, person) {
    person.inBreakSince = world.nowMs();
    await comeBack(world, person);
  },
};

export default takeBreak;
