// The steps that correct draws: before bets are settled, what the wrong draw did is taken back; after it, letters are written and the period is closed.
import type pg from 'pg';
import { resolveProblem } from '../../db/operatorProblem.ts';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import { writeLetters } from '../../play/correctionLetters.ts';
import {
  applyCorrection,
  betsToRollBack,
  type Correction,
  finishCorrection,
  isResettling,
  markRolledBack,
  openCorrections,
  rollBackBets,
} from '../../play/corrections.ts';

/** Bets in a transaction, whose wallets wait for its end. */
const betsAtOnce = 200;
const lettersAtOnce = 100;

export interface CorrectDeps {
  pool: pg.Pool;
  stations: readonly string[];
  now: Date;
  onFailure: (what: string, error: unknown) => void;
  isStopped: () => boolean;
}

const nameOf = ({ lot_code, qi_hao }: Correction): string => `${lot_code} ${qi_hao}`;

async function rollBackStation(
  { pool, now, isStopped }: CorrectDeps,
  station: string,
  correction: Correction,
) {
  const bets = await inStation(pool, station, (db) => betsToRollBack(db, correction));
  for (let at = 0; at < bets.length; at += betsAtOnce) {
    if (isStopped()) throw new Error('stopped');
    await inStation(pool, station, (db) => rollBackBets(db, bets.slice(at, at + betsAtOnce), now));
  }
}

/** Does one thing after the other for every open correction; whoever leads next goes on where this process stopped. Whether there is any to close. */
export async function takeBackCorrected(deps: CorrectDeps): Promise<boolean> {
  const { pool, stations, now, onFailure } = deps;
  const open = await openCorrections(pool);
  for (const correction of open) {
    if (correction.rolled_back_at) continue;
    try {
      if (!correction.applied_at) await applyCorrection(pool, correction, now);
      // A station that fails holds up this period alone, which nobody settles until all is taken back.
      for (const station of stations) await rollBackStation(deps, station, correction);
      await markRolledBack(pool, correction, now);
    } catch (error) {
      if (!deps.isStopped()) onFailure(`correct ${nameOf(correction)}`, error);
    }
  }
  return open.length > 0;
}

async function closeOne(
  { pool, stations, now, isStopped }: CorrectDeps,
  correction: Correction,
): Promise<void> {
  for (const station of stations)
    if (await inStation(pool, station, (db) => isResettling(db, correction))) return;
  for (const station of stations) {
    for (;;) {
      if (isStopped()) return;
      const written = await inStation(pool, station, (db) =>
        writeLetters({ db, station, now }, correction, lettersAtOnce),
      );
      if (written === 0) break;
    }
    // The release before wrote one for each station.
    await inStation(pool, station, (db) => resolveProblem(db, 'draw', nameOf(correction), now));
  }
  await inStation(pool, everyStation, (db) => resolveProblem(db, 'draw', nameOf(correction), now));
  await finishCorrection(pool, correction, now);
}

/** Closes the corrections whose bets are all settled again. */
export async function closeCorrected(deps: CorrectDeps): Promise<void> {
  for (const correction of await openCorrections(deps.pool))
    if (correction.rolled_back_at)
      await closeOne(deps, correction).catch((error) =>
        deps.onFailure(`correct ${nameOf(correction)}`, error),
      );
}
