// The commands about limits and breaks of members, and about those whose play shows signs of harm.
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import type { MarkerHit } from '#server/money/protection/markerDesk.ts';
import { amountIn } from '#server/protection/holdLimits.ts';
import type { Said, ServerTextId } from '#server/serverText.ts';
import type { MemberBreaks } from '#server/support/protection/breaks.ts';
import type { HeldLimit, MemberLimits } from '#server/support/protection/limits.ts';
import type { MarkersSeen } from '#server/support/protection/markers.ts';
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

const none: Said = { id: 'support.limits.noLimit' };

const limitAmount = (kind: LimitKind, amount: bigint | null): Said =>
  amount === null ? none : amountIn(kind, amount);

const limitName = (kind: LimitKind, frame: LimitFrame) =>
  ({
    kind: { id: `server.limit.kind.${kind}` },
    frame: { id: `server.limit.frame.${frame}` },
  }) as const;

function riseOf({ kind, pending }: HeldLimit): Said | '' {
  if (!pending) return '';
  return {
    id: 'support.limits.rise',
    values: {
      value: limitAmount(kind, pending.value),
      ready: formatMoment(new Date(pending.readyAt)),
      expires: formatMoment(new Date(pending.expiresAt)),
    },
  };
}

function limitLines({ limits, trail }: MemberLimits): string[] {
  if (trail.length === 0) return [say('support.limits.none')];
  return [
    ...orNone(
      limits.map((one) =>
        say('support.limits.line', {
          ...limitName(one.kind, one.frame),
          value: limitAmount(one.kind, one.limit),
          used: amountIn(one.kind, one.used),
          left: limitAmount(one.kind, one.remaining),
          rise: riseOf(one),
        }),
      ),
      say('support.limits.noneNow'),
    ),
    say('support.limits.trail'),
    ...trail.map(({ at: moment, event, kind, frame, asked, before, after, result }) =>
      kind === null
        ? say('support.limits.answer', { at: formatMoment(moment), event })
        : say('support.limits.step', {
            at: formatMoment(moment),
            event,
            ...limitName(kind as LimitKind, frame as LimitFrame),
            asked: limitAmount(kind as LimitKind, asked),
            before: limitAmount(kind as LimitKind, before),
            after: limitAmount(kind as LimitKind, after),
            result,
          }),
    ),
  ];
}

function breakLines({ name, state, until, isByRegistry, wishes, attempts }: MemberBreaks): string[] {
  return [
    say(until === null ? 'support.break.stands' : 'support.break.standsUntil', {
      name,
      state: say(`support.break.state.${state}` as ServerTextId),
      until: until === null ? '' : formatMoment(until),
    }),
    ...(isByRegistry ? [say('support.break.byRegistry')] : []),
    ...wishes.map((wish) =>
      say('support.break.wish', {
        at: formatMoment(wish.at),
        kind: say(`support.break.kind.${wish.kind}` as ServerTextId),
        term: wish.term ?? (wish.hours === null ? '' : `${wish.hours} h`),
        scope: say(`support.break.scope.${wish.scope}` as ServerTextId),
        by: wish.sign === '' ? '' : say('support.break.by', { station: wish.asked_station, sign: wish.sign }),
      }).trim(),
    ),
    ...attempts.map(({ at, what, sign, tried_station: where, tried_account: tried, address }) =>
      say('support.break.attempt', {
        at: formatMoment(at),
        what,
        sign,
        station: where,
        account: tried,
        address,
      }),
    ),
  ];
}

export const protectionRows: readonly Row[] = [
  {
    forms: [['breaks <account>', 'support.help.breaks']],
    asks: ([account]) => ask('breaks', { account }, breakLines),
  },
  {
    forms: [['limits <account>', 'support.help.limits']],
    asks: ([account]) => ask('limits', { account }, limitLines),
  },
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
