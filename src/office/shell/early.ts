// What the office asks before anything else of it has begun: at the address of a desk, who is here, the station's file, and the words of both.
import { me } from '#contract/office/session.generated.ts';
import { open, words } from '#contract/office/studio.generated.ts';
import { deskAddress } from '#contract/preview.ts';
import { askEarly } from '../kit/call/client.ts';

const [, code] = deskAddress.exec(location.pathname) ?? [];

/** Undefined elsewhere. */
export const early = code === undefined ? undefined : { code, ...asked(code) };

function asked(station: string) {
  const person = askEarly(me, {}, station);
  const file = askEarly(open, {}, station);
  void askEarly(words, {}, station);
  return { person, file };
}
