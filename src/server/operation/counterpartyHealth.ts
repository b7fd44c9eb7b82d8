// Which counterparties do not answer at present, as the questions of this process found it.
import type { Counterparties } from '#counterparty/programs.ts';
import { onAsked } from '#counterparty/signed.ts';
import { partiesOf } from './productionChecks.ts';

/** A single question that is lost says little. */
const failuresInARow = 3;

export interface CounterpartyHealth {
  /** Those that have not answered several times in a row, with how often. */
  silent(): { kind: 'counterparty'; name: string; count: number }[];
  stop(): void;
}

/** The name in COUNTERPARTIES of whoever is asked at an address. */
export function nameOfParty(counterparties: Counterparties | undefined, url: string): string {
  if (counterparties?.beacon?.url === url) return 'beacon';
  return (
    (counterparties && partiesOf(counterparties).find(([, party]) => party.url === url)?.[0]) ?? 'unknown'
  );
}

export function watchCounterparties(counterparties: Counterparties | undefined): CounterpartyHealth {
  const failures = new Map<string, number>();
  const stop = onAsked(({ url, outcome }) => {
    const name = nameOfParty(counterparties, url);
    // A clear no is an answer.
    if (outcome === 'answered' || outcome === 'refused') failures.delete(name);
    else failures.set(name, (failures.get(name) ?? 0) + 1);
  });
  return {
    silent: () =>
      [...failures]
        .filter(([, count]) => count >= failuresInARow)
        .map(([name, count]) => ({ kind: 'counterparty', name, count })),
    stop,
  };
}
