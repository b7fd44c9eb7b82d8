// The short line below a lottery's name: how often it draws.
import type { PlayedLottery } from '#lottery/catalogue.ts';
import type { Text } from '../serverText.ts';

export function drawsCaption({ draws }: PlayedLottery, text: Text): string {
  if ('at' in draws) return text(draws.on ? 'server.draws.someAWeek' : 'server.draws.daily');
  const { everySeconds } = draws;
  if (everySeconds % 60 !== 0) return text('server.draws.everySeconds', { count: everySeconds });
  return text('server.draws.everyMinutes', { count: everySeconds / 60 });
}
