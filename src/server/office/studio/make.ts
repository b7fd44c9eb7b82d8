// Making a station: the file that a few answers come to, as `station new` writes it, and writing just that where there is none of its code.
import { type NewStation, newStationText, nothingAnswered } from '#station/create/newStation.ts';
import type { Station } from '#station/station.ts';
import { lockKey } from '../../account/rateLimit.ts';
import { type Db, elsewhere, everyStation } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { StationsInService } from '../../stations.ts';
import type { OfficeContext, TwoPeopleFacts } from '../pipeline/handle.ts';
import type { StaffSession } from '../staff/session.ts';
import { keepPlan, textOfPlan } from './drafts.ts';
import { assetsOf, fileToBe, foundFile, isWritable, readAs, schemaHere, writeFileOf } from './files.ts';
import { planName, planStation, type StationPlan } from './plan.ts';
import { secondOf } from './save.ts';
import { addVersion } from './versions.ts';

type Making = Pick<
  OfficeContext<{ code: string; plan: string; reason: string }>,
  'db' | 'stations' | 'staff' | 'now' | 'locale' | 'request'
>;
type Asking = Pick<
  OfficeContext<Partial<NewStation> & Pick<NewStation, 'code'>>,
  'db' | 'stations' | 'staff' | 'now' | 'locale' | 'request'
>;

/** A station that is not there yet is nobody's: who makes it works for all of them. */
function refuseFew({ stations }: StaffSession): void {
  if (stations !== null) throw new Refusal('office-studio.newOfAll', { code: 'allStations' });
}

async function refuseTaken(db: Db, stations: StationsInService, code: string): Promise<void> {
  if (stations.byCode(code) || (await foundFile(db, stations, code)))
    throw new Refusal('office-studio.codeTaken', { code: 'codeTaken', field: 'code', values: { code } });
}

/** What a text is as the file of a new station. */
const planOf = async (
  { db, stations, locale }: Pick<Making, 'db' | 'stations' | 'locale'>,
  code: string,
  text: string,
) => {
  const file = fileToBe(code);
  const assets = await assetsOf(db, stations);
  return { file, assets, plan: planStation({ stations, assets, locale }, file, text) };
};

/** The file that answers come to, and the name under which just this is made. */
export async function planNew({ db, stations, staff, now, locale, request }: Asking): Promise<{
  file: string;
  text: string;
  isWritable: boolean;
  plan: StationPlan;
  second: { kind: string } | undefined;
}> {
  refuseFew(staff);
  await refuseTaken(db, stations, request.code);
  const text = newStationText({ ...nothingAnswered, ...request }, { schema: schemaHere(db, stations) });
  const { file, plan } = await planOf({ db, stations, locale }, request.code, text);
  if (plan.fingerprint !== null) await keepPlan({ db, station: everyStation, now }, plan.fingerprint, text);
  const second = plan.fingerprint === null ? undefined : await secondOf(db, staff, now, plan);
  return { file: file.name, text, isWritable: isWritable(db, stations), plan, second };
}

/** What a new station stands on while it waits for a second person. */
export async function madeFacts({ db, stations, staff, request }: Making): Promise<TwoPeopleFacts> {
  refuseFew(staff);
  const text = await textOfPlan(db, request.plan);
  const { station } = readAs(await assetsOf(db, stations), fileToBe(request.code).name, text);
  const { name, hosts = [] } = (station ?? {}) as Partial<Station>;
  return {
    kind: 'station',
    amount: 0n,
    fingerprint: planName(fileToBe(request.code), text),
    summary: {
      code: request.code,
      name: typeof name === 'string' ? name : Object.values(name ?? {}).join(' · '),
      changes: hosts.join(', '),
    },
    isOfAllStations: true,
  };
}

/** Writes the file. It comes last: whatever is refused before leaves none. One that a try of the same transaction wrote before is there already. */
export async function makeStation({ db, stations, staff, now, locale, request }: Making): Promise<string> {
  refuseFew(staff);
  const { code } = request;
  await lockKey(db, code, 'station file');
  const text = await textOfPlan(db, request.plan);
  const there = await foundFile(db, stations, code);
  const isWritten = there?.text === text;
  if (!isWritten) await refuseTaken(db, stations, code);
  const { file, assets, plan } = await planOf({ db, stations, locale }, code, text);
  if (planName(file, text) !== request.plan) throw new Refusal('office-studio.noPlan', { code: 'noPlan' });
  const wrong = plan.diagnostics.find(({ severity }) => severity === 'error');
  if (wrong)
    throw new Refusal('office-studio.wrongNow', {
      code: 'wrongNow',
      values: { rule: wrong.rule, line: wrong.range.start.line },
    });
  const made = { text, by: staff.name, staffId: staff.staffId, reason: request.reason, name: '' };
  await elsewhere(db, everyStation, code, () => addVersion({ db, station: code, now }, made));
  const { theme } = readAs(assets, file.name, text).station!;
  if (!isWritten) await writeFileOf(db, stations, code, { text, logo: theme.logo, by: staff.name, now });
  return code;
}
