// Tickets on matches, single and parlay: how they are stored, settled by the rules, and read in a record.
import { minOddsDefault, odds as readOdds, type SportResult, settleSingle } from '#rules/games/odds.ts';
import { PARLAY_SYSTEMS, parlayLines, settleParlay } from '#rules/games/parlay.ts';
import { amount, InputFault, list, type Read, record, text } from '#rules/input.ts';
import { parseMoney, YUAN } from '#values/money.ts';
import type { Outcome } from '../../rounds.ts';
import type { LegResult, RoundDetail } from '../../wire.ts';
import { onceField } from '../engine.ts';

/** A selection as it was accepted. `pick` is what the rules read beside match, odds and stake. */
export interface Leg {
  match: number;
  pick: Record<string, unknown> & { market: string; selection: string };
  odds: string;
  /** Placed while the match was being played. */
  isInPlay?: true;
}

export interface Ticket {
  /** '' for a single bet. */
  system: string;
  unitStake: string;
  legs: Leg[];
}

/** A leg with what its match has decided so far. */
export interface DecidedLeg {
  leg: Leg;
  result: SportResult | 'pending';
  /** The match as the rules read it. */
  match: object;
  shown: Omit<NonNullable<RoundDetail['legs']>[number], 'odds' | 'result'>;
}

export type WantedLeg = ReturnType<typeof wantedLeg>;

const matchNumber: Read<number> = (value, field) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new InputFault(field, 'is the number of a match');
};
const code = text(/^[\w.-]{1,24}$/, 'a code');
/** A selection as a page names it; `line` and `odds` are what the player saw. */
const wantedLeg = record({
  match: matchNumber,
  market: code,
  selection: code,
  line: text(/^(?:-?\d{1,2}(?:\.\d{1,2})?)?$/, 'a line, or nothing'),
  odds: text(/^\d{1,3}\.\d{2}$/, 'odds with two decimals'),
});

/** What a player stakes on one line of a ticket. */
export const ticketLimits = { least: YUAN, most: 20_000n * YUAN } as const;

const bodyFields = record({
  once: onceField,
  system: text(/^(?:[2-6]x\d{1,2})?$/, 'a parlay system, or nothing'),
  unitStake: amount(ticketLimits.least, ticketLimits.most),
  legs: list(wantedLeg, 1, 6),
});

/** A ticket as it was sent: a system fits its legs, and each match stands in it once. */
export const ticketBody: typeof bodyFields = (value, field) => {
  const body = bodyFields(value, field);
  const { system, legs } = body;
  const isKnown = system === '' ? legs.length === 1 : Object.hasOwn(PARLAY_SYSTEMS, system);
  if (!isKnown || (system !== '' && Number(system.split('x')[0]) !== legs.length))
    throw new InputFault(`${field}.system`, `does not fit ${legs.length} legs`);
  if (new Set(legs.map(({ match }) => match)).size < legs.length)
    throw new InputFault(`${field}.legs`, 'have a match twice');
  return body;
};

export const stakeOf = ({ system, unitStake }: Ticket): bigint =>
  parseMoney(unitStake) * BigInt(system === '' ? 1 : parlayLines(system).length);

const european = (value: string) => ({ format: 'eu', value });

const legResult = (result: SportResult | 'pending'): LegResult => (result === 'pending' ? 'open' : result);

export function ticketDetail(
  { system, unitStake }: Ticket,
  legs: readonly DecidedLeg[],
  rule: 'sport' | 'esport',
): RoundDetail {
  const [only] = legs;
  const input =
    system === ''
      ? { ...only!.leg.pick, odds: european(only!.leg.odds), stake: unitStake, match: only!.match }
      : {
          system,
          unitStake,
          // The rule of parlays reads matches of sport; legs of esport go in decided.
          legs: legs.map(({ leg, match, result }) =>
            rule === 'sport'
              ? { ...leg.pick, odds: european(leg.odds), match }
              : { result, odds: european(leg.odds) },
          ),
        };
  return {
    legs: legs.map(({ leg, shown, result }) => ({ ...shown, odds: leg.odds, result: legResult(result) })),
    parlay: system,
    proof: { rule: system === '' ? `${rule}.settle` : 'sport.parlay', input },
  };
}

/** How a ticket ends; null while it is undecided. */
export function ticketOutcome(
  ticket: Ticket,
  legs: readonly DecidedLeg[],
  rule: 'sport' | 'esport',
): Outcome | null {
  const read = legs.map(({ leg, result }) => ({ result, odds: readOdds(european(leg.odds), 'odds') }));
  const unitStake = parseMoney(ticket.unitStake);
  const settled =
    ticket.system === ''
      ? settleSingle(read[0]!.result, { stake: unitStake, odds: read[0]!.odds, minOdds: minOddsDefault })
      : settleParlay(ticket.system, unitStake, read, minOddsDefault);
  if (settled.state === 'unsettled') return null;
  return { prize: settled.returned, validBet: settled.validBet, detail: ticketDetail(ticket, legs, rule) };
}

/** A handicap as a player reads it: the line is of the home side, so the away side sees it turned around. */
export function lineFor(selection: string, line: string): string {
  if (line === '' || line === '0') return line;
  const isMinus = line.startsWith('-') === (selection !== 'away');
  return `${isMinus ? '−' : '+'}${line.replace('-', '')}`;
}
