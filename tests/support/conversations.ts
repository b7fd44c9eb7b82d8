// What tests of conversations share: a member who writes, an order of the member's own, and pictures.
import sharp from 'sharp';
import type { SupportMessage } from '#contract/entities.generated.ts';
import { guestSend, type SendRequest, send, type ThreadAnswer, thread } from '#contract/support.generated.ts';
import { robotToken } from './proofs.ts';
import type { Client, RunningServer } from './startServer.ts';

let orders = 0;

/** A deposit of a member that waits for its transfer; its number. */
export async function waitingDeposit(
  server: RunningServer,
  station: string,
  name = 'member01',
  { amount = 5_000_000n }: { amount?: bigint } = {},
): Promise<string> {
  const order = `D${String(++orders).padStart(18, '9')}`;
  const at = server.now();
  await server.inStation(station, async (db) => {
    const account = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const method = await db
      .selectFrom('pay_method')
      .select('id')
      .where('kind', '=', 'bank')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('deposit_order')
      .values({
        order_no: order,
        station,
        account_id: account.id,
        kind: 'bank',
        method_id: method.id,
        amount,
        deposit_factor: 100,
        created_at: at,
        expires_at: new Date(at.getTime() + 86_400_000),
      })
      .execute();
  });
  return order;
}

/** Writes to support; throws when that is refused. */
export async function writes(client: Client, request: SendRequest): Promise<SupportMessage> {
  const { answer } = await client.call(send, request);
  if (!answer.message) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.message;
}

export const threadOf = async (client: Client, request: object = {}): Promise<ThreadAnswer> =>
  (await client.call(thread, request)).answer as ThreadAnswer;

/** The bytes of a small picture. */
export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#b4152c' } })
    .png()
    .toBuffer();

/** A guest's first words to support, with their proof; throws when that is refused. */
export async function begins(client: Client, content: string): Promise<{ message: SupportMessage }> {
  const { answer } = await client.call(guestSend, {
    content,
    robotToken: await robotToken(client, 'support'),
  });
  if (!answer.message) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return { message: answer.message };
}
