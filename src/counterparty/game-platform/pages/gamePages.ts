// The addresses of a platform for players: the entry, the list of its games, a game, how it stands, and bets.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { midnightOf } from '#values/beijingOffset.ts';
import { wireMoney } from '#values/money.ts';
import { localeOf } from '../../words.ts';
import { gameOf, type PlatformCode } from '../catalogue.ts';
import { coverFolder } from '../covers/coverAddress.ts';
import { drawCover } from '../covers/drawCover.ts';
import { lastShots } from '../games/fishEngine.ts';
import type { PlatformWorld } from '../platformWorld.ts';
import { BetRefused, type Round } from '../rounds.ts';
import type { Seat } from '../store.ts';
import { closedPage, gamePage } from './gamePage.ts';
import { historyPage } from './historyPage.ts';
import { lobbyPage } from './lobbyPage.ts';
import { compressLarge, pageFiles } from './pageFiles.ts';

export interface GamePagesParts {
  platform: PlatformCode;
  world: () => PlatformWorld;
  now: () => number;
}

const seatSeconds = 12 * 3600;
const wayBackSeconds = 30 * 86_400;
const shownRounds = 8;
const historyRounds = 30;

/** What a cookie keeps of an address; null where it is none of a site. */
function addressIn(kept = ''): string | null {
  try {
    const address = new URL(decodeURIComponent(kept));
    return /^https?:$/.test(address.protocol) ? address.href : null;
  } catch {
    return null;
  }
}

export function registerGamePages(app: FastifyInstance, { platform, world, now }: GamePagesParts): void {
  // Processes on one host share its cookies.
  const cookie = `seat-${platform}`;
  app.addHook('onSend', compressLarge);
  // Its address names its content.
  for (const { address, type, content } of pageFiles)
    app.get(address, async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=31536000, immutable').type(type).send(content),
    );

  app.get(`${coverFolder}:file`, async (request, reply) => {
    const drawn = drawCover((request.params as { file: string }).file);
    if (drawn === null) return reply.code(404).send();
    return reply.header('Cache-Control', 'public, max-age=604800').type('image/svg+xml').send(drawn);
  });

  /** Outlives the seat: where the player came from, so that an entry that has expired leads back there. */
  const wayBack = `home-${platform}`;

  const seatAt = (request: FastifyRequest): Seat | null => {
    const secret = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{20,64})`).exec(request.headers.cookie ?? '')?.[1];
    return secret ? world().books.seatOf(secret, now()) : null;
  };
  /** The seat at the game that the address names, or at the one it was opened for. */
  const seatedAt = (request: FastifyRequest): Seat | null => {
    const seat = seatAt(request);
    const { game } = request.query as { game?: unknown };
    if (!seat) return null;
    const code = typeof game === 'string' ? game : seat.game;
    return gameOf(platform, code) ? { ...seat, game: code } : null;
  };
  const page = (reply: FastifyReply, markup: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup);
  const closed = (request: FastifyRequest, reply: FastifyReply, token = '') => {
    const kept = new RegExp(`(?:^|;\\s*)${wayBack}=([^;\\s]+)`).exec(request.headers.cookie ?? '')?.[1];
    const back = world().books.wayBackOf(token) ?? addressIn(kept);
    return page(reply, closedPage(localeOf(request.headers['accept-language']), back), 403);
  };

  const shownRound = ({ id, stake, prize, settledAt, betAt, parent, detail }: Round) => ({
    id,
    stake: wireMoney(stake),
    prize: wireMoney(prize),
    state: settledAt === null ? 'unsettled' : prize > stake ? 'won' : prize < stake ? 'lost' : 'void',
    at: betAt,
    isFree: parent !== null,
    detail: { ...detail, proof: undefined },
  });
  const standing = (seat: Seat) => {
    // First, because looking at a table may deal its hand and settle the bets on it.
    const state = world().state(seat, seat.game, now());
    return {
      balance: wireMoney(world().books.balanceOf(seat)),
      state,
      rounds: world().rounds.latest(seat, seat.game, shownRounds).map(shownRound),
    };
  };

  /** Of every game of the platform, a page at a time. */
  const historyOf = (seat: Seat, before?: number) => {
    const found = world().rounds.history(seat, historyRounds + 1, before);
    return {
      listed: found.slice(0, historyRounds).map((round) => ({
        ...shownRound(round),
        game: round.game,
        engine: gameOf(platform, round.game)?.rule.engine,
      })),
      hasMore: found.length > historyRounds,
    };
  };

  app.get('/enter', async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    const taken = typeof token === 'string' ? world().books.takeSeat(token, now()) : null;
    if (!taken) {
      // Going back to the entry does not lose the seat.
      return seatAt(request) ? reply.redirect('/game', 303) : closed(request, reply, String(token));
    }
    return reply
      .header('Set-Cookie', [
        `${cookie}=${taken.secret}; Path=/; Max-Age=${seatSeconds}; HttpOnly; SameSite=Lax`,
        `${wayBack}=${encodeURIComponent(taken.returnUrl)}; Path=/; Max-Age=${wayBackSeconds}; HttpOnly; SameSite=Lax`,
      ])
      .redirect('/game', 303);
  });

  app.get('/game', async (request, reply) => {
    const seat = seatedAt(request);
    return seat ? page(reply, gamePage(platform, seat, standing(seat))) : closed(request, reply);
  });

  app.get('/lobby', async (request, reply) => {
    const seat = seatedAt(request);
    if (!seat) return closed(request, reply);
    const balance = world().books.balanceOf(seat);
    const stateOf = (game: string) => world().state(seat, game, now());
    return page(reply, lobbyPage(platform, seat, { balance, stateOf }));
  });

  app.get('/history', async (request, reply) => {
    const seat = seatedAt(request);
    if (!seat) return closed(request, reply);
    const today = world().rounds.sumSince(seat, midnightOf(now()));
    return page(
      reply,
      historyPage(platform, seat, {
        balance: wireMoney(world().books.balanceOf(seat)),
        today: { count: today.count, stake: wireMoney(today.stake), profit: wireMoney(today.profit) },
        ...historyOf(seat),
      }),
    );
  });

  app.get('/history/before', async (request, reply) => {
    const seat = seatedAt(request);
    if (!seat) return reply.code(403).send({ ok: false, code: 'closed' });
    const { round } = request.query as { round?: unknown };
    const before = typeof round === 'string' && /^[1-9]\d{0,14}$/.test(round) ? Number(round) : null;
    return before === null
      ? reply.code(422).send({ ok: false, code: 'invalid' })
      : { ok: true, ...historyOf(seat, before) };
  });

  app.get('/state', async (request, reply) => {
    const seat = seatedAt(request);
    return seat ? { ok: true, ...standing(seat) } : reply.code(403).send({ ok: false, code: 'closed' });
  });

  app.post('/bet', { bodyLimit: 16_384 }, async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    const seat = site === undefined || site === 'same-origin' ? seatedAt(request) : null;
    if (!seat) return reply.code(403).send({ ok: false, code: 'closed' });
    const body = request.body;
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    try {
      const sent = isObject ? (body as Record<string, unknown>) : {};
      const round = world().bet(seat, seat.game, sent, now(), seat.cycleSeconds);
      const { shots, cannon } = sent as { shots?: unknown[]; cannon?: string };
      return {
        ok: true,
        round: shownRound(round),
        ...(Array.isArray(shots) && cannon && { shots: lastShots(round, shots.length, cannon) }),
        ...standing(seat),
      };
    } catch (error) {
      if (error instanceof BetRefused)
        return reply
          .code(422)
          .send({ ok: false, code: error.code, message: error.message, ...standing(seat) });
      throw error;
    }
  });
}
