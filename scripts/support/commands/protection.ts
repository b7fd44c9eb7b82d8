// The commands about members whose play shows signs of harm.
import type { MarkerHit } from '#server/money/protection/markerDesk.ts';
import type { MarkersSeen } from '#server/support/protection.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { say, sayValue } from '../../language.ts';
import { ask, orNone, type Row } from '../row.ts';

/** What a marker found, and on a second line the rows it rests on. */
function linesOf({ name, day, marker, value, threshold, evidence }: MarkerHit): string[] {
  const figure = (of: bigint): string => (marker === 'spendRise' ? formatYuan(of) : String(of));
  return [
    say('support.marker.hit', {
      name,
      day,
      marker: sayValue(`support.markerName.${marker}`, marker),
      value: figure(value),
      threshold: figure(threshold),
    }),
    `  ${evidence.join(' ')}`,
  ];
}

const outcomeName = (outcome: string): string => sayValue(`support.markerOutcome.${outcome}`, outcome);

function markerLines(seen: MarkersSeen): string[] {
  if ('waiting' in seen) return orNone(seen.waiting.flat().flatMap(linesOf), say('support.marker.noneWaits'));
  const { name, hits, interactions, selfTests } = seen;
  return orNone(
    [
      ...interactions.map(({ at, done_by: by, outcome, note }) =>
        say('support.marker.interaction', {
          at: formatMoment(at),
          by,
          outcome: outcomeName(outcome),
          note,
        }),
      ),
      ...selfTests.map(({ at, score, band, answers }) =>
        say('support.marker.selfTest', {
          at: formatMoment(at),
          score,
          band: sayValue(`support.selfTestBand.${band}`, band),
          answers: answers.join(' '),
        }),
      ),
      ...hits.flatMap(linesOf),
    ],
    say('support.marker.none', { name }),
  );
}

export const protectionRows: readonly Row[] = [
  {
    forms: [['markers [<account>]', 'support.help.markers']],
    asks: ([account]) => ask('markers', { account }, markerLines),
  },
  {
    forms: [['marker <account> <outcome> <reason>', 'support.help.marker']],
    asks: ([account, outcome, reason]) =>
      ask('noteMarker', { account, outcome, reason }, ({ name, outcome: done }) => [
        say('support.marker.noted', { name, outcome: outcomeName(done) }),
      ]),
  },
];
