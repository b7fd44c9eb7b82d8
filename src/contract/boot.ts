// What our server writes into the page, so that the first screen needs no further round trip.
import type { AccInfoAnswer, GetOnOffBaseBtnAnswer, GetPageHeadAnswer } from './session.generated.ts';
import type { StationFacts } from './station.generated.ts';

/** Content of <script type="application/json" id="boot">; absent behind a plain static host. */
export interface Boot {
  onOff: GetOnOffBaseBtnAnswer;
  pageHead: GetPageHeadAnswer;
  station: StationFacts;
  visitor: AccInfoAnswer;
  /** Answers of the first screen's own reads, by callKey(). */
  answers: Record<string, unknown>;
}

/** Where built assets are served (docs/specification.md §7: below a mobile v5 dist directory). */
export const assetBase = '/mobile/v5/dist/';

/** What a player chooses for a browser. A cookie of the same name carries it to the server, so that the page already comes in it. */
export type Preference = 'skin' | 'locale';

/** Header that marks a request as AJAX, and its value. */
export const ajaxHeader = ['X-Requested-With', 'XMLHttpRequest'] as const;

/** Header of an answer that failed: the id under which the log has the request, which a player can give to customer service. */
export const requestIdHeader = 'X-Request-Id';

/** Header that carries the intent id of a call that changes something. */
export const intentHeader = 'X-Intent-Id';
