// Owns what the desk of a station begins with while the office still asks who is here: its scripts, what it reads, and the frame of its preview.
import { me } from '#contract/office/session.generated.ts';
import { open, words } from '#contract/office/studio.generated.ts';
import { askEarly } from '../kit/call/client.ts';
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
    frame.style.cssText = '';
    place.moveBefore(frame, null);
    return frame;
  }
  return place.appendChild(frameAt(path));
}

export function startAhead(): void {
  const [, code] = /^\/studio\/(?!all$)([a-z0-9]+)$/.exec(location.pathname) ?? [];
  if (code === undefined) return;
  const opening = import('../rooms/studio/desk/opening.ts');
  const person = askEarly(me, {}, code);
  const file = askEarly(open, {}, code);
  void askEarly(words, {}, code);
  void import('../rooms/studio/Studio.tsx');
  void import('../rooms/studio/StudioPages.tsx');
  if (!('moveBefore' in Element.prototype)) {
    Inside.bring();
    return;
  }
  const frame = frameAt('/index');
  ahead = frame;
  frame.style.cssText = 'position:fixed;visibility:hidden';
  document.body.append(frame);
  // What goes wrong is asked again, and said, by whoever draws the desk.
  const shown = Promise.all([opening, file, person]).then(([{ showAhead }, opened, { name }]) =>
    showAhead(frame, code, opened, name),
  );
  // The frame works beside what is drawn here, once it has what it shows.
  Inside.bring(shown);
}
