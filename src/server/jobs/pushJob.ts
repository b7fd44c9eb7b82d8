// Owns the job of notices on devices: every second it passes on what is due, beside its rounds, so that a service that is slow holds up its own notices alone.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { restAfter } from '#values/backoff.ts';
import { offersPush } from '../account/devices/offersPush.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { post } from '../messages/push/post.ts';
import { serviceOf } from '../messages/push/services.ts';
import { stationKey } from '../messages/push/stationKey.ts';
import { lotteryNames } from '../play/terms.ts';
import { stationLimitsJson } from '../protection/stationLimits.ts';
import type { Settings } from '../settings.ts';
import { createJob, type Job } from './job.ts';
import { again, type ClaimedNotice, claimNotices, dueServices, end } from './push/claim.ts';
import { topicOf, wordsOfNotice } from './push/words.ts';

const intervalMs = 1000;
/** Notices under way to one push service, from this process. */
const atOnce = 20;
const restSeconds = { first: 15, longest: 1800 };

export interface PushJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  settings: Settings;
  onFailure: (what: string, error: unknown) => void;
}

export interface PushJob extends Job {
  /** Resolves when nothing is under way. */
  rest(): Promise<void>;
}

export function createPushJob({ pool, stations, now, settings, onFailure }: PushJobOptions): PushJob {
  const underWay = new Map<string, Set<Promise<void>>>();
  /** Whose turn is first. */
  let turn = 0;

  const rest = async (): Promise<void> => {
    for (const sending of underWay.values()) await Promise.all(sending);
  };
  const roomAt = (service: string): number => atOnce - (underWay.get(service)?.size ?? 0);

  function begin(service: string, work: () => Promise<void>): void {
    const sending = underWay.get(service) ?? new Set();
    underWay.set(service, sending);
    const one = work()
      .catch((error) => onFailure('notice', error))
      .finally(() => {
        sending.delete(one);
        if (sending.size === 0) underWay.delete(service);
      });
    sending.add(one);
  }

  async function sendDue(station: StationFacts): Promise<void> {
    const work = <T>(own: (db: Db) => Promise<T>) => inStation(pool, station.code, own);
    const due = await work(async (db) => {
      const at = now();
      const found: { service: string; notices: ClaimedNotice[] }[] = [];
      for (const service of await dueServices(db, at)) {
        const most = roomAt(service);
        if (most === 0) continue;
        const limits = stationLimitsJson(station);
        found.push({
          service,
          notices: await claimNotices(db, { service, most, now: at, stationLimits: limits }),
        });
      }
      if (found.every(({ notices }) => notices.length === 0)) return null;
      const names = { 'zh-CN': await lotteryNames(db, 'zh-CN'), en: await lotteryNames(db, 'en') };
      return { found, names, key: await stationKey(db, station.code) };
    });
    if (!due) return;
    for (const { service, notices } of due.found)
      for (const notice of notices)
        begin(service, async () => {
          const { endpoint, p256dh, auth } = notice;
          // The list may be another one than when the device was switched on.
          if (serviceOf(endpoint, settings) === null)
            return void (await work((db) => end(db, notice.id, 'refused')));
          const words = wordsOfNotice(notice, station, due.names[notice.locale]);
          const at = now();
          const posted = await post({
            endpoint,
            device: { p256dh, auth },
            key: due.key,
            contact: settings.pushContact || `https://${station.hosts[0] ?? `${station.code}.localhost`}`,
            text: JSON.stringify(words),
            keepSeconds: Math.max(0, Math.floor((notice.lapses_at.getTime() - at.getTime()) / 1000)),
            topic: topicOf(station.code, words),
            now: at,
          });
          await work(async (db) => {
            if (posted.outcome === 'gone')
              await db
                .deleteFrom('push_device')
                .where('id', '=', notice.device_id)
                .where('endpoint', '=', endpoint)
                .execute();
            else if (posted.outcome === 'later') {
              const seconds = Math.max(posted.restSeconds, restAfter(notice.tries - 1, restSeconds));
              await again(db, notice, new Date(now().getTime() + seconds * 1000));
            } else await end(db, notice.id, posted.outcome);
          });
        });
  }

  const job = createJob({
    name: 'push',
    intervalMs,
    // Whoever moves a notice's next attempt ahead has it.
    leaderLock: null,
    pool,
    onFailure,
    async run({ isStopped }) {
      const all = stations().filter(offersPush);
      turn += 1;
      for (let at = 0; at < all.length; at += 1) {
        if (isStopped()) return;
        await sendDue(all[(turn + at) % all.length]!);
      }
    },
    onStop: rest,
  });
  return { ...job, rest };
}
