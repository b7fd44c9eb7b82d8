// What lotteries, plays and their options are called for whoever reads, and which of them a station has.
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { familyOf, playOf } from '#lottery/families.ts';
import type { Mode, Play } from '#lottery/play.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { type LotteryRow, lotteryOfRow, type NamedLottery } from '../../db/play/lotteries.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { playNameIn } from '../../serverText.ts';

export const versionOfMode = { official: LotVersion.official, credit: LotVersion.credit } as const;
export const modeOfVersion = (version: number): Mode =>
  version === LotVersion.official ? 'official' : 'credit';

/** A lottery of the station, in one mode or more. */
export interface OwnLottery {
  lottery: NamedLottery;
  name: string;
  isOpen: boolean;
  modes: Mode[];
}

const named = (rows: readonly (LotteryRow & { version: number; is_open: boolean })[], locale: Locale) =>
  [...Map.groupBy(rows, ({ code }) => code)].flatMap(([, own]): OwnLottery[] => {
    const lottery = lotteryOfRow(own[0]!);
    // One that is no longer in the catalogue has no rules to show.
    if (!lottery) return [];
    return [
      {
        lottery,
        name: localText(own[0]!.name, locale),
        isOpen: own.some(({ is_open }) => is_open),
        modes: own.map(({ version }) => modeOfVersion(version)),
      },
    ];
  });

/** The lotteries of the station in the order of its list. */
export async function ownLotteries(db: Db, locale: Locale): Promise<OwnLottery[]> {
  const rows = await db
    .selectFrom('lottery')
    .select(['code', 'version', 'family', 'name', 'own', 'is_open'])
    .orderBy('position')
    .orderBy('code')
    .orderBy('version')
    .execute();
  return named(rows, locale);
}

/** One of them; refuses a lottery that the station does not have. */
export async function ownLottery(db: Db, code: string, locale: Locale): Promise<OwnLottery> {
  const rows = await db
    .selectFrom('lottery')
    .select(['code', 'version', 'family', 'name', 'own', 'is_open'])
    .where('code', '=', code)
    .orderBy('version')
    .execute();
  const [own] = named(rows, locale);
  if (!own) throw new Refusal('office-play.noLottery', { code: 'noLottery', values: { lottery: code } });
  return own;
}

/** A play of a lottery in one of its modes; refuses any other. */
export function ownPlay({ lottery, modes }: OwnLottery, code: string): Play {
  const play = familyOf(lottery.family).plays.find((each) => each.code === code);
  if (!play || !modes.includes(play.mode))
    throw new Refusal('office-play.noPlay', { code: 'noPlay', values: { play: code } });
  return play;
}

/** What a play is called; its code where nobody knows it any more. */
export function playNamed(code: string, locale: Locale): string {
  const play = playOf(code);
  return play ? playNameIn(locale, play.name, play.family) : code;
}

/** What an option of a play is called. */
export const optionNamed = (option: string, family: string, locale: Locale): string =>
  playNameIn(locale, option, family);
