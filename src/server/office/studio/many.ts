// One change to many stations: a setting that gets a value, or goes, planned in each file as if somebody had written it there.
import { type Fields, isFields, valueAt, withValueAt } from '#station/change/valueAt.ts';
import { changesOfValue, withChanges } from '#station/change/valueChanges.ts';
import { elsewhere, everyStation } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { mistakeIn } from '../content/mistakes.ts';
import type { OfficeContext } from '../pipeline/handle.ts';
import { keepPlan } from './drafts.ts';
import { assetsOf, foundFile } from './files.ts';
import { planStation } from './plan.ts';
import { secondOf } from './save.ts';

export interface PlannedOne {
  code: string;
  state: 'changes' | 'same' | 'wrong';
  /** As JSON; undefined where the file does not say it. */
  before: string | undefined;
  lines: string[];
  second: boolean;
  plan: string | null;
}

/** What nobody changes for many: each station has its own. */
const own = new Set(['$schema', 'code', 'name', 'hosts']);

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('office-studio.noJson', { code: 'invalid', field: 'value' });
  }
}

/** The plan of each station. Refuses stations that the caller does not work for, and what is each station's own. */
export async function planMany({
  db,
  stations,
  staff,
  now,
  locale,
  worksFor,
  request,
}: Pick<
  OfficeContext<{ codes: readonly string[]; path: string; value?: string }>,
  'db' | 'stations' | 'staff' | 'now' | 'locale' | 'worksFor' | 'request'
>): Promise<PlannedOne[]> {
  const steps = request.path.split('.');
  if (own.has(steps[0]!)) throw new Refusal('office-studio.ownSetting', { code: 'invalid', field: 'path' });
  const value = request.value === undefined ? undefined : read(request.value);
  const foreign = request.codes.find((code) => !stations.byCode(code) || !worksFor(code));
  if (foreign !== undefined)
    throw new Refusal('office.notYourStation', { code: 'notYourStation', values: { station: foreign } });
  const assets = await assetsOf(db, stations);
  const planned: PlannedOne[] = [];
  for (const code of request.codes) {
    const file = await foundFile(db, stations, code);
    const written = file && valueOfText(file.text);
    if (!file || !written) {
      planned.push({ code, state: 'wrong', before: undefined, lines: [], second: false, plan: null });
      continue;
    }
    const before = valueAt(written, steps);
    const text = withChanges(file.text, changesOfValue(written, withValueAt(written, steps, value)));
    const plan = planStation({ stations, assets, locale }, file, text);
    const errors = plan.diagnostics.filter(({ severity }) => severity === 'error');
    const { fingerprint } = plan;
    const second = await elsewhere(db, everyStation, code, async () => {
      if (fingerprint === null) return false;
      await keepPlan({ db, station: code, now }, fingerprint, text);
      return (await secondOf(db, staff, now, plan)) !== undefined;
    });
    planned.push({
      code,
      state: text === file.text ? 'same' : fingerprint === null ? 'wrong' : 'changes',
      before: before === undefined ? undefined : JSON.stringify(before),
      lines:
        fingerprint === null
          ? errors.map(({ message }) => mistakeIn(locale, undefined, message))
          : plan.differences.map((one) => `${one.what}: ${one.before ?? '–'} → ${one.after ?? '–'}`),
      second,
      plan: fingerprint,
    });
  }
  return planned;
}

/** The value of a file that is an object in JSON. */
function valueOfText(text: string): Fields | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
