// What the record of a spin says: what showed, what each win paid, and by which feature of the machine.
import { PAYLINES, SLOT_MACHINES, type SlotCode, type SlotMachine } from '#rules/games/slotMachines.ts';
import type { LineWin, Spin } from '#rules/games/slots.ts';
import { rational, truncated } from '#rules/rational.ts';
import { type Money, wireMoney } from '#values/money.ts';
import { type Label, labelOf } from '../../words.ts';
import type { RoundDetail } from '../wire.ts';
import { nameOfSymbol, SLOT_THEMES } from './slotThemes.ts';

interface SpinTerms {
  stops: readonly number[];
  isFree: boolean;
  awarded: number;
  drawn: readonly number[];
}

/** Where the page draws a spin; a station is not sent more than a record has. */
export interface ShownSpin {
  wins: Pick<LineWin, 'line' | 'count' | 'isFromLast' | 'cells'>[];
  /** The symbol that boxes opened as. */
  opened?: string;
  /** What each scatter opened as, times the stake. */
  pearls?: readonly number[];
}

/** Names of the symbols that show, and of the one that boxes opened as. */
const namesOf = (code: SlotCode, { window, opened = '' }: Spin): Record<string, Label> =>
  Object.fromEntries(
    Object.keys(SLOT_THEMES[code].motifs)
      .filter((symbol) => symbol === opened || window.some((column) => column.includes(symbol)))
      .map((symbol) => [symbol, nameOfSymbol(code, symbol)]),
  );

/** What showed in the cells that a line win counts, before anything opened. */
const counted = ({ window }: Spin, { line, count, isFromLast }: LineWin): string[] => {
  const symbols = window.map((column, reel) => column[PAYLINES[line - 1]![reel]!]!);
  return (isFromLast ? symbols.toReversed() : symbols).slice(0, count);
};

/** The feature without which a win would not be, or not be as large. */
function byWhich(
  machine: SlotMachine,
  shown: Spin,
  win: LineWin,
): 'cluster' | 'back' | 'box' | 'pillar' | 'double' | null {
  if (win.cells) return 'cluster';
  if (win.isFromLast) return 'back';
  const symbols = counted(shown, win);
  if (symbols.includes('M')) return 'box';
  const reel = machine.expandingReel;
  if (reel !== undefined)
    // A cell that showed the symbol itself needed no pillar.
    return win.count > reel &&
      shown.window[reel]!.includes('W') &&
      symbols[reel] !== 'W' &&
      symbols[reel] !== win.symbol
      ? 'pillar'
      : null;
  return machine.wildFactor !== undefined && symbols.includes('W') && win.symbol !== 'W' ? 'double' : null;
}

function nameOfWin(code: SlotCode, shown: Spin, win: LineWin, isFree: boolean): Label {
  const symbol = nameOfSymbol(code, win.symbol);
  const by = byWhich(SLOT_MACHINES[code], shown, win);
  if (by === 'cluster') return labelOf('web.game.slot.by.cluster', { symbol });
  const name = labelOf('web.game.line', { line: win.line, symbol });
  const named = by ? labelOf(`web.game.slot.by.${by}`, { name }) : name;
  return isFree ? labelOf('web.game.slot.by.free', { name: named }) : named;
}

const nameOfScatter = (code: SlotCode, { freeSpins, pearls }: Spin): Label =>
  pearls
    ? labelOf('web.game.slot.by.pearls', { values: pearls.map((times) => `×${times}`).join(' + ') })
    : freeSpins > 0
      ? labelOf('web.game.scatterFree', { count: freeSpins })
      : nameOfSymbol(code, 'S');

export function detailOf(
  code: SlotCode,
  stake: Money,
  shown: Spin,
  { stops, isFree, awarded, drawn }: SpinTerms,
): RoundDetail & { spin: ShownSpin } {
  const machine: SlotMachine = SLOT_MACHINES[code];
  const factor = isFree ? (machine.free?.factor ?? 1) : 1;
  const { opened, pearls } = shown;
  const lines = shown.wins.map((win) => ({
    name: nameOfWin(code, shown, win, isFree),
    count: win.count,
    prize: wireMoney(truncated(stake, rational(BigInt(win.pay * factor), BigInt(machine.lines)))),
  }));
  const scatter = {
    name: nameOfScatter(code, shown),
    count: shown.scatters,
    prize: wireMoney(stake * BigInt(shown.scatterPay * factor)),
  };
  return {
    reels: shown.window.map((column) => [...column]),
    symbols: namesOf(code, shown),
    lines: [...lines, ...(shown.scatterPay > 0 || shown.freeSpins > 0 ? [scatter] : [])],
    spin: {
      wins: shown.wins.map(({ line, count, isFromLast, cells }) => ({
        line,
        count,
        ...(isFromLast && { isFromLast }),
        ...(cells && { cells }),
      })),
      ...(opened !== undefined && { opened }),
      ...(pearls && { pearls }),
    },
    proof: {
      rule: `slot.${code}.spin`,
      input: {
        machine: code,
        stake: wireMoney(stake),
        stops,
        free: isFree,
        awarded,
        ...(drawn.length > 0 && { drawn }),
      },
    },
  };
}
