// How late this process is at its work, so that it refuses what it could not do in time before it stalls.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Pressure {
  /** How late it was on average within the last half second, in milliseconds. */
  lateMs(): number;
  stop(): void;
}

const windowMs = 500;
/** How often it is looked at; the histogram counts these milliseconds as well. */
const everyMs = 20;

/** What a histogram of Node is asked. */
type Delay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'mean' | 'enable' | 'disable' | 'reset'>;

export function watchPressure(delay: Delay = monitorEventLoopDelay({ resolution: everyMs })): Pressure {
  delay.enable();
  let lateMs = 0;
  const timer = setInterval(() => {
    // Without a sample there is no mean.
    lateMs = Math.max(0, (delay.mean || 0) / 1e6 - everyMs);
    delay.reset();
  }, windowMs).unref();
  return {
    lateMs: () => lateMs,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
