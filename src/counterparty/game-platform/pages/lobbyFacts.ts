// The short facts about a game on its platform's list: what it costs, what it pays at most, what is going on there.
import { SLOT_MACHINES, SLOT_RETURNS } from '#rules/games/slotMachines.ts';
import type { GameWords } from '../../words.ts';
import type { CatalogueGame } from '../catalogue.ts';
import { tableGameOf } from '../games/tableGames.ts';
import { slotFeature, slotWays } from './slotFeatures.ts';

const highest = (numbers: readonly string[]): string =>
  String(Math.max(...numbers.map((text) => Number(/[\d.]+$/.exec(text)?.[0] ?? 0))));

/** `state` is what the game says of itself to its own page. */
export function lobbyFacts(game: CatalogueGame, state: Record<string, unknown>, words: GameWords): string[] {
  const { rule } = game;
  switch (rule.engine) {
    case 'slot':
      return [
        slotFeature(rule.machine, words),
        slotWays(SLOT_MACHINES[rule.machine], words),
        words('web.game.lobby.return', { share: SLOT_RETURNS[rule.machine].slice(0, 5) }),
      ];
    case 'niuniu':
      return [
        words('web.game.chess.base', { base: rule.base }),
        words('web.game.lobby.seat', { cover: (state.cover as string).replace(/\.?0+$/, '') }),
      ];
    case 'erbagang':
      return [words(`web.game.lobby.${rule.mode}`)];
    case 'fish': {
      const cannons = state.cannons as string[];
      const fish = state.fish as { pays: string }[];
      return [
        words('web.game.lobby.cannons', { least: cannons[0]!, most: cannons.at(-1)! }),
        words('web.game.lobby.catch', { times: highest(fish.map(({ pays }) => pays)) }),
      ];
    }
    case 'football':
    case 'esport': {
      const matches = state.matches as { status: string }[];
      const running = matches.filter(({ status }) => status === 'running').length;
      const coming = matches.filter(({ status }) => status === 'scheduled').length;
      return [
        ...(rule.engine === 'football'
          ? [rule.leagues.map((league) => words(`web.game.league.${league}`)).join(' · ')]
          : []),
        [`${words('web.game.sport.live')} ${running}`, `${words('web.game.sport.upcoming')} ${coming}`].join(
          ' · ',
        ),
      ];
    }
    default: {
      const [shoe, hand] = (state.hand as string).split('-') as [string, string];
      return [
        (state.cardsLeft as number) > 0
          ? words('web.game.live.shoe', { shoe, hand })
          : words('web.game.live.hand', { hand }),
        words('web.game.lobby.pays', { times: highest([...tableGameOf(game).pays.values()].flat()) }),
      ];
    }
  }
}
