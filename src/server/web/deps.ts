// Owns what the face needs of the rest of the server: handed in, so that pages know no database and no registrar.
import type { FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';

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
  range?: { start: { line: number; column?: number } } | null;
}

/** The stations being served, live. */
export interface WebStations {
  all(): readonly StationFacts[];
  byCode(code: string): StationFacts | undefined;
  problems(): readonly Problem[];
  /** Calls back after a station or its problems changed; gives the way to stop it. */
  onChange(listener: () => void): () => void;
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
  role: 'trial' | 'member' | 'agent';
  withdrawalPassword?: string;
}

export interface WebDeps {
  stations: WebStations;
  /** Which station a request is for, by host or by the cookie `station`. */
  stationOf(request: FastifyRequest): StationFacts | undefined;
  /** Name of the cookie that /open/<code> sets. */
  stationCookie: string;
  /**
   * The answer of a reading call to this visitor, as the wire has it. Answers `success: false` rather than throwing
   * where the visitor is refused.
   */
  answer(callId: string, request: object, from: FastifyRequest): Promise<{ success: boolean }>;
  /** Set-Cookie lines a page sends along, so that the visitor is known before the first call. */
  visitorCookies?(request: FastifyRequest): string[];
  /** Latest messages first. */
  outbox(): Promise<readonly OutboxMessage[]>;
  demoAccounts: readonly DemoAccount[];
  /** The built site; absent only in tests of the calls. */
  distFolder?: string;
  /** Gives the page as it stands in development, instead of the built one. */
  developmentPage?: (url: string) => Promise<string>;
  /** Pages for whoever runs the house (list of stations, outbox, demo passwords). An operator's own server goes without. */
  showsDemonstration: boolean;
}
