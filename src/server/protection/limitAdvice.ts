// What a member reads beside a limit that holds from now on: that it is used up already, or that a lower one of a longer frame holds before it.
import type { LimitFrame } from '#rules/protection/limits/limitUsed.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { Said } from '../serverText.ts';
import type { Changer } from './changeLimits.ts';
import { amountIn } from './holdLimits.ts';
import { type LimitName, standingsOf, storedLimits } from './limitsOf.ts';
import { stationLimitsOf } from './stationLimits.ts';

/** How long frames are, the shortest first; what is used in a shorter one is used in the longer one as well. */
const lengths: Readonly<Record<LimitFrame, number>> = {
  day: 1,
  '24h': 1,
  week: 7,
  '7d': 7,
  month: 30,
  '30d': 30,
};

/** What there is to say of a limit of a member as it stands; null where nothing. */
export async function adviceOn(
  { db, station, accountId, now }: Changer,
  name: LimitName,
): Promise<Said | null> {
  const { kind, frame } = name;
  const stored = await storedLimits(db, accountId);
  const own = stored.find((one) => one.kind === kind && one.frame === frame)?.limit ?? null;
  if (own === null) return null;
  const [standing] = await standingsOf(db, accountId, now, [{ ...name, value: own }]);
  const { used, resetsAt } = standing!;
  if (used >= own)
    return {
      id: 'server.limit.usedUp',
      values: {
        used: amountIn(kind, used),
        resets: resetsAt ? { id: 'server.limit.resets', values: { time: formatMoment(resetsAt) } } : '',
      },
    };
  const lower = [
    ...stored.map((one) => ({ ...one, value: one.limit, owner: 'player' as const })),
    ...stationLimitsOf(station).map((one) => ({ ...one, owner: 'station' as const })),
  ].find(
    (one) =>
      one.kind === kind && one.value !== null && one.value < own && lengths[one.frame] >= lengths[frame],
  );
  if (!lower) return null;
  return {
    id: 'server.limit.lowerOne',
    values: {
      limit: {
        id: `server.limit.name.${lower.owner}`,
        values: {
          frame: { id: `server.limit.frame.${lower.frame}` },
          kind: { id: `server.limit.kind.${kind}` },
          value: amountIn(kind, lower.value!),
        },
      },
    },
  };
}
