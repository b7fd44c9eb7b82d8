// Which parts of the forms' library the site is built without: forms of calls are flat, so what draws lists, alternatives, references, its own inputs and Markdown is never reached.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';

const stand = fileURLToPath(new URL('../../src/kit/form/leftOut.ts', import.meta.url));

/** Folders whose components are all given by src/kit/form; their index files only list them. */
const ownDrawn = /\/@rjsf\/core\/lib\/components\/(?:templates|widgets)\/(?:\w+\/)*(?!index\.)\w+\.js$/;
const otherFields =
  /\/@rjsf\/core\/lib\/components\/fields\/(?:Array|CyclicSchema|Fallback|LayoutGrid|LayoutHeader|LayoutMultiSchema|MultiSchema|Null|OptionalDataControls)(?:Field)?\.js$/;
/** Of a schema: references, alternatives, parts to be merged, and what is done with data of another schema. */
const otherSchemas =
  /\/@rjsf\/utils\/lib\/(?:findSchemaDefinition|schema\/(?:findSelectedOptionInXxxOf|getClosestMatchingOption|getFirstMatchingOption|omitExtraData|sanitizeDataForNewSchema|shallowAllOfMerge|toPathSchema))\.js$/;
const markdown = /\/markdown-to-jsx\/dist\/react\.js$/;

/** The names that a module exports, `default` among them; its own, not those it passes on. */
function exportedNames(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default'];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    const listed = specifiers.flatMap(({ exported }) => ('name' in exported ? [exported.name] : []));
    if (!declaration) return listed;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
    return isNamed && declaration.id ? [declaration.id.name] : [];
  });
}

/** Replaces the modules that flat forms never reach: each of their exports throws LeftOutOfForms where it is called or drawn. */
export function flatForms(): Plugin {
  return {
    name: 'site:flat-forms',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: [ownDrawn, otherFields, otherSchemas, markdown] },
      async handler(id) {
        const module = /\/node_modules\/(?:@rjsf\/)?(.+)\.js$/.exec(id.replaceAll('\\', '/'))![1]!;
        const lines = exportedNames(await readFile(id, 'utf8')).map((name) => {
          const made = `/* @__PURE__ */ leftOut(${JSON.stringify(`${module} ${name}`)})`;
          return name === 'default' ? `export default ${made};` : `export const ${name} = ${made};`;
        });
        return `import { leftOut } from ${JSON.stringify(stand)};\n${lines.join('\n')}\n`;
      },
    },
  };
}
