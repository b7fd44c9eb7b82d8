// What the office costs those beside it: bets while twenty people work, and a colleague's calls while a hundred log in.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ajaxHeader } from '#contract/boot.ts';
import { openConnection } from '../../harness/connection.ts';
import type { Player } from '../../harness/players.ts';
import type { ServerProcess } from '../../harness/serverProcess.ts';
import type { StaffMember } from '../../harness/staff.ts';
import { median, rounded } from '../figures.ts';
import { placeBets } from '../play/placeBets.ts';
import { watchProcessor } from '../play/processor.ts';
import { type Browser, timeOf, within } from './browser.ts';
import { type Filled, wordsOf } from './fill.ts';

const windowMs = 4_000;
const rounds = Number(process.env.BENCH_TURNS ?? 5);
const clients = 16;
/** Members whom two people change at once. */
const edits = 100;
/** How long a clerk looks at an answer before the next one. */
const thoughtMs = 3_000;

/** What came of a turn: bets, and milliseconds of the processors for each, the work of the office beside them included. */
interface Turn {
  placed: number;
  processorMs: number;
}

async function bets(
  { server: { port, pid }, databasePid }: Pick<Beside, 'server' | 'databasePid'>,
  people: readonly Player[],
  form: Record<string, string>,
): Promise<Turn> {
  const used = await watchProcessor(pid, databasePid);
  const placed = await placeBets(port, people, form, { clients, windowMs });
  const { serverMs, databaseMs } = await used();
  return { placed, processorMs: (serverMs + databaseMs) / placed };
}

/** Listens to the stream of hints as an open screen does, and passes what comes; returns what ends that. */
function listen(
  officePort: number,
  { headers }: StaffMember,
  onText: (text: string) => void = () => {},
): () => void {
  const fields = Object.fromEntries(
    headers
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  );
  const request = http.get({ port: officePort, host: 'localhost', path: '/office/stream', headers: fields });
  request.on('response', (response) => response.setEncoding('utf8').on('data', onText));
  request.on('error', () => {});
  return () => request.destroy();
}

/** Clerks at work: one searches and opens a card, the next reads a list, with a thought between. */
async function work(browsers: readonly Browser[], filled: Filled, isOver: () => boolean): Promise<number> {
  let calls = 0;
  await Promise.all(
    browsers.map(async (browser, clerk) => {
      await pause((thoughtMs * clerk) / browsers.length);
      for (let turn = 0; !isOver(); turn += 1) {
        const n = 1 + (((clerk * 1_000 + turn) * 7_919) % filled.accounts);
        const words = wordsOf(n);
        if (turn % 2 === 0) {
          await browser.ask('members/find', { text: words['order number'] });
          await browser.ask('members/card', { account: words.account });
          calls += 2;
        } else {
          await browser.ask(clerk % 2 ? 'money/withdrawals' : 'money/deposits', { limit: 20 });
          calls += 1;
        }
        await pause(thoughtMs);
      }
    }),
  );
  return calls;
}

export interface Beside {
  server: ServerProcess;
  databasePid: number;
  filled: Filled;
  browsers: readonly Browser[];
  staff: readonly StaffMember[];
  say: (line: string) => void;
}

/** What is left of the bets a second while the office is busy; turns alternate, so that other load of the machine counts on both sides. */
export async function benchBets(
  { server, databasePid, filled, browsers, staff, say }: Beside,
  people: readonly Player[],
  form: (round: number) => Promise<Record<string, string>>,
): Promise<object> {
  say('Placing bets ...');
  const kept: number[] = [];
  const alone: number[] = [];
  const cost: number[] = [];
  let calls = 0;
  const place = (fields: Record<string, string>) => bets({ server, databasePid }, people, fields);
  await place(await form(0));
  for (let round = 0; round < rounds; round += 1) {
    const fields = await form(round);
    const before = await place(fields);
    const ends = staff.map((each) => listen(server.officePort, each));
    let isOver = false;
    const busy = work(browsers, filled, () => isOver);
    const beside = await place(fields);
    isOver = true;
    calls += await busy;
    for (const end of ends) end();
    const after = await place(fields);
    // Before and after, so that other load of the machine counts on both sides.
    const usual = (before.placed + after.placed) / 2;
    alone.push(usual);
    kept.push(beside.placed / usual);
    cost.push((2 * beside.processorMs) / (before.processorMs + after.processorMs));
    say(`Round ${round + 1}: ${Math.round(usual)} bets alone, ${beside.placed} beside the office`);
  }
  return {
    clerks: browsers.length,
    callsEachTurn: rounded(calls / rounds),
    turnSeconds: windowMs / 1000,
    betsASecondAlone: rounded(median(alone) / (windowMs / 1000)),
    betsKept: rounded(median(kept), 3),
    processorForABetBeside: rounded(median(cost), 3),
    bound: 'at least 0.95',
  };
}

/** Two people with the same card open: how long after the first has sent an act the second is notified, and whether the second's own, made from what was there before, is refused. */
export async function benchNotified({ server, filled, browsers, staff, say }: Beside): Promise<object> {
  say('Editing by two ...');
  const [first, second] = browsers as [Browser, Browser];
  const times: number[] = [];
  let refused = 0;
  let onText = (_: string): void => {};
  const begun = new Promise<void>((done) => {
    onText = () => done();
  });
  const end = listen(server.officePort, staff[1]!, (text) => onText(text));
  await begun;
  for (let edit = 0; edit < edits; edit += 1) {
    const { account } = wordsOf(1 + ((edit * 7_919) % filled.accounts));
    const { version } = await second.ask('members/card', { account });
    const act = { account, reason: 'bench', version };
    const since = performance.now();
    const notified = new Promise<void>((done) => {
      onText = (text) => text.includes(`"item":"${account}"`) && done();
    });
    await first.ask('acts/level', { ...act, level: 2 });
    await notified;
    times.push(performance.now() - since);
    await second.ask('acts/level', { ...act, level: 3 }).catch(() => {
      refused += 1;
    });
  }
  end();
  return {
    edits,
    notifiedMs: { median: rounded(median(times), 1), most: rounded(Math.max(...times), 1) },
    lost: edits - refused,
    bound: 'at most 1,000 ms, and none lost',
  };
}

/** How long a colleague's small call takes while a hundred log in at once, beside the same without them. */
export async function benchLogIns(
  { server, browsers, say }: Beside,
  joining: readonly StaffMember[],
  password: string,
): Promise<object> {
  say('Logging in ...');
  const [bystander] = browsers;
  const quiet: number[] = [];
  for (let call = 0; call < 200; call += 1) quiet.push(await timeOf(() => bystander!.ask('session/me')));
  let isOver = false;
  const refused = new Map<string, number>();
  const times: number[] = [];
  const beginning = performance.now();
  const logIns = Promise.all(
    joining.map(async ({ name }) => {
      const line = openConnection(
        server.officePort,
        `Host: localhost\r\n${ajaxHeader.join(': ')}\r\n`,
        60_000,
      );
      const ms = await timeOf(async () => {
        const { envelope } = await line.postJson('/office/session/logIn', { name, password });
        if (!envelope.success) {
          const code = String(envelope.code);
          refused.set(code, (refused.get(code) ?? 0) + 1);
        }
      });
      times.push(ms);
      line.close();
    }),
  ).then(() => {
    isOver = true;
  });
  const beside: number[] = [];
  while (!isOver) beside.push(await timeOf(() => bystander!.ask('session/me')));
  await logIns;
  return {
    logIns: joining.length,
    refused: Object.fromEntries(refused),
    seconds: rounded((performance.now() - beginning) / 1000, 1),
    logInP95Ms: rounded(within(times, 0.95)),
    bystander: {
      calls: beside.length,
      quietP95Ms: rounded(within(quiet, 0.95), 1),
      besideP95Ms: rounded(within(beside, 0.95), 1),
      besideWorstMs: rounded(Math.max(...beside), 1),
    },
  };
}
