// The fishing rooms: every bullet is drawn and paid at once, and the shots of ten seconds are one round.
import {
  drawShot,
  FISH_PAYS,
  type Fish,
  type PlainFish,
  rollsOf,
  type Shot,
  settleFish,
} from '#rules/games/fish.ts';
import { list, oneOf, record } from '#rules/input.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { labelOf } from '../../words.ts';
import { nameOfGame } from '../catalogue.ts';
import type { Outcome, Round } from '../rounds.ts';
import { storeOf } from '../sqlite.ts';
import type { Holder } from '../store.ts';
import type { RoundDetail } from '../wire.ts';
import { type Engine, type EngineParts, onceField, type Random, readBet } from './engine.ts';

export const fishTables = `
CREATE TABLE IF NOT EXISTS fish_group (
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL,
  round INTEGER NOT NULL, unit TEXT NOT NULL, game TEXT NOT NULL, cannon TEXT NOT NULL, opened_at INTEGER NOT NULL, bullets INTEGER NOT NULL,
  PRIMARY KEY (operator, platform, member)
) STRICT;
`;

const groupMs = 10_000;
const groupBullets = 100;
const mostShots = 20;
export const cannons = ['0.1', '0.5', '1', '2', '5', '10'] as const;
const plain = Object.keys(FISH_PAYS) as PlainFish[];
export const allFish = [...plain, 'zhadan', 'shandian', 'jubao'] as const satisfies readonly Fish[];

const body = record({
  once: onceField,
  cannon: oneOf(cannons),
  shots: list(oneOf(allFish), 1, mostShots),
});

/** What is close to a bursting creature when the bullet hits: two to five of the smaller fish. */
const victimsOf = (fish: Fish, random: Random): PlainFish[] =>
  fish === 'zhadan' || fish === 'shandian'
    ? Array.from({ length: 2 + random(4) }, () => plain[random(8)]!)
    : [];

function outcomeOf(game: string, cannon: string, shots: readonly Shot[]): Outcome {
  const size = parseMoney(cannon);
  const settled = settleFish(size, shots, 0);
  const kinds = [...Map.groupBy(shots, ({ fish }) => fish)];
  const detail: RoundDetail = {
    table: { name: nameOfGame(game), shoe: '', hand: '' },
    shots: kinds.map(([fish, fired]) => {
      const own = settleFish(size, fired, 0);
      return {
        name: labelOf(`web.game.fish.${fish}`),
        count: fired.length,
        hits: own.caught.length,
        stake: wireMoney(own.stake),
        prize: wireMoney(own.win),
      };
    }),
    proof: { rule: 'fish.settle', input: { cannon: wireMoney(size), shots, unresolved: 0 } },
  };
  return { prize: settled.win, validBet: settled.validBet, detail };
}

export function fishEngine({ db, rounds, random, platform }: EngineParts): Engine {
  const { one, all, run, transaction } = storeOf(db);
  const key = ({ operator, platform: at, member }: Holder): [string, string, string] => [
    operator,
    at,
    member,
  ];

  function close(holder: Holder, round: Round, cannon: string, at: number): void {
    rounds.settle(round.id, outcomeOf(round.game, cannon, JSON.parse(round.play) as Shot[]), at);
    run('DELETE FROM fish_group WHERE operator = ? AND platform = ? AND member = ?', ...key(holder));
  }

  return {
    bet(holder, game, given, at) {
      const { once, cannon, shots } = readBet(body, given);
      return transaction(() => {
        const group = one(
          'SELECT * FROM fish_group WHERE operator = ? AND platform = ? AND member = ?',
          ...key(holder),
        );
        const goesOn =
          group &&
          group.game === game.code &&
          group.cannon === cannon &&
          at < Number(group.opened_at) + groupMs &&
          Number(group.bullets) + shots.length <= groupBullets;
        if (group && !goesOn) close(holder, rounds.byId(Number(group.round)), String(group.cannon), at);
        const unit = goesOn ? String(group.unit) : once;
        let isTaken = false;
        const round = rounds.place(holder, { once, game: game.code, unit, at }, (before) => {
          isTaken = true;
          const drawn = shots.map((fish) => drawShot({ fish, victims: victimsOf(fish, random) }, random));
          const whole = [...(before ? (JSON.parse(before.play) as Shot[]) : []), ...drawn];
          const size = parseMoney(cannon);
          return {
            stake: size * BigInt(shots.length),
            paidNow: settleFish(size, drawn, 0).win,
            play: whole,
            detail: outcomeOf(game.code, cannon, whole).detail,
            isQuiet: true,
          };
        });
        if (isTaken)
          run(
            `INSERT INTO fish_group (operator, platform, member, round, unit, game, cannon, opened_at, bullets) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET bullets = fish_group.bullets + excluded.bullets`,
            ...key(holder),
            round.id,
            unit,
            game.code,
            cannon,
            at,
            shots.length,
          );
        return round;
      });
    },

    tick(at) {
      transaction(() => {
        const due = all(
          'SELECT * FROM fish_group WHERE platform = ? AND opened_at <= ?',
          platform,
          at - groupMs,
        );
        for (const group of due) {
          const round = rounds.byId(Number(group.round));
          close(round, round, String(group.cannon), at);
        }
      });
    },

    state: () => ({
      engine: 'fish',
      cannons,
      fish: allFish.map((fish) => ({
        code: fish,
        // A treasure pays by its wheel, a bursting creature takes others along.
        pays: fish === 'jubao' ? '40–300' : String(rollsOf({ fish, victims: [] }) / 100),
      })),
    }),
  };
}

/** What the last shots of a round came to, for the page. */
export const lastShots = (round: Round, count: number, cannon: string) => {
  const shots = (JSON.parse(round.play) as Shot[]).slice(-count);
  const { caught } = settleFish(parseMoney(cannon), shots, 0);
  return shots.map(({ fish, victims }, at) => {
    const hit = caught.find(({ shot }) => shot === at);
    return { fish, victims, win: hit ? wireMoney(hit.win) : '' };
  });
};
