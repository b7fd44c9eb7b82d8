// Owns the list of counterparties of a demonstration: which programs run, and the role of each for the server.
import type { PlatformCode } from './game-platform/catalogue.ts';
import type { CounterpartyOptions, CounterpartyServer } from './serve.ts';
import type { Party } from './signed.ts';

/** Every company the server does business with. */
export interface Counterparties {
  /** Address of the server for their callbacks; known once it listens. */
  serverUrl: string;
  payProvider?: Party;
  bankDesk?: Party;
  /** By the code of the platform. */
  platforms: Record<string, Party>;
}

/** Starts a program. */
export type StartProgram = (options: CounterpartyOptions) => Promise<CounterpartyServer>;

/** Name of a process to what it runs; a program may run more than once. */
export const programs: Readonly<Record<string, () => Promise<StartProgram>>> = {
  'pay-provider': async () => (await import('./pay-provider/payProvider.ts')).createPayProvider,
  'bank-desk': async () => (await import('./bank-desk/bankDesk.ts')).createBankDesk,
  'game-slots': () => gamePlatform(['sandbox-egame']),
  'game-tables': () => gamePlatform(['sandbox-chess', 'sandbox-fish']),
};

async function gamePlatform(platforms: readonly PlatformCode[]): Promise<StartProgram> {
  const { createGamePlatform } = await import('./game-platform/gamePlatform.ts');
  return (options) => createGamePlatform({ ...options, platforms });
}

/** Their roles, by the names of the processes. */
export function counterpartiesOf(parties: Readonly<Record<string, Party>>): Counterparties {
  const {
    'pay-provider': payProvider,
    'bank-desk': bankDesk,
    'game-slots': slots,
    'game-tables': tables,
  } = parties;
  return {
    serverUrl: '',
    ...(payProvider && { payProvider }),
    ...(bankDesk && { bankDesk }),
    // Platforms of the catalogue that nobody runs (live, sport, esport: nothing to deal or to bet on here) are shown as maintained.
    platforms: {
      ...(slots && { 'sandbox-egame': slots }),
      ...(tables && { 'sandbox-chess': tables, 'sandbox-fish': tables }),
    },
  };
}
