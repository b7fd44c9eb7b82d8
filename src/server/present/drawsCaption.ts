// Owns the short line below a lottery's name: how often it draws.
import type { Text } from '../serverText.ts';

const daySeconds = 86_400;

export function drawsCaption(intervalSeconds: number, text: Text): string {
  if (intervalSeconds > daySeconds) return text('server.draws.someAWeek');
  if (intervalSeconds === daySeconds) return text('server.draws.daily');
  if (intervalSeconds % 60 !== 0) return text('server.draws.everySeconds', { count: intervalSeconds });
  return text('server.draws.everyMinutes', { count: intervalSeconds / 60 });
}
