// Owns counting the frames and long tasks of a page while something moves, with the processor slowed down to that of a telephone.
import type { CDPSession, Page } from 'playwright-core';
import { median, rounded } from './figures.ts';

/** As Lighthouse slows the processor down to that of a telephone. */
export const slowDown = 4;
const longTaskMs = 50;

export interface Motion {
  frames: number;
  medianFrameMs: number;
  p95FrameMs: number;
  longTasksMs: number[];
}

/** Counts frames and long tasks of the page while something moves. */
export async function watch(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  seconds: number,
): Promise<Motion> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    await page.evaluate(() => {
      const seen = { frames: [] as number[], tasks: [] as number[], isOver: false };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
      }).observe({ type: 'longtask' });
      const next = (at: number): void => {
        seen.frames.push(at);
        if (!seen.isOver) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await act();
    await page.waitForTimeout(seconds * 1_000);
    const { frames, tasks } = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { frames: number[]; tasks: number[]; isOver: boolean } };
      seen.isOver = true;
      return { frames: seen.frames, tasks: seen.tasks };
    });
    const gaps = frames.slice(1).map((at, before) => at - frames[before]!);
    const sorted = gaps.toSorted((a, b) => a - b);
    return {
      frames: gaps.length,
      medianFrameMs: rounded(median(gaps), 1),
      p95FrameMs: rounded(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 1),
      longTasksMs: tasks.filter((taken) => taken > longTaskMs).map((taken) => rounded(taken, 0)),
    };
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
