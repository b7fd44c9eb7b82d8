// Owns which modules travel together in one file: whoever loads a module first keeps it, an area's room keeps what it alone uses, and what several areas share goes by its folder.
import catalogue from '#schemas/screens.json' with { type: 'json' };

/** Of these hooks only useSelector() is used, which runs without the library of machines: they do not bring it along. */
const machineHooks = /\/node_modules\/@xstate\/react\//;
const machines = /\/node_modules\/xstate\//;

/** What useSelector() of @xstate/react needs: boards load it, and what comes after them. */
const actorHooks =
  /\/node_modules\/(?:@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\//;

/** SWR's part for reading page after page: only lists use it. */
const pagedReads = /\/node_modules\/swr\/dist\/infinite\//;

/** What the bundler knows of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/**
 * The chunk of a shared module, by the first folder below src that matches; `shared` for the rest. Imports never go
 * from a row to one above it (the floors of ARCHITECTURE.md), so chunks never import each other in a circle.
 */
const sharedFolders: readonly (readonly [folder: string, chunk: string])[] = [
  // What pages of one lottery need, without the board to bet on: results show it too.
  // The rules of a lottery's family, though, come with the rules.
  ['play/lottery/useFamily.', 'bets'],
  // The cards of the home page and the list of all lotteries, without a board.
  ['play/running/', 'periods'],
  // Statistics, and what stands beside the column of a wide window.
  ['play/roads/', 'roads'],
  ['texts/zh-CN/draws.', 'periods'],
  ['play/lottery/AskedLottery.', 'play-lottery'],
  ['play/lottery/Countdown.', 'play-lottery'],
  ['play/lottery/usePeriod.', 'play-lottery'],
  ['play/lottery/lateSheets.', 'play-lottery'],
  // Boards, the list of all lotteries and the sheet both open to change to another.
  ['session/myLotteries.', 'play-lottery'],
  ['play/texts.', 'draws'],
  ['contract/states/betStates.', 'draws'],
  // How the bets of a chase are grouped and ordered: on a board and in the records.
  ['play/bets/chase', 'draws'],
  // Also in the sheet of a bet, which does without the boards.
  ['play/lottery/Readings.', 'draws'],
  ['play/', 'play'],
  // A few words that results have in colour too.
  ['lottery/selection/readingSides.', 'draws'],
  ['lottery/', 'bets'],
  ['kit/lottery/', 'draws'],
  // Folders of texts and of the contract hold a file for each of many readers; these are read where draws are shown.
  ['texts/zh-CN/play.', 'draws'],
  ['contract/lottery.', 'draws'],
  ['contract/states/betStatus.', 'draws'],
  // Pages that protect players, and what does so beside the screens.
  ['contract/protection.', 'protection-calls'],
  ['values/playTime.', 'protection-calls'],
  // Pages of savings and of activities read it, and nobody else.
  ['contract/activity.', 'activity-calls'],
  // Pages to log in and to register, and the security question.
  ['contract/auth.', 'auth-calls'],
  // The question at log-in, and before a change.
  ['contract/forms/auth.', 'auth-calls'],
  // Calls that wait for it.
  ['session/question/', 'auth-calls'],
  // Pages to register, and the member's own contacts.
  ['kit/CodeButton.', 'auth-calls'],
  ['browser/passkeys/knowsPasskeys.', 'auth-calls'],
  // Its lazy parts read it too, and they come after the pages of depositing.
  ['contract/states/depositStatus.', 'pay-shared'],
  // Pages that lead on to many screens draw them and read the account first; the forms that need its calls are opened from there.
  ['kit/menuIcons.', 'menus'],
  ['contract/account.', 'menus'],
  // Rows under a heading; the others of its folder load as they are scrolled.
  ['kit/list/List.', 'rows'],
  // Small, and needed by pages that show neither a form nor rows that load as they are scrolled.
  ['kit/list/Facts.', 'facts'],
  ['kit/list/RowTime.', 'facts'],
  ['kit/list/', 'lists'],
  // A page has fields to fill in or a search, and most have neither.
  ['kit/input/SearchField.', 'search'],
  ['kit/input/', 'fields'],
  // Lists of games and the hall of the home page: what is said of a maintained game, and the place to come back to.
  ['wallet/maintainedGame.', 'game-lists'],
  ['wallet/keptGamePlace.', 'game-lists'],
  ['texts/zh-CN/game.', 'game-lists'],
  // Shapes of rounds: lists of games, their records, and the bill.
  ['contract/game.', 'rounds'],
  // The rules above registration, and questions about savings.
  ['kit/Disclosure.', 'disclosures'],
  ['kit/Bar.', 'disclosures'],
  // Paying by phone and an agent's links; nothing else shows a QR code.
  ['kit/picture/QrCode.', 'qr'],
  ['kit/picture/qrPng.', 'qr'],
  ['kit/picture/preloadedQrCode.', 'qr-place'],
  ['kit/picture/qrSize.', 'qr-place'],
  ['kit/picture/SaveQr.', 'qr-place'],
  ['values/qrMatrix.', 'qr'],
  // Posts and conversations make a picture small before it is sent.
  ['kit/picture/shrinkPicture.', 'pictures'],
  // Reports and pictures that can be kept; many pages load `shared` and keep nothing.
  ['browser/saveFile.', 'save-file'],
  ['values/csv.', 'save-file'],
  // Only lists with a choice of days work with them.
  ['values/days.', 'lists'],
  // The countdown of a board, and of a list of lotteries.
  ['values/countdownText.', 'draws'],
  ['contract/report.', 'lists'],
  // Transport knows no list, but only lists ask for one page after another.
  ['transport/useCallPages.', 'lists'],
];

/** A late part of the shell may have a form, which pages with forms do without. */
const shell = /\/src\/shell\//;
/** Every page loads this once its screen is there, so what it needs is there for later screens. */
const extras = /\/src\/shell\/Extras\.tsx$/;
/** Every page of a player loads this at once as well, a guest's only when it is used. */
const machinesPart = /\/src\/shell\/boot\/machines\.ts$/;
/** A few bytes that whole chunks would be fetched for: how a link opens (Extras and areas). */
const everywhere = /\/src\/contract\/states\/linkType\./;
/** What Extras needs on every page, and pages of areas without needing the rest of it. */
const ofExtrasAndAreas: readonly (readonly [module: RegExp, chunk: string])[] = [
  // Too little for a request of its own.
  [/\/src\/(?:play\/placing\/(?:pendingSlip|awaitedDraws)|browser\/useOnline)\.ts$/, 'shared'],
  [
    /\/src\/(?:session\/readNotices\.ts|contract\/help\.generated\.ts|kit\/html\/(?!purify)|values\/htmlAllowed\.)/,
    'notices',
  ],
];
/** What several rooms of an area share, and its other rooms should not load. */
const betweenRooms: readonly (readonly [module: RegExp, chunk: string])[] = [
  // The page of what is there today, and that of rebates: neither shows a stage, which the other rooms do.
  [/\/src\/areas\/active\/(?:claiming|today|daily\/(?!RebateRecords\.))/, 'active-today'],
  [
    /\/src\/areas\/active\/(?:frame\/(?:sectionStyles|timeLeft|useCountdown)|award\/prizeText)\./,
    'active-shared',
  ],
  // Sheets of the personal page and others alike, which would bring all that page's room along.
  [/\/src\/areas\/center\/profile\/sheetStyles\./, 'center-shared'],
];
/** What pages of deposits have no room for: what lies at platforms, and cancelling an order, which only their late parts do. */
const besideDeposits: readonly (readonly [module: RegExp, chunk: string])[] = [
  [
    /\/src\/(?:areas\/pay\/transfer\/(?:heldMoney|OutsideMoney|RecallButton)\.|texts\/zh-CN\/outside\.)/,
    'pay-outside',
  ],
  [/\/src\/areas\/pay\/order\/useCancel\./, 'pay-cancel'],
  [/\/src\/kit\/input\/PinPad\./, 'pay-pin'],
];
/** Other skins than the one in the page: nobody needs them earlier, and alone they would be one more request. */
const skins = /\/src\/station\/derive\/(?:theme|palettes)\.ts$/;

/**
 * Parts that are fetched late, and together: each file costs a page two requests. What several of them share goes to the
 * first row among them, which so imports none below.
 */
const lateParts: readonly (readonly [module: RegExp, chunk: string])[] = [
  // What the lightest families do with as well: they need no other mechanism.
  [/\/src\/lottery\/mechanisms\/namedOptions\./, 'bets'],
  [/\/src\/lottery\/mechanisms\//, 'mechanisms'],
  // Boards fetch these too, but results and records would have no use for the rest of what boards do.
  [/\/src\/play\/(?:lottery\/(?:LotterySheet|sheetStyles)|slip\/AgainButtons)\./, 'play-parts'],
  // What a board opens over itself.
  [
    /\/src\/play\/(?:frame\/BreakNote|kept\/(?:KeepSlip|KeptSlips)|lottery\/HistorySheet|bets\/RecentBets|slip\/(?:CountingNote|byChance)|tabs\/TabsSheet)\./,
    'play-sheets',
  ],
  [
    /\/src\/play\/(?:lottery\/PeriodStrip|placing\/BetResult|period\/(?:MyPeriod|PossibleWin|QuickDone|SlipStrip|marksOf|readBets|useAfterDraw|useHighest)|slip\/(?:UndoBar|followSlip))\./,
    'play-late',
  ],

  // How a draw ended: on its board, and on other screens.
  [/\/src\/play\/(?:drawResult|placing\/keptOutcomes)\./, 'play-parts'],
  // With the rules of what bets win at most.
  [
    /\/src\/(?:texts\/zh-CN\/period|lottery\/(?:highest\/\w+|covering\/views|oracle\/drawSpaces))\./,
    'play-late',
  ],
  // Where a wrong station file is explained: together with the rules more than one script may weigh.
  [/\/src\/contract\/station\.shownSchema\./, 'station-schema'],
  // The texts of Extras and of all other late parts of the shell, most of which come after it.
  [/\/src\/texts\/zh-CN\/extra\./, 'Extras'],
];

const isOfMachines = (loaders: ReadonlySet<string>): boolean =>
  [...loaders].some((loader) => machinesPart.test(loader));

/** The chunk of what no screen needs at once; null where it is a part by itself. */
function latePartOf(file: string, loaders: ReadonlySet<string>): string | null {
  if (isOfMachines(loaders)) return 'machines';
  const chunkOfPath = (path: string) => lateParts.find(([module]) => module.test(path))?.[1] ?? null;
  const chunks = new Set([...loaders].map(chunkOfPath));
  return chunkOfPath(file) ?? (chunks.size === 1 ? [...chunks][0]! : null);
}

/** Areas with rooms: folders in which a screen lies, such as pay/deposit. */
const areasWithRooms = new Set(
  catalogue.screens.filter(({ screen }) => screen.includes('/')).map(({ area }) => area),
);

/** Areas with screens that lie in no room. */
const areasWithLooseScreens = new Set(
  catalogue.screens.filter(({ screen }) => !screen.includes('/')).map(({ area }) => area),
);

/** Names of areas as docs/specification.md §7 writes them; an area it does not name is called by its folder. */
const writtenNames: Readonly<Record<string, string>> = {
  index: 'Index',
  official: 'Official',
  credit: 'Credit',
  forum: 'Forum',
  'lottery-all': 'LotteryALL',
};
const nameOf = (area: string): string => writtenNames[area] ?? area;

const areaOf = (id: string): string | undefined => /\/src\/areas\/([a-z-]+)\//.exec(id)?.[1];

/** The folder of a screen within its area, '' where it lies in none. */
const roomOf = (screen: string): string => /\/src\/areas\/[a-z-]+\/([a-z-]+)\//.exec(screen)?.[1] ?? '';

/** Whether a module cannot run without the library of forms: some 25 kB brotli that no other screen should load. */
function needsForms(start: string, graph: ModuleGraph): boolean {
  const seen = new Set([start]);
  for (const id of seen) {
    if (id.includes('/src/kit/form/')) return true;
    if (areaOf(id) && !areaOf(start)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/** Whether a part of an area is fetched by a screen of it only when it is needed. */
const isFetchedLate = (id: string, graph: ModuleGraph): boolean =>
  areaOf(id) !== undefined &&
  (graph.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => areaOf(importer) === areaOf(id));

const isScreen = (id: string, graph: ModuleGraph): boolean =>
  (graph.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => !areaOf(importer));

/** Whose screens need a file of an area: rooms by name, the area's loose screens as '', parts fetched late by their path. */
function roomsLeadingTo(start: string, graph: ModuleGraph): Set<string> {
  const leading = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    if (!areaOf(id)) continue;
    if (isFetchedLate(id, graph)) {
      leading.add(id);
      continue;
    }
    if (isScreen(id, graph)) leading.add(roomOf(id));
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) seen.add(importer);
  }
  return leading;
}

/**
 * The chunk of an area's own file: of the room whose screens need it, or of what several rooms share, which so imports
 * no room; null for a part that is fetched late. `-forms` says that it needs forms.
 */
function partOf(id: string, area: string, graph: ModuleGraph): string | null {
  const leading = [...roomsLeadingTo(id, graph)];
  const forms = needsForms(id, graph) ? '-forms' : '';
  // What only rooms share is no burden for the loose screens; what only late parts share is too little for a file of its own.
  if (
    leading.length > 1 &&
    areasWithRooms.has(area) &&
    areasWithLooseScreens.has(area) &&
    !leading.includes('')
  )
    return `${nameOf(area)}-rooms${forms}`;
  if (leading.length !== 1) return `${commonChunk(area)}${forms}`;
  const [room] = leading as [string];
  if (room.includes('/')) return null;
  return `${nameOf(area)}${room && `-${room}`}${forms}`;
}

/** What several rooms of an area share; an area without rooms is one chunk. */
const commonChunk = (area: string): string => `${nameOf(area)}${areasWithRooms.has(area) ? '-shared' : ''}`;
const areaOfChunk = (chunk: string): string | undefined =>
  [...new Set(catalogue.screens.map(({ area }) => area))].find(
    (area) => chunk === nameOf(area) || chunk.startsWith(`${nameOf(area)}-`),
  );

/** Who loads a module: chunks of areas, `forms`, `main` for the entry, `Extras`; the file itself where another lazy part begins. */
function loadersOf(start: string, graph: ModuleGraph): Set<string> {
  const loaders = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    const area = areaOf(id);
    const info = graph.getModuleInfo(id);
    if (area) loaders.add(partOf(id, area, graph) ?? id);
    else if (id !== start && !shell.test(id) && needsForms(id, graph)) loaders.add('forms');
    else if (extras.test(id)) loaders.add('Extras');
    else if (info?.isEntry) loaders.add('main');
    else {
      if (info?.dynamicImporters.length) loaders.add(id);
      for (const importer of info?.importers ?? [])
        if (!(machineHooks.test(importer) && machines.test(id))) seen.add(importer);
    }
  }
  return loaders;
}

/** Name of the chunk a module belongs to, or null to leave it to the bundler. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const file = id.replaceAll('\\', '/');
  const info = graph.getModuleInfo(id);
  // Styles travel with what they are for: a chunk of styles alone would name a script that is not there.
  if (file.endsWith('.css') && info?.importers[0]) return chunkOf(info.importers[0], graph);

  const loaders = loadersOf(file, graph);
  const area = areaOf(file);
  const isOfAreas = [...loaders].some((loader) => loader === 'forms' || areaOfChunk(loader));
  // What is loaded earlier on every visit keeps what later parts share with it. The bundler would cut that into dozens of requests.
  if (loaders.has('main') || everywhere.test(file)) return 'main';
  if (!area && !shell.test(file) && needsForms(file, graph)) return 'forms';
  for (const [module, chunk] of [...betweenRooms, ...besideDeposits, ...ofExtrasAndAreas])
    if (module.test(file)) return chunk;
  if (loaders.has('Index')) return 'Index';
  // Neither waits for the other.
  if (loaders.has('Extras')) return isOfMachines(loaders) ? 'shared' : 'Extras';
  if (skins.test(file)) return 'Extras';

  if (area) return partOf(file, area, graph);
  // A part that is fetched late goes by its path.
  const areas = new Set([...loaders].map((loader) => areaOf(loader) ?? areaOfChunk(loader)));
  // Where it is no part of these either, lazy parts of the shell alone share it: the bundler knows best.
  if (!isOfAreas) return latePartOf(file, loaders);
  if (loaders.size === 1) return [...loaders][0]!;
  const isForForms = [...loaders].every((loader) => loader.endsWith('forms'));
  // The definition of a form needs nothing of the entry either.
  if (isForForms && (areas.size > 1 || file.includes('/src/contract/forms/'))) return 'forms';
  const [only] = areas;
  if (areas.size === 1 && only) return commonChunk(only) + (isForForms ? '-forms' : '');
  if (pagedReads.test(file)) return 'lists';
  if (actorHooks.test(file)) return 'play';
  const below = /\/src\/(.*)$/.exec(file)?.[1] ?? '';
  return sharedFolders.find(([folder]) => below.startsWith(folder))?.[1] ?? 'shared';
}
