// What a desk begins with (what was left in this browser, a draft, or the file), how its text is read, and that the first preview is under way with it before the desk is drawn.
import { localStore } from '#browser/storage.ts';
import type { OpenAnswer } from '#contract/office/studio.generated.ts';
import { type Reading, readStation } from '#station/read/readStation.ts';
import { conversationWith, firstLook } from '../preview/conversation.ts';
import { type LineEnds, lineEndsOf } from './lineEnds.ts';

export type TextReader = (text: string) => Reading;

const mostKept = 8;

/** By the list of assets that came with the file: one opening of a file has one. */
const readers = new WeakMap<readonly string[], TextReader>();

/** Reads texts of a file; those typed last are read once, whoever asks. */
export function textReader(fileName: string, assets: readonly string[]): TextReader {
  const known = readers.get(assets);
  if (known) return known;
  const kept: Reading[] = [];
  const read: TextReader = (text) => {
    const before = kept.find((one) => one.text === text);
    if (before) return before;
    const made = readStation(text, fileName, { hasAsset: (asset) => assets.includes(asset) });
    kept.unshift(made);
    kept.length = Math.min(kept.length, mostKept);
    return made;
  };
  readers.set(assets, read);
  return read;
}

export interface Written {
  text: string;
  /** The text of the file that it is made from. */
  base: string;
}

interface Beginning extends Written {
  /** What the server has. */
  reached: Written;
  ends: LineEnds;
}

export const keyOf = (code: string, person: string): string => `office-studio ${person} ${code}`;

/** What was written in this browser and has not reached the server. */
function leftHere(code: string, person: string): Written | undefined {
  const left = localStore.readJson(keyOf(code, person)) as Written | null;
  return typeof left?.text === 'string' && typeof left.base === 'string' ? left : undefined;
}

export function beginningOf(code: string, person: string, opened: OpenAnswer): Beginning {
  const reached = opened.draft ?? { text: opened.text, base: opened.text };
  const { text, base } = leftHere(code, person) ?? reached;
  return { text, base, reached, ends: lineEndsOf(base) };
}

/** Shows in a frame what the desk will show in it as soon as it stands. */
export function showAhead(frame: HTMLIFrameElement, code: string, opened: OpenAnswer, person: string): void {
  const { text, ends } = beginningOf(code, person, opened);
  const read = textReader(opened.file, opened.assets);
  const typed = read(ends.inEditor(text));
  // What was left broken before is not shown: the file is.
  const { station, text: shown } = typed.station ? typed : read(opened.text);
  if (station) conversationWith(frame, { station, text: shown, ...firstLook });
}
