// What goes on at the back office meanwhile: somebody writes notes about the players, each under an intent of its own, until the server has answered it.
import { setTimeout as pause } from 'node:timers/promises';
import { intentHeader } from '#contract/boot.ts';
import { addNote } from '#contract/office/members.generated.ts';
import { openConnection } from '../harness/connection.ts';
import type { ServerProcess } from '../harness/serverProcess.ts';
import { openStaff } from '../harness/staff.ts';
import type { OfficeAct, World } from './world.ts';

const patienceMs = 2_000;
const againMs = 150;
/** Longer than any server stays away. */
const mostTries = 400;
const betweenMs = 40;
/** Every so many acts are sent twice at once, to two servers where there are two. */
const twiceEvery = 5;

type Clerk = Awaited<ReturnType<typeof openStaff>>[number];

/** One for each station, in that order. */
export const openClerks = ({ pool, stations, nowMs }: World): Promise<Clerk[]> =>
  Promise.all(
    stations.map(async (station) => {
      const [own] = await openStaff(pool, {
        station,
        role: 'support',
        count: 1,
        password: `a long word of ${station}`,
        name: `clerk-${station}`,
        now: new Date(nowMs()),
      });
      return own!;
    }),
  );

/** Works until `isOver`, at the least once for each station. `servers` have their port from one start to the next. */
export async function workAtOffice(
  { stations, people, officeActs }: World,
  staff: readonly Clerk[],
  servers: readonly ServerProcess[],
  isOver: () => boolean,
): Promise<void> {
  async function insist(act: OfficeAct, first: number): Promise<void> {
    const { headers } = staff[stations.indexOf(act.station)]!;
    for (let sent = 0; sent < mostTries; sent++) {
      const line = openConnection(servers[(first + sent) % servers.length]!.officePort, headers, patienceMs);
      const answer = await line
        .postJson(
          `/office/${addNote.id}`,
          { account: act.account, note: act.note },
          `${intentHeader}: ${act.note}\r\n`,
        )
        .catch(() => null);
      line.close();
      if (answer?.status === 200) {
        if (!answer.envelope.success) throw new Error(`A note was refused: ${answer.envelope.msg}`);
        return;
      }
      await pause(againMs);
    }
    throw new Error(`No answer came to a note in ${mostTries} tries.`);
  }
  for (let number = 0; number < stations.length || !isOver(); number++) {
    const { name: account, station } = people[number % people.length]!;
    const act = { station, account, note: `crash-note-${String(number).padStart(6, '0')}` };
    await Promise.all([insist(act, number), ...(number % twiceEvery === 0 ? [insist(act, number + 1)] : [])]);
    officeActs.push(act);
    await pause(betweenMs);
  }
}
