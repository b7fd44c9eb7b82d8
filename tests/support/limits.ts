// What tests of limits share: limits set by a call, and how one stands.
import type { LimitFrame, LimitKind, PlayerLimit } from '#contract/entities.generated.ts';
import { limits, setLimit } from '#contract/protection.generated.ts';
import type { Client } from './startServer.ts';

/** Sets a limit; throws where it is refused. */
export async function limitTo(
  client: Client,
  kind: LimitKind,
  frame: LimitFrame,
  value: string,
): Promise<{ result: string; limit: PlayerLimit }> {
  const { answer } = await client.call(setLimit, { kind, frame, value });
  if (!answer.limit) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return { result: answer.result!, limit: answer.limit };
}

/** A limit as the list shows it. */
export async function limitOf(client: Client, kind: LimitKind, frame: LimitFrame): Promise<PlayerLimit> {
  const { answer } = await client.call(limits, {});
  return answer.list!.find((one) => one.kind === kind && one.frame === frame)!;
}
