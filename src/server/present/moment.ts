// Owns a moment as the wire writes it: YYYY-MM-DD HH:mm:ss in Asia/Shanghai.
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** China has had one offset and no summer time since 1991. */
const shanghaiMinutes = 8 * 60;

export const moment = (date: Date): string =>
  dayjs(date).utcOffset(shanghaiMinutes).format('YYYY-MM-DD HH:mm:ss');
