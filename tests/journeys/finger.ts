// A finger that moves over a page of a journey.
import type { Page } from 'playwright-core';

/** Puts a finger down and moves it so many px across and down, from a place of the window. */
export type Drag = (across: number, down: number, from?: { x: number; y: number }) => Promise<void>;

export async function fingerOn(page: Page): Promise<Drag> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async (across, down, { x, y } = { x: 200, y: 200 }) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.1, 0.2, 0.5, 0.8, 1]) await touch('touchMove', part);
    await touch('touchEnd', 1);
  };
}
