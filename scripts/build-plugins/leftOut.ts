// Which functions of React and its router the site is built without: what only features need that no source uses.
import { readFile } from 'node:fs/promises';
import { type Plugin, parseAst } from 'vite';

interface Library {
  name: string;
  /** The one file that declares the functions. */
  file: RegExp;
  /** What the functions are for, and their names at the top of the file. tests/architecture/leftOut.test.ts holds that no source asks for it. */
  features: Readonly<Record<string, readonly string[]>>;
}

/** Functions are listed only where every way to them asks for the feature first: a kind of fiber, a tag, a root that was drawn by a server. */
export const libraries: readonly Library[] = [
  {
    name: 'react-dom',
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    features: {
      '<ViewTransition>': [
        'startViewTransition',
        'restoreViewTransitionOnHostInstances',
        'restoreViewTransitionName',
        'measureViewTransitionHostInstancesRecursive',
        'measureNestedViewTransitions',
        'measureClonedInstance',
        'applyViewTransitionToHostInstancesRecursive',
        'applyViewTransitionName',
        'commitAppearingPairViewTransitions',
        'commitDeletedPairViewTransitions',
        'commitEnterViewTransitions',
        'commitAfterMutationEffectsOnFiber',
        'scheduleViewTransitionEvent',
        'createMeasurement',
        'createViewTransitionInstance',
        'ViewTransitionPseudoElement',
      ],
      'a ref of a fragment': [
        'FragmentInstance',
        'validateDocumentPositionWithFiberTree',
        'traverseVisibleInstancesAndTextInstances',
      ],
      'elements of the head, and fetching ahead': [
        'getResource',
        'acquireResource',
        'suspendResource',
        'createHoistableInstance',
        'getHydratableHoistableCache',
        'insertStylesheetIntoRoot',
        'preload',
        'preloadModule',
        'preloadStylesheet',
        'preloadResourceAndSuspendIfNeeded',
        'preinitStyle',
        'preinitScript',
        'preinitModuleScript',
        'preconnectAs',
      ],
      'markup from a server': [
        'updateDehydratedSuspenseComponent',
        'prepareToHydrateHostInstance',
        'canHydrateInstance',
        'canHydrateTextInstance',
        'attemptExplicitHydrationTarget',
        'clearHydrationBoundary',
        'exports.hydrateRoot',
      ],
      '<SuspenseList>': ['updateSuspenseListComponent'],
      'useActionState()': ['mountActionState', 'updateActionStateImpl', 'rerenderActionState'],
      'custom elements': ['setPropOnCustomElement'],
    },
  },
  {
    name: 'react-router',
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    features: {
      'components that no source draws': ['NavLink', 'Form', 'ScrollRestoration', 'HistoryRouter'],
      'routes that load data': ['PrefetchPageLinks', 'useNavigateStable', 'RenderErrorBoundary'],
    },
  },
];

/**
 * The code of a library in which the named functions throw an error called LeftOut. What is put on the prototype of one
 * is gone with it. Throws where a name is not declared, as after an update.
 */
export function withoutFunctions(code: string, library: string, names: readonly string[]): string {
  const missing = new Set(names);
  let rest = code;
  const replace = (start: number, end: number, by: string): void => {
    rest = rest.slice(0, start) + by + rest.slice(end);
  };
  const thrower = (name: string): string => {
    missing.delete(name);
    return `function ${name}() { leftOut$(${JSON.stringify(name)}); }`;
  };
  for (const statement of parseAst(code).body.toReversed()) {
    const { start, end } = statement;
    if (statement.type === 'FunctionDeclaration' && names.includes(statement.id!.name))
      replace(start, end, thrower(statement.id!.name));
    if (statement.type === 'VariableDeclaration' && statement.declarations.length === 1) {
      const [{ id }] = statement.declarations as [(typeof statement.declarations)[0]];
      if (id.type === 'Identifier' && names.includes(id.name)) replace(start, end, thrower(id.name));
    }
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
      continue;
    const { left } = statement.expression;
    const target = code.slice(left.start, left.end);
    // `exports.name` is simply not there.
    if (missing.has(target)) {
      missing.delete(target);
      replace(start, end, '');
    } else if (names.includes(/^(\w+)\.(?:prototype\.|displayName$|contextType$)/.exec(target)?.[1] ?? '')) {
      replace(start, end, '');
    }
  }
  if (missing.size > 0)
    throw new Error(
      `${library} declares no ${[...missing].join(', ')} any more: see scripts/build-plugins/leftOut.ts.`,
    );
  return `${rest}
function leftOut$(part) {
  const fault = new Error(part + ' of ${library} is left out: see scripts/build-plugins/leftOut.ts');
  fault.name = 'LeftOut';
  throw fault;
}
`;
}

/** Takes the functions out of the built site. The build fails where a library's file is not found. */
export function leftOut(): Plugin {
  const found = new Set<Library>();
  return {
    name: 'site:left-out',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: libraries.map(({ file }) => file) },
      async handler(id) {
        const library = libraries.find(({ file }) => file.test(id.replaceAll('\\', '/')))!;
        found.add(library);
        const names = Object.values(library.features).flat();
        return withoutFunctions(await readFile(id, 'utf8'), library.name, names);
      },
    },
    buildEnd(error) {
      const lost = libraries.filter((library) => !found.has(library));
      if (!error && lost.length > 0)
        this.error(
          `${lost.map(({ name }) => name).join(', ')}: its file has another name: see scripts/build-plugins/leftOut.ts.`,
        );
    },
  };
}
