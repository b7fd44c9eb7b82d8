// Reading the bets of the wire, and those of a slip, into what the rules calculate with.
import type { Bet } from '#lottery/bet/bet.ts';
import { MOST_MULTIPLE } from '#lottery/bet/chase.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import type { Family, Play, Selection } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { formatMoney, type Money } from '#values/money.ts';

/** Bets of a slip as the boards have them, with what is on sale: what they win is calculated from that. */
export interface CreditSlip {
  readonly items: readonly {
    readonly play: Play;
    readonly selection: Selection;
    /** 0n where none is typed. */
    readonly unitAmount: Money;
  }[];
  readonly board: Board<{ odds: ReadonlyMap<string, string> }>;
}
export interface OfficialSlip {
  readonly lines: readonly {
    readonly playCode: string;
    readonly selection: Selection;
    readonly bonusGroup: string;
    readonly unit: string;
    readonly multiple: number;
  }[];
  readonly board: Board;
  /** Of a chase the multiple of the period; 1 when left out. */
  readonly times?: number;
}
interface Board<Sale = object> {
  readonly onSale: ReadonlyMap<string, Sale & { play: Play }>;
  readonly limits: ReadonlyMap<string, { payoutMost: string }>;
  readonly rules: Rules;
}

const readable = (play: Play, raw: Readonly<Record<string, unknown>>): Bet[] => {
  try {
    return [readBet(play, raw)];
  } catch {
    // A play whose rules of today are others: it is counted by what it costs alone.
    return [];
  }
};

/** Bets of lottery/periodBets; those of a play that the rules of today do not have are left out. */
export function readHeld(list: readonly { bet: string }[], { plays }: Family): Bet[] {
  return list.flatMap(({ bet }) => {
    const { playCode, units: _units, stake: _stake, ...raw } = JSON.parse(bet) as Record<string, unknown>;
    const play = plays.find(({ code }) => code === playCode);
    return play ? readable(play, raw) : [];
  });
}

/** The slip under the rules of the wire, a JSON text of switches and lunar year; null where a bet cannot be read. */
export function readSlipBets(slip: CreditSlip | OfficialSlip, rules: string): readonly Bet[] | null {
  const raws =
    'items' in slip
      ? slip.items
          .filter(({ unitAmount }) => unitAmount > 0n)
          .map(({ play, selection, unitAmount }) => ({
            play,
            selection,
            unitAmount: formatMoney(unitAmount),
            odds: Object.fromEntries(slip.board.onSale.get(play.code)?.odds ?? []),
          }))
      : slip.lines.map(({ playCode, unit, multiple, selection, bonusGroup }) => ({
          play: slip.board.onSale.get(playCode)?.play,
          selection,
          bonusGroup,
          moneyMode: unit,
          multiple: Math.min(multiple * (slip.times ?? 1), MOST_MULTIPLE),
        }));
  const bets = raws.flatMap(({ play, ...raw }) => {
    const maxPayout = play && slip.board.limits.get(play.code)?.payoutMost;
    return play
      ? readable(play, { ...raw, ...(maxPayout && { maxPayout }), ...(JSON.parse(rules) as object) })
      : [];
  });
  return bets.length === raws.length ? bets : null;
}
