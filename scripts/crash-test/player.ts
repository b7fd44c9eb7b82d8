// How a player of the crash test behaves: sends a request, repeats it under the same intent until an answer arrives, sometimes sends it twice at once, or abandons it.
import { setTimeout as pause } from 'node:timers/promises';
import { intentHeader } from '#contract/boot.ts';
import { type Answer, type Connection, openConnection } from '../harness/connection.ts';
import { isCutOff } from './counterparties.ts';
import type { AnswerRecord } from './history.ts';
import { entryOf } from './operations/openGame.ts';
import { transferIn } from './operations/transfer.ts';
import { type Ask, areSame, type Operation, type Person, type World } from './world.ts';

/** The browser waits ten seconds; in a crash test a line that is dead for two will not come back. */
const patienceMs = 2_000;
const againMs = 150;
/** A server that stays away for longer than this many tries is a fault of the test setup. */
const mostTries = 400;
const twiceAtOncePercent = 8;
const walkAwayPercent = 6;
/** A table may be closed, a match about to end, a question to the platform lost. */
const warmUpTries = 25;
const warmUpYuan = 100;

export interface Stint {
  world: World;
  person: Person;
  /** Of the servers, the one it begins with first; a repeat goes to the next, as a load balancer would have it. */
  ports: readonly number[];
  operations: readonly [string, Operation][];
  /** Claims one more operation; false when all have been done. */
  takeTurn(): boolean;
}

/** A request that a player abandoned without an answer. */
export interface Open {
  person: Person;
  operation: string;
  ask: Ask;
  intentId: string;
}

/** An answer that states the result; a server that fails or goes down states nothing. */
const isWord = ({ status }: Answer): boolean => status === 200;

async function post(line: Connection, ask: Ask, intentId: string): Promise<Answer | null> {
  const answer = await line.post(ask.path, ask.fields, `${intentHeader}: ${intentId}\r\n`).catch(() => null);
  return answer && isWord(answer) ? answer : null;
}

async function insist(
  lines: readonly Connection[],
  ask: Ask,
  intentId: string,
): Promise<{ envelope: Answer['envelope']; sent: number }> {
  for (let sent = 1; sent <= mostTries; sent++) {
    const answer = await post(lines[(sent - 1) % lines.length]!, ask, intentId);
    if (answer) return { envelope: answer.envelope, sent };
    await pause(againMs);
  }
  throw new Error(`No answer came to ${ask.path} in ${mostTries} tries.`);
}

const answerRecord = (
  { station, name, accountId }: Person,
  operation: string,
  { fields }: Ask,
  intentId: string,
  { answer, sent }: Pick<AnswerRecord, 'answer' | 'sent'>,
): AnswerRecord => ({ operation, station, account: name, accountId, intentId, fields, answer, sent });

/** What a player does next, chosen by weight; operations that have nothing to request now are skipped. */
async function chosen(
  world: World,
  person: Person,
  operations: Stint['operations'],
): Promise<{ operation: string; ask: Ask; accepted: Operation['accepted']; next: Operation['next'] }> {
  const sum = operations.reduce((all, [, { weight }]) => all + weight, 0);
  for (;;) {
    let at = person.random.below(sum);
    const [operation, { ask, accepted, next }] = operations.find(([, { weight }]) => {
      at -= weight;
      return at < 0;
    })!;
    const wanted = await ask(world, person);
    if (wanted) return { operation, ask: wanted, accepted, next };
  }
}

/** Ids of intents follow from the seed as well. */
const intentOf = ({ random, name }: Person, number: number): string =>
  `${name}-${number}-${random.below(0x1_0000_0000).toString(16).padStart(8, '0')}`;

async function goOn(
  world: World,
  person: Person,
  answer: Answer['envelope'],
  ask: Ask,
  next: Operation['next'],
): Promise<void> {
  try {
    await next?.(world, person, answer, ask);
  } catch (error) {
    if (!isCutOff(error)) throw error;
  }
}

/** Requests something until it is answered, and does what comes next; returns the answer. */
async function request(
  world: World,
  lines: readonly Connection[],
  { person, operation, ask, intentId }: Open,
): Promise<Answer['envelope']> {
  const { accepted, next } = world.operations.get(operation)!;
  const { envelope, sent } = await insist(lines, ask, intentId);
  world.history.add(answerRecord(person, operation, ask, intentId, { answer: envelope, sent }));
  if (!envelope.success) return envelope;
  accepted?.(person, envelope);
  await goOn(world, person, envelope, ask, next);
  return envelope;
}

/** Requests one thing before the others begin. */
export async function requestFirst(
  world: World,
  ports: readonly number[],
  open: Open,
): Promise<Answer['envelope']> {
  const lines = ports.map((port) => openConnection(port, open.person.headers, patienceMs));
  try {
    return await request(world, lines, open);
  } finally {
    for (const line of lines) line.close();
  }
}

/** Lets a player bet at a platform until a bet is taken, so that the shortest test has rounds of each. */
export async function warmUp(
  world: World,
  person: Person,
  ports: readonly number[],
  platform: string,
): Promise<void> {
  const lines = ports.map((port) => openConnection(port, person.headers, patienceMs));
  const { taken } = { ...world.counterparties.plays.get(platform)! };
  for (let tries = 1; tries <= warmUpTries; tries++) {
    // Without automatic exchange there is nothing to play with unless it is moved there.
    const asks = { transfer: transferIn(platform, warmUpYuan), openGame: entryOf(person, platform) };
    for (const [operation, ask] of Object.entries(asks)) {
      const intentId = `${person.name}-${platform}-${operation}-${tries}`;
      await request(world, lines, { person, operation, ask, intentId });
    }
    if (world.counterparties.plays.get(platform)!.taken > taken) break;
    await pause(againMs);
  }
  for (const line of lines) line.close();
}

/** Plays until everything has been done; returns the abandoned requests. */
export async function play({ world, person, ports, operations, takeTurn }: Stint): Promise<Open[]> {
  const { random } = person;
  const open = (order: readonly number[]): Connection[] =>
    order.map((port) => openConnection(port, person.headers, patienceMs));
  const lines = open(ports);
  // What is sent twice at once reaches two servers, where there are two.
  const second = open([...ports.slice(1), ports[0]!]);
  const left: Open[] = [];
  for (let number = 1; takeTurn(); number++) {
    const { operation, ask: wanted, accepted, next } = await chosen(world, person, operations);
    const [isTwice, isLeaving] = [random.percent(twiceAtOncePercent), random.percent(walkAwayPercent)];
    const intentId = intentOf(person, number);
    if (isLeaving) {
      const answer = await post(lines[0]!, wanted, intentId);
      if (!answer) {
        left.push({ person, operation, ask: wanted, intentId });
        continue;
      }
    }
    const [first, other] = await Promise.all([
      insist(lines, wanted, intentId),
      isTwice ? insist(second, wanted, intentId) : null,
    ]);
    if (other && !areSame(world, operation, first.envelope, other.envelope))
      throw new Error(
        `One intent (${intentId}) got two answers: ${JSON.stringify([first.envelope, other.envelope])}`,
      );
    world.history.add(
      answerRecord(person, operation, wanted, intentId, { answer: first.envelope, sent: first.sent }),
    );
    if (!first.envelope.success) continue;
    accepted?.(person, first.envelope);
    await goOn(world, person, first.envelope, wanted, next);
  }
  for (const line of [...lines, ...second]) line.close();
  return left;
}

/** Repeats the abandoned requests and records their answers. */
export async function comeBack(world: World, ports: readonly number[], open: readonly Open[]): Promise<void> {
  for (const { person, operation, ask, intentId } of open) {
    const lines = ports.map((port) => openConnection(port, person.headers, patienceMs));
    const { envelope, sent } = await insist(lines, ask, intentId);
    for (const line of lines) line.close();
    world.history.add(answerRecord(person, operation, ask, intentId, { answer: envelope, sent: sent + 1 }));
  }
}
