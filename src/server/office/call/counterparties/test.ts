import { namedParties, testParty } from '../../../operation/partyTest.ts';
import { Refusal } from '../../../refusal.ts';
import type { Settings } from '../../../settings.ts';
import { office } from '../../pipeline/handle.ts';

/** Names under test, by server: a test holds a connection of the database for as long as the company takes. */
const underTest = new WeakMap<Settings, Set<string>>();

export default office(
  'counterparties/test',
  async ({ request: { name }, counterparties, stations, settings, now }) => {
    const found = namedParties(counterparties).find((party) => party.name === name);
    if (!found) throw new Refusal('office-counterparties.noParty', { field: 'name', values: { name } });
    const testing = underTest.get(settings) ?? new Set<string>();
    underTest.set(settings, testing);
    if (testing.has(name)) throw new Refusal('office-counterparties.testing', { code: 'crowded' });
    testing.add(name);
    const begunMs = performance.now();
    try {
      const { verdict, detail } = await testParty(found, stations.all()[0]?.code ?? 'test', now);
      return { verdict, detail, milliseconds: Math.round(performance.now() - begunMs) };
    } finally {
      testing.delete(name);
    }
  },
);
