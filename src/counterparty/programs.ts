// The list of counterparties of a demonstration: which programs run, and the role of each for the server.
import { type Pace, standInChain } from './draw-beacon/rounds.ts';
import { type PlatformCode, platformCodes } from './game-platform/catalogue.ts';
import type { CounterpartyOptions, CounterpartyServer } from './serve.ts';
import type { Party } from './signed.ts';

/** A company that is asked and never reports; it has no pages for players. */
export type Gateway = Omit<Party, 'publicUrl'> & Partial<Pick<Party, 'publicUrl'>>;

/** A public source of values that nobody knows before, by the HTTP interface of drand: `<url>/<chain>/public/<round>`. */
export interface Beacon extends Pace {
  url: string;
  /** Hash of its chain, 64 hex digits. */
  chain: string;
}

/** Every company the server does business with. */
export interface Counterparties {
  /** Address of the server for their callbacks; known once it listens. */
  serverUrl: string;
  payProvider?: Party;
  bankDesk?: Party;
  /** Sends messages to phones. */
  sms?: Gateway;
  /** Sends mail. */
  mail?: Gateway;
  /** Knows who is excluded at every operator. */
  registry?: Gateway;
  /** Draws are bound to its rounds. */
  beacon?: Beacon;
  /** By the code of the platform. */
  platforms: Record<string, Party>;
}

/** Starts a program. */
export type StartProgram = (options: CounterpartyOptions) => Promise<CounterpartyServer>;

/** Name of the process that runs a platform of the demonstration. */
export const processOf = (platform: string): string => platform.replace('sandbox-', 'game-');

/** Name of a process to what it runs. */
export const programs: Readonly<Record<string, () => Promise<StartProgram>>> = {
  'pay-provider': async () => (await import('./pay-provider/payProvider.ts')).createPayProvider,
  'bank-desk': async () => (await import('./bank-desk/bankDesk.ts')).createBankDesk,
  ...Object.fromEntries(platformCodes.map((code) => [processOf(code), () => gamePlatform(code)])),
  'message-gateway': async () => (await import('./message-gateway/messageGateway.ts')).createMessageGateway,
  'exclusion-registry': async () =>
    (await import('./exclusion-registry/exclusionRegistry.ts')).createExclusionRegistry,
  'draw-beacon': async () => (await import('./draw-beacon/drawBeacon.ts')).createDrawBeacon,
};

async function gamePlatform(platform: PlatformCode): Promise<StartProgram> {
  const { createGamePlatform } = await import('./game-platform/gamePlatform.ts');
  return (options) => createGamePlatform({ ...options, platform });
}

/** Their roles, by the names of the processes. */
export function counterpartiesOf(parties: Readonly<Record<string, Party>>): Counterparties {
  const {
    'pay-provider': payProvider,
    'bank-desk': bankDesk,
    'message-gateway': messages,
    'exclusion-registry': registry,
    'draw-beacon': beacon,
  } = parties;
  return {
    serverUrl: '',
    ...(payProvider && { payProvider }),
    ...(bankDesk && { bankDesk }),
    ...(messages && { sms: messages, mail: messages }),
    ...(registry && { registry }),
    ...(beacon && {
      beacon: {
        ...standInChain,
        // It may come back on another port.
        get url() {
          return beacon.url;
        },
      },
    }),
    // A platform of the catalogue that nobody runs is shown as maintained.
    platforms: Object.fromEntries(
      platformCodes.flatMap((code) => {
        const party = parties[processOf(code)];
        // The same object: its address may change.
        return party ? [[code, Object.assign(party, { playMoney: true })] as const] : [];
      }),
    ),
  };
}
