// Owns demonstration data: what a station without data gets, so that it looks and plays like a real one.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { LOTTERIES } from '#lottery/lotteries.generated.ts';
import { localText } from '#station/station.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { credit, openAccount } from '../account/accounts.ts';
import type { Hashing } from '../account/hashing.ts';
import { plainAnswer } from '../account/securityQuestion.ts';
import { ledgerTypes } from '../db/ledger.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { seedForumGroups } from './forum/seedForumGroups.ts';
import { platforms } from './games/seedGames.ts';
import { pinyinOf } from './games/seedPinyin.ts';
import { seedActivities } from './seedActivities.ts';
import * as content from './seedContent.ts';
import { seedDeposits } from './seedDeposits.ts';
import { seedHelp, seedNotices } from './seedHelp.ts';
import { seedMessages } from './seedMessages.ts';
import { seedWithdrawals } from './seedWithdrawals.ts';

export const demoPassword = 'demo8888';
const password = demoPassword;
const withdrawalPassword = '123456';

export interface DemoAccount {
  account: string;
  password: string;
  role: 'trial' | 'member' | 'agent';
  withdrawalPassword?: string;
}

/** The accounts of every station, for the page that lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'member', account: 'member01', password, withdrawalPassword },
  { role: 'member', account: 'member02', password, withdrawalPassword },
  { role: 'agent', account: 'agent01', password, withdrawalPassword },
  { role: 'trial', account: 'trial01', password },
];

/** What a demonstration account has beside its name; money in 0.0001 yuan. */
const details: Record<string, { money: bigint; columns: object }> = {
  member01: { money: 8_888_8800n, columns: { real_name: '张伟', phone: '13800138000' } },
  // Asked for its security question on a new device; the answer is 王老师.
  member02: { money: 1_288_0000n, columns: { real_name: '李娜', phone: '13900139000', nick_name: '小满' } },
  agent01: { money: 26_800_5000n, columns: { promo_code: 'agent01', nick_name: '鸿运代理' } },
  trial01: { money: 2_000_0000n, columns: {} },
};

/** Gives every station that has no data yet its demonstration data. May run at any time, in several processes. */
export async function seedStations(
  pool: pg.Pool,
  stations: readonly StationFacts[],
  now: Date,
  hashing: Hashing,
): Promise<void> {
  let hashes: Promise<Hashes> | undefined;
  for (const station of stations) {
    await inStation(pool, station.code, async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('seeded')
        .values({ station: station.code, at: now })
        .onConflict((clash) => clash.column('station').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) {
        // The same for all stations: hashing is slow by design.
        hashes ??= hashAll(hashing);
        await seedAccounts(db, station.code, now, await hashes);
        await seedContent(db, station.code, now);
        await seedNotices(db, station, now);
        await seedLotteries(db, station.code);
      }
      await seedWithdrawals(db, station.code, now);
      // What a station of an older release lacks is filled in.
      await seedPlatforms(db, station.code, now);
      await seedDeposits(db, station.code, now);
      await seedActivities(db, station, now);
      await seedMessages(db, station.code, now);
      await seedHelp(db, station, now);
      await seedForumGroups(db, station.code);
    });
  }
}

interface Hashes {
  password: string;
  withdrawal: string;
  answer: string;
}

async function hashAll(hashing: Hashing): Promise<Hashes> {
  const [hashed, withdrawal, answer] = await Promise.all([
    hashing.hash(password),
    hashing.hash(withdrawalPassword),
    hashing.hash(plainAnswer('王老师')),
  ]);
  return { password: hashed, withdrawal, answer };
}

async function seedAccounts(db: Db, station: string, now: Date, hashes: Hashes): Promise<void> {
  let agent: number | null = null;
  for (const { account, role } of [...demoAccounts].sort((a, b) => (a.role < b.role ? -1 : 1))) {
    const isTrial = role === 'trial';
    const createdAt = new Date(now.getTime() - 90 * dayMs);
    const id = await openAccount(db, station, {
      name: account,
      role,
      password_hash: hashes.password,
      created_at: createdAt,
      login_at: new Date(now.getTime() - dayMs),
      login_address: '10.0.8.21',
      // Trial accounts end after a day; this one is for showing and lasts.
      ends_at: isTrial ? new Date(now.getTime() + 3650 * dayMs) : null,
      withdrawal_hash: isTrial ? null : hashes.withdrawal,
      parent_id: account === 'member01' ? agent : null,
      ...(account === 'member02' && { question_id: 1, answer_hash: hashes.answer }),
      ...details[account]!.columns,
    });
    if (id === null) throw new Error(`The demonstration account ${account} of ${station} is there already.`);
    if (role === 'agent') agent = id;
    const why = {
      type: isTrial ? ledgerTypes.trialMoney : ledgerTypes.addedByHand,
      refType: 'seed',
      refId: account,
      remark: '演示资金',
    };
    await credit(db, station, { id, role }, details[account]!.money, why, createdAt);
  }
}

async function seedContent(db: Db, station: string, now: Date): Promise<void> {
  const hourMs = 3_600_000;
  const json = JSON.stringify;
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const linkRow = (picture: content.Picture, position: number) => ({
    station,
    title: json(picture.title),
    link_url: picture.linkUrl,
    link_type: picture.linkType,
    img_url: picture.imgUrl,
    position,
  });
  await db.insertInto('banner').values(content.banners.map(linkRow)).execute();
  for (const frame of content.frames) {
    const { id } = await db
      .insertInto('float_frame')
      .values({ station, show_position: frame.page })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('float_item')
      .values(frame.pictures.map((picture, position) => ({ ...linkRow(picture, position), frame_id: id })))
      .execute();
  }
  await db
    .insertInto('activity_type')
    .values(content.activityTypes.map((name, position) => ({ station, name: json(name), position })))
    .execute();
  await db
    .insertInto('app_release')
    .values({
      station,
      android_url: '',
      ios_url: '',
      version: '5.0.0',
      size: '',
      released_at: ago(9 * 24),
      notes: json(content.releaseNotes),
    })
    .execute();
}

async function seedLotteries(db: Db, station: string): Promise<void> {
  const json = JSON.stringify;
  await db
    .insertInto('lottery')
    .values(
      LOTTERIES.flatMap((lottery, position) =>
        lottery.modes.map((mode) => ({
          station,
          code: lottery.code,
          version: mode === 'official' ? 1 : 2,
          family: lottery.family,
          name: json(lottery.name),
          interval_seconds: 'at' in lottery.draws ? 86_400 : lottery.draws.everySeconds,
          is_hot: lottery.hot,
          position,
        })),
      ),
    )
    .execute();
}

/** What the platforms of the demonstration run now; a station of an older release gets what it lacks. */
async function seedPlatforms(db: Db, station: string, now: Date): Promise<void> {
  const json = JSON.stringify;
  await db
    .insertInto('platform')
    .values(
      platforms.map((platform) => ({
        station,
        code: platform.code,
        kind: platform.kind,
        name: json(platform.name),
        is_open: platform.isOpen,
      })),
    )
    .onConflict((clash) => clash.columns(['station', 'code']).doNothing())
    .execute();
  await db
    .insertInto('game')
    .values(
      platforms.flatMap((platform) =>
        platform.games.map((game, position) => ({
          station,
          platform: platform.code,
          code: game.code,
          type: platform.type,
          name: json(game.name),
          pinyin: pinyinOf(localText(game.name, 'zh-CN')),
          is_hot: game.tags.includes('hot'),
          listed_at: game.tags.includes('new') ? new Date(now.getTime() - 5 * dayMs) : null,
          position,
        })),
      ),
    )
    .onConflict((clash) => clash.columns(['station', 'platform', 'code']).doNothing())
    .execute();
  // A game that its platform no longer runs could not be entered.
  for (const { code, games } of platforms)
    await db
      .deleteFrom('game')
      .where('platform', '=', code)
      .where(
        'code',
        'not in',
        games.map((game) => game.code),
      )
      .execute();
}
