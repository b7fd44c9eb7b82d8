// What every counterparty program is made of: an HTTP server with signed questions, pages for people, and a small store of its own.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Ajv } from 'ajv';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { keyThatSigned, type Party, signAnswer, signatureHeader } from './signed.ts';

/** A clear no: nothing was done. `code` is for programs, `message` for people. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** How an answer can be no answer though its signature is good: other fields, other types, cut off within, about somebody or something else. */
export const malformations = ['shape', 'types', 'cut', 'other'] as const;
export type Malformation = (typeof malformations)[number];

/** A fault that a test requests. */
export interface Fault {
  /** The connection breaks before the question is read. */
  losesQuestion?: boolean;
  /** The question is acted on, and the connection breaks before the answer. */
  losesAnswer?: boolean;
  /** Acts after this delay. */
  delayMs?: number;
  /** The question arrives twice, as a network that repeats would have it; the second answer goes out. */
  isDoubled?: boolean;
  /** The question is acted on, and what answers it is malformed. */
  malformed?: Malformation;
}

export interface CounterpartyOptions {
  /** 0 for any that is free. */
  port: number;
  host?: string;
  /** File of its store; ':memory:' for a test. */
  storeFile: string;
  key: string;
  /** The key before it, accepted as well while the two parties change it. */
  previousKey?: string;
  /** The clock; the real one when left out. */
  now?: () => Date;
  /** Called for each question. */
  fault?: (path: string) => Fault | undefined;
  /** Receives our own errors; to standard error when left out. */
  onFailure?: (what: string, error: unknown) => void;
}

/** What routes and pages of a program work with. */
export interface Desk {
  store: DatabaseSync;
  key: string;
  now: () => Date;
  onFailure: (what: string, error: unknown) => void;
  /** Address of its own pages for browsers, known once it listens. */
  publicUrl(): string;
}

/** A signed question: checked against its JSON Schema, answered with the result of `run`; a thrown Refused is a clear no. */
export interface Question {
  path: string;
  schema: object;
  run(message: never, desk: Desk): object | Promise<object>;
}

export interface Program {
  name: string;
  /** SQL that creates the store's missing tables. */
  tables: string;
  questions: readonly Question[];
  /** Registers the pages people see. */
  pages?(app: FastifyInstance, desk: Desk): void | Promise<void>;
  /** Work beside the questions, such as callbacks that are due: run every `everyMs`, never twice at once. */
  work?: { everyMs: number; run(desk: Desk): Promise<void> };
}

export interface CounterpartyServer {
  party: Party;
  store: DatabaseSync;
  /** One round of the program's own work, as its timer does it. */
  work(): Promise<void>;
  /** Waits until the questions are acted on that have arrived, those included whose sender has given up. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Keeps what it has compiled: every program of a kind asks the same. */
const ajv = new Ajv({ allErrors: true });

/** A page of a counterparty may contain only its own styles and forms. */
const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Starts a program and returns how to reach it. Throws where the port is taken or the store cannot be opened. */
export async function serveCounterparty(
  program: Program,
  options: CounterpartyOptions,
): Promise<CounterpartyServer> {
  const { key, previousKey, host = 'localhost', now = () => new Date() } = options;
  const keys = { key, ...(previousKey && { previousKey }) };
  const onFailure =
    options.onFailure ??
    ((what, error) => process.stderr.write(`${program.name}: ${what}: ${(error as Error).stack}\n`));
  const store = new DatabaseSync(options.storeFile);
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  store.exec(program.tables);
  const app = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  });
  const party: Party = { url: '', publicUrl: '', ...keys };
  const underWay = new Set<Promise<unknown>>();
  const desk: Desk = { store, key, now, onFailure, publicUrl: () => party.publicUrl };

  app.get('/healthz', async () => ({ status: 'ok', name: program.name }));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders);
  });
  await app.register(async (signed) => {
    // The signature is over the bytes as sent.
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const question of program.questions) {
      const isMessage = ajv.compile(question.schema);
      const act = async (request: FastifyRequest, reply: FastifyReply) => {
        const fault = options.fault?.(question.path);
        if (fault?.losesQuestion) return request.raw.destroy();
        const body = String(request.body ?? '');
        const header = request.headers[signatureHeader];
        const signer = keyThatSigned(keys, question.path, body, String(header), now().getTime());
        if (!signer)
          return reply.code(401).send({ message: 'The signature does not fit, or it is too old.' });
        const answerWith = (status: number, answer: object) => {
          const text = fault?.malformed ? malformedText(answer, fault.malformed) : JSON.stringify(answer);
          return reply
            .code(status)
            .header('content-type', 'application/json; charset=utf-8')
            .header(signatureHeader, signAnswer(signer, String(header), status, text))
            .send(text);
        };
        if (fault?.delayMs) await pause(fault.delayMs);
        const message = readJson(body);
        if (!isMessage(message))
          return answerWith(422, {
            refused: 'invalid',
            message: ajv.errorsText(isMessage.errors, { dataVar: 'message' }),
          });
        try {
          if (fault?.isDoubled) await question.run(message as never, desk);
          const answer = await question.run(message as never, desk);
          if (fault?.losesAnswer) return request.raw.destroy();
          return answerWith(200, answer);
        } catch (error) {
          if (error instanceof Refused)
            return answerWith(422, { refused: error.code, message: error.message });
          onFailure(question.path, error);
          return reply.code(500).send({ message: 'failed' });
        }
      };
      signed.post(question.path, (request, reply) => {
        const acting = act(request, reply).finally(() => underWay.delete(acting));
        underWay.add(acting);
        return acting;
      });
    }
  });
  await program.pages?.(app, desk);

  await app.listen({ port: options.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  party.url = `http://localhost:${port}`;
  party.publicUrl = party.url;

  let working: Promise<void> | undefined;
  const work = (): Promise<void> => {
    working ??= Promise.resolve(program.work?.run(desk))
      .catch((error) => onFailure('work', error))
      .finally(() => {
        working = undefined;
      });
    return working;
  };
  const timer = program.work && setInterval(() => void work(), program.work.everyMs);
  timer?.unref();
  return {
    party,
    store,
    work,
    async idle() {
      await Promise.allSettled(underWay);
    },
    async close() {
      clearInterval(timer);
      await working;
      await app.close();
      store.close();
    },
  };
}

const otherType = (value: unknown): unknown =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Something else of the same form: the same digits and letters, the other way round, and another one where that is the same. */
const turned = (text: string): string => {
  const other = [...text].reverse().join('');
  return other === text ? `${text}0` : other;
};

/** What names a person, an order or a message in an answer. */
const names: ReadonlySet<string> = new Set(['person', 'ref', 'orderNo', 'id']);

function malformedText(answer: object, how: Malformation): string {
  const changed = (change: (name: string, value: unknown) => unknown): string =>
    JSON.stringify(
      Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, change(name, value)])),
    );
  switch (how) {
    case 'shape':
      return JSON.stringify([{ answer }]);
    case 'types':
      return changed((_, value) => otherType(value));
    case 'cut':
      return JSON.stringify(answer).slice(0, -5);
    case 'other':
      return changed((name, value) => (names.has(name) ? turned(String(value)) : value));
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
