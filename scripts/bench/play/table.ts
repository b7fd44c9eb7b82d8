// What the parts of the measurement of play share: the server they play at, and bets that it accepts.

import type pg from 'pg';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { periodAt } from '#server/play/calendar.ts';
import { openConnection } from '../../harness/connection.ts';
import type { Player } from '../../harness/players.ts';
import type { ServerProcess } from '../../harness/serverProcess.ts';

export interface Table {
  server: ServerProcess;
  /** The database's owner; int8 comes as bigint. */
  pool: pg.Pool;
  databaseUrl: string;
  /** The database's first process. */
  databasePid: number;
  station: string;
  people: readonly Player[];
  say(line: string): void;
}

/** Big or small of the sum of five digits: one unit of 1 yuan. */
const playCode = 'ssc_c_zh';

/** The fields of a bet call for the running period of a lottery. */
export async function betForm(
  table: Pick<Table, 'server' | 'people'>,
  lotCode: string,
): Promise<Record<string, string>> {
  const line = openConnection(table.server.port, table.people[0]!.headers);
  const { envelope } = await line.post(getCreditOddsList.path, { lotCode });
  line.close();
  const plays = envelope.oddsList as { playCode: string; oddsMark: string; odds: { name: string }[] }[];
  const { oddsMark } = plays.find((play) => play.playCode === playCode)!;
  const item = {
    playCode,
    selection: { options: ['总和大'] },
    units: 1,
    stake: '1',
    unitAmount: '1',
    oddsMark,
  };
  const { qiHao } = periodAt(knownLottery(lotCode), table.server.nowMs());
  return { lotCode, qiHao, bets: JSON.stringify([item]) };
}

/** A bet and its order as bet_place() takes them, like the last one that was placed; the terms it goes by have not changed. */
export async function lastBet({ server, pool, station }: Table) {
  const { rows: placed } = await pool.query(
    'SELECT * FROM bet_order WHERE station = $1 ORDER BY id DESC LIMIT 1',
    [station],
  );
  const { rows: versions } = await pool.query<{ version: bigint }>(
    'SELECT version FROM play_terms_version WHERE station = $1',
    [station],
  );
  const row = placed[0]!;
  const order = {
    bet: 1,
    qiHao: row.qi_hao,
    sealsAt: row.seals_at,
    playCode: row.play_code,
    selection: row.selection,
    terms: row.terms,
    haoMa: row.hao_ma,
    units: Number(row.units),
    stake: String(row.stake),
  };
  const bet = {
    book: 'real',
    lot: row.lot_code,
    mode: LotVersion.credit,
    kind: ledgerTypes.bet,
    moment: new Date(server.nowMs()),
    termsVersion: String(versions[0]!.version),
    playMost: { [playCode]: '500000000000' },
    memberMost: '2000000000000',
  };
  return { bet, order };
}
