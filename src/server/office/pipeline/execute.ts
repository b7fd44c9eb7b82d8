// A call's way through the office: who asks, from which room of the database, what the trail has of it, and what goes out.
import type pg from 'pg';
import type { OfficeCallId } from '#contract/office/calls.generated.ts';
import { mayInOffice, type OfficeRole } from '#contract/officeCall.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Locale } from '#texts/text.ts';
import { wireMoney } from '#values/money.ts';
import type { Hashing } from '../../account/hashing.ts';
import type { HealthProblem } from '../../db/operatorProblem.ts';
import { type Db, everyStation, inStation, StationTransaction } from '../../db/stationTransaction.ts';
import { pauseBeforeRetry } from '../../pipeline/callSteps.ts';
import { onlyNamed } from '../../pipeline/serialise.ts';
import { Refusal } from '../../refusal.ts';
import { textIn } from '../../serverText.ts';
import type { Settings } from '../../settings.ts';
import type { StationsInService } from '../../stations.ts';
import { type Note, recorded, silentNote } from '../../support/record.ts';
import type { AskAsPlayer } from '../look/asPlayer.ts';
import { actAs } from '../staff/session.ts';
import type { OfficeContext, OfficeCookieToSet, OfficeVisitor, StaffSession, StoredCall } from './handle.ts';
import type { OfficeHooks } from './hooks.ts';
import {
  claimOfficeIntent,
  firstOfficeAnswer,
  keepOfficeAnswer,
  type OfficeEnvelope,
  officeIntentOf,
} from './intent.ts';
import type { LoadedOfficeCall } from './load.ts';

export interface OfficeDeps {
  pool: pg.Pool;
  stations: StationsInService;
  settings: Settings;
  hashing: Hashing;
  now: () => Date;
  counterparties: Counterparties | undefined;
  /** Problems that this process knows of without the database: station files, counterparties that do not answer. */
  ownProblems: () => HealthProblem[];
  /** What a player would get of a station as it is being written. */
  asPlayer: AskAsPlayer;
  hooks: OfficeHooks;
  /** All calls there are: one that waited runs as part of its confirmation. */
  calls: ReadonlyMap<OfficeCallId, LoadedOfficeCall>;
  /** Receives what went wrong after a call was committed already. */
  onFailure: (what: string, error: unknown) => void;
}

export interface OfficeRequest {
  fields: Record<string, unknown>;
  /** Code of the station that the header names. */
  station: string | undefined;
  visitor: OfficeVisitor;
  locale: Locale;
  intentId: string | undefined;
}

export interface OfficeResult {
  status: number;
  envelope: OfficeEnvelope;
  cookies: OfficeCookieToSet[];
}

/** A typed result as JSON: an amount is a decimal text, a moment one of ISO 8601, and what is null is absent. */
const plain = (result: object): object =>
  JSON.parse(
    JSON.stringify(result, (_, value) =>
      typeof value === 'bigint' ? wireMoney(value) : value === null ? undefined : value,
    ),
  ) as object;

/** Executes a call and returns its answer, refusals included. Throws only for errors of this server, after everything is rolled back. */
export async function executeOfficeCall(
  loaded: LoadedOfficeCall,
  incoming: OfficeRequest,
  deps: OfficeDeps,
): Promise<OfficeResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      const once = () => attemptCall(loaded, incoming, deps);
      const { result, after } = await (loaded.handler.options.isHashing
        ? deps.hashing.runQueued(incoming.visitor.network, once)
        : once());
      await after?.().catch((error) => deps.onFailure(loaded.id, error));
      return result;
    } catch (error) {
      if (error instanceof Refusal) return refusedInOffice(error, incoming.locale);
      await pauseBeforeRetry(error, attempt);
    }
  }
}

/** A refusal as the result of a call. */
export function refusedInOffice({ text: id, options }: Refusal, locale: Locale): OfficeResult {
  const text = textIn(locale);
  const say = (each: string) => text(each as Parameters<typeof text>[0], options.values);
  const msg = say(id);
  const fieldErrors: Record<string, string> = {};
  if (options.field) fieldErrors[options.field] = msg;
  for (const [field, each] of Object.entries(options.fields ?? {})) fieldErrors[field] = say(each);
  return {
    status: options.status ?? 200,
    envelope: {
      success: false,
      msg,
      ...(options.code && { code: options.code }),
      ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
      ...(options.answer && plain(options.answer)),
    },
    cookies: [],
  };
}

/** The roles that somebody has now: the own one, and another for an hour. */
export const rolesOf = ({ role, elevatedRole, elevatedUntil }: StaffSession, now: Date): OfficeRole[] =>
  elevatedRole && elevatedUntil && elevatedUntil > now ? [role, elevatedRole] : [role];

/** What a session without a second factor may not do: anything with money, and any act on those who work here. */
const needsSecondFactor = ({ row }: LoadedOfficeCall): boolean =>
  row.room === 'money' ||
  row.needsTwo !== undefined ||
  (row.room === 'staff' && row.changes && Array.isArray(row.roles));

/** Who asks; refuses everybody who may not make this call. */
async function callerOf(
  loaded: LoadedOfficeCall,
  { visitor }: OfficeRequest,
  { pool, settings, hooks }: OfficeDeps,
  now: Date,
): Promise<StaffSession | null> {
  const token = visitor.cookie('session');
  const staff =
    token === undefined
      ? null
      : await inStation(pool, everyStation, (db) => hooks.findSession(db, token, now, settings), {
          role: 'office_staff',
          network: visitor.network,
        });
  if (loaded.row.roles === 'anyone') return staff;
  if (!staff) throw new Refusal('office.notLoggedIn', { code: 'notLoggedIn' });
  if (!rolesOf(staff, now).some((role) => mayInOffice(loaded.row, role)))
    throw new Refusal('office.wrongRole', { code: 'wrongRole' });
  if (needsSecondFactor(loaded) && !staff.hasSecondFactor)
    throw new Refusal('office.noSecondFactor', { code: 'noSecondFactor' });
  return staff;
}

/** Whether somebody works for a station. */
export const worksFor = (staff: StaffSession, station: string): boolean =>
  staff.stations === null || staff.stations.includes(station);

/** The station that a call is about; refuses one that is not there, or that the caller does not work for. */
function stationOfCall(
  { row }: LoadedOfficeCall,
  { station: code }: OfficeRequest,
  { stations }: OfficeDeps,
  staff: StaffSession | null,
): StationFacts | null {
  if (row.scope === 'house') return null;
  const station = code === undefined ? undefined : stations.byCode(code);
  if (!station)
    throw new Refusal('office.noStation', {
      code: 'noStation',
      values: { station: code?.slice(0, 20) ?? '' },
    });
  if (!staff || !worksFor(staff, station.code))
    throw new Refusal('office.notYourStation', { code: 'notYourStation', values: { station: station.code } });
  return station;
}

/** Checks a request against the contract; the first fault is said. */
export function checkRequest({ isRequest }: LoadedOfficeCall, fields: Record<string, unknown>): void {
  if (isRequest(fields)) return;
  const [fault] = isRequest.errors ?? [];
  const missing = fault?.params.missingProperty;
  const where = [fault?.instancePath.slice(1), missing].filter((part) => part).join('/') || '/';
  const what = (fault as { message?: string } | undefined)?.message ?? '';
  const refusal = new Refusal('office.checkInput', { code: 'invalid', values: { where, what } });
  throw where === '/' ? refusal : Object.assign(refusal, { options: { ...refusal.options, field: where } });
}

/** What the trail may have of a request. */
export function requestForTrail({ row }: LoadedOfficeCall, fields: Record<string, unknown>): object {
  const hidden = new Set([...(row.secrets ?? []), 'reason']);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)));
}

const reasonIn = ({ reason }: { reason?: unknown }): string => (typeof reason === 'string' ? reason : '');

interface Attempted {
  result: OfficeResult;
  after?: (() => Promise<void>) | undefined;
}

/** The side effects a handler asks for beside its answer. */
interface Effects {
  cookies: OfficeCookieToSet[];
  after: (() => Promise<void>) | undefined;
}

async function attemptCall(
  loaded: LoadedOfficeCall,
  incoming: OfficeRequest,
  deps: OfficeDeps,
): Promise<Attempted> {
  const { row } = loaded;
  const { fields, visitor, locale } = incoming;
  const now = deps.now();
  const staff = await callerOf(loaded, incoming, deps, now);
  const station = stationOfCall(loaded, incoming, deps, staff);
  checkRequest(loaded, fields);
  const transaction = new StationTransaction(deps.pool, station?.code ?? everyStation, {
    network: visitor.network,
    role: `office_${row.room}`,
    staffId: staff?.staffId,
  });
  const { db } = transaction;
  const effects: Effects = { cookies: [], after: undefined };
  try {
    const intent =
      row.repeat === 'intent' && staff
        ? officeIntentOf(staff.staffId, loaded.id, incoming.intentId, station?.code ?? null, fields)
        : null;
    if (intent) {
      if (!(await claimOfficeIntent(db, intent, now))) {
        const envelope = await firstOfficeAnswer(db, intent);
        await transaction.commit();
        return { result: { status: 200, envelope, cookies: [] } };
      }
      await transaction.savepoint();
    }
    let envelope: OfficeEnvelope;
    try {
      envelope = await answerOf(loaded, incoming, deps, { staff, station, db, now, effects });
    } catch (error) {
      if (!(error instanceof Refusal) || (!intent && !error.options.keep)) throw error;
      if (!error.options.keep) await transaction.rollbackToSavepoint();
      ({ envelope } = refusedInOffice(error, locale));
      effects.after = undefined;
    }
    if (intent) await keepOfficeAnswer(db, intent, envelope);
    await transaction.commit();
    return { result: { status: 200, envelope, cookies: effects.cookies }, after: effects.after };
  } catch (error) {
    await transaction.rollback().catch(() => {});
    throw error;
  }
}

/** What a call works with once it is known who asks. */
export interface Asked {
  staff: StaffSession | null;
  station: StationFacts | null;
  db: Db;
  now: Date;
  effects: Effects;
}

/** Runs the handler, with the second yes and the trail that its contract asks for. */
async function answerOf(
  loaded: LoadedOfficeCall,
  incoming: OfficeRequest,
  deps: OfficeDeps,
  asked: Asked,
): Promise<OfficeEnvelope> {
  const { row, handler, id } = loaded;
  const { staff, station, db, now } = asked;
  if (row.needsTwo && staff) {
    const facts = await handler.options.two?.(
      contextOf(loaded, incoming, deps, asked, { note: silentNote, approved: null }) as never,
    );
    if (!facts) throw new Error(`${id} may need two people and says nothing of what for.`);
    const pending =
      facts.kind === null
        ? null
        : await deps.hooks.askSecond(db, {
            staff,
            station: station?.code ?? null,
            call: id,
            kind: facts.kind ?? row.needsTwo,
            request: withoutVersion(incoming.fields),
            intent: incoming.intentId ?? '',
            reason: reasonIn(incoming.fields),
            facts,
            now,
          });
    if (pending) {
      await deps.hooks.leaveTrail(
        db,
        {
          kind: 'change',
          staff,
          station: station?.code ?? null,
          call: id,
          request: { ...requestForTrail(loaded, incoming.fields), waitsAs: pending.id },
          reason: reasonIn(incoming.fields),
          accountId: facts.accountId ?? null,
          at: now,
          address: incoming.visitor.address,
        },
        deps.settings,
      );
      return waitsForSecond(pending, incoming.locale);
    }
  }
  return await runAllowed(loaded, incoming, deps, asked, null);
}

/** What is kept until a second person agrees: what came between is judged by its facts then. */
const withoutVersion = ({ version: _, ...request }: Record<string, unknown>): Record<string, unknown> =>
  request;

const waitsForSecond = (approval: object, locale: Locale): OfficeEnvelope => ({
  success: true,
  msg: textIn(locale)('office.waitsForSecond'),
  code: 'waitsForSecond',
  ...plain({ approval }),
});

/** Runs a handler that may run: alone, or as `approved` says. What it changes is in the trail by the same transaction. */
export async function runAllowed(
  loaded: LoadedOfficeCall,
  incoming: OfficeRequest,
  deps: OfficeDeps,
  asked: Asked,
  approved: OfficeContext<never>['approved'],
): Promise<OfficeEnvelope> {
  const { row, handler, id } = loaded;
  const { staff, station, db, now } = asked;
  const request = requestForTrail(loaded, incoming.fields);
  const reason = reasonIn(incoming.fields);
  const line = {
    staff,
    station: station?.code ?? null,
    call: id,
    request,
    at: now,
    address: incoming.visitor.address,
  };
  const run = async (note: Note) =>
    await handler.run(contextOf(loaded, incoming, deps, asked, { note, approved }) as never);
  if (!row.changes) {
    let accountId: number | null = null;
    const result = await run({
      ...silentNote,
      async about(account) {
        accountId ??= account;
      },
    });
    if (row.reads)
      await deps.hooks.leaveTrail(db, { ...line, kind: 'read', reason, accountId }, deps.settings);
    return envelopeOf(loaded, result, deps.settings);
  }
  if (!station) {
    let own = reason;
    let isWritten = true;
    const result = await run({
      ...silentNote,
      because: (why) => {
        own = why;
      },
      forget: () => {
        isWritten = false;
      },
    });
    if (isWritten)
      await deps.hooks.leaveTrail(
        db,
        { ...line, kind: 'change', reason: own, accountId: null },
        deps.settings,
      );
    return envelopeOf(loaded, result, deps.settings);
  }
  const words = [
    id,
    JSON.stringify(request),
    ...(approved ? [`approval ${approved.id} by ${approved.by}`] : []),
  ];
  const result = await recorded(
    { db, station: station.code, now },
    { by: staff!.name, words },
    async (note) => {
      note.because(reason);
      return await run(note);
    },
  );
  return envelopeOf(loaded, result, deps.settings);
}

function envelopeOf(
  loaded: LoadedOfficeCall,
  result: object & { msg?: string },
  settings: Settings,
): OfficeEnvelope {
  const { msg = '', ...rest } = result;
  const named = onlyNamed(loaded.row.answer, plain(rest), loaded.id) as object;
  if (settings.checksAnswers && !loaded.isResponse(named))
    throw new Error(`${loaded.id} answers against its contract: ${JSON.stringify(loaded.isResponse.errors)}`);
  return { success: true, msg, ...named };
}

/** A call that waited, as part of the call that confirms it. */
function storedCall(
  incoming: OfficeRequest,
  deps: OfficeDeps,
  asked: Asked,
  [call, fields, requester]: Parameters<OfficeContext<never>['stored']>,
): StoredCall {
  const loaded = deps.calls.get(call as OfficeCallId);
  if (!loaded?.handler.options.two) throw new Error(`${call} is no call that waits for a second person.`);
  checkRequest(loaded, fields);
  const sent = { ...incoming, fields };
  const own = { ...asked, staff: requester };
  return {
    facts: () =>
      loaded.handler.options.two!(
        contextOf(loaded, sent, deps, own, { note: silentNote, approved: null }) as never,
      ),
    async run(approved) {
      // The trail has it under the name of whoever asked, with that of whoever agreed.
      await actAs(asked.db, requester.staffId);
      const done = await runAllowed(loaded, sent, deps, own, approved);
      if (asked.staff) await actAs(asked.db, asked.staff.staffId);
      return done;
    },
  };
}

function contextOf(
  { row }: LoadedOfficeCall,
  incoming: OfficeRequest,
  deps: OfficeDeps,
  asked: Asked,
  { note, approved }: { note: Note; approved: OfficeContext<never>['approved'] },
): OfficeContext<Record<string, unknown>> {
  const { fields, visitor, locale } = incoming;
  const { stations, settings, hashing, counterparties, ownProblems, asPlayer } = deps;
  const { staff, station, db, now, effects } = asked;
  return {
    request: fields,
    get staff() {
      if (!staff) throw new Refusal('office.notLoggedIn', { code: 'notLoggedIn' });
      return staff;
    },
    someone: staff,
    visitor,
    get station() {
      if (!station) throw new Error('This call is about no station.');
      return station;
    },
    scope: row.scope,
    db,
    now,
    locale,
    text: textIn(locale),
    settings,
    hashing,
    counterparties,
    ownProblems,
    asPlayer,
    stations,
    worksFor: (code) => staff !== null && worksFor(staff, code),
    note,
    async run(command, input) {
      if (!station || !staff) throw new Error('A command of support is about a station.');
      const work = { db, station: station.code, stationName: station.name, now };
      return await command.run(work, { name: staff.name, note }, input);
    },
    setCookie: (cookie) => void effects.cookies.push(cookie),
    afterCommit(work) {
      effects.after = work;
    },
    intentId: incoming.intentId ?? '',
    stored: (...stored) => storedCall(incoming, deps, asked, stored),
    approved,
  };
}
