// A wave of random histories: members who bet, deposit, transfer, set limits and take breaks at two servers of one database, several steps at once, while
// connections to the database are cut. Each round is compared with the model: some order of its steps has to explain every answer, and the rows what is left.

import { counterpartiesOf } from '#counterparty/programs.ts';
import { type Random, randomFrom } from '#scripts/crash-test/random.ts';
import { openPool } from '#server/db/pool.ts';
import { testClock } from '../clock.ts';
import { byHand } from '../deposits.ts';
import { drawJobOf } from '../drawJob.ts';
import { startServer } from '../startServer.ts';
import { alpha, testStations } from '../testStations.ts';
import { readTick } from './absorb.ts';
import { explained, saidOf, saidOfSteps } from './explain.ts';
import type { Step } from './model.ts';
import { isApart, lotCode, nextStep, type Scene, takeStep } from './steps.ts';
import {
  type Actor,
  bankMethod,
  beginSums,
  compare,
  endTransfers,
  logInAgain,
  nameOf,
  openActors,
  passRound,
  sceneOf,
  type Theatre,
  takeAnyDeposit,
} from './theatre.ts';

const rounds = 8;
const mostAtOnce = 3;

/** Two servers of one database, without demonstration accounts in play. The Sunday evening before a week, and a month's last days. */
export async function openTheatre(): Promise<Theatre> {
  const clock = testClock('2026-11-29T23:31:00+08:00');
  const first = await startServer({
    stations: testStations,
    clock,
    counterparties: ['bank-desk', 'game-egame'],
  });
  const second = await startServer({ stations: testStations, clock, beside: first });
  byHand(first);
  const failures: string[] = [];
  const job = drawJobOf(first, {
    lotteries: [lotCode],
    onFailure: (what, error) => failures.push(`${what}: ${error}`),
  });
  await takeAnyDeposit(first);
  const owner = openPool(first.databaseUrl);
  return {
    servers: [first, second],
    clock,
    job,
    failures,
    owner,
    parties: counterpartiesOf(
      Object.fromEntries(Object.entries(first.counterparties).map(([name, { party }]) => [name, party])),
    ),
    methodId: await bankMethod(first),
    visitorOf: (server) => server.client(alpha),
    async stop() {
      await job.stop();
      await owner.end();
      await second.stop();
      await first.stop();
    },
  };
}

/** What a history did, for its report. */
export interface Tally {
  histories: number;
  steps: number;
  refused: Record<string, number>;
  cuts: number;
  breaks: number;
}

/** Plays the histories of these seeds side by side; returns what they did. Throws what the model does not explain, with the seed that repeats its choices. */
export async function playWave(theatre: Theatre, seeds: readonly number[], tally: Tally): Promise<void> {
  const { servers, job } = theatre;
  await job.tick();
  const actors = await openActors(theatre, seeds);
  // Every wave cuts at moments of its own.
  const random = randomFrom(seeds[0]!, 999);
  for (let round = 1; round <= rounds; round += 1) {
    const scene = await sceneOf(theatre, actors[0]!);
    const isCut = random.percent(25);
    const work = Promise.all(actors.map((actor) => playRound({ scene, actor, isCut, tally, round })));
    if (isCut) tally.cuts += await cut(theatre, random, work);
    await work;
    await Promise.all(actors.map((actor) => logInAgain(servers[0], actor)));
    const before = await passRound(theatre, random);
    if (isCut) await endTransfers(theatre);
    // Bets of those with limits are summed from some moment on.
    if (random.percent(40)) await beginSums(theatre);
    await job.tick();
    for (const actor of actors)
      await readTick(theatre.owner, actor.player.accountId, actor.member, before, nameOf(actor, round));
    await compare(theatre, actors, round, round === rounds);
  }
  tally.histories += actors.length;
}

interface Round {
  scene: Scene;
  actor: Actor;
  isCut: boolean;
  tally: Tally;
  round: number;
}

async function playRound({ scene, actor, isCut, tally, round }: Round): Promise<void> {
  const { random, clients, member } = actor;
  const wanted = 1 + random.below(mostAtOnce);
  const steps: Step[] = [];
  for (let tries = 0; tries < wanted * 3 && steps.length < wanted; tries += 1) {
    const step = nextStep(random, member, scene);
    if (isApart(step, steps)) steps.push(step);
  }
  // Who repeats a break whose answer was lost is logged out by then; beside it nothing else may be asked whose answer is lost as well.
  const own =
    isCut && steps.some(({ type }) => type === 'break')
      ? steps.filter(({ type }) => type === 'break')
      : steps;
  const answers = await Promise.all(own.map((step) => takeStep(scene, clients[random.below(2)]!, step)));
  if (isCut && own[0]?.type === 'break' && answers[0]!.code === 'notLoggedIn') answers[0]!.code = 'ok';
  const at = scene.now.getTime();
  const found = explained(member, own, answers, at);
  if (!found) {
    throw new Error(
      `${nameOf(actor, round)}: no order of these steps explains their answers:\n${saidOfSteps(own, answers)}\n${saidOf(member)}`,
    );
  }
  actor.member = found;
  tally.steps += own.length;
  for (const [n, { code }] of answers.entries()) {
    if (own[n]!.type === 'break' && code === 'ok') tally.breaks += 1;
    if (!['ok', 'applied', 'pending', 'unchanged'].includes(code))
      tally.refused[code] = (tally.refused[code] ?? 0) + 1;
  }
}

/** Cuts what both servers are doing in the database just now, a few times while they work; returns how many connections were cut. */
async function cut({ owner }: Theatre, random: Random, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ends = () => {
    isOver = true;
  };
  work.then(ends, ends);
  let count = 0;
  for (let times = 2 + random.below(4); times > 0 && !isOver; times -= 1) {
    const { rowCount } = await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
         AND state <> 'idle'`,
    );
    count += rowCount ?? 0;
  }
  return count;
}
