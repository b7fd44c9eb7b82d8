// Owns a sandbox game platform: answers the server's questions about members' money there, and lets players into the games.

import type { FastifyInstance } from 'fastify';
import { wireMoney, YUAN } from '#values/money.ts';
import { type CounterpartyOptions, type Question, Refused, serveCounterparty } from '../serve.ts';
import { catalogue, gameOf, type PlatformCode } from './catalogue.ts';
import { registerGamePages } from './gamePages.ts';
import { type Books, openBooks, schema } from './store.ts';
import { type Held, type LaunchAnswer, type PlatformKind, questions, type RecordsAnswer } from './wire.ts';

export interface GamePlatformOptions extends CounterpartyOptions {
  /** Platforms this process runs. */
  platforms: readonly PlatformCode[];
  /** Called at each transfer and entry; false during maintenance. True when left out. */
  isOpen?: (platform: string) => boolean;
}

/** Starts one. `books` is its store, for the caller. */
export async function createGamePlatform(options: GamePlatformOptions) {
  const { platforms, isOpen = () => true } = options;
  let books: Books | undefined;
  const server = await serveCounterparty(
    {
      name: `game-platform ${platforms.join(' ')}`,
      tables: schema,
      questions: Object.entries(questions).map(
        ([path, messageSchema]): Question => ({
          path,
          schema: messageSchema,
          run(message: never, desk) {
            books ??= openBooks(desk.store);
            const { platform } = message as { platform?: string };
            if (platform !== undefined && !platforms.includes(platform as PlatformCode))
              throw new Refused('noPlatform', `${platform} is not here.`);
            return answers[path as keyof typeof answers](
              books,
              message,
              desk.now().getTime(),
              isOpen,
            ) as object;
          },
        }),
      ),
      pages(app: FastifyInstance, desk) {
        registerGamePages(app, {
          books: () => (books ??= openBooks(desk.store)),
          now: () => desk.now().getTime(),
          cookie: `seat-${platforms[0]}`,
        });
      },
    },
    options,
  );
  books ??= openBooks(server.store);
  return { ...server, books };
}

type Asked = Held & {
  orderNo: string;
  direction: 'in' | 'out';
  amount: string;
  game: string;
  returnUrl: string;
  locale: 'zh-CN' | 'en';
  cursor: string;
  limit: number;
};

const answers: Record<
  keyof typeof questions,
  (books: Books, asked: Asked, at: number, isOpen: (platform: string) => boolean) => object
> = {
  '/balance': (books, asked) => ({ balance: wireMoney(books.balanceOf(asked)) }),

  '/transfer'(books, asked, at, isOpen) {
    const order = { ...asked, amount: BigInt(asked.amount) * YUAN };
    const verdict = books.transfer(order, isOpen(asked.platform), at);
    if (!verdict) throw new Refused('otherOrder', `${asked.orderNo} is the number of another order.`);
    return verdict;
  },

  '/order'(books, { operator, orderNo }) {
    const verdict = books.verdictOf(operator, orderNo);
    return verdict ? { state: verdict.state, reason: verdict.reason } : { state: 'none', reason: '' };
  },

  '/launch'(books, asked, at, isOpen): LaunchAnswer {
    if (!isOpen(asked.platform)) throw new Refused('maintenance', 'Being maintained.');
    if (!gameOf(asked.platform, asked.game)) throw new Refused('noGame', `${asked.game} is not here.`);
    return { token: books.letIn(asked, at) };
  },

  '/records'(books, { operator, platform, cursor, limit }): RecordsAnswer {
    if (!/^\d{0,15}$/.test(cursor)) throw new Refused('cursorUnknown', `${cursor} was never issued.`);
    const rounds = books.roundsAfter({ operator, platform }, Number(cursor), limit + 1);
    const page = rounds.slice(0, limit);
    return {
      hasMore: rounds.length > limit,
      cursor: String(page.at(-1)?.id ?? cursor),
      records: page.map((round) => ({
        id: `${round.platform}-${round.id}`,
        version: 1,
        operator,
        platform: round.platform,
        member: round.member,
        kind: round.platform.replace('sandbox-', '') as PlatformKind,
        game: round.game,
        parent: '',
        stake: wireMoney(round.stake),
        prize: wireMoney(round.win),
        fee: wireMoney(0n),
        validBet: wireMoney(round.validBet),
        state: round.win > round.stake ? 'won' : round.win < round.stake ? 'lost' : 'void',
        betAt: round.at,
        settledAt: round.at,
        detail: {},
      })),
    };
  },
};

/** Every platform there is, for the list of programs. */
export const platformCodes = Object.keys(catalogue) as PlatformCode[];
