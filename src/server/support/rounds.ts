// Rounds at game platforms: those of a member, and one of them with its versions and the reason for its result.
import { sql } from 'kysely';
import type { RoundDetail } from '#counterparty/game-platform/wire.ts';
import { InputFault } from '#rules/input.ts';
import { runRule } from '#rules/rule.ts';
import { rules } from '#rules/rules.ts';
import { findAccount } from '../account/accounts.ts';
import { Refusal } from '../refusal.ts';
import type { SupportWork } from './command.ts';
import { textOf, type Written } from './input.ts';

const listMost = 30;
const nameMost = 2_000;

export interface RoundResult {
  state: string;
  stake: bigint;
  valid: bigint;
  prize: bigint;
}

export interface ListedRound extends RoundResult {
  platform: string;
  round: string;
  at: Date;
  game: string;
  isCorrected: boolean;
}

export interface MemberRounds {
  rounds: ListedRound[];
  /** Records of rounds that cannot be stored. */
  setAside: { platform: string; round: string; version: number; at: Date; reason: string }[];
}

/** The newest rounds of a member, of one platform where it is named, and what is set aside. */
export async function listRounds(
  { db }: SupportWork,
  _: unknown,
  { account: written, platform }: { account: Written; platform?: Written },
): Promise<MemberRounds> {
  const name = textOf(written, nameMost);
  const account = await findAccount(db, name);
  if (!account) throw new Refusal('support.noAccount', { values: { name } });
  const own = db.selectFrom('game_round').selectAll().where('account_id', '=', account.id);
  const rounds = await (platform === undefined ? own : own.where('platform', '=', platform))
    .orderBy('bet_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listMost)
    .execute();
  const setAside = await db
    .selectFrom('game_round_set_aside')
    .select(['platform', 'round_no as round', 'version', 'reason', 'at'])
    .where(sql`record->>'member'`, '=', String(account.id))
    .orderBy('at', 'desc')
    .limit(listMost)
    .execute();
  return {
    rounds: rounds.map((row) => ({
      ...resultOf(row),
      platform: row.platform,
      round: row.round_no,
      at: row.bet_at,
      game: row.game,
      isCorrected: row.is_resettled,
    })),
    setAside,
  };
}

const resultOf = ({ state, stake, valid, prize }: RoundResult): RoundResult => ({
  state,
  stake,
  valid,
  prize,
});

export interface ExplainedRound {
  platform: string;
  round: string;
  account: string;
  kind: string;
  game: string;
  at: Date;
  settledAt: Date | null;
  /** The round that a free spin belongs to; '' for none. */
  parent: string;
  fee: bigint;
  /** The last one is what counts. */
  versions: (RoundResult & { version: number; storedAt: Date })[];
  /** What happened. */
  detail: Omit<RoundDetail, 'proof'>;
  /** The result as the rule of the game has it; null where the platform says no rule. */
  calculated:
    | ({ rule: string } & (
        | { result: unknown }
        /** There is no such rule here. */
        | { isUnknown: true }
        /** The platform's input is wrong. */
        | { fault: string }
      ))
    | null;
}

/** Everything about one round. */
export async function explainRound(
  { db }: SupportWork,
  _: unknown,
  input: { platform: Written; round: Written },
): Promise<ExplainedRound> {
  const platform = textOf(input.platform, nameMost);
  const round = textOf(input.round, nameMost);
  const row = await db
    .selectFrom('game_round as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select('a.name as account')
    .where('r.platform', '=', platform)
    .where('r.round_no', '=', round)
    .executeTakeFirst();
  if (!row) throw new Refusal('support.noRound', { values: { round, platform } });
  const earlier = await db
    .selectFrom('game_round_version')
    .selectAll()
    .where('round_id', '=', row.id)
    .orderBy('version')
    .execute();
  const { proof, ...detail } = row.detail;
  return {
    platform,
    round,
    account: row.account,
    kind: row.kind,
    game: row.game,
    at: row.bet_at,
    settledAt: row.settled_at,
    parent: row.parent_no,
    fee: row.fee,
    versions: [...earlier, row].map((version) => ({
      ...resultOf(version),
      version: version.version,
      storedAt: version.stored_at,
    })),
    detail,
    calculated: proof ? { rule: proof.rule, ...calculated(proof) } : null,
  };
}

function calculated({ rule, input }: { rule: string; input: object }) {
  const known = rules.get(rule);
  if (!known) return { isUnknown: true } as const;
  try {
    return { result: runRule(known, input) };
  } catch (error) {
    if (error instanceof InputFault) return { fault: error.message };
    throw error;
  }
}
