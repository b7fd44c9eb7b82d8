// Reading back pictures that had not arrived when the page ended; a log-out or a reload loses none.
/** Pictures that were on their way when the page ended, by their intents; what is none is left out. */
export function picturesUnderWay(raw: unknown): Map<string, string> {
  const kept = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.entries(raw) : [];
  return new Map(
    kept.filter(
      (each): each is [string, string] =>
        /^[0-9a-f]{32}$/.test(each[0]) && typeof each[1] === 'string' && /^[\w-]+$/.test(each[1]),
    ),
  );
}
