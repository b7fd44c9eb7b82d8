// The answers that a player would get of a station as it is being written: real handlers in a transaction that is always rolled back, for a player who was made in it.
import type { CallId } from '#contract/calls.generated.ts';
import type { Viewer } from '#contract/preview.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { deepest, recordable } from '#station/recordable.ts';
import type { Locale } from '#texts/text.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { YUAN } from '#values/money.ts';
import { credit, openAccount } from '../../account/accounts.ts';
import { openSession } from '../../account/session.ts';
import { randomSecret, sha256 } from '../../account/tokens.ts';
import type { Visitor } from '../../account/visitor.ts';
import { balancesOf, bookOf, ledgerTypes } from '../../db/ledger.ts';
import { type Db, StationTransaction } from '../../db/stationTransaction.ts';
import { setModerator } from '../../forum/moderation.ts';
import {
  authorize,
  baseContext,
  type CallDeps,
  type CallResult,
  envelopeOf,
  type LoadedCall,
  refusalOfDatabase,
  refused,
} from '../../pipeline/callSteps.ts';
import type { Handler } from '../../pipeline/handle.ts';
import { isBatched } from '../../pipeline/handleBatched.ts';
import { Refusal } from '../../refusal.ts';
import { textIn } from '../../serverText.ts';
import type { Settings } from '../../settings.ts';
import { givePast, giveReportedPost, noPast, type PastParts, pastOf } from './past.ts';

export interface PlayerAsk {
  station: StationFacts;
  as: Viewer;
  /** Nothing has been done yet by whoever looks. */
  isNew: boolean;
  /** The moment that it is for the station; the real one where it is left out. */
  at: Date | undefined;
  locale: Locale;
  /** The call's, without a query, such as /m/v2/accInfo.do. */
  path: string;
  fields: Record<string, unknown>;
  /** Whose turn at the connections it takes. */
  network: string;
}

export interface PlayerAnswer extends Pick<CallResult, 'status' | 'envelope'> {
  /** Paths of the station's settings that the handler has read. */
  settings: string[];
}

/** Answers a call that changes nothing; whatever else a page sends is refused in words. Throws only for errors of this server. */
export type AskAsPlayer = (asked: PlayerAsk) => Promise<PlayerAnswer>;

/** Enough to look at: what is drawn with a balance is not drawn empty. */
const money = 8_888n * YUAN + (88n * YUAN) / 100n;
/** Before the past; what is left of it is filled up. */
const begunWith = 1_000n * YUAN;
const memberFor = 90;

interface Words {
  bank: string;
  author: string;
  title: string;
  content: string;
}

const newName = (): string => `look${randomSecret().slice(0, 10).replace(/\W/g, '0')}`;

/** Opens the account of a member who is met. */
async function openOther(db: Db, station: string, nickName: string, at: Date): Promise<number> {
  const id = await openAccount(db, station, {
    name: newName(),
    role: 'member',
    password_hash: null,
    created_at: at,
    nick_name: nickName,
    ends_at: null,
  });
  if (id === null) throw new Error('The name of somebody who is met is there already.');
  return id;
}

/** Opens an account of a role with money in it; it goes with its transaction. */
async function openPlayer(
  db: Db,
  facts: StationFacts,
  as: Exclude<Viewer, 'guest'>,
  {
    visitor,
    nickName,
    now,
    settings,
    past,
    words,
  }: { visitor: Visitor; nickName: string; now: Date; settings: Settings; past: PastParts; words: Words },
): Promise<string> {
  const station = facts.code;
  const role = as === 'moderator' ? 'member' : as;
  const createdAt = new Date(now.getTime() - memberFor * dayMs);
  const id = await openAccount(db, station, {
    name: newName(),
    role,
    password_hash: null,
    created_at: createdAt,
    nick_name: nickName,
    ends_at: role === 'trial' ? new Date(now.getTime() + dayMs) : null,
    ...(role === 'agent' && { promo_code: `look${randomSecret().slice(0, 8).replace(/\W/g, '0')}` }),
  });
  if (id === null) throw new Error('The name of the player to look as is there already.');
  if (as === 'moderator') await setModerator(db, station, id, true);
  if (as === 'moderator' && past.forum)
    await giveReportedPost({
      db,
      station,
      now,
      settings,
      words,
      open: (called) => openOther(db, station, called, createdAt),
    });
  const type = role === 'trial' ? ledgerTypes.trialMoney : ledgerTypes.addedByHand;
  const pay = (amount: bigint, refId: string) =>
    credit(db, station, { id, role }, amount, { type, refType: 'look', refId, remark: '', at: createdAt });
  await pay(begunWith, String(id));
  const player = {
    id: 0n,
    accountId: id,
    account: '',
    role,
    nickName,
    isFrozen: false,
    pausedUntil: null,
    playBlockedUntil: null,
    isInBreak: false,
    groupBonus: null,
  } as const;
  await givePast({ db, station: facts, player, now, settings, bank: words.bank }, past);
  const { wallet } = await balancesOf(db, id, bookOf(role));
  await pay(money - wallet, `${id} past`);
  return (await openSession({ db, station, now }, id, visitor, 'password')).token;
}

const isOrdinary = (loaded: LoadedCall): loaded is LoadedCall<Handler> => !isBatched(loaded.handler);

/** Of all calls, those that look and change nothing. */
export function createAskAsPlayer(loaded: ReadonlyMap<CallId, LoadedCall>, deps: CallDeps): AskAsPlayer {
  const byPath = new Map([...loaded].map(([id, call]) => [call.row.path, { id, call }]));
  return async ({ station, as, isNew, at, locale, path, fields, network }) => {
    const text = textIn(locale);
    const asked = byPath.get(path);
    if (!asked)
      return { status: 404, envelope: { success: false, msg: text('server.unknownCall') }, settings: [] };
    const { id, call } = asked;
    // What is admitted first may ask another company.
    if (call.row.repeat !== 'safe' || !isOrdinary(call) || call.handler.admits)
      return {
        status: 200,
        envelope: { success: false, msg: text('office-look.nothingSent') },
        settings: [],
      };
    const now = at ?? deps.now();
    const reads = new Set<string>();
    // Defaults are frozen, and what is frozen cannot be stood in for.
    const noted = recordable(structuredClone(station), (setting) => reads.add(setting));
    const secret = randomSecret();
    const visitor: Visitor = {
      secret,
      hash: sha256('visitor', secret),
      address: '127.0.0.1',
      network,
      agent: '',
      // Of no host: what is bound to one, such as a passkey, is good nowhere.
      origin: 'https://preview.invalid',
      isSecure: true,
      canKeepCookies: true,
      token: undefined,
      cookie: undefined,
    };
    const transaction = new StationTransaction(deps.pool, station.code, { network });
    const { db } = transaction;
    const answered = ({ status, envelope }: Omit<CallResult, 'cookies'>): PlayerAnswer => ({
      status,
      envelope,
      settings: deepest(reads),
    });
    try {
      if (as !== 'guest')
        visitor.token = await openPlayer(db, station, as, {
          visitor,
          settings: deps.settings,
          past: isNew ? noPast : pastOf(id),
          nickName: text('office-look.nickName'),
          words: {
            bank: text('office-look.bank'),
            author: text('office-look.author'),
            title: text('office-look.postTitle'),
            content: text('office-look.postContent'),
          },
          now,
        });
      const incoming = { fields, station: noted, visitor, locale, intentId: undefined, isPeek: true };
      const authorized = await authorize(call, incoming, deps.settings, db, now);
      const context = baseContext(incoming, authorized, { ...deps, now: () => now }, transaction, now);
      // What is left for after the commit, and who logs in or out, has no place in a look.
      const own = Object.assign(context, {
        afterCommit: () => undefined,
        logIn: async () => undefined,
        logOut: async () => undefined,
      });
      const answer = await call.handler.run(own as never, authorized.read as never);
      return answered({ status: 200, envelope: envelopeOf(call, answer, deps.settings) });
    } catch (thrown) {
      const error = refusalOfDatabase(thrown);
      if (error instanceof Refusal) return answered(refused(error, call, deps.settings, text));
      throw error;
    } finally {
      await transaction.rollback().catch(() => {});
    }
  };
}
