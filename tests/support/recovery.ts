// What tests of a forgotten password share: stations that ask for the robot check, whose members have a phone, a mailbox and a question, and the calls with their proof.
import {
  type RecoverCodeRequest,
  type RecoverPasswordRequest,
  recoverCode,
  recoverPassword,
} from '#contract/auth.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { changeMember, outboxTo } from './personal.ts';
import { robotToken } from './proofs.ts';
import type { Client, RunningServer } from './startServer.ts';
import { beta, testStations } from './testStations.ts';
import { world } from './world.ts';

export const mailbox = 'member02@example.com';
/** Of member02 of the demonstration. */
export const phone = '13900139000';
export const question = { questionId: 1, answer: '王老师' };
export const newPassword = 'brand2026';

const stations = testStations.map((file) => ({
  ...file,
  onOff: {
    ...file.onOff,
    loginCheck: 'none' as const,
    registerCheck: 'robot' as const,
    questionOnNewDevice: false,
    smsLogin: file.code !== beta,
  },
}));

/** The `test` of a file, in which nothing waits between two codes; with the stations that `of` makes of those of recovery. */
export const recoveryWorld = (of: (files: typeof stations) => StationFile[]) => {
  const files = of(stations);
  return world({
    stations: files,
    counterparties: true,
    settings: { robotDifficulty: 1, smsWaitSeconds: 0, smsPerNumberADay: 100, smsPerAddressADay: 1_000 },
    prepare: async (server) => {
      for (const { code } of files)
        await server.inStation(code, (db) =>
          changeMember(db, 'member02', { email: mailbox, proven_phone: phone }),
        );
    },
  });
};

export const recoveryTest = recoveryWorld((files) => files);

export const askCode = async (client: Client, request: RecoverCodeRequest) => {
  const evidence = { robotToken: await robotToken(client) };
  return (await client.call(recoverCode, { ...request, ...evidence })).answer;
};

/** Sets the new password, with a proof of the robot check where a question is answered. */
export const recover = async (
  client: Client,
  request: Omit<RecoverPasswordRequest, 'newPassword' | 'rePassword'>,
) => {
  const evidence = request.answer === undefined ? {} : { robotToken: await robotToken(client) };
  const passwords = { newPassword, rePassword: newPassword };
  return (await client.call(recoverPassword, { ...passwords, ...request, ...evidence })).answer;
};

/** What waits in the outbox or was sent, by where it goes. */
export const messagesTo = async (server: RunningServer, station: string, address: string): Promise<number> =>
  server.inStation(station, async (db) => (await outboxTo(db, address)).length);
