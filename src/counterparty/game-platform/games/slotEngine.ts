// The slot machines of a platform: a paid spin, and the free spins that it won, each a round of its own.

import { SLOT_MACHINES, SLOT_RETURNS, type SlotCode, type SlotMachine } from '#rules/games/slotMachines.ts';
import { drawnBelow, drawStops, spin } from '#rules/games/slots.ts';
import { oneOf, record } from '#rules/input.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import type { CatalogueGame } from '../catalogue.ts';
import { storeOf } from '../sqlite.ts';
import type { Holder } from '../store.ts';
import { type Engine, type EngineParts, onceField, readBet } from './engine.ts';
import { detailOf } from './slotRecord.ts';

export const slotTables = `
CREATE TABLE IF NOT EXISTS slot_feature (
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL, game TEXT NOT NULL,
  parent INTEGER NOT NULL, stake INTEGER NOT NULL, remaining INTEGER NOT NULL, awarded INTEGER NOT NULL, won INTEGER NOT NULL,
  PRIMARY KEY (operator, platform, member, game)
) STRICT;
`;

/** Stakes in yuan. */
export const slotStakes = ['1', '2', '5', '10', '20', '50', '100', '200'] as const;

export const machineOf = ({ rule }: CatalogueGame): SlotCode =>
  rule.engine === 'slot' ? rule.machine : 'fortune';

interface Feature {
  parent: number;
  stake: bigint;
  remaining: number;
  awarded: number;
  /** Won by the free spins so far. */
  won: bigint;
}

const body = record({ once: onceField, stake: oneOf(slotStakes) });

export function slotEngine({ db, rounds, random }: EngineParts): Engine {
  const { one, run, transaction } = storeOf(db);
  const key = ({ operator, platform, member }: Holder, game: string): [string, string, string, string] => [
    operator,
    platform,
    member,
    game,
  ];

  function featureOf(holder: Holder, game: string): Feature | null {
    const row = one(
      'SELECT * FROM slot_feature WHERE operator = ? AND platform = ? AND member = ? AND game = ? AND remaining > 0',
      ...key(holder, game),
    );
    return (
      (row && {
        parent: Number(row.parent),
        stake: row.stake as bigint,
        remaining: Number(row.remaining),
        awarded: Number(row.awarded),
        won: row.won as bigint,
      }) ??
      null
    );
  }

  const keepFeature = (holder: Holder, game: string, feature: Feature): number =>
    run(
      `INSERT INTO slot_feature (operator, platform, member, game, parent, stake, remaining, awarded, won) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET parent = excluded.parent, stake = excluded.stake, remaining = excluded.remaining,
       awarded = excluded.awarded, won = excluded.won`,
      ...key(holder, game),
      feature.parent,
      feature.stake,
      feature.remaining,
      feature.awarded,
      feature.won,
    );

  return {
    bet(holder, game, given, at) {
      const { once, stake: chosen } = readBet(body, given);
      const code = machineOf(game);
      const machine: SlotMachine = SLOT_MACHINES[code];
      return transaction(() => {
        let awards: { spins: number; stake: bigint } | undefined;
        const round = rounds.place(holder, { once, game: game.code, unit: once, at }, () => {
          const feature = featureOf(holder, game.code);
          const isFree = feature !== null;
          const stake = feature?.stake ?? parseMoney(chosen);
          const awarded = feature?.awarded ?? 0;
          const stops = drawStops(machine, random);
          const drawn = drawnBelow(machine).map((below) => random(below));
          const shown = spin(machine, stops, { stake, isFree, awarded, drawn });
          if (feature)
            keepFeature(holder, game.code, {
              ...feature,
              remaining: feature.remaining - 1 + shown.freeSpins,
              awarded: awarded + shown.freeSpins,
              won: feature.won + shown.win,
            });
          else awards = { spins: shown.freeSpins, stake };
          const paid = isFree ? 0n : stake;
          const detail = detailOf(code, stake, shown, { stops, isFree, awarded, drawn });
          return {
            stake: paid,
            ...(feature && { parent: feature.parent }),
            play: { stops, isFree, awards: shown.freeSpins, drawn },
            detail,
            outcome: { prize: shown.win, validBet: paid, detail },
          };
        });
        // Only now is the id of the triggering round known.
        if (awards && awards.spins > 0)
          keepFeature(holder, game.code, {
            parent: round.id,
            stake: awards.stake,
            remaining: awards.spins,
            awarded: awards.spins,
            won: 0n,
          });
        return round;
      });
    },

    state(holder, game) {
      const feature = featureOf(holder, game.code);
      const machine = machineOf(game);
      return {
        engine: 'slot',
        machine,
        stakes: slotStakes,
        returned: SLOT_RETURNS[machine],
        free: feature && {
          remaining: feature.remaining,
          stake: wireMoney(feature.stake),
          won: wireMoney(feature.won),
        },
      };
    },
  };
}
