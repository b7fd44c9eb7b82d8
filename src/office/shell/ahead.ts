// What the desk of a station begins with while the office still asks who is here: its scripts, and the frame of its preview.
import { firstScreen } from '#contract/preview.ts';
import { early } from './early.ts';
import { Inside } from './Gate.tsx';

/** A frame whose page starts; nobody shows it yet. */
let ahead: HTMLIFrameElement | undefined;

/** A frame of the preview begins at this path. Its document has no origin, and so no session. */
function frameAt(path: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = path;
  return frame;
}

/** Puts a frame at this path into its place: the one that is under way, where the browser moves a frame without starting it again. */
export function placeFrame(place: Element, path: string): HTMLIFrameElement {
  if (ahead?.getAttribute('src') === path) {
    const frame = ahead;
    ahead = undefined;
    frame.className = '';
    place.moveBefore(frame, null);
    return frame;
  }
  return place.appendChild(frameAt(path));
}

/** The frame that came with the page; one is made where it did not. */
function frameAhead(): HTMLIFrameElement {
  const here = document.querySelector<HTMLIFrameElement>('.office-ahead');
  if (here) return here;
  const frame = frameAt(firstScreen);
  frame.className = 'office-ahead';
  document.body.append(frame);
  return frame;
}

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
  ahead = frame;
  // What goes wrong is asked again, and said, by whoever draws the desk.
  const shown = Promise.all([opening, file, person]).then(([{ showAhead }, opened, { name }]) =>
    showAhead(frame, code, opened, name),
  );
  // The frame works beside what is drawn here, once it has what it shows.
  Inside.bring(shown);
}
