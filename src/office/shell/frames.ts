// The frames of previews: one is made as the page starts, before anything shows it, and is put into its place by whoever does.
import { firstScreen } from '#contract/preview.ts';

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

/** The frame that came with the page; one is made where it did not. The next preview at its path has it. */
export function frameAhead(): HTMLIFrameElement {
  const here = document.querySelector<HTMLIFrameElement>('.office-ahead');
  if (here) {
    ahead = here;
    return here;
  }
  ahead = frameAt(firstScreen);
  ahead.className = 'office-ahead';
  document.body.append(ahead);
  return ahead;
}
