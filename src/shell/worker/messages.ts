// The messages from a page to the service worker.

export type WorkerMessage =
  /** Keep this station's outline for a start without a connection, and the files that the page has loaded. */
  | { type: 'keep'; station: string; files: readonly string[] }
  /** Take over from the version before; sent only once the player wants it. */
  | { type: 'activate' }
  /** Say which entry this version belongs to, to the port that came along. */
  | { type: 'entry' };
