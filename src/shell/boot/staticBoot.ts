// The start behind a plain static host: which station this is, its file and manifest, and who is here, requested in as few round trips as possible.
import { assetBase, type Boot } from '#contract/boot.ts';
import { accInfo, getOnOffBaseBtn, getPageHead } from '#contract/session.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { isStationFile } from '#contract/station.validate.generated.ts';
import { completeVisitor, nobody } from '#session/session.machine.ts';
import { resolveStation, type Station } from '#station/station.ts';
import { CallFailure } from '#transport/failure.ts';
import { send } from '#transport/send.ts';

/** What a text holds, if it is a station file. */
function stationFileIn(text: string): StationFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isStationFile(value) ? (value as StationFile) : undefined;
  } catch {
    return undefined;
  }
}

async function askStation(code: string): Promise<Station> {
  // The code comes from a backend: it names a file and nothing else.
  if (!/^[a-z][a-z0-9]{1,15}$/.test(code)) {
    throw new CallFailure('answer', { call: 'session/getOnOffBaseBtn', detail: `stationCode "${code}"` });
  }
  const file = `${code}.json`;
  const response = await fetch(`${assetBase}stations/${file}`, { cache: 'no-cache' }).catch(() => {
    throw new CallFailure('network', { call: file });
  });
  if (!response.ok) throw new CallFailure('status', { call: file, status: response.status });
  const text = await response.text();
  const given = stationFileIn(text);
  if (given?.code === code) return resolveStation(given);
  // Only a file that is refused needs the checker: it knows what is wrong. The build lets none through.
  const { readStation } = await import('#station/read/readStation.ts');
  const [first] = readStation(text, file).diagnostics;
  throw new CallFailure('answer', { call: file, detail: first ? `${file}: ${first.message}` : file });
}

/** What our server's page has in its head: the manifest and the icon for a phone's home screen. */
function linkHomeScreen(code: string): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const folder = `${assetBase}stations/${code}/`;
  for (const [rel, file] of [
    ['manifest', 'manifest.json'],
    ['apple-touch-icon', 'apple-180.png'],
  ] as const)
    document.head.append(Object.assign(document.createElement('link'), { rel, href: folder + file }));
}

/** Whoever was logged out by another log-in reads so once the page can say it: the site repeats the call. */
const whoIsHere = (failure: unknown) =>
  failure instanceof CallFailure && failure.kind === 'loggedInElsewhere'
    ? { ...nobody, elsewhere: true }
    : nobody;

export async function askBoot(): Promise<Boot> {
  const [onOff, pageHead, visitor] = await Promise.all([
    send(getOnOffBaseBtn, {}),
    send(getPageHead, {}),
    send(accInfo, { app_: Date.now() }).then(completeVisitor, whoIsHere),
  ]);
  const station = await askStation(onOff.stationCode);
  linkHomeScreen(station.code);
  return { onOff, pageHead, visitor, station, answers: {} };
}
