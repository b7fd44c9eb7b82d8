// The rule that each limit of a station can hold something.
import type { MeaningRule } from '../rule.ts';

/** Frames from the shortest; those of a pair begin at another moment and last as long. */
const lengths = { day: 1, '24h': 1, week: 7, '7d': 7, month: 31, '30d': 30 } as const;

export const idleLimit: MeaningRule = {
  name: 'idle-limit',
  severity: 'warning',
  page: 'Every limit of a station holds for each player, and the lowest that is left refuses. Of two limits of one kind over the same time the lower one alone holds; one over a longer time that is as high as so many of the shorter ones, or higher, never refuses anything. Such a line was most likely meant for another kind, another frame or another value.',
  good: '{ "code": "demo", "name": "Demo", "protection": { "limits": { "station": [{ "kind": "loss", "frame": "day", "value": 500 }, { "kind": "loss", "frame": "month", "value": 5000 }] } } }',
  bad: '{ "code": "demo", "name": "Demo", "protection": { "limits": { "station": [{ "kind": "loss", "frame": "day", "value": 500 }, { "kind": "loss", "frame": "day", "value": 5000 }] } } }',
  reads: ['protection.limits.station'],
  appliesTo: ({ file }) => (file.protection?.limits?.station?.length ?? 0) > 1,
  *check({ file }) {
    const limits = file.protection!.limits!.station!;
    for (const [at, { kind, frame, value }] of limits.entries()) {
      const holds = limits.find(
        (other, place) =>
          place !== at &&
          other.kind === kind &&
          (other.frame === frame
            ? other.value < value || (other.value === value && place < at)
            : // Days of a week follow one another; a rolling frame may lie across two of them.
              ['day', 'week', 'month'].includes(other.frame) &&
              ['day', 'week', 'month'].includes(frame) &&
              lengths[other.frame] === 1 &&
              lengths[frame] > 1 &&
              other.value * lengths[frame] <= value),
      );
      if (!holds) continue;
      yield {
        path: ['protection', 'limits', 'station', at],
        at: 'value',
        message: `The limit of ${value} on ${kind} (${frame}) never refuses anything: ${holds.value} (${holds.frame}) is reached before it.`,
        consequence: 'The line changes nothing for players.',
        fix: {
          description: 'Remove the limit',
          safe: false,
          changes: [{ kind: 'remove', path: ['protection', 'limits', 'station', at] }],
        },
      };
    }
  },
};
