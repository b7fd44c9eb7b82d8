// The check that every round is here as its platform has it: none missing, none doubled, sums equal, and counted by day.
import { setTimeout as pause } from 'node:timers/promises';
import type { GameRound } from '#counterparty/game-platform/wire.ts';
import { processOf } from '#counterparty/programs.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { Check, World } from '../world.ts';

/** Matches go on without players, and what they settle is read a moment later. */
const patienceMs = 60_000;
const againMs = 1_000;

interface Here {
  id: bigint;
  station: string;
  platform: string;
  round_no: string;
  version: number;
  account_id: number;
  state: string;
  stake: bigint;
  valid: bigint;
  prize: bigint;
  versions: number;
}

interface Sums {
  rounds: number;
  stake: bigint;
  valid: bigint;
  prize: bigint;
}

const sumsText = ({ rounds, stake, valid, prize }: Sums): string =>
  `${rounds} rounds, stake ${formatMoney(stake)}, valid ${formatMoney(valid)}, paid ${formatMoney(prize)}`;

function sumsOf(rounds: Iterable<{ stake: bigint; valid: bigint; prize: bigint }>): Sums {
  const sums: Sums = { rounds: 0, stake: 0n, valid: 0n, prize: 0n };
  for (const { stake, valid, prize } of rounds) {
    sums.rounds += 1;
    sums.stake += stake;
    sums.valid += valid;
    sums.prize += prize;
  }
  return sums;
}

/** The newest version of each round of a platform, and how many versions of it were reported. */
function reportedAt({ counterparties, stations }: World, platform: string) {
  const rounds = new Map<string, { record: GameRound; versions: number }>();
  for (const { body } of counterparties.read<{ body: string }>(
    processOf(platform),
    'SELECT body FROM record ORDER BY seq',
  )) {
    const record = JSON.parse(body) as GameRound;
    if (!stations.includes(record.operator)) continue;
    const key = `${record.operator} ${record.id}`;
    rounds.set(key, { record, versions: (rounds.get(key)?.versions ?? 0) + 1 });
  }
  return rounds;
}

async function compare(world: World): Promise<{ counted: number; faults: string[] }> {
  const { pool, counterparties, stations } = world;
  const faults: string[] = [];
  const { rows } = await pool.query<Here>(
    `SELECT r.id, r.station, r.platform, r.round_no, r.version, r.account_id, r.state, r.stake, r.valid, r.prize,
        1 + (SELECT count(*)::int FROM game_round_version v WHERE v.round_id = r.id) AS versions
      FROM game_round r WHERE r.station = ANY ($1)`,
    [stations],
  );
  for (const platform of counterparties.platforms) {
    const there = reportedAt(world, platform);
    const theirs = sumsOf(
      [...there.values()].map(({ record }) => ({
        stake: parseMoney(record.stake),
        valid: parseMoney(record.validBet),
        prize: parseMoney(record.prize),
      })),
    );
    const own = rows.filter((row) => row.platform === platform);
    const played = counterparties.plays.get(platform)!;
    faults.push(...played.faults.map((fault) => `${platform}: ${fault}`));
    // Without rounds there is nothing to compare.
    if (played.taken === 0 || own.length === 0)
      faults.push(`${platform} took ${played.taken} bets; here are ${own.length} rounds of it.`);
    const ours = sumsOf(own);
    if (sumsText(ours) !== sumsText(theirs))
      faults.push(`${platform} has ${sumsText(theirs)}; here are ${sumsText(ours)}.`);
    for (const row of own) {
      const key = `${row.station} ${row.round_no}`;
      const its = there.get(key);
      there.delete(key);
      const says = `Round ${row.round_no} of ${row.station} at ${platform}`;
      if (!its) {
        faults.push(`${says} is unknown there.`);
        continue;
      }
      const { record, versions } = its;
      const here = [row.version, String(row.account_id), row.state, row.stake, row.valid, row.prize].join(
        ' ',
      );
      const money = [record.stake, record.validBet, record.prize].map(parseMoney);
      const reported = [record.version, record.member, record.state, ...money].join(' ');
      if (here !== reported) faults.push(`${says} is ${here} here, ${reported} there.`);
      if (versions !== row.versions)
        faults.push(`${says} has ${row.versions} versions here, ${versions} there.`);
    }
    for (const key of there.keys()) faults.push(`Round ${key} of ${platform} is missing.`);
  }
  const { rows: aside } = await pool.query<{ round_no: string; platform: string; reason: string }>(
    'SELECT round_no, platform, reason FROM game_round_set_aside WHERE station = ANY ($1)',
    [stations],
  );
  for (const { round_no, platform, reason } of aside)
    faults.push(`Round ${round_no} of ${platform} is set aside: ${reason}.`);
  return { counted: rows.length, faults: [...faults, ...(await foldFaults(world))] };
}

/** The sums by day are those of the rounds. */
async function foldFaults({ pool, stations }: World): Promise<string[]> {
  const faults: string[] = [];
  for (const station of stations) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("SELECT set_config('app.station', $1, true)", [station]);
      const { rows } = await client.query('SELECT * FROM game_day_mismatches()');
      faults.push(...rows.map((row) => `Sums of ${station}: ${JSON.stringify(row)}.`));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
  return faults;
}

const rounds: Check = {
  says: 'every platform was played at, and every round of it is here once, in its last version, and sums are equal',
  async look(world) {
    const endsAt = performance.now() + patienceMs;
    for (;;) {
      const seen = await compare(world);
      if (seen.faults.length === 0 || performance.now() > endsAt) return seen;
      await pause(againMs);
    }
  },
};

export default rounds;
