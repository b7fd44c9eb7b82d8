import { Refusal } from '../../../refusal.ts';
import type { Settings } from '../../../settings.ts';
import { office } from '../../pipeline/handle.ts';
import { checkHost } from '../../studio/hosts.ts';

/** A look holds a connection of the database for as long as networks take: few at once, and few in a while. */
const atOnce = 2;
const whileMs = 10 * 60_000;
const most = 40;

interface Looks {
  running: number;
  /** When each host of the while was looked at, by who asked. */
  begun: Map<number, number[]>;
}
const looks = new WeakMap<Settings, Looks>();

export default office('stations/hosts', async ({ request: { hosts }, settings, staff, now }) => {
  const all: Looks = looks.get(settings) ?? { running: 0, begun: new Map() };
  looks.set(settings, all);
  const since = now.getTime() - whileMs;
  const own = (all.begun.get(staff.staffId) ?? []).filter((at) => at > since);
  if (all.running >= atOnce || own.length + hosts.length > most)
    throw new Refusal('office-studio.looksOften', { code: 'crowded' });
  all.begun.set(staff.staffId, [...own, ...hosts.map(() => now.getTime())]);
  all.running += 1;
  try {
    return { hosts: await Promise.all(hosts.map((host) => checkHost(host, now))) };
  } finally {
    all.running -= 1;
  }
});
