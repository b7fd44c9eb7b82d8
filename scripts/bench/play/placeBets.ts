// Bets that clients place as quickly as the server answers them, while something else is measured.
import { randomUUID } from 'node:crypto';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { openConnection } from '../../harness/connection.ts';
import type { Player } from '../../harness/players.ts';

/** So many clients, each with people of its own and one bet after the other, until the time is over; returns how many bets there are. */
export async function placeBets(
  port: number,
  people: readonly Player[],
  form: Record<string, string>,
  { clients, windowMs }: { clients: number; windowMs: number },
): Promise<number> {
  const lines = Array.from({ length: clients }, () => openConnection(port, ''));
  const each = Math.floor(people.length / clients);
  let placed = 0;
  const end = performance.now() + windowMs;
  await Promise.all(
    lines.map(async (line, client) => {
      for (let count = 0; performance.now() < end; count++) {
        const { headers } = people[client * each + (count % each)]!;
        const { envelope } = await line.post(
          creditDoBet.path,
          form,
          `${headers}${intentHeader}: ${randomUUID()}\r\n`,
        );
        if (!envelope.success) throw new Error(`A bet was refused: ${envelope.msg}`);
        placed += 1;
      }
    }),
  );
  for (const line of lines) line.close();
  return placed;
}
