// Owns one simulated history: members who act at two servers at once, in an order that a seed decides, with answers lost, questions doubled and processes that die between any two statements.
import type { Call } from '#contract/call.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { type Random, randomFrom } from '#scripts/crash-test/random.ts';
import { openPool } from '#server/db/pool.ts';
import type { DrawJob } from '#server/jobs/drawJob.ts';
import { periodAt } from '#server/play/calendar.ts';
import { testClock } from '../clock.ts';
import { drawJobOf } from '../drawJob.ts';
import { readTick } from '../histories/absorb.ts';
import { explained, saidOf } from '../histories/explain.ts';
import type { Answered, Step } from '../histories/model.ts';
import {
  isApart,
  lotCode,
  nextStep,
  platform as platformCode,
  type Scene,
  takeStep,
} from '../histories/steps.ts';
import {
  type Actor,
  beginSums,
  compare,
  endTransfers,
  logInAgain,
  nameOf,
  openActors,
  sceneOf,
  type Theatre,
} from '../histories/theatre.ts';
import { type Client, startServer } from '../startServer.ts';
import { alpha, testStations } from '../testStations.ts';
import { Gate, type Happened } from './gate.ts';
import { type SimulatedPlatform, simulatedPlatform } from './platform.ts';

const rounds = 3;
const membersEach = 2;
const mostAtOnce = 3;

export interface Simulation extends Theatre {
  gate: Gate;
  platform: SimulatedPlatform;
  /** One of each server: two processes that may both believe that they lead. */
  jobs: readonly [DrawJob, DrawJob];
}

export interface SimulationOptions {
  /** What product code sleeps by, so that it sleeps at the gate. */
  onGate(gate: Gate): void;
}

export async function openSimulation({ onGate }: SimulationOptions): Promise<Simulation> {
  const clock = testClock('2026-11-29T23:31:00+08:00');
  let owner: ReturnType<typeof openPool> | undefined;
  const prepared = async (databaseUrl: string): Promise<string> => {
    owner = openPool(databaseUrl);
    await owner.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''1ms''', current_database()); END $$`,
    );
    return databaseUrl;
  };
  const gateOf = (): Gate => new Gate({ control: owner! });
  let gate: Gate | undefined;
  const given = { platform: undefined as SimulatedPlatform | undefined };
  const parties = { serverUrl: '', platforms: {} as Theatre['parties']['platforms'] };
  const first = await startServer({ stations: testStations, clock, parties, databaseBy: prepared });
  gate = gateOf();
  given.platform = simulatedPlatform(gate);
  parties.platforms[platformCode] = given.platform.party;
  const second = await startServer({ stations: testStations, clock, beside: first, parties });
  const failures: string[] = [];
  const jobOf = (server: typeof first): DrawJob => drawJobOf(server, { lotteries: [lotCode] });
  const jobs = [jobOf(first), jobOf(second)] as const;
  await first.inStation(alpha, async (db) => {
    await db.updateTable('deposit_setting').set({ pending_most: 1000 }).execute();
    await db.updateTable('pay_method').set({ tail_least: 0n, tail_most: 0n }).execute();
  });
  for (const server of [first, second]) gate.watch(server.pool);
  onGate(gate);
  const realFetch = globalThis.fetch;
  globalThis.fetch = given.platform.fetch;
  return {
    servers: [first, second],
    clock,
    job: jobs[0],
    jobs,
    failures,
    owner: owner!,
    parties,
    gate,
    platform: given.platform,
    visitorOf: (server) => server.clientWithin(alpha),
    async stop() {
      globalThis.fetch = realFetch;
      for (const job of jobs) await job.stop();
      await owner!.end();
      await second.stop();
      await first.stop();
    },
  };
}

/** What came of a history. */
export interface Played {
  steps: number;
  happened: Happened[];
}

/** Plays the history of a seed. Throws what the model does not explain, with what happened in that round. */
export async function playHistory(simulation: Simulation, seed: number): Promise<Played> {
  const { gate, clock, servers, owner } = simulation;
  const random = randomFrom(seed, 7);
  const played: Played = { steps: 0, happened: [] };
  const seeds = Array.from({ length: membersEach }, (_, at) => seed * membersEach + at);
  const actors = await openActors(simulation, seeds);
  await tickAll(simulation);
  const inOrder = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await gate.play(random, work);
    } catch (error) {
      throw new Error(`seed ${seed}, ${what}: ${(error as Error).message}\n${reportOf(gate.happened)}`, {
        cause: error,
      });
    } finally {
      played.happened.push(...gate.happened);
    }
  };
  for (let round = 1; round <= rounds; round += 1) {
    const scene = await sceneOf(simulation, actors[0]!);
    const wave = actors.map((actor) => ({
      actor,
      steps: stepsOf(random, actor, scene),
      answers: [] as Answered[],
    }));
    await inOrder(`round ${round}`, async () => {
      const work = wave.flatMap((each, at) =>
        each.steps.map(async (step, n) => {
          const who = `member ${at + 1} ${step.type} ${n}`;
          each.answers[n] = await gate.as(who, () =>
            takeStep(scene, clientOf(simulation, random, each.actor), step),
          );
        }),
      );
      const jobs = jobsOf(simulation, random).map(([who, job]) => gate.as(who, job));
      await Promise.all([...work, ...jobs]);
      await Promise.all(simulation.platform.late.splice(0));
    });
    for (const { actor, steps, answers } of wave) {
      explain({ actor, steps, answers, scene, round, happened: gate.happened });
      played.steps += steps.length;
    }
    await Promise.all(actors.map((actor) => logInAgain(servers[0], actor)));
    await clock.pass(random.one([20, 150, 310, 310, 900, 3_700, random.percent(15) ? 90_000 : 40]));
    while (periodAt(knownLottery(lotCode), clock.now().getTime()).sealsMs <= clock.now().getTime())
      await clock.pass(10);
    const before = clock.now();
    await owner.query('UPDATE session SET seen_at = $1 WHERE ended_at IS NULL', [before]);
    await inOrder(`the draws of round ${round}`, () => twoLeaders(simulation));
    await endTransfers(simulation);
    await tickAll(simulation);
    for (const actor of actors)
      await readTick(owner, actor.player.accountId, actor.member, before, nameOf(actor, round));
    await compare(simulation, actors, round, round === rounds);
  }
  return played;
}

const reportOf = (happened: readonly Happened[]): string =>
  happened
    .slice(-60)
    .map(
      ({ who, what, fate, holder }) => `${fate.padEnd(8)}${who}: ${what}${holder ? ` (for ${holder})` : ''}`,
    )
    .join('\n');

function stepsOf(random: Random, { member }: Actor, scene: Scene): Step[] {
  const wanted = 1 + random.below(mostAtOnce);
  const steps: Step[] = [];
  for (let tries = 0; tries < wanted * 3 && steps.length < wanted; tries += 1) {
    const step = nextStep(random, member, scene);
    if (isApart(step, steps)) steps.push(step);
  }
  // Who repeats a break whose answer was lost is logged out by then; beside it nothing else may be asked whose answer is lost as well.
  const breaks = steps.filter(({ type }) => type === 'break');
  return breaks.length > 0 ? breaks : steps;
}

/** A member's browser: at one server, or impatient, so that the same question goes to both at once. */
function clientOf({ gate }: Simulation, random: Random, { clients }: Actor): Client {
  const one = clients[random.below(2)]!;
  if (!random.percent(25)) return one;
  return {
    ...one,
    async call<Request extends object, Answer>(...asked: [Call<Request, Answer>, Request, object?]) {
      const [first, second] = await Promise.all(
        clients.map((client, at) => gate.part(`copy ${at + 1}`, () => client.call(...asked))),
      );
      const isSame = first!.text === second!.text;
      if (first!.status === 200 && second!.status === 200 && !isSame)
        throw new Error(`one intent, two answers: ${first!.text} and ${second!.text}`);
      return first!.status === 200 ? first! : second!;
    },
  };
}

/** What the servers' jobs do meanwhile. */
function jobsOf(simulation: Simulation, random: Random): [string, () => Promise<unknown>][] {
  const jobs: [string, () => Promise<unknown>][] = [];
  if (random.percent(40)) jobs.push(['the money job', () => endTransfers(simulation)]);
  if (random.percent(30)) jobs.push(['the sums of limits', () => beginSums(simulation).catch(() => {})]);
  return jobs;
}

/** Both processes make the draws that are due: the lease of the one that leads was lost, and it has not noticed. */
async function twoLeaders({ gate, jobs, owner }: Simulation): Promise<void> {
  const tick = (at: 0 | 1) => gate.as(`draws of process ${at + 1}`, () => jobs[at].tick().catch(() => false));
  await owner.query('DELETE FROM job_lease');
  await Promise.all([tick(0), tick(1)]);
}

/** As rounds go on until everything is done. */
async function tickAll({ jobs, owner }: Simulation): Promise<void> {
  await owner.query('DELETE FROM job_lease');
  for (const job of jobs) await job.tick();
}

interface Explained {
  actor: Actor;
  steps: readonly Step[];
  answers: readonly Answered[];
  scene: Scene;
  round: number;
  happened: readonly Happened[];
}

function explain({ actor, steps, answers, scene, round, happened }: Explained): void {
  if (steps[0]?.type === 'break' && answers[0]!.code === 'notLoggedIn') answers[0]!.code = 'ok';
  const found = explained(actor.member, steps, answers, scene.now.getTime());
  if (found) {
    actor.member = found;
    return;
  }
  const said = steps.map(
    (step, n) =>
      `${JSON.stringify(step, (_, value) => (typeof value === 'bigint' ? String(value) : value))} -> ${JSON.stringify(answers[n])}`,
  );
  throw new Error(
    `${nameOf(actor, round)}: no order of these steps explains their answers:\n${said.join('\n')}\n${saidOf(actor.member)}\n${reportOf(happened)}`,
  );
}
