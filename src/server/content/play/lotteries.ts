// The kinds of content that lotteries are played by: which a station runs, their odds and limits, and the settings of all of them.
import { sql } from 'kysely';
import { unsettledStates } from '#contract/states/betStates.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { cataloguedLottery, keyOfCode, knownLottery, ownCode } from '#lottery/catalogue.ts';
import { familyOf } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { localText } from '#station/station.ts';
import { bigHundredths, optional, same, yuan } from '../codecs.ts';
import { type ContentKind, columnsOf, type Field, type Item, itemOf, itemsOf, rowOf } from '../kind.ts';
import { countOf } from '../refusals.ts';
import type { ContentTable, Json, Row, RowChanges } from '../rows.ts';
import { textOf } from '../rows.ts';

const versions = { official: LotVersion.official, credit: LotVersion.credit } as const;
type Mode = keyof typeof versions;
const modeOf = (version: Json | undefined): Mode => (version === LotVersion.official ? 'official' : 'credit');
const modesInOrder: readonly Mode[] = ['official', 'credit'];

const drawFields = ['everySeconds', 'firstAt', 'periodsADay', 'at', 'on'] as const;

/** What a file says of a lottery of one's own, as its rows have it: times that belong together stand together. */
function ownToRow(own: Item): Item {
  const { family: _, ...rest } = own;
  const isOfDraws = (name: string) => drawFields.some((field) => field === name);
  const entries = Object.entries(rest);
  return {
    ...Object.fromEntries(entries.filter(([name]) => !isOfDraws(name))),
    draws: Object.fromEntries(entries.filter(([name]) => isOfDraws(name))),
  };
}

const ownToFile = ({ draws, ...own }: Item, family: Json): Item => ({ family, ...own, ...(draws as Item) });

/** What a row says of a lottery beside its name; of the catalogue, or of one of the station's own. */
interface Listed {
  family: FamilyCode;
  modes: readonly Mode[];
  isHot: boolean;
  intervalSeconds: number;
}

const intervalOf = (draws: object): number =>
  'everySeconds' in draws ? (draws.everySeconds as number) : 86_400;

function listed(key: string, own: Item | undefined): Listed {
  if (!own) {
    const { family, modes, hot, draws } = knownLottery(key);
    return { family, modes, isHot: hot, intervalSeconds: intervalOf(draws) };
  }
  const family = own.family as FamilyCode;
  const modes = modesInOrder.filter((mode) => familyOf(family).plays.some((play) => play.mode === mode));
  return { family, modes, isHot: false, intervalSeconds: intervalOf(own) };
}

/** The code under which the rows of an item are. */
const codeOf = ({ key, own }: Item, station: string): string =>
  own === undefined ? (key as string) : ownCode(key as string, station);

const oddsFields: readonly Field[] = [
  ['play', 'play_code', same],
  ['outcome', 'outcome', same],
  ['odds', 'odds', yuan],
];
const limitFields: readonly Field[] = [
  ['mode', 'version', { toFile: modeOf, toRow: (mode) => versions[mode as Mode] }],
  ['play', 'play_code', { toFile: (code) => (code === '' ? undefined : code), toRow: (code) => code ?? '' }],
  ['open', 'is_open', same],
  ['unitLeast', 'unit_least', optional(yuan)],
  ['unitMost', 'unit_most', optional(yuan)],
  ['orderUnitsMost', 'order_units_most', optional(same)],
  ['playPeriodMost', 'play_period_most', optional(yuan)],
  ['memberPeriodMost', 'member_period_most', optional(yuan)],
  ['payoutMost', 'payout_most', optional(yuan)],
];

/** Odds of one lottery; those of all are in the settings. */
const oddsTable: ContentTable = {
  table: 'play_odds',
  key: ['lot_code', 'play_code', 'outcome'],
  columns: ['odds'],
};

const tables: readonly ContentTable[] = [
  {
    table: 'lottery',
    key: ['code', 'version'],
    columns: ['family', 'name', 'interval_seconds', 'is_hot', 'is_open', 'position', 'own'],
    // A file says of a lottery whether it is open, of all its modes: one that is closed beside an open one is not offered.
    isGone: (row, all) =>
      row.is_open === false && all.some((other) => other.code === row.code && other.is_open === true),
  },
  {
    table: 'play_limit',
    key: ['lot_code', 'version', 'play_code'],
    columns: columnsOf(limitFields).filter((column) => column !== 'version' && column !== 'play_code'),
  },
  { ...oddsTable, isGone: (row) => row.lot_code === '' },
];

/** As the table has a lottery in a mode; what the file leaves out is as in the catalogue. */
function rowsOfItem(item: Item, position: number, station: string): Row[] {
  const key = item.key as string;
  const own = item.own as Item | undefined;
  const lottery = listed(key, own);
  const modes = (item.modes as readonly Mode[] | undefined) ?? lottery.modes;
  return modesInOrder
    .filter((mode) => modes.includes(mode))
    .map((mode) => ({
      code: codeOf(item, station),
      version: versions[mode],
      family: lottery.family,
      name: item.name ?? (knownLottery(key).name as Json),
      interval_seconds: lottery.intervalSeconds,
      is_hot: item.hot ?? lottery.isHot,
      is_open: item.open!,
      position,
      own: own ? ownToRow(own) : null,
    }));
}

function itemOfLottery(rows: readonly Row[], odds: readonly Row[], limits: readonly Row[]): Item {
  const [row] = rows as [Row];
  const code = row.code as string;
  const key = keyOfCode(code);
  const own = row.own ? ownToFile(row.own as Item, row.family!) : undefined;
  // What the catalogue no longer has is written out.
  const known = own || cataloguedLottery(code) ? listed(key, own) : undefined;
  const modes = modesInOrder.filter((mode) => rows.some(({ version }) => version === versions[mode]));
  const isAll = modes.length === known?.modes.length;
  return {
    key,
    ...(textOf(row.name) !== textOf(cataloguedLottery(code)?.name as Json) && { name: row.name! }),
    ...(!isAll && { modes }),
    open: row.is_open!,
    ...(row.is_hot !== known?.isHot && { hot: row.is_hot! }),
    ...(own && { own }),
    odds: odds.filter(({ lot_code }) => lot_code === code).map((each) => itemOf(oddsFields, each)),
    limits: limits.filter(({ lot_code }) => lot_code === code).map((each) => itemOf(limitFields, each)),
  };
}

/** Open bets and running chases of a lottery in a mode. */
const openBets = ({ code, version }: Row) => sql<{
  count: number;
}>`SELECT ((SELECT count(*) FROM bet_order
    WHERE lot_code = ${code as string} AND version = ${version as number} AND status = ANY (${unsettledStates.map(Number)}::smallint[]))
  + (SELECT count(*) FROM chase_rest WHERE lot_code = ${code as string} AND version = ${version as number} AND held > 0))::int AS count`;

async function refusals(
  db: Parameters<NonNullable<ContentKind['refusals']>>[0],
  changes: ReadonlyMap<string, RowChanges>,
): Promise<string[]> {
  const sentences: string[] = [];
  for (const row of changes.get('lottery')?.remove ?? []) {
    const count = await countOf(db, openBets(row));
    if (count > 0)
      sentences.push(
        `The lottery ${localText(row.name as never, 'zh-CN')} (${String(row.code)}, ${modeOf(row.version)}) cannot go: ${count} bets wait for their draw. Set "open": false until they are settled.`,
      );
  }
  return [...sentences, ...(await otherDraws(db, changes))];
}

/** A lottery of one's own whose periods are committed to, and which is to be drawn otherwise from now on. */
async function otherDraws(
  db: Parameters<NonNullable<ContentKind['refusals']>>[0],
  changes: ReadonlyMap<string, RowChanges>,
): Promise<string[]> {
  const { insert = [], update = [] } = changes.get('lottery') ?? {};
  const wanted = [...insert, ...update.map(({ after }) => after)].filter(({ own }) => own);
  if (wanted.length === 0) return [];
  const there = new Map(
    (await db.selectFrom('own_lottery').select(['code', 'family', 'own']).execute()).map((row) => [
      row.code,
      row,
    ]),
  );
  const drawnBy = (own: Item, family: Json) => textOf({ ...own, family, mark: null });
  const others = wanted.filter(({ code, own, family }) => {
    const known = there.get(code as string);
    return (
      known && drawnBy(known.own as unknown as Item, known.family) !== drawnBy(own as Item, family as Json)
    );
  });
  return [...new Set(others.map(({ code }) => keyOfCode(code as string)))].map(
    (key) =>
      `The lottery ${key} cannot be drawn otherwise: its family, draws and numbers stay as they were applied first. End it and give the new one a code of its own.`,
  );
}

export const lotteries: ContentKind = {
  kind: 'lotteries',
  tables,
  toFile: ({ lottery: rows = [], play_odds: odds = [], play_limit: limits = [] }) => {
    const byCode = Map.groupBy(
      [...rows].sort((a, b) => Number(a.position) - Number(b.position)),
      ({ code }) => code,
    );
    return rows.length === 0
      ? null
      : { items: [...byCode.values()].map((each) => itemOfLottery(each, odds, limits)) };
  },
  toRows: (file, { station }) => {
    const ofItems = (name: 'odds' | 'limits', fields: readonly Field[]): Row[] =>
      itemsOf(file).flatMap((item) =>
        (item[name] as readonly Item[]).map((each) => ({
          lot_code: codeOf(item, station),
          ...rowOf(fields, each),
        })),
      );
    return {
      lottery: itemsOf(file).flatMap((item, position) => rowsOfItem(item, position, station)),
      play_odds: ofItems('odds', oddsFields),
      play_limit: ofItems('limits', limitFields),
    };
  },
  refusals,
};

const group = {
  toFile: (value: Json) => Number(yuan.toFile(value)),
  toRow: (value: Json | undefined) => yuan.toRow(String(value)),
};
const settingFields: readonly Field[] = [
  ['bonusGroupMost', 'highest_group', optional(group)],
  ['rebatePercentMost', 'most_rebate', optional(bigHundredths)],
  ['switches', 'switches', same],
];
const defaults: Row = { highest_group: '19600000', most_rebate: '1300', switches: {} };

/** A value as it is in force. */
const inForce = (column: string, value: Json): string =>
  textOf(
    column === 'switches' ? { ...DEFAULT_SETTINGS, ...(value as object) } : (value ?? defaults[column]!),
  );

export const playSettings: ContentKind = {
  kind: 'play-settings',
  tables: [
    { table: 'play_setting', key: [], columns: columnsOf(settingFields) },
    { ...oddsTable, isGone: (row) => row.lot_code !== '' },
  ],
  toFile: ({ play_setting: rows = [], play_odds: odds = [] }) => {
    const [row] = rows;
    return row || odds.length > 0
      ? {
          ...(row && itemOf(settingFields, row)),
          odds: odds.map((each) => itemOf(oddsFields, each)),
        }
      : null;
  },
  toRows: (file, { there }) => {
    const [old] = there.play_setting!;
    const row = rowOf(settingFields, file);
    const odds = (file.odds as readonly Item[]).map((each) => ({ lot_code: '', ...rowOf(oddsFields, each) }));
    const isDefault = Object.keys(row).every(
      (column) => inForce(column, row[column]!) === inForce(column, defaults[column]!),
    );
    // A column that is null is in force by its default, which a file may as well write out; so is a station without a row.
    const settings = Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        old && inForce(column, value) === inForce(column, old[column]!) ? old[column]! : value,
      ]),
    );
    return { play_setting: isDefault && !old ? [] : [settings], play_odds: odds };
  },
};
