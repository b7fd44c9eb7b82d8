// Bets that a program places: from how a game stands to one that the platform takes, for tests and the history of a demonstration.

import type { Random } from './games/engine.ts';
import { allFish } from './games/fishEngine.ts';
import { slotStakes } from './games/slotEngine.ts';

interface Offered {
  market: string;
  selection: string;
  line: string;
  odds: string;
}
interface StandingGame {
  engine: string;
  isOpen?: boolean;
  matches?: { id: number; isOpen: boolean; status: string; day: string; offers: Offered[] }[];
}

const oneOf = <T>(random: Random, values: readonly T[]): T => values[random(values.length)]!;

/** Bets that are usual at each kind of table, so that one of them nearly always fits. */
const tableBets: Readonly<Record<string, readonly string[]>> = {
  baccarat: ['banker', 'player', 'banker', 'player', 'tie', 'playerPair', 'bankerPair', 'big', 'small'],
  dragonTiger: ['dragon', 'tiger', 'dragon', 'tiger', 'tie', 'dragonRed', 'tigerBlack'],
  roulette: [
    'red',
    'black',
    'odd',
    'even',
    'low',
    'high',
    'dozen1',
    'dozen2',
    'column3',
    'straight:7',
    'split:17-20',
  ],
  sicbo: ['big', 'small', 'odd', 'even', 'single:6', 'sum:10', 'double:2', 'combo:3-5'],
};

/** A bet of about so many yuan; null where nothing can be bet now. */
export function sampleBet(
  state: Record<string, unknown>,
  { once, yuan, random }: { once: string; yuan: number; random: Random },
): Record<string, unknown> | null {
  const { engine, isOpen, matches = [] } = state as unknown as StandingGame;
  const stake = String(yuan);
  switch (engine) {
    case 'slot':
      return { once, stake: slotStakes.filter((each) => Number(each) <= yuan).at(-1) ?? slotStakes[0] };
    case 'niuniu':
      return { once, bid: random(3), bet: 1 + random(4) };
    case 'erbagang':
      return { once, bets: [{ door: oneOf(random, ['shun', 'chu', 'tian']), amount: stake }] };
    case 'fish':
      return {
        once,
        cannon: oneOf(random, ['0.1', '0.5', '1']),
        shots: Array.from({ length: 4 + random(9) }, () => oneOf(random, allFish)),
      };
    case 'football':
    case 'esport': {
      // A program's visit is over before the matches of another day begin.
      const open = matches.filter(
        (match) => match.isOpen && match.day !== 'early' && match.offers.length > 0,
      );
      if (open.length === 0) return null;
      const isParlay = open.length >= 3 && random(4) === 0;
      const first = random(open.length);
      const legs = Array.from({ length: isParlay ? 3 : 1 }, (_, at) => {
        const match = open[(first + at) % open.length]!;
        // The first offers of a match are its main markets.
        return { match: match.id, ...oneOf(random, match.offers.slice(0, 7)) };
      });
      return { once, system: isParlay ? oneOf(random, ['3x1', '3x4']) : '', unitStake: stake, legs };
    }
    default:
      return isOpen ? { once, bets: [{ bet: oneOf(random, tableBets[engine] ?? []), amount: stake }] } : null;
  }
}
