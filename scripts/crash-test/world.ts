// Owns what operations and checks of the crash test are given, and finding them: each is a file of its folder.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Player } from '../house/players.ts';
import type { History } from './history.ts';
import type { Random } from './random.ts';

/** A player with what it remembers. */
export interface Person extends Player {
  random: Random;
  /** Numbers of orders it was told of and has not tried to take back. */
  orders: string[];
}

export interface World {
  /** The database's owner; int8 comes as bigint. */
  pool: pg.Pool;
  stations: readonly string[];
  /** Lotteries that are played, the short ones of the house. */
  lotteries: readonly string[];
  /** What a player was given to begin with, in 0.0001 yuan. */
  money: bigint;
  people: readonly Person[];
  history: History;
  nowMs(): number;
  /** Marks of the odds in force, by lottery and play. */
  oddsMark(lotCode: string, playCode: string): string;
}

export interface Ask {
  path: string;
  fields: Record<string, string>;
}

/** Something players do: the default export of a file in operations/. */
export interface Operation {
  /** How often, beside the others. */
  weight: number;
  /** What a player asks for now; null where there is nothing to ask for. Takes its chances from the player's own stream. */
  ask(world: World, person: Person): Ask | null;
  /** What the player remembers of an answer that accepted it. */
  accepted?(person: Person, answer: Record<string, unknown>): void;
}

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
