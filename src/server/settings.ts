// The server's limits and durations: the length of a session, how many attempts, how hard to hash.

export interface Settings {
  /** How long a request may take to arrive whole; its connection is closed then. */
  requestSeconds: number;
  /** Connections that are open at once: those of one address, where no proxy stands between, and all. */
  connectionsPerAddress: number;
  connections: number;
  /** Requests of one address that are not answered yet. */
  requestsPerAddress: number;
  /** Requests of one address that the log has a line of, within a minute; those that failed count for themselves. */
  requestLinesPerAddress: number;
  /** How late the process may be at its work; beyond it refuses addresses with several requests under way, and beyond four times that everybody. 0: never. */
  lateMs: number;
  sessionIdleSeconds: number;
  sessionAbsoluteSeconds: number;
  /** The back office: a session ends after so long without a call, and after so long whatever happens. */
  staffIdleSeconds: number;
  staffAbsoluteSeconds: number;
  /** How long a log-in at the office waits for its second factor, and how many wrong ones it takes. */
  staffPendingSeconds: number;
  staffPendingTries: number;
  /** Log-ins tried within an hour under one name: from one network, from each browser the owner of the name has used, and from everywhere else together. */
  staffTriesAnHour: number;
  staffTriesOfNameAnHour: number;
  /** How long an invitation to the office, a higher role in it, and the token of a command last. */
  staffInvitationSeconds: number;
  staffElevationSeconds: number;
  staffTokenSeconds: number;
  /** Reads of what is personal that somebody makes at the office on a day in Beijing. */
  staffReadsADay: number;
  /** What seals secrets of the office at rest, as drawn by `openssl rand -base64 32`; empty where none was set. */
  officeKey: string;
  /** What seals the seeds of draws to come; several with commas while it is changed, the first of which seals. Empty where none was set. */
  drawKey: string;
  /** What seals the data of persons; several with commas while it is changed, the first of which seals. Empty where none was set: nothing is sealed. */
  dataKey: string;
  /** After so long a demonstration decides on deposits and withdrawals that nobody at its office has taken; 0: people alone decide. */
  demonstrationDecidesSeconds: number;
  /** How long an answered intent is remembered. */
  intentSeconds: number;
  /** Argon2id: memory in KiB, passes, lanes. */
  argon2: { memoryCost: number; timeCost: number; parallelism: number };
  hashingAtOnce: number;
  hashingWaiting: number;
  /** A log-in that has waited this long is refused: the browser gives up at 10 s. */
  hashingWaitMs: number;
  /** Who has waited this long for a connection to the database is refused: the browser gives up at 10 s. */
  connectionWaitMs: number;
  /** A statement that runs this long is ended by the database. */
  statementMs: number;
  /** Failures within the window after which a captcha is required. */
  captchaAfterFailures: number;
  captchaWindowSeconds: number;
  /** Passwords that are evaluated for one account within an hour, for those unknown to it and for each device known to it. */
  loginTriesAnHour: number;
  /** Failures from one address within an hour, whatever the account. */
  addressFailuresAnHour: number;
  /** Tries to confirm something with a password or an answer while logged in, or at the second step, within an hour. */
  confirmTriesAnHour: number;
  /** Wrong codes and answers with which a forgotten password may be recovered, for one account within a day. */
  recoverTriesADay: number;
  withdrawalTries: number;
  withdrawalLockSeconds: number;
  captchaSeconds: number;
  captchaChecks: number;
  captchasPerAddress: number;
  searchesPerAddress: number;
  robotDifficulty: number;
  smsSeconds: number;
  smsTries: number;
  smsPerNumberADay: number;
  /** Codes that nobody confirmed, for an address and for the first seven digits of a number. */
  smsPerAddressADay: number;
  smsPerPrefixADay: number;
  mailsPerAddressADay: number;
  /** Wait after the first message to a number; doubles with each further one of the day. */
  smsWaitSeconds: number;
  questionSeconds: number;
  questionTries: number;
  trialSeconds: number;
  /** Play money of a trial account, in 0.0001 yuan. */
  trialMoney: bigint;
  trialsPerAddressADay: number;
  /** Games of platforms that a trial account may open in a minute: each moves its play money there. */
  trialGamesPerMinute: number;
  /** Orders that one call places at most: a chase of every period there may be over the largest basket (120 x 200). */
  ordersPerCall: number;
  /** Orders that an account places within a minute, in one process: the largest chase, and bets beside it. */
  ordersPerMinute: number;
  /** The same with play money: a chase of every period over five lines. */
  trialOrdersPerCall: number;
  trialOrdersPerMinute: number;
  /** Orders that a trial account may have waiting for their draws. */
  openTrialOrders: number;
  /** Calls that change something which an account makes within a minute, in one process: each leaves a row, refused or not. */
  intentsPerMinute: number;
  /** Periods that the chases of a member may have before them: the longest chase three times. */
  openChasePeriods: number;
  /** Orders of large slips (see orderQuota.ts) that are read and placed at once, in one process: two of the longest chases. */
  ordersUnderWay: number;
  /** How long the bets of a trial account are kept after it has ended. */
  trialBetsSeconds: number;
  /** Trial accounts that an address opens per day without a human check. */
  trialsBeforeProof: number;
  /** Thousands of phones of one mobile network share an address. */
  registrationTriesPerAddressADay: number;
  promoCodeChecksPerAddressADay: number;
  /** Accounts that an agent opens by hand within a day. */
  accountsOpenedADay: number;
  /** Messages that a player writes within a day. */
  messagesADay: number;
  /** How long the same text to the same receiver is taken for a repeat. */
  messageRepeatSeconds: number;
  adviceADay: number;
  /** Messages that a player writes to support within a day. */
  supportMessagesADay: number;
  /** Guests of an address that begin to write to support within a day; phones of one mobile network share it. */
  supportGuestsPerAddressADay: number;
  /** Messages that a guest writes to support within a day. */
  supportGuestMessagesADay: number;
  /** Pictures that a player sends to support within an hour. */
  supportPicturesAnHour: number;
  /** Texts for others that a player tries to write within a minute, refused ones included. */
  textTriesAMinute: number;
  /** A member posts once in the forum within this time. */
  forumPostSeconds: number;
  /** Pictures that a member uploads for posts within an hour. */
  forumPicturesAnHour: number;
  /** How long an uploaded picture may be decoded; its process is killed then. */
  pictureMs: number;
  /** Push services beside those of the browsers, with commas: a host, `*.` and a host, or http:// and a port of this machine. */
  pushServices: string;
  /** Whom the people of a push service ask about notices: `mailto:` or `https:`; empty for the address of the station. */
  pushContact: string;
  /** Days of draws before its first that a new server makes of lotteries of its own; without a commitment, since nobody could bet on them. */
  historyDays: number;
  /** Plain cookies on http hosts that browsers do not trust, such as a LAN address. For development only. */
  allowsPlainCookies: boolean;
  /** Compares every answer with its schema before it leaves. */
  checksAnswers: boolean;
}

export const defaultSettings: Settings = {
  requestSeconds: 60,
  connectionsPerAddress: 2_000,
  connections: 10_000,
  requestsPerAddress: 500,
  requestLinesPerAddress: 120,
  lateMs: 300,
  sessionIdleSeconds: 2 * 3600,
  sessionAbsoluteSeconds: 7 * 86_400,
  staffIdleSeconds: 30 * 60,
  staffAbsoluteSeconds: 12 * 3600,
  staffPendingSeconds: 300,
  staffPendingTries: 5,
  staffTriesAnHour: 10,
  staffTriesOfNameAnHour: 50,
  staffInvitationSeconds: 3 * 86_400,
  staffElevationSeconds: 3600,
  staffTokenSeconds: 90 * 86_400,
  staffReadsADay: 1_000,
  officeKey: process.env.OFFICE_KEY ?? '',
  drawKey: process.env.DRAW_KEY ?? '',
  dataKey: process.env.DATA_KEY ?? '',
  demonstrationDecidesSeconds: 0,
  intentSeconds: 2 * 86_400,
  // What OWASP's password storage page asks of Argon2id.
  argon2: { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 },
  hashingAtOnce: 2,
  hashingWaiting: 200,
  hashingWaitMs: 6_000,
  connectionWaitMs: 8_000,
  statementMs: 9_000,
  captchaAfterFailures: 3,
  captchaWindowSeconds: 900,
  loginTriesAnHour: 20,
  addressFailuresAnHour: 100,
  confirmTriesAnHour: 5,
  recoverTriesADay: 5,
  withdrawalTries: 5,
  withdrawalLockSeconds: 2 * 3600,
  captchaSeconds: 300,
  captchaChecks: 5,
  captchasPerAddress: 300,
  searchesPerAddress: 300,
  robotDifficulty: 14,
  smsSeconds: 600,
  smsTries: 5,
  smsPerNumberADay: 5,
  smsPerAddressADay: 30,
  smsPerPrefixADay: 200,
  mailsPerAddressADay: 10,
  smsWaitSeconds: 60,
  questionSeconds: 600,
  questionTries: 5,
  trialSeconds: 86_400,
  trialMoney: 2_000_0000n,
  trialsPerAddressADay: 30,
  trialGamesPerMinute: 20,
  ordersPerCall: 24_000,
  ordersPerMinute: 30_000,
  trialOrdersPerCall: 600,
  trialOrdersPerMinute: 1_200,
  openTrialOrders: 2_400,
  intentsPerMinute: 600,
  openChasePeriods: 360,
  ordersUnderWay: 48_000,
  trialBetsSeconds: 86_400,
  trialsBeforeProof: 10,
  registrationTriesPerAddressADay: 600,
  promoCodeChecksPerAddressADay: 600,
  accountsOpenedADay: 200,
  messagesADay: 20,
  messageRepeatSeconds: 600,
  adviceADay: 5,
  supportMessagesADay: 300,
  supportGuestsPerAddressADay: 30,
  supportGuestMessagesADay: 50,
  supportPicturesAnHour: 30,
  textTriesAMinute: 60,
  forumPostSeconds: 30,
  forumPicturesAnHour: 60,
  pictureMs: 8_000,
  pushServices: process.env.PUSH_SERVICES ?? '',
  pushContact: process.env.PUSH_CONTACT ?? '',
  historyDays: 30,
  allowsPlainCookies: process.env.PLAIN_COOKIES === '1',
  checksAnswers: process.env.NODE_ENV !== 'production',
};
