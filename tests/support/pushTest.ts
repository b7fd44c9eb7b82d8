// The `test` of files about notices on devices: a push service on this machine that the server may send to, and members who switch browsers on.
import { device, state } from '#contract/push.generated.ts';
import { noteForDevices } from '#server/messages/push/note.ts';
import { accountId, members } from './activities.ts';
import { type PushReceiver, type Received, startPushReceiver } from './pushReceiver.ts';
import type { Client, RunningServer } from './startServer.ts';
import { type WorldOptions, world } from './world.ts';

/** Switches a browser of this name on; throws where that is refused. */
export async function switchedOn(
  client: Client,
  receiver: PushReceiver,
  name: string,
  more: { kind?: 'won' | 'support' | 'withdrawal' | 'packet'; language?: string } = {},
): Promise<void> {
  const { language, ...kind } = more;
  const { answer } = await client.call(
    device,
    { ...receiver.browser(name), ...kind },
    language === undefined ? {} : { headers: { 'accept-language': language } },
  );
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
}

let people = 0;

/** A member of one's own with a browser that is switched on, of the same name. */
export async function somebodyOn(
  server: RunningServer,
  receiver: PushReceiver,
  station: string,
): Promise<{ name: string; client: Client }> {
  people += 1;
  const [one] = await members(server, station, 1, `on${people}n`);
  await switchedOn(one!.client, receiver, one!.name);
  return one!;
}

let orders = 0;

/** A withdrawal of a member has an end. */
export const withdrawalEnds = (server: RunningServer, station: string, name: string): Promise<void> =>
  server.inStation(station, async (db) => {
    orders += 1;
    await noteForDevices(
      db,
      await accountId(db, name),
      { kind: 'withdrawal', subject: `W${orders}` },
      server.now(),
    );
  });

/** Sends what is due; what the service has received of it since the last time. */
export async function sent(server: RunningServer, receiver: PushReceiver): Promise<Received[]> {
  receiver.received.length = 0;
  await server.runPushJob();
  return [...receiver.received];
}

export const isOn = async (client: Client): Promise<boolean> =>
  (await client.call(state, {})).answer.isHere === true;

/** How the notices of a station stand, oldest first. */
export const noticesOf = (server: RunningServer, station: string) =>
  server.inStation(station, (db) =>
    db
      .selectFrom('push_notice')
      .select(['kind', 'subject', 'state', 'tries', 'send_at'])
      .orderBy('id')
      .execute(),
  );

export function pushTest(options: WorldOptions = {}) {
  return world(options).extend('receiver', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const receiver = await startPushReceiver();
    onCleanup(() => receiver.stop());
    server.context.settings.pushServices = receiver.origin;
    return receiver;
  });
}
