// Saying to every server that bets came in: a few times a second whatever comes, apart from the bets, whose tables notify nobody.
import type pg from 'pg';
import { betsPlaced } from '../../measurements.ts';
import type { Settings } from '../../settings.ts';

/** Between two notices of this process. */
export const pulseMs = 250;

export interface SalePulse {
  stop(): Promise<void>;
}

/** From now on, lotteries that bets came in on are said; `later` calls back after so many milliseconds. */
export function startSalePulse(
  { pool, settings }: { pool: Pick<pg.Pool, 'query'>; settings: Settings },
  onFailure: (error: unknown) => void,
  later: (work: () => void, ms: number) => { clear(): void } = realLater,
): SalePulse {
  const waiting = new Set<string>();
  let pause: { clear(): void } | undefined;
  let saying: Promise<unknown> = Promise.resolve();

  function say(): void {
    if (pause || waiting.size === 0) return;
    const said = [...waiting];
    waiting.clear();
    saying = pool
      .query("SELECT pg_notify('office', x) FROM unnest($1::text[]) AS x", [said])
      .catch(onFailure);
    pause = later(() => {
      pause = undefined;
      say();
    }, pulseMs);
  }

  const end = betsPlaced.on(settings, ({ station, lottery }) => {
    waiting.add(JSON.stringify({ station, queue: 'play', item: lottery }));
    say();
  });
  return {
    async stop() {
      end();
      pause?.clear();
      await saying;
    },
  };
}

const realLater = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms).unref();
  return { clear: () => clearTimeout(timer) };
};
