// A burst of changes is a few frames, however many there are.
import { expect, test } from 'vitest';
import { createFrames, type Frame, hintsMost } from './frames.ts';

/** Frames that somebody was sent, and the clock they wait for. */
function reader(takes = () => true) {
  const sent: Frame[] = [];
  const due: (() => void)[] = [];
  const frames = createFrames(
    (frame) => {
      sent.push(frame);
      return takes();
    },
    (work) => {
      due.push(work);
      return { clear: () => due.splice(due.indexOf(work), 1) };
    },
  );
  const pass = () => {
    for (const work of due.splice(0)) work();
  };
  return { sent, frames, pass };
}

test('a thousand changes of two queues within a moment are two frames', () => {
  const { sent, frames, pass } = reader();
  for (let i = 0; i < 500; i++) {
    frames.add({ station: 'alpha', queue: 'prizes' });
    frames.add({ station: 'alpha', queue: 'letters' });
  }
  pass();
  expect(sent).toEqual([
    { hints: [{ station: 'alpha', queue: 'prizes' }] },
    {
      hints: [
        { station: 'alpha', queue: 'letters' },
        { station: 'alpha', queue: 'prizes' },
      ],
    },
  ]);
  pass();
  pass();
  expect(sent).toHaveLength(2);
});

test('a thousand different things at once are one frame that says anything may have changed', () => {
  const { sent, frames, pass } = reader();
  frames.add({ station: 'alpha', queue: 'prizes' });
  for (let i = 0; i < 1_000; i++) frames.add({ station: 'alpha', queue: 'prizes', item: String(i) });
  pass();
  expect(sent).toEqual([{ hints: [{ station: 'alpha', queue: 'prizes' }] }, { missed: true }]);
  for (let i = 0; i < hintsMost; i++) frames.add({ station: 'alpha', queue: 'prizes', item: String(i) });
  pass();
  expect(sent[2]).toMatchObject({ hints: expect.any(Array) });
});

test('who does not read is sent nothing more, and then what is new in one frame', () => {
  let takes = false;
  const { sent, frames, pass } = reader(() => takes);
  for (let i = 0; i < 1_000; i++) {
    frames.add({ station: 'alpha', queue: 'prizes' });
    pass();
  }
  expect(sent).toHaveLength(1);
  takes = true;
  frames.resume();
  pass();
  expect(sent).toHaveLength(2);
});
