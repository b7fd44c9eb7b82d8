// Who of the crash test is asked about elsewhere: members who log in meanwhile at stations that ask a registry of exclusions, some of whom it excludes or knows at
// another operator, each log-in under an intent of its own until a server has answered it; and the station whose deposits a central file counts.
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { login } from '#contract/auth.generated.ts';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { openAccount } from '#server/account/accounts.ts';
import { randomSecret } from '#server/account/tokens.ts';
import { cookieName } from '#server/account/visitor.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { personCode } from '#server/money/breaks/registry.ts';
import { defaultSettings } from '#server/settings.ts';
import { root } from '../build/site.ts';
import { openConnection } from '../harness/connection.ts';
import type { ServerProcess } from '../harness/serverProcess.ts';
import type { AskedMember, Person, World } from './world.ts';

const password = 'a long word';
/** The rules under which a silent registry keeps somebody out, each at a station of its own. */
const rules = ['closed', 'lastKnown'] as const;
/** Members of this rule's station play by leave of a central file as well. */
export const leased = 'closed';
/** The registry answers some questions after seven tenths of a second: on a busy machine some of these are late. */
const deadlineSeconds = 1;
const membersEach = 3;
/** Longer than a server waits for the registry. */
const patienceMs = 6_000;
const againMs = 150;
/** Longer than any server stays away. */
const mostTries = 400;
const betweenMs = 400;

const codeOf = (rule: AskedMember['rule']): string => `asks${rule.toLowerCase()}`;

/** Makes a folder with the stations of the product and those that ask a registry; deposits of `central` are counted by a central file. */
export function stationsWithRegistry(folder: string, central: string): string {
  const stations = path.join(folder, 'stations');
  cpSync(path.join(root, 'stations'), stations, {
    recursive: true,
    filter: (file) => path.extname(file) === '.json' || file === path.join(root, 'stations'),
  });
  for (const { name } of readdirSync(path.join(root, 'stations'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  ))
    symlinkSync(path.join(root, 'stations', name), path.join(stations, name));
  for (const rule of rules) {
    const code = codeOf(rule);
    const station: StationFile = {
      code,
      name: code,
      hosts: [`${code}.example`],
      onOff: { loginCheck: 'none' },
      protection: {
        profile: 'standard',
        registry: { rule, deadlineSeconds, maxAgeHours: 24, play: rule === leased, changeMinutes: 5 },
      },
    };
    writeFileSync(path.join(stations, `${code}.json`), JSON.stringify(station));
  }
  const file = path.join(stations, `${central}.json`);
  const station = JSON.parse(readFileSync(file, 'utf8')) as StationFile;
  const registry = { rule: 'open' as const, deadlineSeconds, deposits: true };
  writeFileSync(
    file,
    JSON.stringify({ ...station, protection: { ...station.protection, registry } } satisfies StationFile),
  );
  return stations;
}

/** Makes each player of the station somebody whom the central file knows, by a phone of their own. */
export const knowToFile = (pool: pg.Pool, people: readonly Person[], central: string): Promise<unknown> =>
  pool.query(
    "UPDATE account SET phone = '138' || lpad(id::text, 8, '0') WHERE station = $1 AND id = ANY ($2)",
    [central, people.map(({ accountId }) => accountId)],
  );

/** Opens the accounts; the registry excludes the first of each station, and knows the last at another operator. */
export async function openAskedMembers(
  pool: pg.Pool,
  { counterparties, exclude, playElsewhere }: World['counterparties'],
  now: Date,
): Promise<AskedMember[]> {
  const passwordHash = await hash(password, { algorithm: 2, ...defaultSettings.argon2 });
  const members: AskedMember[] = [];
  for (const [place, rule] of rules.entries())
    for (let at = 0; at < membersEach; at++) {
      const station = codeOf(rule);
      const name = `asked${at}`;
      // Nobody is a person of both stations.
      const phone = `139000${place}000${at}`;
      const accountId = await inStation(pool, station, (db) =>
        openAccount(db, station, {
          name,
          role: 'member',
          password_hash: passwordHash,
          created_at: now,
          phone,
        }),
      );
      const person = personCode(counterparties.registry!, { phone })!;
      const isExcluded = at === 0;
      if (isExcluded) exclude(person);
      const isElsewhere = at === membersEach - 1;
      if (isElsewhere) playElsewhere(person);
      const cookie = `${cookieName('visitor', station, true)}=${randomSecret()}`;
      members.push({
        station,
        rule,
        name,
        accountId: accountId!,
        person,
        isExcluded,
        isElsewhere,
        headers: `Host: ${station}.localhost\r\n${ajaxHeader.join(': ')}\r\nCookie: ${cookie}\r\n`,
        closed: [],
        seats: [],
      });
    }
  return members;
}

/** Lets all of them log in again and again until `isOver`; each keeps whether it was let in to play. */
export async function logInMeanwhile(
  { pool, askedMembers }: World,
  servers: readonly ServerProcess[],
  isOver: () => boolean,
): Promise<void> {
  async function logIn({ headers, name, station }: AskedMember, number: number): Promise<void> {
    const intent = `${station}-${name}-${String(number).padStart(8, '0')}`;
    for (let sent = 0; sent < mostTries; sent++) {
      const line = openConnection(servers[(number + sent) % servers.length]!.port, headers, patienceMs);
      const answer = await line
        .post(login.path, { account: name, password }, `${intentHeader}: ${intent}\r\n`)
        .catch(() => null);
      line.close();
      if (answer?.status === 200) {
        if (!answer.envelope.login)
          throw new Error(`${name} of ${station} was refused: ${answer.envelope.msg}`);
        return;
      }
      await pause(againMs);
    }
    throw new Error(`No answer came to a log-in in ${mostTries} tries.`);
  }
  await Promise.all(
    askedMembers.map(async (member) => {
      for (let number = 0; !isOver(); number++) {
        await logIn(member, number);
        // What the database asks before it lets anybody bet. It may be down just now.
        const found = await pool
          .query<{ isClosed: boolean; hasSeat: boolean }>(
            `SELECT EXISTS (SELECT FROM break_member WHERE station = $1 AND account_id = $2 AND is_closed_by_registry) AS "isClosed",
              EXISTS (SELECT FROM play_seat WHERE station = $1 AND account_id = $2 AND play_until > '-infinity') AS "hasSeat"`,
            [member.station, member.accountId],
          )
          .catch(() => null);
        if (found) {
          member.closed.push(found.rows[0]!.isClosed);
          member.seats.push(found.rows[0]!.hasSeat);
        }
        await pause(betweenMs);
      }
    }),
  );
}
