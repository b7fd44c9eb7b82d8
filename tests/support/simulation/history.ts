// One simulated history: members who act at two servers at once, in an order that a seed decides, with answers lost, questions doubled and processes that die between any two statements.
import type pg from 'pg';
import type { Call } from '#contract/call.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { type Random, randomFrom } from '#scripts/crash-test/random.ts';
import { openPool } from '#server/db/pool.ts';
import type { DrawJob } from '#server/jobs/drawJob.ts';
import { testClock } from '../clock.ts';
import { drawJobOf } from '../drawJob.ts';
import { readTick } from '../histories/absorb.ts';
import { explained, saidOf, saidOfSteps } from '../histories/explain.ts';
import type { Answered, Event, Step } from '../histories/model.ts';
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
  bankMethod,
  beginSums,
  busyAccounts,
  compare,
  endTransfers,
  logInAgain,
  nameOf,
  openActors,
  passRound,
  passUntilSale,
  queryTransfers,
  sceneOf,
  type Theatre,
  takeAnyDeposit,
} from '../histories/theatre.ts';
import { type Client, startServer } from '../startServer.ts';
import { alpha, testStations } from '../testStations.ts';
import { Gate, type Happened } from './gate.ts';
import { type SimulatedPlatform, simulatedPlatform } from './platform.ts';

const rounds = 2;
const membersEach = 2;
const mostAtOnce = 3;
/** One: what the jobs do is done for each station, and the same. */
const stations = testStations.filter(({ code }) => code === alpha);

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
  const parties: Theatre['parties'] = { serverUrl: '', platforms: {} };
  let owner: pg.Pool | undefined;
  const first = await startServer({
    stations,
    clock,
    parties,
    async databaseBy(databaseUrl) {
      owner = openPool(databaseUrl);
      await owner.query(
        `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''1ms''', current_database()); END $$`,
      );
      return databaseUrl;
    },
  });
  const gate = new Gate({ control: owner!, waitsForOthers: (who) => / (?:bet|chase) /.test(who) });
  const platform = simulatedPlatform(gate);
  parties.platforms[platformCode] = platform.party;
  const second = await startServer({ stations, clock, beside: first, parties });
  const failures: string[] = [];
  const jobOf = (server: typeof first): DrawJob => drawJobOf(server, { lotteries: [lotCode] });
  const jobs = [jobOf(first), jobOf(second)] as const;
  await takeAnyDeposit(first);
  for (const server of [first, second]) gate.watch(server.pool);
  onGate(gate);
  const realFetch = globalThis.fetch;
  globalThis.fetch = platform.fetch;
  return {
    servers: [first, second],
    clock,
    job: jobs[0],
    jobs,
    failures,
    owner: owner!,
    parties,
    gate,
    platform,
    methodId: await bankMethod(first),
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
  /** Names of the steps: of which act, member and place. */
  taken: string[];
  happened: Happened[];
}

/** What a history does not explain, with what happened before. */
export class Unexplained extends Error {
  override name = 'Unexplained';
  /** Names of the steps that were taken until then. */
  readonly steps: readonly string[];

  constructor(message: string, steps: readonly string[], cause: unknown) {
    super(message, { cause });
    this.steps = steps;
  }
}

export interface HistoryOptions {
  seed: number;
  /** Names of steps that are left out. */
  without?: ReadonlySet<string>;
}

/** Plays the history of a seed from the clock's moment on. Throws Unexplained where the model does not explain it. */
export async function playHistory(
  simulation: Simulation,
  { seed, without = new Set() }: HistoryOptions,
): Promise<Played> {
  const { clock, servers, owner } = simulation;
  const random = randomFrom(seed, 7);
  const seeds = Array.from({ length: membersEach }, (_, at) => seed * membersEach + at);
  await passUntilSale(clock);
  const actors = await openActors(simulation, seeds);
  await tickAll(simulation);
  const played: Played = { taken: [], happened: [] };
  const act = { simulation, actors, random, without, played };
  for (let round = 1; round <= rounds; round += 1) {
    await playAct({ ...act, name: `${round}a`, isDrawing: false });
    await Promise.all(actors.map((actor) => logInAgain(servers[0], actor)));
    const before = await passRound(simulation, random);
    await playAct({ ...act, name: `${round}b`, isDrawing: true });
    try {
      for (const actor of actors)
        await readTick(owner, actor.player.accountId, actor.member, before, nameOf(actor, round));
      await compare(simulation, actors, round, round === rounds);
    } catch (error) {
      throw new Unexplained(`after act ${round}b: ${(error as Error).message}`, played.taken, error);
    }
  }
  return played;
}

interface Act {
  simulation: Simulation;
  actors: readonly Actor[];
  random: Random;
  without: ReadonlySet<string>;
  played: Played;
  name: string;
  /** Whether both processes draw and settle meanwhile. */
  isDrawing: boolean;
}

/** Members act at once, and jobs beside them; then all that was left open is ended, and the model explains every answer. */
async function playAct({ simulation, actors, random, without, played, name, isDrawing }: Act): Promise<void> {
  const { gate } = simulation;
  const scene = await sceneOf(simulation, actors[0]!);
  const waiting = await busyAccounts(simulation);
  const parts = actors.map((actor, at) => {
    const mayTransfer = !waiting.has(actor.player.accountId);
    const steps = stepsOf(random, actor, scene, { isDrawing, mayTransfer }).filter((step, n) => {
      const stepName = `${name} member ${at + 1} ${step.type} ${n + 1}`;
      if (!without.has(stepName)) played.taken.push(stepName);
      return !without.has(stepName);
    });
    return { actor, steps, answers: [] as Answered[] };
  });
  try {
    await gate.play(random, async () => {
      const work = parts.flatMap(({ actor, steps, answers }, at) =>
        steps.map(async (step, n) => {
          const client = clientOf(simulation, random, actor);
          answers[n] = await gate.as(`member ${at + 1} ${step.type} ${n + 1}`, () =>
            takeStep(scene, client, step),
          );
        }),
      );
      const jobs = jobsOf(simulation, random).map(([who, job]) => gate.as(who, job));
      await Promise.all([...work, ...jobs, isDrawing && twoLeaders(simulation)]);
      await Promise.all(simulation.platform.late.splice(0));
    });
    if (isDrawing) await endAll(simulation);
    for (const { actor, steps, answers } of parts) {
      const settled = isDrawing ? await settledOf(simulation, actor) : [];
      // Until a process has committed to the period on sale, nothing is.
      const isOnSale = (_: unknown, n: number) => !isDrawing || answers[n]!.code !== 'sealed';
      explain(
        actor,
        [...steps.filter(isOnSale), ...settled],
        [...answers.filter(isOnSale), ...settled.map(() => ({ code: 'ok' }))],
        scene,
      );
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unexplained(`act ${name}: ${message}\n${reportOf(gate.happened)}`, played.taken, error);
  }
  played.happened.push(...gate.happened);
}

/** What was settled of a member's bets since: each period at once. */
async function settledOf({ owner }: Simulation, { player, member }: Actor): Promise<Event[]> {
  const { rows } = await owner.query<{ id: string; payout: bigint; seals_at: Date }>(
    `SELECT id::text, payout, seals_at FROM bet_order
       WHERE station = $1 AND account_id = $2 AND status NOT IN (${BetStatus.waiting}, ${BetStatus.returned}) ORDER BY id`,
    [alpha, player.accountId],
  );
  const periods = new Map<number, Map<string, bigint>>();
  for (const { id, payout, seals_at } of rows) {
    if (member.stakes.get(id)?.payout !== null) continue;
    const period = periods.get(seals_at.getTime()) ?? new Map<string, bigint>();
    periods.set(seals_at.getTime(), period.set(id, BigInt(payout)));
  }
  return [...periods.values()].map((payouts) => ({ type: 'settled', payouts }));
}

const reportOf = (happened: readonly Happened[]): string =>
  happened
    .slice(-60)
    .map(
      ({ who, what, fate, holder }) => `${fate.padEnd(8)}${who}: ${what}${holder ? ` (for ${holder})` : ''}`,
    )
    .join('\n');

function stepsOf(
  random: Random,
  { member }: Actor,
  scene: Scene,
  { isDrawing, mayTransfer }: { isDrawing: boolean; mayTransfer: boolean },
): Step[] {
  // What a chase does at a draw is judged after it, by what the member had then.
  if (isDrawing && member.chase) return [];
  const wanted = 1 + random.below(mostAtOnce);
  const steps: Step[] = [];
  for (let tries = 0; tries < wanted * 3 && steps.length < wanted; tries += 1) {
    const step = nextStep(random, member, scene);
    if (isDrawing && (step.type === 'break' || step.type === 'chase')) continue;
    if (!mayTransfer && step.type.startsWith('transfer')) continue;
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
  // What a round cannot do, the next one does. Both processes may believe that they lead the job.
  const round = (at: 0 | 1) => queryTransfers(simulation, () => {}, at).catch(() => {});
  const both = [0, 1] as const;
  for (const at of random.percent(50) ? both : [random.one(both)])
    if (random.percent(70))
      jobs.push([`money job of process ${at + 1}`, () => round(at).then(() => round(at))]);
  if (random.percent(30)) jobs.push(['the sums of limits', () => beginSums(simulation).catch(() => {})]);
  return jobs;
}

/** Both processes make the draws that are due: the lease of the one that leads was lost, and it has not noticed. */
async function twoLeaders({ gate, jobs, owner }: Simulation): Promise<void> {
  const tick = (at: 0 | 1) => gate.as(`draws of process ${at + 1}`, () => jobs[at].tick().catch(() => false));
  await owner.query('DELETE FROM job_lease');
  await Promise.all([tick(0), tick(1)]);
}

/** As time goes on, until everything is done: transfers are queried, what is due is drawn and settled. */
async function endAll(simulation: Simulation): Promise<void> {
  while ((await busyAccounts(simulation)).size > 0) {
    await simulation.clock.pass(21);
    await endTransfers(simulation);
  }
  await tickAll(simulation);
}

async function tickAll({ jobs, owner }: Simulation): Promise<void> {
  await owner.query('DELETE FROM job_lease');
  for (const job of jobs) await job.tick();
}

function explain(actor: Actor, steps: readonly Event[], answers: readonly Answered[], { now }: Scene): void {
  if (steps[0]?.type === 'break' && answers[0]!.code === 'notLoggedIn') answers[0]!.code = 'ok';
  const found = explained(actor.member, steps, answers, now.getTime());
  if (!found)
    throw new Error(
      `no order of these steps explains their answers:\n${saidOfSteps(steps, answers)}\n${saidOf(actor.member)}`,
    );
  actor.member = found;
}
