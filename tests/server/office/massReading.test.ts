// Who reads more of what is personal than a day allows: the next one is refused, and an alarm stands where somebody sees it.
import { expect } from 'vitest';
import { card } from '#contract/office/members.generated.ts';
import { now as today } from '#contract/office/today.generated.ts';
import { staffMember } from '#support/officeStaff.ts';
import { openStream } from '#support/officeStream.ts';
import { beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true, settings: { staffReadsADay: 3 } });

test('it is on the first page of an owner and an auditor at once, at /healthz and in the log, until the next day ends', async ({
  server,
  clock,
}) => {
  const owner = await staffMember(server, 'owner');
  const auditor = await staffMember(server, 'auditor');
  const finance = await staffMember(server, 'finance');
  const ofBeta = await staffMember(server, 'owner', { name: 'ofBeta', stations: [beta] });
  const curious = await staffMember(server, 'support', { name: 'curious', stations: ['alpha'] });
  const alarms = async (who: typeof owner) =>
    (await who.call(today, {})).answer.problems!.filter(({ kind }) => kind === 'massReading');
  const health = async () =>
    ((await (await fetch(`${server.operatorUrl}/healthz`)).json()) as { problems?: object[] }).problems ?? [];

  const read = () => curious.call(card, { account: 'member01' });
  await read();
  await read();
  expect(await alarms(owner)).toEqual([]);
  const stream = await openStream(server.officeUrl, owner);
  await stream.until(({ event }) => event === 'hello');
  await read();
  await stream.until(({ data }) => JSON.stringify(data).includes('"problems"'));
  await stream.close();

  const alarm = [{ kind: 'massReading', name: 'curious', count: 1 }];
  expect(await alarms(owner)).toEqual(alarm);
  expect(await alarms(auditor)).toEqual(alarm);
  expect(await alarms(finance)).toEqual([]);
  expect(await alarms(ofBeta)).toEqual([]);
  clock.pass(2);
  expect(await health()).toContainEqual({ kind: 'massReading', count: 1 });
  expect((await read()).answer.code).toBe('readsOver');
  await expect.poll(() => server.log()).toContain('staffReadsADay');

  const about = async () => await alarms(await staffMember(server, 'owner', { name: `owner${clock.now()}` }));
  await clock.pass(86_400);
  expect(await about()).toEqual(alarm);
  await clock.pass(86_400);
  expect(await about()).toEqual([]);
});
