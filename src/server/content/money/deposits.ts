// The kinds of content that deposits go by: methods, offers, and the rule of all deposits; and what members apply for.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import {
  bigHundredths,
  hundredths,
  kept,
  moment,
  optional,
  orElse,
  same,
  yuan,
  yuanList,
} from '../codecs.ts';
import {
  type ContentKind,
  columnsOf,
  type Field,
  type Item,
  itemOf,
  itemsOf,
  listKind,
  rowOf,
  settingsKind,
} from '../kind.ts';
import { idOf, refusalsFor } from '../refusals.ts';
import type { Json, Row } from '../rows.ts';

const closed = () => ({ is_open: false });

export const payMethods = listKind(
  'pay-methods',
  {
    table: 'pay_method',
    position: { within: [] },
    retired: closed,
    fields: [
      ['kind', 'kind', same],
      ['payType', 'pay_type', same],
      ['name', 'name', same],
      ['bank', 'bank_name', same],
      ['tips', 'tips', same],
      ['tag', 'tag', optional(same)],
      ['steps', 'steps', same],
      ['open', 'is_open', same],
      ['least', 'least', yuan],
      ['most', 'most', yuan],
      ['fixedAmounts', 'fixed_amounts', yuanList],
      ['tailLeast', 'tail_least', yuan],
      ['tailMost', 'tail_most', yuan],
      ['rate', 'rate', optional(yuan)],
      ['levels', 'levels', same],
      ['receiver', 'receiver', orElse(same, '')],
      ['branch', 'branch', orElse(same, '')],
      ['cardNo', 'card_no', orElse(same, '')],
      ['qrContent', 'qr_content', orElse(same, '')],
    ],
  },
  {
    refusals: (db, changes) =>
      refusalsFor(
        db,
        changes.get('pay_method')?.remove ?? [],
        (row) => sql`SELECT count(*)::int AS count FROM deposit_order
          WHERE method_id = ${idOf('pay_method', row)} AND status = ${DepositStatus.pending}`,
        (name, count) =>
          `The pay method ${name} cannot go: ${count} deposit orders wait for their money. Set "open": false until they have ended.`,
      ),
  },
);

const offerFields: readonly Field[] = [
  ['name', 'name', same],
  ['kinds', 'kinds', same],
  ['leastDeposit', 'min_amount', yuan],
  ['mostGift', 'max_gift', yuan],
  ['times', 'times', same],
  ['giftTurnover', 'gift_factor', hundredths],
  ['depositTurnover', 'deposit_factor', hundredths],
  ['levels', 'levels', same],
  ['from', 'starts_at', kept(moment)],
  ['until', 'ends_at', optional(moment)],
  ['open', 'is_open', same],
];

/** A gift is an amount or a percentage; the table has one column for both. */
const giftOf = (row: Row): Item =>
  row.gift_type === 'percent'
    ? { giftPercent: bigHundredths.toFile(row.value!)! }
    : { giftAmount: yuan.toFile(row.value!)! };
const giftRow = ({ giftPercent, giftAmount }: Item): Row =>
  giftPercent === undefined
    ? { gift_type: 'fixed', value: yuan.toRow(giftAmount)! }
    : { gift_type: 'percent', value: bigHundredths.toRow(giftPercent)! };

export const depositOffers: ContentKind = {
  kind: 'deposit-offers',
  tables: [
    {
      table: 'deposit_strategy',
      key: ['content_key'],
      columns: ['gift_type', 'value', ...columnsOf(offerFields)],
      position: { within: [] },
      retired: closed,
    },
  ],
  toFile: ({ deposit_strategy: rows = [] }) =>
    rows.length === 0
      ? null
      : {
          items: rows.map((row) => ({ key: row.content_key!, ...giftOf(row), ...itemOf(offerFields, row) })),
        },
  toRows: (file, { now, there: { deposit_strategy: old = [] } }) => {
    const keys = new Set(old.map((row) => row.content_key));
    return {
      deposit_strategy: itemsOf(file).map((item) => ({
        content_key: item.key!,
        ...(!keys.has(item.key!) && { starts_at: now.toISOString() }),
        ...giftRow(item),
        ...rowOf(offerFields, item),
      })),
    };
  },
  refusals: (db, changes) =>
    refusalsFor(
      db,
      changes.get('deposit_strategy')?.remove ?? [],
      (row) => sql`SELECT count(*)::int AS count FROM deposit_order
        WHERE strategy_id = ${idOf('deposit_strategy', row)} AND status = ${DepositStatus.pending}`,
      (name, count) =>
        `The deposit offer ${name} cannot go: ${count} deposit orders that took it wait for their money. Set "open": false until they have ended.`,
    ),
};

const settingFields: readonly Field[] = [
  ['pendingMost', 'pending_most', same],
  ['bankSeconds', 'bank_seconds', same],
  ['fastSeconds', 'fast_seconds', same],
  ['onlineSeconds', 'online_seconds', same],
  ['depositTurnover', 'deposit_factor', hundredths],
  ['quickAmounts', 'quick_amounts', yuanList],
];

/** A station without an agreement has version 0 of it. */
export const depositSettings: ContentKind = {
  kind: 'deposit-settings',
  tables: [
    {
      table: 'deposit_setting',
      key: [],
      columns: [
        ...settingFields.map(([, column]) => column),
        'contract_version',
        'contract_title',
        'contract_content',
      ],
    },
  ],
  toFile: ({ deposit_setting: rows = [] }) => {
    const [row] = rows;
    return row
      ? {
          ...itemOf(settingFields, row),
          ...(row.contract_version !== 0 && {
            agreement: {
              version: row.contract_version!,
              title: row.contract_title!,
              paragraphs: row.contract_content!,
            },
          }),
        }
      : null;
  },
  toRows: (file, { there: { deposit_setting: old = [] } }) => {
    const agreement = file.agreement as Record<string, Json> | undefined;
    return {
      deposit_setting: [
        {
          ...rowOf(settingFields, file),
          ...(old.length === 0 && { contract_title: '', contract_content: [] }),
          contract_version: 0,
          ...(agreement && {
            contract_version: agreement.version!,
            contract_title: agreement.title!,
            contract_content: agreement.paragraphs!,
          }),
        },
      ],
    };
  },
};

export const applications = settingsKind('applications', 'application_setting', [
  ['donationAfterSeconds', 'donation_seconds', optional(same)],
  ['donationLeast', 'donation_least', yuan],
  ['donationProjects', 'donation_projects', same],
  ['chargeAfterSeconds', 'charge_seconds', optional(same)],
  ['chargeLeast', 'charge_least', yuan],
  ['chargeTurnover', 'charge_factor', hundredths],
]);
