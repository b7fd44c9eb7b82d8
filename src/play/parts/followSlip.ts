// Taking over a bet that somebody shared: it fills the board of its lottery as if it had been picked there, and never bets by itself.
import { draftOf, keepDraft } from '#browser/drafts.ts';
import type { ForumCard } from '#contract/entities.generated.ts';
import { loadFamily } from '#lottery/loadFamily.ts';
import type { Family, Play, Selection } from '#lottery/play.ts';
import { playGroups } from '#lottery/selection/board.ts';
import { formOf, validateSelection } from '#lottery/selection/selection.ts';
import { basketOf, keepBasket } from '../placing/keptBasket.ts';
import { creditBoardOf, firstAmount, keepCreditBoard } from '../placing/keptPicks.ts';
import { withOpenSlip } from '../slip/openSlip.ts';

/** State of the navigation to the filled board, whose slip is to be open. */
export const slipOpened = withOpenSlip;

type SharedSlip = Pick<ForumCard, 'lotCode' | 'family' | 'mode' | 'playCode' | 'selection'>;
type SharedBet = Pick<SharedSlip, 'mode' | 'playCode' | 'selection'>;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface ReadSlip {
  play: Play;
  /** The tab of the board that holds the play. */
  group: string;
  selection: Selection;
  /** Credit: amount of a unit, as typed; without one that of the board counts. */
  amount?: string;
}

/** The play and the checked selection of a shared bet; null where the rules know no such bet. */
export function readSlip({ mode, playCode, selection }: SharedBet, family: Family): ReadSlip | null {
  if (mode === '') return null;
  for (const { name, plays } of playGroups(family, mode)) {
    const play = plays.find(({ code }) => code === playCode);
    if (!play) continue;
    const checked = validateSelection(play, jsonOf(selection));
    return 'selection' in checked ? { play, group: name, selection: checked.selection } : null;
  }
  return null;
}

/** Every option of the play is a cell of its own on the board. */
const isCellPlay = ({ forms }: Play): boolean =>
  forms.length === 1 && forms[0]!.length === 1 && forms[0]![0]!.key === 'options';

const hasPicks = (raw: unknown): boolean =>
  isRecord(raw) && [raw.cells, raw.drafts].some((list) => Array.isArray(list) && list.length > 0);

/**
 * The kept credit board with these picks alone, on the tab of the first, beside the tab that was open; picks that give
 * way are put aside: the board offers them back. The amount for all is the one they have in common, and the board goes back to that of the player
 * when they are gone; otherwise each has its own and that of the player stays.
 */
export function creditBoardWith(kept: unknown, bets: readonly [ReadSlip, ...ReadSlip[]]): object {
  const cells: string[] = [];
  const drafts: [string, object][] = [];
  const amounts: [string, string][] = [];
  for (const { play, selection, amount } of bets) {
    const fields = selection as Readonly<Record<string, unknown>>;
    const items = isCellPlay(play)
      ? (fields.options as readonly unknown[]).map((option) => `${play.code}/${option}`)
      : [`${play.code}/*`];
    if (isCellPlay(play)) cells.push(...items);
    else drafts.push([play.code, { form: play.forms.indexOf(formOf(play, fields)), fields }]);
    if (amount !== undefined) amounts.push(...items.map((item): [string, string] => [item, amount]));
  }
  const [{ play, group }] = bets;
  const before = isRecord(kept) ? kept : {};
  const common = bets.every(({ amount }) => amount === bets[0].amount) ? bets[0].amount : undefined;
  const ofPlayer = before.amountBefore ?? before.amount ?? firstAmount;
  return {
    amount: common ?? ofPlayer,
    amountBefore: common === undefined ? null : ofPlayer,
    aside: hasPicks(before.picks) ? before.picks : (before.aside ?? null),
    picks: { cells, drafts, amounts: common === undefined ? amounts : [] },
    group,
    groupBefore: before.group ?? '',
    plays: { [group]: play.code },
  };
}

/** The kept basket with this selection picked on its play, not yet a line; what lies in the basket already stays. */
export function basketWith(kept: unknown, { play, selection }: ReadSlip): object {
  const before = isRecord(kept) ? kept : {};
  const { tickets } = selection as { tickets?: readonly string[] };
  const draft = { fields: selection, text: tickets?.join('\n') ?? '' };
  return {
    terms: isRecord(before.terms) ? before.terms : { unit: '1', multiple: '1', rebate: 0 },
    lines: Array.isArray(before.lines) ? before.lines : [],
    drafts: { ...(isRecord(before.drafts) && before.drafts), [play.code]: draft },
  };
}

const isFilled = (field: unknown): boolean =>
  Array.isArray(field) ? field.some(isFilled) : field !== undefined && field !== null && field !== '';

/** Whether taking a bet over would drop picks of the player: all of a credit board, on an official one those of the same play. */
export function dropsPicks({ lotCode, mode, playCode }: SharedSlip): boolean {
  const kept = mode === 'credit' ? creditBoardOf(lotCode) : basketOf(lotCode);
  if (!isRecord(kept)) return false;
  if (mode === 'credit') return isRecord(kept.picks) && [kept.picks.cells, kept.picks.drafts].some(isFilled);
  const draft = isRecord(kept.drafts) ? kept.drafts[playCode] : undefined;
  return isRecord(draft) && isRecord(draft.fields) && Object.values(draft.fields).some(isFilled);
}

/** Fills the board and returns its address; null where the bet cannot be made any more. */
export async function followSlip(slip: SharedSlip, station: string): Promise<string | null> {
  const read = readSlip(slip, await loadFamily(slip.family));
  if (!read) return null;
  const { play, group } = read;
  if (slip.mode === 'credit') {
    keepCreditBoard(slip.lotCode, creditBoardWith(creditBoardOf(slip.lotCode), [read]));
    return `/credit?lotCode=${slip.lotCode}`;
  }
  keepBasket(slip.lotCode, basketWith(basketOf(slip.lotCode), read));
  const chosenName = `${station} official ${slip.lotCode}`;
  const chosen = draftOf('', chosenName);
  const plays = isRecord(chosen) && isRecord(chosen.plays) ? chosen.plays : {};
  keepDraft('', chosenName, { group, plays: { ...plays, [group]: play.code } });
  return `/official?lotCode=${slip.lotCode}`;
}
