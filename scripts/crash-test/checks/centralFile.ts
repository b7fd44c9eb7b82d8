// The check of the central files: deposits are counted there as they ended here, and nobody plays whom the file has not let play.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { leased } from '../registry.ts';
import type { Check, World } from '../world.ts';

/** With so many requests of all players some deposits were given back, and somebody was let in to play. */
const enoughRequests = 1_000;

interface Counted {
  ref: string;
  person: string;
  amount: bigint;
}
interface Here extends Counted {
  waits: boolean;
  order_no: string | null;
  status: number | null;
  paid: bigint | null;
}

/** What the file counts of each deposit is what it came to here. */
async function depositsOf({ pool, counterparties, central, history }: World) {
  const { rows } = await pool.query<Here>(
    `SELECT c.ref, c.person, c.amount, c.due_at IS NOT NULL AS waits, d.order_no, d.status, d.paid
      FROM central_deposit c LEFT JOIN deposit_order d ON d.station = c.station AND d.order_no = c.order_no WHERE c.station = $1`,
    [central],
  );
  const file = new Map(
    counterparties
      .read<Counted>('exclusion-registry', 'SELECT ref, person, amount FROM deposit')
      .map((row) => [row.ref, row]),
  );
  const faults: string[] = [];
  for (const { ref, person, amount, waits, order_no, status, paid } of rows) {
    const says = `Deposit ${order_no ?? 'without an order'} of ${central}`;
    const right = status === DepositStatus.paid ? paid! : 0n;
    const counted = file.get(ref);
    file.delete(ref);
    if (waits) faults.push(`${says} still waits for the central file.`);
    if (amount !== right) faults.push(`${says} came to ${right}, and is to be counted with ${amount}.`);
    // A question that never arrived reserved nothing, and nothing has to be given back.
    if ((counted?.amount ?? 0n) !== right)
      faults.push(`${says} came to ${right}, and the file counts ${counted?.amount ?? 'nothing'}.`);
    if (counted && counted.person !== person) faults.push(`${says} is counted of somebody else.`);
  }
  for (const { ref } of file.values()) faults.push(`The file counts ${ref}, which nobody here knows.`);
  const { rows: without } = await pool.query<{ order_no: string }>(
    `SELECT order_no FROM deposit_order d WHERE station = $1
      AND NOT EXISTS (SELECT FROM central_deposit c WHERE c.station = d.station AND c.order_no = d.order_no)`,
    [central],
  );
  for (const { order_no } of without) faults.push(`${order_no} was opened, and the file was not asked.`);
  if (history.all.length >= enoughRequests) {
    const came = (is: (row: Here) => boolean) => rows.some(is);
    if (!came(({ status }) => status === DepositStatus.paid))
      faults.push('No deposit that is counted was paid.');
    if (!came(({ order_no }) => order_no === null))
      faults.push('No deposit was given back without an order.');
  }
  return { counted: rows.length, faults };
}

/** Nobody has leave here beyond what the file gave, and who plays elsewhere never had any. */
async function playOf({ pool, counterparties, askedMembers, history }: World) {
  const { rows } = await pool.query<{ station: string; account_id: number; until: string | null }>(
    `SELECT station, account_id, CASE WHEN play_until > '-infinity' THEN floor(extract(epoch FROM play_until) * 1000) END AS until FROM play_seat`,
  );
  const given = new Map(
    counterparties
      .read<{ person: string; until: bigint }>(
        'exclusion-registry',
        "SELECT person, max(until_ms) AS until FROM playing WHERE operator = 'asker' GROUP BY person",
      )
      .map(({ person, until }) => [person, Number(until)]),
  );
  const members = askedMembers.filter(({ rule }) => rule === leased);
  const faults: string[] = [];
  for (const { name, station, accountId, person, isElsewhere, seats } of members) {
    const until = rows.find((row) => row.station === station && row.account_id === accountId)?.until ?? null;
    if (until !== null && Number(until) > (given.get(person) ?? 0))
      faults.push(`${name} of ${station} may play until ${until}, and the file says ${given.get(person)}.`);
    if (isElsewhere && seats.includes(true))
      faults.push(`${name} of ${station} plays elsewhere, and might play.`);
  }
  const others = members.filter(({ isElsewhere }) => !isElsewhere);
  if (history.all.length >= enoughRequests && !others.some(({ seats }) => seats.includes(true)))
    faults.push('Nobody was given leave to play: nothing is proven of it.');
  return { counted: members.reduce((sum, { seats }) => sum + seats.length, 0), faults };
}

const centralFile: Check = {
  says: 'the central file counts each deposit with what it came to, and nobody plays whom it has not let play',
  async look(world) {
    const [deposits, play] = [await depositsOf(world), await playOf(world)];
    return { counted: deposits.counted + play.counted, faults: [...deposits.faults, ...play.faults] };
  },
};

export default centralFile;
