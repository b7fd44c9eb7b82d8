// Finding a lottery as a station plays it: of the catalogue by its code, one of the station's own by what is stored of it.
import type { LocalText } from '#contract/station.generated.ts';
import { cataloguedLottery, type PlayedLottery } from '#lottery/catalogue.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import type { OwnLottery } from '../columnTypes.ts';
import type { Db } from '../stationTransaction.ts';

export type NamedLottery = PlayedLottery & { name: LocalText; mark: LocalText };

/** What is read of a lottery's row; `own` is null for one of the catalogue. */
export interface LotteryRow {
  code: string;
  family: string;
  name: LocalText;
  own: OwnLottery | null;
}

/** The lottery of a row; undefined where the catalogue no longer has it: what has no rules cannot be played. */
export const lotteryOfRow = ({ code, family, name, own }: LotteryRow): NamedLottery | undefined =>
  own ? { code, name, family: family as FamilyCode, ...own } : cataloguedLottery(code);

/** A lottery that bets, draws or cards of the station may be of, one that was removed included; undefined for a code that nobody knows. */
export async function lotteryOf(db: Db, code: string): Promise<NamedLottery | undefined> {
  const known = cataloguedLottery(code);
  if (known) return known;
  const row = await db
    .selectFrom('own_lottery')
    .select(['code', 'family', 'name', 'own'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row && lotteryOfRow(row);
}

/** Every lottery that the station ever had of its own, by code. */
export async function ownLotteriesOf(db: Db): Promise<Map<string, NamedLottery>> {
  const rows = await db.selectFrom('own_lottery').select(['code', 'family', 'name', 'own']).execute();
  return new Map(rows.map((row) => [row.code, lotteryOfRow(row)!]));
}
