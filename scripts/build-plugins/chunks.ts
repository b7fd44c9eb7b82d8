// Owns which modules travel together: an area with its texts and whatever it alone uses in one chunk, its form screens in a second, the form library in one of its own.

const area = /\/src\/areas\/([a-z-]+)\//;
const chinese = /\/src\/texts\/([a-z-]+)\.zh-CN\.generated\.ts$/;
/** What only forms need: some 75 kB brotli that no other screen should pay for. */
const formLibrary =
  /\/node_modules\/(?:@rjsf|@x0k|ajv|ajv-formats|fast-deep-equal|fast-equals|fast-uri|json-schema-[a-z]+|jsonpointer|lodash(?:-es|\.[a-z]+)?|markdown-to-jsx|nanoid|react-is|prop-types|compute-[a-z]+|validate\.io-[a-z-]+)\//;

/** What the boards share, and what they share with the pages of results and rules: nobody else should pay for it. */
const boards = /^area-(?:credit|official)$/;
const playing = /^area-(?:credit|official|lottery-all)$/;

/** Needed by none of the modules draws are told by: a circle of the two chunks would run one before the other's constants are there. */
const betting =
  /\/src\/(?:lottery\/(?:(?:selection\/(?:board|picking|selection|tickets)|bet\/(?:chase|haoMa|prize|readBet|settle|bet))\.ts|mechanisms\/(?!counting|hit|two-sides))|play\/cellStyles\.ts)/;
/** The sentences that tell how plays win. */
const ruling = /\/src\/(?:lottery\/rule\/ruleOfPlay\.ts|play\/ruleText\.ts|texts\/rules\.)/;
/** What draws and bets are read and told by, whoever else needs it. */
const drawing =
  /\/src\/(?:lottery\/|kit\/lottery\/|play\/texts\.ts$|texts\/play\.|contract\/lottery\.generated\.ts$)/;

/** Lists that load as they are scrolled, and their filters. */
const listing =
  /\/src\/(?:kit\/list\/(?:RecordList|RecordFilter|LongList|List|dayRange)\.|transport\/useCallPages\.ts)|\/node_modules\/swr\/dist\/infinite\//;

/** What every page asks for once its screen is there; blocks of HTML, the kept slip and other looks come with it, since nobody needs them before and each alone would be a request. */
const extras = /\/src\/shell\/Extras\.tsx$/;
const followUps =
  /\/src\/(?:kit\/html\/(?:Html|sanitise|htmlAllowed)|play\/placing\/pendingSlip|station\/derive\/(?:theme|palettes))\./;

/** Of these hooks only useSelector() is used, which runs without the library of machines: they do not bring it along. */
const machineHooks = /\/node_modules\/@xstate\/react\//;
const machines = /\/node_modules\/xstate\//;

/** What the bundler tells of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** The area a file belongs to by its own path. The shell, the kit, the server, the frame of play and the rules of plays have texts, but no area. */
function areaOf(id: string): string | undefined {
  const name = (area.exec(id) ?? chinese.exec(id))?.[1];
  return name && ['shell', 'kit', 'server', 'play', 'rules'].includes(name) ? undefined : name;
}

/** Whether a module cannot run without the form library. A form's own schema may need a scrap of ajv and yet stays with its area. */
function needsForms(start: string, graph: ModuleGraph): boolean {
  const seen = new Set([start]);
  for (const id of seen) {
    if (formLibrary.test(id)) return true;
    if ((areaOf(id) && !areaOf(start)) || id.includes('/src/contract/')) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/** Areas whose screens are so different that each has a chunk of its own beside what several of them need. */
const split = new Set(['lottery-all', 'center', 'pay']);
const screenFile = /\/([A-Z]\w*)\.tsx$/;

/** The screens of an area, and the parts they fetch late, that lead to a file of it. */
function screensOf(start: string, graph: ModuleGraph): Set<string> {
  const screens = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    if (!areaOf(id)) continue;
    const info = graph.getModuleInfo(id);
    const name = screenFile.exec(id)?.[1];
    // What a screen fetches late is a part of its own.
    if (name && info?.dynamicImporters.some((by) => areaOf(by))) {
      screens.add(name);
      continue;
    }
    if (name && info?.dynamicImporters.some((by) => by.endsWith('/src/shell/screenModules.generated.ts')))
      screens.add(name);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return screens;
}

/** Screens of an area that have much in common which its others have not. */
const together: Record<string, { screens: RegExp; name: string }> = {
  pay: { screens: /^(?:Deposit|Recharge)/, name: 'Deposits' },
};
function screenOrGroup(screens: readonly string[], area: string): string | undefined {
  const group = together[area];
  if (screens.length === 1) return screens[0];
  return group && screens.length > 0 && screens.every((name) => group.screens.test(name))
    ? group.name
    : undefined;
}

/** The chunk of an area's own file; `-forms` in its name tells that it needs forms. Styles travel with what they are for: a chunk of styles alone would name a script that is not there. */
function partOf(id: string, area: string, graph: ModuleGraph): string {
  const importers = id.endsWith('.css') ? (graph.getModuleInfo(id)?.importers ?? []) : [];
  const kind = [id, ...importers].some((each) => needsForms(each, graph))
    ? `area-${area}-forms`
    : `area-${area}`;
  const own = split.has(area) ? screenOrGroup([...screensOf(id, graph)], area) : undefined;
  return own ? `${kind}-${own}` : kind;
}
const needsNone = (chunk: string): boolean => !chunk.includes('-forms');
const areaOfChunk = (chunk: string): string => chunk.replace(/(?:-forms)?(?:-[A-Z]\w*)?$/, '');

/** Who loads a module: `area-<name>` for areas (`area-<name>-forms` for their screens with forms), `forms` for what forms need, the file itself where something lazy begins, `main` for the entry. */
function loadersOf(start: string, graph: ModuleGraph): Set<string> {
  const loaders = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    const own = areaOf(id);
    const info = graph.getModuleInfo(id);
    if (id !== start && !own && needsForms(id, graph)) loaders.add('forms');
    else if (own) loaders.add(partOf(id, own, graph));
    else if (info?.isEntry) loaders.add('main');
    else {
      if (info?.dynamicImporters.length) loaders.add(id);
      for (const importer of info?.importers ?? [])
        if (!(machineHooks.test(importer) && machines.test(id))) seen.add(importer);
    }
  }
  return loaders;
}

/**
 * Name of the chunk a module belongs to, or null to leave it to the bundler. Without this a call's constants that only
 * two screens use would be a request of their own.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const path = id.replaceAll('\\', '/');
  const loaders = loadersOf(path, graph);
  if (followUps.test(path) || [...loaders].every((loader) => extras.test(loader))) return 'Extras';
  // Left to itself the bundler would cut what the entry shares with lazy parts into dozens of requests.
  if (loaders.has('main')) return 'main';
  if (!areaOf(path) && needsForms(path, graph)) return 'forms';
  // The home page is where most visits begin: what it shares comes with it, what only later screens share comes later.
  if (loaders.has('area-index')) return 'area-index';
  // Shared by lazy parts of the shell alone: the bundler knows best.
  if (![...loaders].some((loader) => loader === 'forms' || loader.startsWith('area-'))) return null;
  if (loaders.size === 1) return [...loaders][0]!;
  const areas = new Set([...loaders].map(areaOfChunk));
  const isForForms = ![...loaders].some(needsNone);
  // The definition of a form needs nothing of the entry either.
  if (isForForms && (areas.size > 1 || path.includes('/src/contract/forms/'))) return 'forms';
  if (areas.size === 1 && !loaders.has('forms')) return [...areas][0]! + (isForForms ? '-forms' : '');
  if (ruling.test(path)) return 'rules';
  // Reading and counting bets is for who bets, or looks at the rules; who looks at draws does without.
  if (betting.test(path)) return 'bets';
  if ([...areas].every((name) => boards.test(name))) return 'boards';
  if ([...areas].every((name) => playing.test(name))) return 'play';
  if (listing.test(path)) return 'lists';
  // Who looks at their bets needs no page of play.
  return drawing.test(path) ? 'draws' : 'shared';
}
