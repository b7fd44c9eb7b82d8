// What draws read of a public beacon: which of its rounds a period is bound to, and the values of rounds, by the HTTP interface of drand.
import { createHash } from 'node:crypto';
import { momentOfRound, roundAt } from '#counterparty/draw-beacon/rounds.ts';
import type { Beacon } from '#counterparty/programs.ts';
import { reportAsked } from '#counterparty/signed.ts';

/** The clocks of servers may be a second apart (decision 0210): no bet is accepted by any of them when the round is published. */
const afterSealMs = 2_000;
/** A round of the draw job waits so long for a beacon that is silent; the next one asks again. */
const patienceMs = 1_500;

export interface BeaconReader {
  /** `<chain>/<round>`: what a period that seals then is bound to. */
  boundTo(sealsMs: number): string;
  /**
   * Fetches the values of such rounds that it does not have and that are published by `at`, all at once, and forgets every other; one that does not come is
   * reported.
   */
  learn(rounds: readonly string[], at: Date): Promise<void>;
  /** The value of a round, 64 hex digits; undefined until it was learned. */
  valueOf(round: string): string | undefined;
}

/** Throws where the answer is no round of a beacon. Its value is the SHA-256 of its signature, as everybody may check. */
async function fetchValue(url: string, named: string): Promise<string> {
  const [chain, round] = named.split('/') as [string, string];
  const response = await fetch(`${url}/${chain}/public/${round}`, {
    redirect: 'error',
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.status !== 200) throw new Error(`the beacon answers round ${named} with ${response.status}`);
  const read = (await response.json()) as { round?: unknown; randomness?: unknown; signature?: unknown };
  const { randomness, signature } = read;
  if (
    read.round !== Number(round) ||
    typeof signature !== 'string' ||
    !/^([0-9a-f]{2})+$/.test(signature) ||
    createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex') !== randomness
  )
    throw new Error(`the beacon's answer is no round ${named}`);
  return randomness as string;
}

export function createBeaconReader(
  beacon: Beacon,
  onFailure: (what: string, error: unknown) => void,
): BeaconReader {
  let known = new Map<string, string>();
  const isPublished = (named: string, at: Date): boolean => {
    const [chain, round] = named.split('/');
    // Of a chain before this one every round that is waited for was published long ago.
    return chain !== beacon.chain || momentOfRound(beacon, Number(round)) <= at.getTime();
  };
  return {
    boundTo: (sealsMs) => `${beacon.chain}/${roundAt(beacon, sealsMs + afterSealMs)}`,
    async learn(rounds, at) {
      known = new Map([...known].filter(([round]) => rounds.includes(round)));
      await Promise.all(
        rounds
          .filter((round) => !known.has(round) && isPublished(round, at))
          .map(async (round) => {
            const begunMs = performance.now();
            let outcome: 'answered' | 'unknown' = 'unknown';
            try {
              known.set(round, await fetchValue(beacon.url, round));
              outcome = 'answered';
            } catch (error) {
              onFailure(`beacon ${round}`, error);
            } finally {
              const seconds = (performance.now() - begunMs) / 1000;
              reportAsked({ url: beacon.url, path: '/public', outcome, seconds });
            }
          }),
      );
    },
    valueOf: (round) => known.get(round),
  };
}
