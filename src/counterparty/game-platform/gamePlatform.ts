// A demonstration game platform: answers the server's questions about members' money and rounds there, and lets players into the games.
import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { wireMoney, YUAN } from '#values/money.ts';
import { type CounterpartyOptions, type Desk, type Question, Refused, serveCounterparty } from '../serve.ts';
import { adoptStore } from './adoptStore.ts';
import { gameOf, type PlatformCode } from './catalogue.ts';
import { registerGamePages } from './pages/gamePages.ts';
import { openWorld, type PlatformWorld, platformTables } from './platformWorld.ts';
import { type Held, type LaunchAnswer, type LeaveAnswer, questions, type RecordsAnswer } from './wire.ts';

export interface GamePlatformOptions extends CounterpartyOptions {
  /** The platform this process runs. */
  platform: PlatformCode;
  /** Called at each transfer and entry; false during maintenance. True when left out. */
  isOpen?: () => boolean;
}

/** How often the tables and matches of a platform move on. */
const tickMs = 500;

/** Starts one. `world` is its books and games, for the caller. */
export async function createGamePlatform(options: GamePlatformOptions) {
  const { platform, isOpen = () => true } = options;
  let opened: PlatformWorld | undefined;
  const worldOf = ({ store }: Pick<Desk, 'store'>): PlatformWorld => {
    if (!opened) {
      adoptStore(store, options.storeFile, platform);
      opened = openWorld(store, platform, (below) => randomInt(below));
    }
    return opened;
  };
  const server = await serveCounterparty(
    {
      name: `game-platform ${platform}`,
      tables: platformTables,
      questions: Object.entries(questions).map(
        ([path, messageSchema]): Question => ({
          path,
          schema: messageSchema,
          run(message: never, desk) {
            const asked = message as Asked;
            if (asked.platform !== undefined && asked.platform !== platform)
              throw new Refused('noPlatform', `${asked.platform} is not here.`);
            const answer = answers[path as keyof typeof answers];
            return answer(worldOf(desk), asked, desk.now().getTime(), isOpen);
          },
        }),
      ),
      pages(app: FastifyInstance, desk) {
        registerGamePages(app, {
          platform,
          world: () => worldOf(desk),
          now: () => desk.now().getTime(),
        });
      },
      work: {
        everyMs: tickMs,
        async run(desk) {
          worldOf(desk).tick(desk.now().getTime());
        },
      },
    },
    options,
  );
  return { ...server, world: worldOf(server) };
}

type Asked = Held & {
  orderNo: string;
  direction: 'in' | 'out';
  amount: string;
  game: string;
  returnUrl: string;
  moneyUrl?: string;
  cycleSeconds?: number;
  autoplay?: boolean;
  autoSpin?: boolean;
  playMoney?: boolean;
  locale: 'zh-CN' | 'en';
  cursor: string;
  limit: number;
};

const answers: Record<
  keyof typeof questions,
  (world: PlatformWorld, asked: Asked, at: number, isOpen: () => boolean) => object
> = {
  '/balance'({ books }, asked) {
    const balance = books.balanceOf(asked);
    // A corrected result may have taken a wallet below zero: then nothing can be moved out.
    return { balance: wireMoney(balance > 0n ? balance : 0n) };
  },

  '/transfer'({ books }, asked, at, isOpen) {
    const order = { ...asked, amount: BigInt(asked.amount) * YUAN };
    const verdict = books.transfer(order, isOpen(), at);
    if (!verdict) throw new Refused('otherOrder', `${asked.orderNo} is the number of another order.`);
    return verdict;
  },

  '/order'({ books }, { operator, orderNo }) {
    const verdict = books.verdictOf(operator, orderNo);
    return verdict ? { state: verdict.state, reason: verdict.reason } : { state: 'none', reason: '' };
  },

  '/launch'({ books }, asked, at, isOpen): LaunchAnswer {
    if (!isOpen()) throw new Refused('maintenance', 'Being maintained.');
    if (!gameOf(asked.platform, asked.game)) throw new Refused('noGame', `${asked.game} is not here.`);
    return { token: books.letIn({ ...asked, moneyUrl: asked.moneyUrl ?? '' }, at) };
  },

  '/leave'({ books }, asked, at): LeaveAnswer {
    return { seats: books.letOut(asked, at) };
  },

  '/records'({ rounds }, { operator, platform, cursor, limit }): RecordsAnswer {
    const page = rounds.recordsAfter(operator, platform, cursor, limit);
    if (!page) throw new Refused('cursorUnknown', `${cursor} was not issued for ${operator} at ${platform}.`);
    return page;
  },
};
