// Asking the registry of exclusions whether somebody may register, log in or be offered something: outside of every transaction, with a deadline; the rule decides what
// an answer, or none, means (src/rules/protection/registry.ts).
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ask, type Party } from '#counterparty/signed.ts';
import { decideRegistry, type KnownAnswer, type RegistryAnswer } from '#rules/protection/registry.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Account } from '../../account/accounts.ts';
import { endSessionsOf } from '../../account/session.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { AfterCommit, BaseContext } from '../../pipeline/handle.ts';
import { expectOffers } from './waitingOffers.ts';

type Question = 'registration' | 'login' | 'marketing';
type Says = 'clear' | 'excluded';

/** For how long after its deadline an answer is still waited for: it is kept, and ends a session that began without it. */
const lateMs = 60_000;

/** What the registry knows somebody by. */
export interface Identity {
  realName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** How a question was decided, to be kept in the transaction of whoever asked. */
export interface Decided {
  decision: 'allow' | 'refuse';
  /** Of the rule, such as EXCLUDED or LAST_TOO_OLD. */
  reason: string;
  /** No answer came in time. */
  isOpen: boolean;
  /** Keeps what was answered in time. */
  keep(db: Db): Promise<void>;
  /** Watches for an answer that is late; it ends the account's sessions where the rule says so. */
  watch(accountId: number, later: AfterCommit): void;
}

/** An answer about somebody else is none. */
const isAnswerAbout =
  (person: string) =>
  (answer: unknown): answer is { person: string; says: Says } => {
    const given = (answer ?? {}) as { person?: unknown; says?: unknown };
    return given.person === person && (given.says === 'clear' || given.says === 'excluded');
  };

/** The code of a person; null of whom nothing is known. The citizen's data stay here. */
export function personCode({ key }: Pick<Party, 'key'>, { realName, phone, email }: Identity): string | null {
  const known = [realName, phone, email?.toLowerCase()].map((text) => text?.trim() ?? '');
  if (known.every((text) => text === '')) return null;
  // A phone is one person's; a name alone, or a mailbox, is the best there is without it.
  const [name, number, mailbox] = known;
  const by = number ? `phone ${number}` : mailbox ? `mail ${mailbox}` : `name ${name}`;
  return createHmac('sha256', key).update(`person ${by}`).digest('hex');
}

/** Whether the station asks a registry, and one is there to be asked. */
export const asksRegistry = ({
  station,
  counterparties,
}: Pick<BaseContext<unknown>, 'station' | 'counterparties'>): boolean =>
  protectionOf(station).registry.rule !== 'none' && counterparties?.registry !== undefined;

/**
 * Prepares the question about somebody in a transaction, and returns what asks it outside of one: null where the station asks no registry, where none is
 * configured, or of whom nothing is known.
 */
export async function registryQuestion(
  {
    db,
    station,
    counterparties,
    now,
  }: Pick<BaseContext<unknown>, 'db' | 'station' | 'counterparties' | 'now'>,
  question: Question,
  identity: Identity,
): Promise<() => Promise<Decided | null>> {
  const { rule, deadlineSeconds, maxAgeHours } = protectionOf(station).registry;
  const party = counterparties?.registry;
  if (rule === 'none' || !party) return async () => null;
  const person = personCode(party, identity);
  if (person === null) return async () => null;
  const rows = await db
    .selectFrom('registry_answer')
    .select(['question', 'answer', 'at'])
    .where('person', '=', person)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const last: KnownAnswer[] = rows.map((row) => ({ ...row, at: row.at.getTime() }));
  const asked = {
    rule,
    question,
    deadlineSeconds,
    maxAgeHours: maxAgeHours || null,
    last,
    at: now.getTime(),
  };

  return async () => {
    const begunMs = performance.now();
    const answered = ask(
      party,
      '/check',
      { question, person },
      {
        isAnswer: isAnswerAbout(person),
        timeoutMs: deadlineSeconds * 1000 + lateMs,
        nowMs: now.getTime(),
      },
    ).then(
      ({ says }): RegistryAnswer => ({
        kind: 'answer',
        says,
        seconds: Math.ceil((performance.now() - begunMs) / 1000),
      }),
      (): RegistryAnswer => ({ kind: 'silent' }),
    );
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<RegistryAnswer>((end) => {
      timer = setTimeout(() => end({ kind: 'silent' }), deadlineSeconds * 1000);
    });
    const inTime = await Promise.race([answered, deadline]);
    clearTimeout(timer);
    const { decision, reason, record } = decideRegistry({ ...asked, answer: inTime });
    const keep = async (db: Db, { question: of, answer, at }: KnownAnswer) => {
      await db
        .insertInto('registry_answer')
        .values({ station: station.code, person, question: of, answer, at: new Date(at) })
        .execute();
    };
    return {
      decision,
      reason,
      isOpen: inTime.kind !== 'answer',
      keep: async (own) => {
        if (record) await keep(own, record);
      },
      watch(accountId, later) {
        void answered
          .then(async (answer) => {
            const late = decideRegistry({ ...asked, answer });
            if (!late.record) return;
            await later.inStation(async (own) => {
              await keep(own, late.record!);
              if (!late.endSession) return;
              await closeByRegistry({ db: own, station: station.code, now: later.now() }, accountId, true);
              await endSessionsOf(own, accountId, 'break', later.now());
            });
          })
          // The server may have ended meanwhile; the next log-in asks again.
          .catch(() => {});
      },
    };
  };
}

/** Prepares the question about whoever is named at a log-in, before any proof is looked at; null of nobody, and of trial accounts. */
export async function askOfAccount(
  context: Parameters<typeof registryQuestion>[0],
  find: () => Promise<Account | undefined>,
): Promise<() => Promise<Decided | null>> {
  if (!asksRegistry(context)) return async () => null;
  const account = await find();
  if (!account || account.role === 'trial') return async () => null;
  const { real_name: realName, phone, email } = account;
  return registryQuestion(context, 'login', { realName, phone, email });
}

/** Writes down whether the registry keeps an account of the station in view closed: as in a break, it can look back and withdraw. */
export async function closeByRegistry(
  { db, station, now }: StationWork,
  accountId: number,
  isClosed: boolean,
): Promise<void> {
  if (!isClosed) {
    await db
      .updateTable('break_member')
      .set({ is_closed_by_registry: false })
      .where('account_id', '=', accountId)
      .where('is_closed_by_registry', '=', true)
      .execute();
    return;
  }
  await sql`INSERT INTO break_member AS b (station, account_id, closed_from, closed_until, operator_closed_until, needs_consent, is_closed_by_registry)
    VALUES (${station}, ${accountId}, ${now}, '-infinity', '-infinity', false, true)
    ON CONFLICT (station, account_id) DO UPDATE SET is_closed_by_registry = true`.execute(db);
}

/** Keeps how a log-in was decided, before its session opens: who is refused looks back and withdraws, and does no more. */
export async function keepLogin(
  { db, station, now }: Pick<BaseContext<unknown>, 'db' | 'station' | 'now'>,
  accountId: number,
  decided: Decided | null,
): Promise<void> {
  if (!decided) return;
  await decided.keep(db);
  await closeByRegistry({ db, station: station.code, now }, accountId, decided.decision === 'refuse');
  await expectOffers({ db, station: station.code, now }, accountId);
}
