// Callbacks of counterparties: signed, recent, checked against a schema, and safe to repeat.

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { keyThatSigned, type Party, signAnswer, signatureHeader } from '#counterparty/signed.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import type { StationsInService } from '../stations.ts';
import type { CallDeps } from './callSteps.ts';

export interface CallbackContext<Message> {
  message: Message;
  station: StationFacts;
  /** One transaction; an error rolls it back, and the counterparty repeats the callback. */
  db: Db;
  now: Date;
}

/** A clear no to what a counterparty reports: nothing of the report is done. What run() wrote is kept. */
interface No {
  refused: string;
  message: string;
}

export const no = (refused: string, message: string): No => ({ refused, message });

export interface Callback {
  partyOf(counterparties: Counterparties, message: { station: string }): Party | undefined;
  isMessage: ValidateFunction;
  run(context: CallbackContext<never>): Promise<object>;
}

const ajv = new Ajv({ allErrors: true });

/**
 * A callback, the default export of src/server/callback/<name>.ts, served as POST /callback/<name>. The message names its `station`. It may come
 * twice, late, or never: `run` is idempotent.
 */
export function callback<Message extends { station: string }>(options: {
  partyOf: (counterparties: Counterparties, message: Message) => Party | undefined;
  /** JSON Schema of the message; `station` is a required string in it. */
  schema: object;
  run: (context: CallbackContext<Message>) => Promise<object>;
}): Callback {
  return {
    partyOf: options.partyOf as Callback['partyOf'],
    isMessage: ajv.compile(options.schema),
    run: options.run as Callback['run'],
  };
}

export interface CallbackDeps extends Pick<CallDeps, 'counterparties' | 'now'> {
  /** Connections to the database of a station; undefined while it is away. */
  poolOf(station: string): pg.Pool | undefined;
}

/** Serves every file of the folder. */
export async function registerCallbacks(
  app: FastifyInstance,
  stations: StationsInService,
  around: CallbackDeps,
  folder = path.join(import.meta.dirname, '../callback'),
): Promise<void> {
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  await app.register(async (signed) => {
    signed.removeContentTypeParser('application/json');
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const file of files) {
      const module = (await import(pathToFileURL(path.join(folder, file)).href)) as { default?: Callback };
      const answer = module.default;
      if (!answer)
        throw new Error(`src/server/callback/${file} does not export callback(...) as its default.`);
      const address = `/callback/${file.slice(0, -3)}`;
      signed.post(address, async (request, reply) => {
        reply.header('Cache-Control', 'no-store');
        const body = String(request.body ?? '');
        const message = readJson(body);
        const counterparties = around.counterparties;
        if (!answer.isMessage(message) || !counterparties)
          return reply.code(422).send({ refused: 'invalid' });
        const { station: code } = message as { station: string };
        const party = answer.partyOf(counterparties, { station: code });
        const header = String(request.headers[signatureHeader]);
        const key = party && keyThatSigned(party, address, body, header, around.now().getTime());
        if (!key) return reply.code(401).send({ refused: 'signature' });
        const answerWith = (status: number, result: object) => {
          const text = JSON.stringify(result);
          return reply
            .code(status)
            .header('content-type', 'application/json; charset=utf-8')
            .header(signatureHeader, signAnswer(key, header, status, text))
            .send(text);
        };
        const station = stations.byCode(code);
        if (!station) return answerWith(422, { refused: 'noStation' });
        const pool = around.poolOf(code);
        // No answer of ours: it is reported again.
        if (!pool) return reply.code(503).send();
        const result = await inStation(pool, station.code, (db) =>
          answer.run({ message: message as never, station, db, now: around.now() }),
        );
        return answerWith('refused' in result ? 422 : 200, result);
      });
    }
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
