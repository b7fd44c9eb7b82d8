// The sign of rest: gone with the first work, back some quiet frames after the last.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let begin: (name: string) => () => void;
let showRest: () => () => void;
let dataset: Record<string, string>;
let waiting: (() => void)[];

/** Draws so many frames, and lets the task after each run. */
async function frames(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    for (const draw of waiting.splice(0)) draw();
    // Messages come in their order, and so this one last.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
}

beforeEach(async () => {
  dataset = {};
  waiting = [];
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => waiting.push(draw));
  vi.resetModules();
  ({ begin } = await import('#browser/work.ts'));
  ({ showRest } = await import('./rest.ts'));
});
afterEach(() => vi.unstubAllGlobals());

test('a page rests three quiet frames after the last work, and names until then what is under way', async () => {
  const endCall = begin('login.do');
  const endChunk = begin('assets/Extras.js');
  showRest();
  expect(dataset).toEqual({ work: 'login.do, assets/Extras.js' });
  endCall();
  await frames(5);
  expect(dataset).toEqual({ work: 'assets/Extras.js' });
  endChunk();
  await frames(2);
  expect(dataset).toEqual({ work: '' });
  await frames(1);
  expect(dataset).toEqual({ rest: '' });
});

test('work that follows from an answer, two frames later, shows no gap of rest', async () => {
  showRest();
  begin('banner.do')();
  await frames(2);
  const end = begin('activeData.do');
  await frames(5);
  expect(dataset).toEqual({ work: 'activeData.do' });
  end();
  await frames(2);
  expect(dataset).toEqual({ work: '' });
  await frames(1);
  expect(dataset).toEqual({ rest: '' });
});

test('the sign goes in the same moment as work begins', async () => {
  showRest();
  await frames(3);
  expect(dataset).toEqual({ rest: '' });
  begin('bet.do');
  expect(dataset).toEqual({ work: 'bet.do' });
});

test('a page that no longer shows it does not rest', async () => {
  const stop = showRest();
  await frames(3);
  stop();
  begin('bet.do')();
  await frames(5);
  expect(dataset).toEqual({});
});
