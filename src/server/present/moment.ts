// Owns a moment as the wire writes it: YYYY-MM-DD HH:mm:ss in Asia/Shanghai.

const shanghaiMs = 8 * 3_600_000;

/** China has had one offset and no summer time since 1991. */
export const moment = (date: Date): string =>
  new Date(date.getTime() + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ');
