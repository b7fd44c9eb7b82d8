// What each law demands of a station, field by field; tests/stations/protection.test.ts names the clause of each.
import type { StationFile } from '#contract/station.generated.ts';

type Given = NonNullable<StationFile['protection']>;

export type ProfileName = NonNullable<Given['profile']>;

/** Every setting of protection, as a profile and a station's file make it together. */
export type ProtectionSettings = {
  readonly [Section in Exclude<keyof Given, 'profile'>]-?: NonNullable<Given[Section]> extends number
    ? number
    : {
        readonly [Name in keyof NonNullable<Given[Section]>]-?: NonNullable<
          NonNullable<Given[Section]>[Name]
        >;
      };
};

const standard: ProtectionSettings = {
  age: 18,
  limits: {
    ask: 'never',
    required: false,
    waitHours: 24,
    confirmHours: 168,
    reminderMonths: 6,
    kinds: ['deposit', 'stake', 'loss', 'time'],
    station: [],
  },
  breaks: {
    timeoutHoursMost: 1008,
    terms: ['6m', '1y', '2y', '5y', 'forever'],
    coolHours: 24,
    coolHoursIndefinite: 168,
    indefiniteMonths: 12,
    allStations: 'ask',
    openBets: 'stand',
  },
  registry: {
    rule: 'none',
    deadlineSeconds: 5,
    maxAgeHours: 0,
    deposits: false,
    play: false,
    changeMinutes: 0,
  },
  reality: { minutes: 0, choices: [15, 30, 60, 120], gapMinutes: 15 },
  design: { cycleSeconds: 0, autoplay: true, turbo: true, cancelWithdrawal: true },
  markers: {
    spendPercent: 300,
    spendMinDays: 3,
    spendFloor: 1000,
    chasing: 3,
    lossMin: 500,
    nights: 6,
    nightMinutes: 60,
    longSessions: 8,
    sessionMinutes: 240,
    cancelledWithdrawals: 3,
    contacts: 2,
    limitRises: 3,
    failedDeposits: 5,
  },
};

/** What a profile demands beyond the standard one. */
const DEMANDS: Readonly<Record<ProfileName, Given>> = {
  standard: {},
  uk: {
    limits: { ask: 'registration' },
    reality: { minutes: 60 },
    // RTS 14: casino games, from 17 January 2025; 14B for withdrawals.
    design: { cycleSeconds: 5, autoplay: false, turbo: false, cancelWithdrawal: false },
    // GAMSTOP covers every licensee; without an answer nobody is let in.
    breaks: { allStations: 'always', indefiniteMonths: 0 },
    registry: { rule: 'closed' },
  },
  mga: {
    // An exclusion asks whether it covers all brands; lifted after 24 hours, without an end after 7 days.
    limits: { ask: 'firstDeposit' },
    breaks: { allStations: 'ask', coolHours: 24, coolHoursIndefinite: 168 },
    reality: { minutes: 60 },
    design: { cancelWithdrawal: false },
  },
  on: {
    age: 19,
    limits: { ask: 'registration' },
    // Open wagers are cancelled and refunded within 24 hours.
    breaks: { terms: ['6m', '1y', '5y'], allStations: 'always', openBets: 'giveBack' },
    // Out of reach: no new accounts, and log-in only where the last answer said "not excluded".
    registry: { rule: 'lastKnown' },
    reality: { minutes: 60 },
    design: { cycleSeconds: 3, autoplay: false, turbo: false },
  },
  de: {
    // LUGAS: 1,000 a month at most over all operators, asked at each deposit; higher after 7 days.
    limits: {
      ask: 'registration',
      required: true,
      waitHours: 168,
      station: [{ kind: 'deposit', frame: 'month', value: 1000 }],
    },
    breaks: { allStations: 'always' },
    // LUGAS: no play at two operators at once, and 5 minutes between them.
    registry: { rule: 'closed', deposits: true, play: true, changeMinutes: 5 },
    reality: { minutes: 60 },
    design: { cycleSeconds: 5, autoplay: false, turbo: false },
  },
  nl: {
    limits: { ask: 'registration', required: true },
    breaks: { allStations: 'always' },
    // Cruks: asked at every log-in.
    registry: { rule: 'closed' },
    reality: { minutes: 60 },
  },
  se: {
    limits: { ask: 'registration', required: true, waitHours: 72 },
    breaks: { allStations: 'always' },
    registry: { rule: 'lastKnown' },
    reality: { minutes: 60 },
  },
};

/** Settings of protection with those that are given in the place of others, section by section. */
export function withGiven(settings: ProtectionSettings, given: Given): ProtectionSettings {
  return {
    age: given.age ?? settings.age,
    limits: { ...settings.limits, ...given.limits },
    breaks: { ...settings.breaks, ...given.breaks },
    registry: { ...settings.registry, ...given.registry },
    reality: { ...settings.reality, ...given.reality },
    design: { ...settings.design, ...given.design },
    markers: { ...settings.markers, ...given.markers },
  };
}

/** Every setting of a profile by itself. */
export const profileSettings: Readonly<Record<ProfileName, ProtectionSettings>> = Object.fromEntries(
  Object.entries(DEMANDS).map(([name, demands]) => [name, withGiven(standard, demands)]),
) as Record<ProfileName, ProtectionSettings>;
