// What operations and checks of the crash test receive, and loading them: each is a file of its folder.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Player } from '../harness/players.ts';
import type { CrashCounterparties } from './counterparties.ts';
import type { History } from './history.ts';
import type { Random } from './random.ts';

/** A player with its memory. */
export interface Person extends Player {
  random: Random;
  /** Numbers of the orders in its answers that it has not tried to revoke. */
  orders: string[];
  /** Numbers of the withdrawals in its answers that it has not tried to take back. */
  withdrawals: string[];
  /** The card its withdrawals go to. */
  cardId: number;
  /** Numbers of the deposits that the provider's page said are paid. */
  paid: string[];
  /** Platforms that it moved money to. */
  funded: string[];
  /** Whether it has opened a box. */
  hasBox?: boolean;
  /** Until when periods of its last chase begin, in epoch milliseconds of the server. */
  chasesUntil?: number;
  /** When the answer that its break has begun was here, in epoch milliseconds of the server. */
  inBreakSince?: number;
}

/** A deposit method. */
export interface DepositMethod {
  id: number;
  kind: 'bank' | 'fast' | 'online';
  least: bigint;
  fixed: readonly bigint[];
}

/** A note that the back office has said is written. */
export interface OfficeAct {
  station: string;
  account: string;
  note: string;
}

/** A member of a station that asks a registry of exclusions at each log-in. */
export interface AskedMember {
  station: string;
  rule: 'closed' | 'lastKnown';
  name: string;
  accountId: number;
  /** The code that the registry knows it by. */
  person: string;
  isExcluded: boolean;
  /** Another operator has reported that the person plays there. */
  isElsewhere: boolean;
  /** Lines of the request's head. */
  headers: string;
  /** For each of its log-ins, in order, whether it was let in to look and to withdraw alone. */
  closed: boolean[];
  /** For each of its log-ins, in order, whether it might play by leave of the central file. */
  seats: boolean[];
}

export interface World {
  /** The database's owner; int8 comes as bigint. */
  pool: pg.Pool;
  stations: readonly string[];
  /** The one of them whose deposits a central file counts. */
  central: string;
  /** Lotteries that are played: the server's lotteries with short periods. */
  lotteries: readonly string[];
  /** The initial balance of a player, in 0.0001 yuan. */
  money: bigint;
  people: readonly Person[];
  history: History;
  officeActs: OfficeAct[];
  askedMembers: readonly AskedMember[];
  nowMs(): number;
  /** The counterparties. */
  counterparties: CrashCounterparties;
  /** Deposit methods, by station. */
  methods: ReadonlyMap<string, readonly DepositMethod[]>;
  operations: ReadonlyMap<string, Operation>;
  /** The number of the activity that members apply for, by station. */
  applications: ReadonlyMap<string, number>;
  /** Marks of the odds in force, by lottery and play. */
  oddsMark(lotCode: string, playCode: string): string;
}

export interface Ask {
  path: string;
  fields: Record<string, string>;
}

/** Something players do: the default export of a file in operations/. */
export interface Operation {
  /** Its weight among the others. */
  weight: number;
  /** What a player requests now; null where there is nothing to request. Its random numbers come from the player's own stream. */
  ask(world: World, person: Person): Ask | null | Promise<Ask | null>;
  /** What the player remembers of an answer that accepted it. */
  accepted?(person: Person, answer: Record<string, unknown>): void;
  /** What the player does next at a counterparty, such as paying; one that is killed meanwhile is no fault. */
  next?(world: World, person: Person, answer: Record<string, unknown>, ask: Ask): Promise<void>;
  /** Whether two answers to one intent say the same: exactly when left out. What counterparties decide may end between the two. */
  agree?(one: Record<string, unknown>, other: Record<string, unknown>): boolean;
}

/** Whether two answers to an intent of an operation agree. */
export function areSame({ operations }: World, name: string, one: object, other: object): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  return operations.get(name)?.agree?.({ ...one }, { ...other }) ?? false;
}

/** Agreement of operations that open an order: the order is the same, its state may have changed. */
export const isSameOrder = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  orderNoIn(one) !== undefined && orderNoIn(one) === orderNoIn(other);

/** The number of the money order in an answer. */
export const orderNoIn = ({ order }: Record<string, unknown>): string | undefined =>
  (order as { orderNo: string } | undefined)?.orderNo;

/** What must hold afterwards: the default export of a file in checks/. */
export interface Check {
  says: string;
  /** How much was looked at, and a sentence for everything that does not hold. */
  look(world: World): Promise<{ counted: number; faults: string[] }>;
}

/** The default export of every file in a folder beside this one, by the file's name, in order. */
export async function filesOf<T>(folder: 'operations' | 'checks'): Promise<[string, T][]> {
  const files = (await readdir(path.join(import.meta.dirname, folder)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(async (file): Promise<[string, T]> => {
      const module = (await import(`./${folder}/${file}`)) as { default: T };
      return [file.slice(0, -'.ts'.length), module.default];
    }),
  );
}
