// The rule that a migration does not stop play: on a table that is large in service it builds no index and looks through no rows while it has locked it.
import { describe, expect, it } from 'vitest';
import { concurrentStatements, isConcurrent } from '#server/db/concurrentMigrations.ts';
import { readSchema } from '#server/db/migrate.ts';

/** The first migration that has to keep it; those before are released. */
const firstKept = '0020';

/** Tables with a row for each player, or for each thing that players do. */
const large = new Set(
  `account session device attempt intent ledger_account ledger_transaction ledger_entry ledger_day lottery_period lottery_seed
  chase_plan chase_rest bet_order bet_rollback turnover turnover_item coupon deposit_order deposit_consent card withdrawal transfer_order transfer_member transfer_hold platform_claim
  interest_day donation direct_charge charge_day message mailbox message_state notice_read outgoing_message correction_letter forum_profile
  forum_article forum_comment forum_picture forum_follow forum_voice forum_view forum_report game_member game_round game_round_version game_day
  promotion_link team_member team_origin team_path team_quota team_entry member_day team_day team_lot_day team_count team_online team_online_member commission
  commission_reversed rebate_bet rebate_day recommendation recommendation_day activity_award activity_refusal red_packet red_packet_part
  points_account points_entry points_exchange`.split(/\s+/),
);

const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');

/** The tables that a file makes itself: they are empty. */
const madeBy = (sql: string): Set<string> =>
  new Set([...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map(([, table]) => table!));

/** Why a clause of ALTER TABLE reads or writes every row while the table is locked; undefined where it does not. */
function slowness(clause: string): string | undefined {
  if (/ NOT VALID$/i.test(clause)) return undefined;
  if (/^ADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b/i.test(clause)) return 'add it NOT VALID';
  if (
    /^ADD (?:CONSTRAINT \w+ )?(?:PRIMARY KEY|UNIQUE|EXCLUDE)\b/i.test(clause) &&
    !/USING INDEX/i.test(clause)
  )
    return 'build its index concurrently, then add it USING INDEX';
  if (/^ADD (?:COLUMN )?(?!CONSTRAINT\b)\w+ .*\b(?:CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/i.test(clause))
    return 'add the column bare, its constraint NOT VALID';
  if (/^ALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/i.test(clause)) return 'add another column';
  if (/^ALTER (?:COLUMN )?\w+ SET NOT NULL/i.test(clause)) return 'add CHECK (... IS NOT NULL) NOT VALID';
  if (/^VALIDATE\b/i.test(clause)) return 'validate it in a file that begins with -- concurrently';
  return undefined;
}

/** What a file does to large tables that are there already, a line each. */
function slowStatements(sql: string): string[] {
  if (isConcurrent(sql)) return [];
  const plain = withoutComments(sql);
  const own = madeBy(plain);
  const isLarge = (table: string | undefined) => table !== undefined && large.has(table) && !own.has(table);
  return plain.split(';').flatMap((text) => {
    const statement = text.trim();
    const [, indexed] = /^CREATE (?:UNIQUE )?INDEX (?:.* )?ON (?:ONLY )?(\w+)/i.exec(statement) ?? [];
    if (isLarge(indexed)) return [`index on ${indexed}: build it in a file that begins with -- concurrently`];
    const [head, altered] = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(\w+) /i.exec(statement) ?? [];
    if (head === undefined || !isLarge(altered)) return [];
    return statement
      .slice(head.length)
      .split(/, ?(?=(?:ADD|DROP|ALTER|VALIDATE|SET)\b)/i)
      .flatMap((clause) => {
        const way = slowness(clause.trim());
        return way === undefined ? [] : [`${altered}: ${clause.trim().slice(0, 60)}: ${way}`];
      });
  });
}

const { migrations } = readSchema();

describe('migrations', () => {
  it('neither build indexes nor look through rows of large tables while they are locked', () => {
    const found = [...migrations]
      .filter(([file]) => file >= firstKept)
      .flatMap(([file, sql]) => slowStatements(sql).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  it('that run concurrently hold only what can be repeated', () => {
    const concurrent = [...migrations].filter(([, sql]) => isConcurrent(sql));
    for (const [file, sql] of concurrent) expect(() => concurrentStatements(file, sql)).not.toThrow();
  });

  it('are looked at for tables that exist', () => {
    const made = new Set(
      [...migrations.values()].flatMap((sql) => [
        ...madeBy(withoutComments(sql)),
        ...[...sql.matchAll(/RENAME TO (\w+)/g)].map(([, table]) => table),
      ]),
    );
    expect([...large].filter((table) => !made.has(table))).toEqual([]);
  });

  it.each([
    'CREATE INDEX a ON bet_order (station);',
    'CREATE UNIQUE INDEX IF NOT EXISTS a ON ONLY ledger_entry (id) WHERE id > 0;',
    'ALTER TABLE bet_order ADD COLUMN a integer, ADD CONSTRAINT b CHECK (a IN (1, 2));',
    'ALTER TABLE bet_order DROP CONSTRAINT b, ADD CHECK (a > 0);',
    'ALTER TABLE withdrawal ADD CONSTRAINT b FOREIGN KEY (a) REFERENCES account (id);',
    'ALTER TABLE withdrawal ADD COLUMN a integer NOT NULL DEFAULT 0 CHECK (a >= 0);',
    'ALTER TABLE withdrawal ADD UNIQUE (a);',
    'ALTER TABLE withdrawal ALTER COLUMN a SET NOT NULL;',
    'ALTER TABLE withdrawal ALTER a TYPE bigint;',
    '-- It was added NOT VALID.\nALTER TABLE withdrawal VALIDATE CONSTRAINT b;',
  ])('are found where they do: %s', (sql) => {
    expect(slowStatements(sql)).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE bet_order (id bigint CHECK (id > 0)); CREATE INDEX a ON bet_order (id);',
    'CREATE INDEX a ON lottery (code);',
    "ALTER TABLE bet_order ADD COLUMN a integer NOT NULL DEFAULT 0, ADD CONSTRAINT b CHECK (a IN (1, 2)) NOT VALID, ALTER COLUMN c SET DEFAULT 'x';",
    'DROP INDEX a; ALTER TABLE withdrawal ADD CONSTRAINT b UNIQUE USING INDEX a;',
    '-- concurrently\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON bet_order (station);',
  ])('are left alone where they do not: %s', (sql) => {
    expect(slowStatements(sql)).toEqual([]);
  });
});
