// The measurement of one changed entry from the back office's screen beside what the command does for it: planning, and applying.
import { applyContent, planFor } from '#server/content/apply.ts';
import { entriesOf, markOf, patched } from '#server/content/entries/entries.ts';
import type { Item } from '#server/content/kind.ts';
import type { Files } from '#server/content/plan.ts';
import type { File } from '#server/content/rows.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { readStationSets } from '../../content/readSet.ts';
import { median, rounded } from '../figures.ts';
import { browserOf, timeOf } from '../office/browser.ts';
import { officeBeginMs, openOffice } from '../office/openOffice.ts';

const rounds = 3 * Number(process.env.BENCH_ROUNDS ?? 5);
const kind = 'notices';

/** Both change the title of the same notice of a station as the demonstration has it, in turns. The start of the command's process is left out; it reads and checks the station's files each time. */
export async function benchScreen(say: (line: string) => void): Promise<object> {
  const office = await openOffice(say, { lotteries: [] });
  const { pool, server, stations } = office;
  const [station] = stations;
  try {
    const now = new Date(officeBeginMs);
    const [owner] = await office.openStaff(station, 'owner', 1);
    const browser = browserOf(server.officePort, owner!);
    /** The files of the station with another title in one notice, and that notice as it was. */
    const changed = async (title: string) => {
      const { files } = await inStation(pool, station, (db) => snapshotOf(db));
      const there = files.get(kind) ?? null;
      const [[key, before]] = [...entriesOf(kind, there)] as [[string, Item]];
      const after = { ...before, title: { 'zh-CN': title, en: title } };
      const file: File = patched(kind, there, [{ kind, key, before, after }]);
      const whole = [...files, [kind, file] as const].filter((entry) => entry[1] !== null);
      return {
        key,
        mark: markOf(before),
        value: JSON.stringify(after),
        files: new Map(whole) as unknown as Files,
      };
    };
    const times = {
      screen: { plan: [] as number[], apply: [] as number[] },
      command: { plan: [] as number[], apply: [] as number[] },
    };
    for (let round = -2; round < rounds; round++) {
      const { key, mark, value } = await changed(`Screen ${round}`);
      let plan: unknown;
      const screenPlan = await timeOf(async () => {
        ({ plan } = await browser.ask('content/plan', { entries: [{ kind, key, mark, value }] }));
      });
      const screenApply = await timeOf(() => browser.ask('content/apply', { plan, reason: 'bench' }));
      const { files } = await changed(`Command ${round}`);
      const commandPlan = await timeOf(() => {
        readStationSets([station], 'demo');
        return planFor(pool, station, files, now);
      });
      const commandApply = await timeOf(() => {
        readStationSets([station], 'demo');
        return applyContent(pool, station, { files, by: 'bench', now });
      });
      // The first ones warm up.
      if (round < 0) continue;
      times.screen.plan.push(screenPlan);
      times.screen.apply.push(screenApply);
      times.command.plan.push(commandPlan);
      times.command.apply.push(commandApply);
    }
    browser.close();
    const ofBoth = (step: 'plan' | 'apply') => {
      const [screen, command] = [median(times.screen[step]), median(times.command[step])];
      return {
        screenMs: rounded(screen, 1),
        commandMs: rounded(command, 1),
        ratio: rounded(screen / command, 2),
      };
    };
    return { plan: ofBoth('plan'), apply: ofBoth('apply') };
  } finally {
    await office.stop();
  }
}
