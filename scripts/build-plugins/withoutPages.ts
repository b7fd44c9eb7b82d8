// The built office has what rules of station files find, and not their pages and examples, which the command prints.
import { type Plugin, parseAst } from 'vite';

const left = ['page', 'good', 'bad', 'beside'];

/** A node of the tree that parseAst() gives. */
type Node = { type?: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The values of these properties, wherever an object has them beside a severity. */
function* textsOf(node: unknown): Generator<Node> {
  if (!isNode(node)) return;
  if (node.type === 'ObjectExpression') {
    const properties = node.properties as { key?: { name?: string }; value?: Node }[];
    const names = properties.map(({ key }) => key?.name);
    if (names.includes('severity') && names.includes('page'))
      for (const { key, value } of properties) if (value && left.includes(key?.name ?? '')) yield value;
  }
  for (const inner of Object.values(node)) if (isNode(inner)) yield* textsOf(inner);
}

/** The code of a rule with empty texts in the place of its page and examples. */
export function withoutTexts(code: string): string {
  return [...textsOf(parseAst(code))]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code);
}

export const withoutPages = (): Plugin => ({
  name: 'office:without-pages',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/station\/checks\// },
    handler: (code) => ({ code: withoutTexts(code), map: null }),
  },
});
