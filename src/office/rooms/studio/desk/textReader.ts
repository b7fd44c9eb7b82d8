// Owns reading the text of a file as it is typed, by the checker of the command.
import { type Reading, readStation } from '#station/read/readStation.ts';

type TextReader = (text: string) => Reading;

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
