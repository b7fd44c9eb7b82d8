// What the pages need from the rest of the server. It is passed in, so that pages know no database and no pipeline.
import type { FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { OperatorDesk } from '../content/forumDesk.ts';
import type { ServicePage } from '../content/servicePage.ts';
import type { DemoAccount } from '../demo/seed.ts';
import type { StationsInService } from '../stations.ts';

export interface WebDeps {
  stations: Omit<StationsInService, 'byHost'>;
  /** The stations of all databases, for the list of them; `stations` when left out. */
  listed?: Omit<StationsInService, 'byHost'>;
  /** Which station a request is for, by host or by the cookie `station`. */
  stationOf(request: FastifyRequest): StationFacts | undefined;
  /** Name of the cookie that /open/<code> sets. */
  stationCookie: string;
  /**
   * The answer of a read-only call for this visitor, as on the wire. A refusal is an answer with `success: false`, not an error.
   */
  answer(callId: string, request: object, from: FastifyRequest): Promise<{ success: boolean }>;
  /**
   * The result of work that is the same for all guests of an address who ask with this key at once, done after the last of them has asked; for
   * somebody who may be logged in it is done alone.
   */
  sharedByGuests<T>(
    request: FastifyRequest,
    station: StationFacts,
    key: string,
    work: () => Promise<T>,
  ): Promise<T>;
  /** Set-Cookie lines that go out with a page, so that the visitor is known before the first call. */
  visitorCookies?(request: FastifyRequest): string[];
  /** Where messages to phones are shown, in a demonstration; may come back on another port. */
  outboxUrl?: () => string | undefined;
  /** The kinds of activities that a station has something of. */
  activityKinds(station: string): Promise<ReadonlySet<string>>;
  /** The bytes of a forum picture that may be seen, for somebody of a network. */
  forumPicture(station: string, key: string, network: string): Promise<Buffer | undefined>;
  /** The bytes of a picture in the conversation of whoever asks. */
  supportPicture(request: FastifyRequest, station: string, key: string): Promise<Buffer | undefined>;
  /** The bytes of a picture of a station's content; undefined where it has none of this hash. */
  contentPicture: (station: string, key: string, network: string) => Promise<Buffer | undefined>;
  /** What the station says on its pages of customer service and rules. */
  servicePage: (station: string) => Promise<ServicePage | undefined>;
  forumDesk: OperatorDesk;
  demoAccounts: readonly DemoAccount[];
  /** The companies the server does business with; each may have pages of its own. */
  counterparties?: Counterparties | undefined;
  /** The built site; absent only in tests of the calls. */
  distFolder?: string;
  /** Returns the page of the development server, instead of the built one. */
  developmentPage?: (url: string) => Promise<string>;
  /** Whether to serve the pages of the demonstration (list of stations, outbox, demo passwords). An operator's own server does not. */
  showsDemonstration: boolean;
}
