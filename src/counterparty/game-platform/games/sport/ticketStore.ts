// The tickets of a platform's matches in its database: placing one with all its selections, and settling those that a match decides.
import { wireMoney } from '#values/money.ts';
import type { CatalogueGame } from '../../catalogue.ts';
import type { Round } from '../../rounds.ts';
import { storeOf } from '../../sqlite.ts';
import type { Holder } from '../../store.ts';
import type { EngineParts } from '../engine.ts';
import {
  type DecidedLeg,
  type Leg,
  stakeOf,
  type Ticket,
  type ticketBody,
  ticketDetail,
  ticketOutcome,
  type WantedLeg,
} from './tickets.ts';

export const ticketTables = `
CREATE TABLE IF NOT EXISTS ticket_leg (round INTEGER NOT NULL, match INTEGER NOT NULL, PRIMARY KEY (match, round)) STRICT;
`;

export interface TicketStore {
  /** Places a ticket once; `take` accepts a selection at the odds that the player saw, or throws a BetRefused. */
  place(
    holder: Holder,
    game: CatalogueGame,
    body: ReturnType<typeof ticketBody>,
    at: number,
    take: (wanted: WantedLeg) => Leg,
  ): Round;
  /** Settles every ticket that a match has decided, and corrects those that it had decided before. */
  settle(match: number, at: number): void;
}

/** Tickets that a rule settles; `decided` gives what its match has decided of a selection so far. */
export function ticketStore(
  { db, rounds }: EngineParts,
  rule: 'sport' | 'esport',
  decided: (leg: Leg) => DecidedLeg,
): TicketStore {
  const { all, run, transaction } = storeOf(db);
  return {
    place(holder, game, { once, system, unitStake, legs }, at, take) {
      return transaction(() => {
        let isTaken = false;
        const round = rounds.place(holder, { once, game: game.code, unit: once, at }, () => {
          const ticket: Ticket = { system, unitStake: wireMoney(unitStake), legs: legs.map(take) };
          isTaken = true;
          return {
            stake: stakeOf(ticket),
            play: ticket,
            detail: ticketDetail(ticket, ticket.legs.map(decided), rule),
          };
        });
        if (isTaken)
          for (const { match } of legs)
            run('INSERT INTO ticket_leg (round, match) VALUES (?, ?)', round.id, match);
        return round;
      });
    },
    settle(match, at) {
      for (const { round: id } of all('SELECT round FROM ticket_leg WHERE match = ? ORDER BY round', match)) {
        const round = rounds.byId(Number(id));
        const ticket = JSON.parse(round.play) as Ticket;
        const outcome = ticketOutcome(ticket, ticket.legs.map(decided), rule);
        if (outcome) rounds.settle(round.id, outcome, at);
      }
    },
  };
}
