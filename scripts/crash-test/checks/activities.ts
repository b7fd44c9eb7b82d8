// The check of activities: each award that was given is paid once, packets gave no part twice, stock fits the awards, no member took more than a day or the whole activity allows, no two members of a device took part where one may, points are the sum of their entries, and in a long run every kind was taken.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import type { Check } from '../world.ts';

/** With so many requests somebody has taken part in everything. */
const enoughRequests = 1_000;
/** Kinds that give awards, general after a decision. */
const kindsTaken = [
  'general',
  'redPacket',
  'signIn',
  'wheel',
  'treasure',
  'deficit',
  'bonus',
  'dragonBoat',
  'midAutumn',
];

/** Reasons that a long run gives. */
const reasonsMet = ['DEVICE_USED', 'LIMIT_IN_ALL'];

const activities: Check = {
  says: 'every award is paid once, no packet gives more than it holds, stock, limits of a day and in all and one member for each device hold, points are the sum of their entries, and a long run takes part in every kind',
  async look({ pool, history }) {
    const { rows: awards } = await pool.query<{ id: string; amount: bigint; paid: string; postings: number }>(
      `SELECT w.id::text AS id, w.amount, count(t.id)::int AS postings, coalesce(sum(e.amount), 0)::text AS paid
        FROM activity_award w LEFT JOIN ledger_transaction t ON t.station = w.station AND t.ref_type = 'activity' AND t.ref_id = w.id::text
        LEFT JOIN ledger_entry e ON e.transaction_id = t.id AND e.amount > 0
        WHERE w.status = ${AwardStatus.given} AND w.prize = 'cash' GROUP BY w.id, w.amount`,
    );
    const { rows: orphans } = await pool.query<{ ref_id: string }>(
      `SELECT t.ref_id FROM ledger_transaction t WHERE t.ref_type = 'activity'
        AND NOT EXISTS (SELECT FROM activity_award w WHERE w.station = t.station AND w.id::text = t.ref_id AND w.status = ${AwardStatus.given})`,
    );
    const { rows: packets } = await pool.query<{ id: number }>(
      `SELECT k.id FROM red_packet k WHERE k.total <> (SELECT sum(p.amount) FROM red_packet_part p WHERE p.packet_id = k.id)
        OR EXISTS (SELECT FROM activity_award w WHERE w.activity_id = k.activity_id AND w.claim_key LIKE k.id || '#%'
          AND (SELECT count(*) FROM red_packet_part p WHERE p.packet_id = k.id AND p.award_id = w.id AND p.amount = w.amount) <> 1)`,
    );
    // Of a wheel the sector is in the award; a box is in it as its step. Nothing is given away twice, and nothing is taken off for nobody.
    const { rows: stock } = await pool.query<{
      id: number;
      part: number;
      left: number;
      stock: number;
      given: number;
    }>(
      `SELECT v.id, s.part, s.left_count AS left, (p.value ->> 'stock')::int AS stock,
          (SELECT count(*)::int FROM activity_award w WHERE w.activity_id = v.id
            AND (w.detail ->> (CASE v.kind WHEN 'wheel' THEN 'sector' ELSE 'step' END))::int = s.part) AS given
        FROM activity_stock s JOIN activity v ON v.id = s.activity_id
          CROSS JOIN LATERAL jsonb_array_elements(CASE v.kind WHEN 'wheel' THEN v.terms -> 'sectors' ELSE v.terms -> 'boxes' END)
            WITH ORDINALITY AS p(value, number)
        WHERE p.number = s.part + 1`,
    );
    const { rows: limits } = await pool.query<{ id: number; account: number; used: number; most: number }>(
      `SELECT v.id, w.account_id AS account, count(*)::int AS used, (v.terms ->> 'dailyLimit')::int AS most
        FROM activity_award w JOIN activity v ON v.id = w.activity_id WHERE (v.terms ->> 'dailyLimit')::int > 0
        GROUP BY v.id, w.account_id, w.day HAVING count(*) > (v.terms ->> 'dailyLimit')::int`,
    );
    const { rows: inAll } = await pool.query<{ id: number; account: number; used: number; most: number }>(
      `SELECT v.id, w.account_id AS account, count(*)::int AS used, v.limit_in_all AS most
        FROM activity_award w JOIN activity v ON v.id = w.activity_id WHERE v.limit_in_all > 0
        GROUP BY v.id, w.account_id HAVING count(*) > v.limit_in_all`,
    );
    const { rows: devices } = await pool.query<{ id: number; members: string }>(
      `SELECT v.id, string_agg(DISTINCT w.account_id::text, ' and ') AS members
        FROM activity v JOIN activity_award w ON w.activity_id = v.id
          JOIN device d ON d.station = w.station AND d.account_id = w.account_id
        WHERE v.once_per_device AND w.status IN (${AwardStatus.waiting}, ${AwardStatus.given})
        GROUP BY v.id, d.visitor_hash HAVING count(DISTINCT w.account_id) > 1`,
    );
    const { rows: refusals } = await pool.query<{ reason: string }>(
      'SELECT DISTINCT reason FROM activity_refusal WHERE reason = ANY ($1)',
      [reasonsMet],
    );
    const { rows: points } = await pool.query<{ account_id: number }>(
      `SELECT p.account_id FROM points_account p LEFT JOIN LATERAL (
          SELECT coalesce(sum(e.amount), 0) AS sum, count(*) AS entries, coalesce(max(e.number), 0) AS last
            FROM points_entry e WHERE e.account_id = p.account_id) x ON true
        WHERE p.balance <> x.sum OR p.entries <> x.entries OR p.entries <> x.last`,
    );
    const { rows: halves } = await pool.query<{ id: string }>(
      `SELECT x.id::text AS id FROM points_exchange x
        WHERE (SELECT count(*) FROM points_entry e WHERE e.station = x.station AND e.account_id = x.account_id AND e.ref_id = x.id::text
            AND e.type IN ('bought', 'sold') AND abs(e.amount) = x.points) <> 1
          OR (SELECT count(*) FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id AND abs(e.amount) = x.cash
            WHERE t.station = x.station AND t.ref_type = 'points' AND t.ref_id = x.id::text) <> 2`,
    );
    const { rows: taken } = await pool.query<{ kind: string }>(
      `SELECT DISTINCT v.kind FROM activity_award w JOIN activity v ON v.id = w.activity_id
      UNION ALL SELECT 'points' FROM points_exchange`,
    );
    const kinds = new Set(taken.map(({ kind }) => kind));
    const missing =
      history.all.length < enoughRequests ? [] : [...kindsTaken, 'points'].filter((kind) => !kinds.has(kind));
    const met = new Set(refusals.map(({ reason }) => reason));
    const unmet = history.all.length < enoughRequests ? [] : reasonsMet.filter((reason) => !met.has(reason));
    const wrong = awards.filter(({ amount, paid, postings }) => postings !== 1 || paid !== String(amount));
    const lost = stock.filter(({ left, stock: first, given }) => left !== first - given);
    return {
      counted: awards.length,
      faults: [
        ...wrong.map(
          ({ id, amount, paid, postings }) =>
            `Award ${id} of ${amount} was paid ${paid} in ${postings} postings.`,
        ),
        ...missing.map((kind) => `Nobody was let take part in ${kind}: nothing is proven of it.`),
        ...orphans.map(({ ref_id }) => `A payment names award ${ref_id}, which was not given.`),
        ...packets.map(({ id }) => `Packet ${id} holds or gave another sum than its parts.`),
        ...lost.map(
          ({ id, part, left, stock: first, given }) =>
            `Part ${part} of activity ${id} has ${left} left: it began with ${first}, and ${given} were given.`,
        ),
        ...limits.map(
          ({ id, account, used, most }) =>
            `Account ${account} took ${used} times a day in activity ${id}, which allows ${most}.`,
        ),
        ...inAll.map(
          ({ id, account, used, most }) =>
            `Account ${account} took part ${used} times in activity ${id}, which allows ${most} in all.`,
        ),
        ...devices.map(({ id, members }) => `Accounts ${members} of one device took part in activity ${id}.`),
        ...unmet.map((reason) => `Nobody was refused with ${reason}: nothing is proven of it.`),
        ...points.map(
          ({ account_id }) => `The points of account ${account_id} are not the sum of their entries.`,
        ),
        ...halves.map(({ id }) => `Exchange ${id} moved points without cash, or cash without points.`),
      ],
    };
  },
};

export default activities;
