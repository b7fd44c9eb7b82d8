// The folders below src whose files travel in one chunk: a row is a folder, and where folders lie in each other the inner one comes first.

type Row = readonly [folder: string, chunk: string];

/**
 * Folders below src that are in one chunk whoever loads them. Chunks never import each other in a circle (tests/journeys/budget.test.ts),
 * so a file of such a folder imports none that is in a chunk of its importers.
 */
export const ownFolders: readonly Row[] = [
  // What is there to claim today and what rebates are made of: the stages of the other rooms do without.
  ['areas/active/today/', 'active-today'],
  ['areas/active/shared/', 'active-shared'],
  ['areas/center/shared/', 'center-shared'],
  // What pages of deposits have no room for, and only their late parts need.
  ['areas/pay/outside/', 'pay-outside'],
  ['areas/pay/cancel/', 'pay-cancel'],
  ['kit/input/pin/', 'pay-pin'],
  // What Extras needs on every page, and pages of areas without needing the rest of it.
  ['kit/html/', 'notices'],
  ['session/notices/', 'notices'],
  // Too little for a request of its own.
  ['browser/online/', 'shared'],
  ['play/waiting/', 'shared'],
  // Other skins than the one in the page: nobody needs them earlier, and alone they would be one more request.
  ['station/derive/look/', 'Extras'],
  // What a board fetches once it stands, and what it opens over itself; results and records show the parts as well.
  ['play/parts/', 'play-parts'],
  ['play/sheets/', 'play-sheets'],
  ['play/late/', 'play-late'],
  // The rules of what bets win at most come with what a board shows of it.
  ['lottery/highest/', 'play-late'],
  ['lottery/spaces/', 'play-late'],
  // What the lightest families do with: they need none of the mechanisms.
  ['lottery/options/', 'bets'],
];

/** Folders of what several late parts share: each file costs a page two requests. */
export const lateFolders: readonly Row[] = [['lottery/mechanisms/', 'mechanisms']];

/** Folders of what several areas share, where these do not keep it. */
export const sharedFolders: readonly Row[] = [
  // What pages of one lottery need, without the board to bet on.
  ['play/lottery-page/', 'play-lottery'],
  // The rules of a lottery's family come with the rules.
  ['play/family/', 'bets'],
  // The cards of the home page and the list of all lotteries, without a board.
  ['play/running/', 'periods'],
  // Statistics, and what stands beside the column of a wide window.
  ['play/roads/', 'roads'],
  // Draws and bets as results, records and the sheet of a bet show them too.
  ['play/shown/', 'draws'],
  ['play/', 'play'],
  ['lottery/reading/', 'draws'],
  ['lottery/', 'bets'],
  ['kit/lottery/', 'draws'],
  // Pages that protect players, and what does so beside the screens.
  ['session/protection/', 'protection-calls'],
  // Calls that wait for the question at log-in, or before a change.
  ['session/question/', 'auth-calls'],
  ['kit/code/', 'auth-calls'],
  ['browser/passkeys/', 'auth-calls'],
  // Pages that lead on to many screens.
  ['kit/menus/', 'menus'],
  ['kit/list/rows/', 'rows'],
  // Needed by pages that show neither a form nor rows that load as they are scrolled.
  ['kit/list/facts/', 'facts'],
  ['kit/list/', 'lists'],
  ['transport/paged/', 'lists'],
  // A page has fields to fill in or a search, and most have neither.
  ['kit/input/search/', 'search'],
  ['kit/input/', 'fields'],
  // Lists of games and the hall of the home page.
  ['wallet/games/', 'game-lists'],
  // The rules above registration, and questions about savings.
  ['kit/disclosure/', 'disclosures'],
  // Paying by phone and an agent's links; nothing else shows a QR code.
  ['kit/qr/', 'qr-place'],
  // Posts and conversations make a picture small before it is sent.
  ['kit/picture/', 'pictures'],
  // Reports and pictures that can be kept.
  ['browser/file/', 'save-file'],
];
