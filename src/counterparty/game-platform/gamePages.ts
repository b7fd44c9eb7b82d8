// Owns the pages players see at a sandbox game platform: the entry, the table, a round.

import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { YUAN } from '#values/money.ts';
import { localeOf } from '../words.ts';
import { gameOf } from './catalogue.ts';
import { closedPage, gamePage } from './gamePage.ts';
import { stakes } from './games/game.ts';
import type { Books, Seat } from './store.ts';

export interface GamePagesParts {
  books: () => Books;
  now: () => number;
  /** Name of the cookie that holds a player's seat; processes on one host share its cookies. */
  cookie: string;
}

const seatSeconds = 12 * 3600;
const shownRounds = 5;

export function registerGamePages(app: FastifyInstance, { books, now, cookie }: GamePagesParts): void {
  const style = readFileSync(path.join(import.meta.dirname, 'game.css'));
  app.get('/game.css', async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').type('text/css; charset=utf-8').send(style),
  );

  const seatAt = (request: FastifyRequest): Seat | null => {
    const secret = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{20,64})`).exec(request.headers.cookie ?? '')?.[1];
    return secret ? books().seatOf(secret, now()) : null;
  };
  const page = (reply: FastifyReply, markup: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup);
  const languageOf = (request: FastifyRequest) => localeOf(request.headers['accept-language']);

  app.get('/enter', async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    const taken = typeof token === 'string' ? books().takeSeat(token, now()) : null;
    if (!taken) {
      // Going back to the entry does not lose the seat.
      return seatAt(request)
        ? reply.redirect('/game', 303)
        : page(reply, closedPage(languageOf(request)), 403);
    }
    return reply
      .header(
        'Set-Cookie',
        `${cookie}=${taken.secret}; Path=/; Max-Age=${seatSeconds}; HttpOnly; SameSite=Lax`,
      )
      .redirect('/game', 303);
  });

  app.get('/game', async (request, reply) => {
    const seat = seatAt(request);
    const game = seat && gameOf(seat.platform, seat.game);
    if (!seat || !game) return page(reply, closedPage(languageOf(request)), 403);
    const { round, fault } = request.query as { round?: string; fault?: string };
    const shown = /^\d{1,15}$/.test(round ?? '') ? books().round(seat, Number(round)) : null;
    return page(
      reply,
      gamePage({
        seat,
        game,
        balance: books().balanceOf(seat),
        shown: shown?.game === seat.game ? shown : null,
        latest: books().latestRounds(seat, seat.game, shownRounds),
        isShort: fault === 'short',
        once: randomBytes(12).toString('base64url'),
      }),
    );
  });

  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/game', async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      const seat = site === undefined || site === 'same-origin' ? seatAt(request) : null;
      const game = seat && gameOf(seat.platform, seat.game);
      if (!seat || !game) return page(reply, closedPage(languageOf(request)), 403);
      const { once = '', stake = '', choice = '' } = request.body as Record<string, string | undefined>;
      const isFit =
        /^[\w-]{10,40}$/.test(once) &&
        stakes.some((each) => String(each) === stake) &&
        (game.options.length === 0 || game.options.some(({ key }) => key === choice));
      if (!isFit) return reply.redirect('/game', 303);
      const paid = BigInt(stake) * YUAN;
      const chosen = game.options.length === 0 ? '' : choice;
      const round = books().play(
        seat,
        { once, game: seat.game, choice: chosen, stake: paid },
        () => {
          const { pays, rows } = game.play((below) => randomInt(below), chosen);
          return { win: (paid * BigInt(pays)) / 100n, outcome: JSON.stringify(rows) };
        },
        now(),
      );
      return reply.redirect(round === null ? '/game?fault=short' : `/game?round=${round}`, 303);
    });
  });
}
