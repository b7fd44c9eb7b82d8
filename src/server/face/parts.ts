// Owns what the face needs beside the server itself: handed in by whoever starts the house.
import type { House } from '../app.ts';

/** A fault of a station file, as the list page shows it. */
export interface Problem {
  /** Path of the file. */
  file: string;
  rule: string;
  severity: string;
  message: string;
  /** What happens as long as it stays. */
  consequence?: string | null;
  suggestions?: readonly string[];
  range?: { start: { line: number } } | null;
}

/** A message of the sandbox, which sends nothing to anybody. */
export interface OutboxMessage {
  station: string;
  phone: string;
  text: string;
  at: Date;
}

export interface DemoAccount {
  account: string;
  password: string;
  role: 'member' | 'agent';
  withdrawalPassword: string;
}

/** What whoever runs the house sees: the list of stations, the outbox, demo passwords. An operator's own server goes without. */
export interface Demonstration {
  problems(): readonly Problem[];
  /** Latest messages first. */
  outbox(): Promise<readonly OutboxMessage[]>;
  accounts: readonly DemoAccount[];
}

export interface FaceParts {
  house: House;
  /** The built site; left out where only calls matter. */
  distFolder?: string;
  /** Gives the page as it stands in development, instead of the built one. */
  developmentPage?: (url: string) => Promise<string>;
  demonstration?: Demonstration;
}
