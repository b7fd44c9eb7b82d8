// A credit board as kept in this tab, through leaving and reloading the page and the way to the log-in: picks, amounts, the tab they were made on, and what was put aside.
import { emptyFields } from '#lottery/selection/picking.ts';
import { countUnits } from '#lottery/selection/selection.ts';
import { creditBoardOf, firstAmount, keepCreditBoard } from '#play/placing/keptPicks.ts';
import { tabOfPicks } from './pages.ts';
import { type Draft, isPicked, type KeptPicks, readCell } from './picks.ts';
import type { BoardFacts } from './useBoard.ts';

export interface KeptBoard {
  picks: KeptPicks;
  /** Picks that were cleared or gave way to a bet made again; offered back once, null for none. */
  aside: KeptPicks | null;
  /** Amount of a unit for all items, as typed. */
  amount: string;
  /** What it was before a bet made again brought its own; the board goes back to it when that bet is gone. Null where the amount is the player's. */
  amountBefore: string | null;
  /** Name of the chosen group of plays. */
  group: string;
  /** Group to the code of the play chosen in it. */
  plays: Readonly<Record<string, string>>;
}

export const keepBoard = (lotCode: string, board: KeptBoard): void => keepCreditBoard(lotCode, board);

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const listOf = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : []);
const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isAmount = (raw: unknown): raw is string => isText(raw) && /^[\d.]{0,12}$/.test(raw);
const pairsOf = (raw: unknown): [string, unknown][] =>
  listOf(raw).filter((pair): pair is [string, unknown] => Array.isArray(pair) && isText(pair[0]));

/** A selection whose fields are those of its form, and can be counted. */
function isDraft(raw: unknown, playCode: string, { onSale, rules }: BoardFacts): raw is Draft {
  const play = onSale.get(playCode)?.play;
  if (!play || !isRecord(raw) || !isRecord(raw.fields)) return false;
  const form = play.forms[raw.form as number];
  if (!form || !Object.values(raw.fields).every(Array.isArray)) return false;
  const wanted = emptyFields(form);
  if (Object.keys(raw.fields).some((name) => !(name in wanted))) return false;
  try {
    countUnits(play, raw.fields as Draft['fields'], rules);
    return true;
  } catch {
    return false;
  }
}

/** Kept picks, less those the board no longer holds. */
function picksOf(raw: unknown, board: BoardFacts): KeptPicks {
  const kept = isRecord(raw) ? raw : {};
  return {
    cells: listOf(kept.cells)
      .filter(isText)
      .filter((cell) => {
        const { playCode, option } = readCell(cell);
        return board.onSale.get(playCode)?.odds.has(option) === true;
      }),
    drafts: pairsOf(kept.drafts).filter((pair): pair is [string, Draft] => isDraft(pair[1], pair[0], board)),
    amounts: pairsOf(kept.amounts).filter((pair): pair is [string, string] => isText(pair[1])),
  };
}

/** What was kept of this board, less what it no longer holds. */
export function keptBoard(lotCode: string, board: BoardFacts): KeptBoard {
  const raw = creditBoardOf(lotCode);
  const kept = isRecord(raw) ? raw : {};
  const aside = picksOf(kept.aside, board);
  const picks = picksOf(kept.picks, board);
  const { group, groupBefore } = kept;
  return {
    picks,
    aside: isPicked(aside) ? aside : null,
    amount: isAmount(kept.amount) ? kept.amount : firstAmount,
    amountBefore: isAmount(kept.amountBefore) ? kept.amountBefore : null,
    group: !isText(group)
      ? ''
      : isText(groupBefore)
        ? tabOfPicks(board.groups, { group, groupBefore, picks })
        : group,
    plays: isRecord(kept.plays)
      ? Object.fromEntries(
          Object.entries(kept.plays).filter((pair): pair is [string, string] => isText(pair[1])),
        )
      : {},
  };
}
