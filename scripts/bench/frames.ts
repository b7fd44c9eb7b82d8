// Counting the frames and long tasks of a page while something moves, with the processor slowed down to that of a telephone.
import type { CDPSession, Page } from 'playwright-core';
import { median, rounded } from './figures.ts';

/** As Lighthouse slows the processor down to that of a telephone. */
export const slowDown = 4;
const longTaskMs = 50;

export interface Motion {
  frames: number;
  /** Those that a display of 60 frames a second would have shown beside them. */
  droppedFrames: number;
  medianFrameMs: number;
  p95FrameMs: number;
  /** What the thread of the page does for a frame, slowed down as it is: of all its work, and of that scripts, styles and layout. */
  workMsPerFrame: { all: number; script: number; style: number; layout: number };
  longTasksMs: number[];
}

const measures = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;
type Spent = Record<(typeof measures)[number], number>;

/** Seconds that the thread of the page has worked so far. */
async function spent(session: CDPSession): Promise<Spent> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    measures.map((name) => [name, metrics.find((each) => each.name === name)?.value ?? 0]),
  ) as Spent;
}

/** Counts frames and long tasks of the page while something moves. */
export async function watch(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
  seconds: number,
): Promise<Motion> {
  await session.send('Performance.enable');
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
    const before = await spent(session);
    await act();
    await page.waitForTimeout(seconds * 1_000);
    const { frames, tasks } = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: { frames: number[]; tasks: number[]; isOver: boolean } };
      seen.isOver = true;
      return { frames: seen.frames, tasks: seen.tasks };
    });
    const after = await spent(session);
    const gaps = frames.slice(1).map((at, before) => at - frames[before]!);
    const sorted = gaps.toSorted((a, b) => a - b);
    const perFrame = (name: keyof Spent): number =>
      rounded(((after[name] - before[name]) * 1_000) / Math.max(1, gaps.length), 1);
    return {
      frames: gaps.length,
      droppedFrames: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1_000) - 1), 0),
      medianFrameMs: rounded(median(gaps), 1),
      p95FrameMs: rounded(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 1),
      workMsPerFrame: {
        all: perFrame('TaskDuration'),
        script: perFrame('ScriptDuration'),
        style: perFrame('RecalcStyleDuration'),
        layout: perFrame('LayoutDuration'),
      },
      longTasksMs: tasks.filter((taken) => taken > longTaskMs).map((taken) => rounded(taken, 0)),
    };
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
