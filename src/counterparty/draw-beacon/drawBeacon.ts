// The stand-in for a public beacon: every three seconds a value that nobody knew before, served as drand serves its own. Who holds its key could know them, so it proves nothing to players; in service a public one takes its place.
import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type CounterpartyOptions, type CounterpartyServer, type Desk, serveCounterparty } from '../serve.ts';
import { momentOfRound, standInChain } from './rounds.ts';

function pages(app: FastifyInstance, { key, now }: Desk): void {
  const { chain } = standInChain;
  app.get<{ Params: { round: string } }>(`/${chain}/public/:round(^[1-9][0-9]{0,11}$)`, (request, reply) => {
    const round = Number(request.params.round);
    if (momentOfRound(standInChain, round) > now().getTime())
      return reply.code(425).send({ message: 'This round is still to come.' });
    const signature = createHmac('sha256', key).update(`beacon ${round}`).digest();
    return reply.send({
      round,
      randomness: createHash('sha256').update(signature).digest('hex'),
      signature: signature.toString('hex'),
    });
  });
}

/** Starts it; throws where the port is taken. */
export const createDrawBeacon = (options: CounterpartyOptions): Promise<CounterpartyServer> =>
  serveCounterparty({ name: 'draw-beacon', tables: '', questions: [], pages }, options);
