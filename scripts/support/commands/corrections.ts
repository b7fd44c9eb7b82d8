// The commands that concern every station and name none.
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { correctDraw } from '#server/support/corrections.ts';
import { listActions } from '#server/support/record.ts';
import { actionLines } from '../actionLines.ts';
import { correctionLines } from '../corrections.ts';
import { problemLines, problemsOf } from '../problems.ts';
import type { Desk, Row } from '../row.ts';

/** Its help stands at the command of one station. */
export const everyProblemRow: Row<Desk> = {
  forms: [['problems', 'support.help.problems']],
  asks: () => ({
    changes: false,
    async run({ pool, stations }) {
      const result = await problemsOf(pool, stations);
      return { result, lines: problemLines(result) };
    },
  }),
};

export const everyStationRows: readonly Row<Desk>[] = [
  {
    forms: [['all actions', 'support.help.allActions']],
    asks: () => ({
      changes: false,
      async run({ pool, now }) {
        const result = await inStation(pool, everyStation, (db) =>
          listActions({ db, station: everyStation, now }, undefined, {}),
        );
        return { result, lines: actionLines(result) };
      },
    }),
  },
  {
    forms: [
      ['all correct <lottery> <draw> <numbers>|void <reason> [--plan <fingerprint>]', 'support.help.correct'],
    ],
    asks: ([lotCode, qiHao, numbers, reason], { plan }) => ({
      changes: plan !== undefined,
      async run(desk, asking) {
        const result = await correctDraw(desk, asking, { lotCode, qiHao, numbers, reason, plan });
        return { result, lines: await correctionLines(desk.pool, result) };
      },
    }),
  },
];
