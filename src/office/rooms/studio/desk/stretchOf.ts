// Where a setting stands in the text of a station file.
import { findNode, parseTolerantJson } from '#station/read/json/tolerantJson.ts';

/** The steps of a path as diagnostics write it. */
const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|\["([^"]*)"\]|([^.[\]]+)/g)].map(([, at, quoted, name]) =>
    at === undefined ? (quoted ?? name)! : Number(at),
  );

/** From the setting's name to the end of its value; a default stands in no line of the file. */
export function stretchOf(text: string, path: string): readonly [from: number, to: number] | null {
  const { root } = parseTolerantJson(text);
  const found = root && findNode(root, stepsOf(path));
  return found ? [found.member?.keyStart ?? found.node.start, found.node.end] : null;
}
