// Owns which headings of the bill a station shows: some hide what concerns deposits or withdrawals.
import type { LedgerLine } from '#contract/entities.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';

export type BillKind = LedgerLine['kind'];

const kinds: readonly BillKind[] = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'rebate',
  'gift',
  'interest',
  'transfer',
  'donate',
  'adjust',
];

export const kindsOf = ({ frontConfig }: Pick<StationFacts, 'frontConfig'>): BillKind[] =>
  kinds.filter(
    (kind) =>
      !(kind === 'deposit' && frontConfig.noShowChongzhiBaoBiao) &&
      !(kind === 'withdraw' && frontConfig.noShowTiKuanBaoBiao),
  );
