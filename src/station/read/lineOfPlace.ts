// The line of a file that sets a place.
import { type Path, positionsOf } from './diagnostic.ts';
import { findNode, parseTolerantJson } from './json/tolerantJson.ts';

/** Lines of places in one text, counted from 1; undefined where the text does not set the place. */
export function lineFinder(text: string): (place: Path) => number | undefined {
  const { root } = parseTolerantJson(text);
  const positionOf = positionsOf(text);
  return (place) => {
    const found = root && findNode(root, place);
    return found ? positionOf(found.member?.keyStart ?? found.node.start).line : undefined;
  };
}
