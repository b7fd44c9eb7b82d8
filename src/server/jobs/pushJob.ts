// The job of notices on devices: every second it passes on what is due, beside its rounds, so that a service that is slow holds up its own notices alone.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Locale } from '#texts/text.ts';
import { restAfter } from '#values/backoff.ts';
import { offersPush } from '../account/devices/offersPush.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { post } from '../messages/push/post.ts';
import { serviceOf } from '../messages/push/services.ts';
import { type StationKey, stationKey } from '../messages/push/stationKey.ts';
import { lotteryNames } from '../play/terms.ts';
import { stationLimitsJson } from '../protection/stationLimits.ts';
import type { Settings } from '../settings.ts';
import { dueStations, stationsWith } from './due/due.ts';
import { createJob, type Job } from './job.ts';
import { again, type ClaimedNotice, claimNotices, dueServices, end } from './push/claim.ts';
import { topicOf, wordsOfNotice } from './push/words.ts';

const intervalMs = 1000;
/** Notices under way to one push service, from this process: a few hundred a second where it answers as they do. */
const atOnce = 20;
const restSeconds = { first: 15, longest: 1800 };

export interface PushJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  settings: Settings;
  onFailure: (what: string, error: unknown) => void;
}

interface Batch {
  notices: readonly ClaimedNotice[];
  names: Record<Locale, (lotCode: string) => string>;
  key: StationKey;
}

export interface PushJob extends Job {
  /** Resolves when nothing is under way. */
  rest(): Promise<void>;
}

export function createPushJob({ pool, stations, now, settings, onFailure }: PushJobOptions): PushJob {
  /** What is under way, by push service. */
  const lanes = new Map<string, Promise<void>>();
  /** Whose turn is first. */
  let turn = 0;

  const rest = async (): Promise<void> => void (await Promise.all(lanes.values()));

  async function send(station: StationFacts, batch: Batch, notice: ClaimedNotice): Promise<void> {
    const { endpoint, p256dh, auth, lapses_at: lapsesAt } = notice;
    const settle = (work: (db: Db) => Promise<unknown>) => inStation(pool, station.code, work);
    // The list may be another one than when the device was switched on.
    if (serviceOf(endpoint, settings) === null)
      return void (await settle((db) => end(db, notice.id, 'refused')));
    const words = wordsOfNotice(notice, station, batch.names[notice.locale]);
    const at = now();
    const posted = await post({
      endpoint,
      device: { p256dh, auth },
      key: batch.key,
      contact: settings.pushContact || `https://${station.hosts[0] ?? `${station.code}.localhost`}`,
      text: JSON.stringify(words),
      keepSeconds: Math.max(0, Math.floor((lapsesAt.getTime() - at.getTime()) / 1000)),
      topic: topicOf(station.code, words),
      now: at,
    });
    await settle((db) => {
      if (posted.outcome === 'gone')
        return db
          .deleteFrom('push_device')
          .where('id', '=', notice.device_id)
          .where('endpoint', '=', endpoint)
          .execute();
      if (posted.outcome !== 'later') return end(db, notice.id, posted.outcome);
      const seconds = Math.max(posted.restSeconds, restAfter(notice.tries - 1, restSeconds));
      return again(db, notice, new Date(now().getTime() + seconds * 1000));
    });
  }

  const claim = (station: StationFacts, service: string): Promise<Batch | null> =>
    inStation(pool, station.code, async (db) => {
      const stationLimits = stationLimitsJson(station);
      const notices = await claimNotices(db, { service, most: atOnce, now: now(), stationLimits });
      if (notices === null) return null;
      const names = { 'zh-CN': await lotteryNames(db, 'zh-CN'), en: await lotteryNames(db, 'en') };
      return { notices, names, key: await stationKey(db, station.code) };
    });

  /** Sends what is due at one service, station by station, until nothing is. */
  async function run(service: string, all: readonly StationFacts[], isStopped: () => boolean): Promise<void> {
    let due = all;
    while (due.length > 0) {
      const left: StationFacts[] = [];
      for (const station of due) {
        if (isStopped()) return;
        const batch = await claim(station, service);
        if (!batch) continue;
        left.push(station);
        await Promise.all(
          batch.notices.map((notice) =>
            send(station, batch, notice).catch((error) => onFailure('notice', error)),
          ),
        );
      }
      due = left;
    }
  }

  const job = createJob({
    name: 'push',
    intervalMs,
    // Whoever moves a notice's next attempt ahead has it.
    leaseOf: null,
    pool,
    onFailure,
    async run({ isStopped }) {
      const waiting = await dueStations(
        pool,
        stationsWith('push_notice', { kept: sql`t.state = 'waiting'`, due: sql`t.send_at <= ${now()}` }),
      );
      const offering = stations().filter((station) => waiting.has(station.code) && offersPush(station));
      turn += 1;
      const due = new Map<string, StationFacts[]>();
      for (let at = 0; at < offering.length; at += 1) {
        const station = offering[(turn + at) % offering.length]!;
        for (const service of await inStation(pool, station.code, (db) => dueServices(db, now())))
          due.set(service, [...(due.get(service) ?? []), station]);
      }
      for (const [service, all] of due) {
        if (lanes.has(service)) continue;
        const lane = run(service, all, isStopped)
          .catch((error) => onFailure('service', error))
          .finally(() => lanes.delete(service));
        lanes.set(service, lane);
      }
    },
    onStop: rest,
  });
  return { ...job, rest };
}
