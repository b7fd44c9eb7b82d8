// What the desk of a station begins with while the office still asks who is here: its scripts, and the frame of its preview.

import { early } from './early.ts';
import { frameAhead } from './frames.ts';
import { Inside } from './Gate.tsx';

export function startAhead(): void {
  if (!early) return;
  const { code, person, file } = early;
  const opening = import('../rooms/studio/desk/opening.ts');
  void import('../rooms/studio/Studio.tsx');
  void import('../rooms/studio/StudioPages.tsx');
  if (!('moveBefore' in Element.prototype)) {
    document.querySelector('.office-ahead')?.remove();
    Inside.bring();
    return;
  }
  const frame = frameAhead();
  // What goes wrong is asked again, and said, by whoever draws the desk.
  const shown = Promise.all([opening, file, person]).then(([{ showAhead }, opened, { name }]) =>
    showAhead(frame, code, opened, name),
  );
  // The frame works beside what is drawn here, once it has what it shows.
  Inside.bring(shown);
}
