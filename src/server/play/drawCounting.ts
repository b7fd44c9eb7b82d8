// What the bets of a draw count while they are settled: nothing where a member's bets of a group cover too much, else by the factor of their category.
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { readRules } from '#lottery/bet/readBet.ts';
import { type Cover, coversOf } from '#lottery/covering/covers.ts';
import { categoryOfFamily, countedOf, isCounted, shareInParts, sharesOf } from '#lottery/covering/shares.ts';
import { familyOf, playOf } from '#lottery/families.ts';
import type { Category } from '#rules/team/categories.ts';
import { readFactors } from '#rules/team/coverage.ts';
import { percentOfMillionths, type Rate } from '#values/rate.ts';
import type { Db } from '../db/stationTransaction.ts';

/** A bet as it was accepted; selection and terms are JSON, amounts in 0.0001 yuan. */
export interface CountingBet {
  readonly id: bigint;
  readonly account_id: number;
  readonly book: string;
  readonly play_code: string;
  readonly selection: string;
  readonly terms: string;
  readonly units: bigint;
  readonly stake: bigint;
  /** What bets alike have in common, once that was asked for: it is long, so it is put together and compared once. */
  likeness?: string;
  /** Where it belongs, once that was asked for. */
  placed?: Placed;
}

interface Ended {
  readonly status: BetStatus;
  readonly pushedUnits: number;
}

/** What a bet counts, null for all of its stake that was won or lost; and the share it counts nothing for, in ten-thousandths of a percent. */
export interface Counted {
  readonly valid: bigint | null;
  readonly coverage: bigint | null;
}

export interface CountingTerms {
  /** Percent. */
  readonly limit: Rate;
  readonly factors: ReadonlyMap<Category, Rate>;
}

/** The same for bets that win and cover the same: play, selection and terms. */
export function likenessOf(bet: Pick<CountingBet, 'play_code' | 'selection' | 'terms' | 'likeness'>): string {
  bet.likeness ??= `${bet.play_code} ${bet.selection} ${bet.terms}`;
  return bet.likeness;
}

/** So many different bets, and so many different sets of them, are remembered at most. */
const alikeMost = 10_000;

const inFull: Counted = { valid: null, coverage: null };

/** The terms of a station; one without rules of withdrawals asks for no turnover, and has no limit. */
export async function readCountingTerms(db: Db): Promise<CountingTerms> {
  const rule = await db
    .selectFrom('withdrawal_rule')
    .select(['cover_limit', 'bet_factors'])
    .executeTakeFirst();
  return {
    limit: percentOfMillionths(rule?.cover_limit ?? 1_000_000n),
    factors: readFactors(rule?.bet_factors ?? {}),
  };
}

/** Where a bet belongs. */
export interface Placed {
  readonly category: Category;
  readonly covers: readonly Cover[];
}

/** The bets of one draw in one station. */
export class DrawCounting {
  readonly #isDrawn: boolean;
  readonly #terms: CountingTerms;
  /** What bets alike cover. */
  readonly #alike = new Map<string, Placed>();
  /** A number is given once, also where what had it is forgotten. */
  readonly #numbers = new Map<Placed, number>();
  #placedCount = 0;
  /** What members have in common who bet the same: by the numbers of what they bet, the shares above the limit. */
  readonly #overOfAll = new Map<string, ReadonlyMap<string, bigint>>();
  readonly #read: (bet: CountingBet) => Placed;
  /** By member who was judged: the shares above the limit, by group. */
  readonly #over = new Map<number, ReadonlyMap<string, bigint>>();

  constructor(
    { draw }: { readonly draw: readonly number[] | null },
    terms: CountingTerms,
    read: (bet: CountingBet) => Placed = placedOf,
  ) {
    this.#isDrawn = draw !== null;
    this.#terms = terms;
    this.#read = read;
  }

  /** Judges members by all their bets on the draw together, open, settled or pushed. Stakes that go back count nothing anyway. */
  judge(bets: readonly CountingBet[]): void {
    if (!this.#isDrawn) return;
    if (this.#alike.size > alikeMost) {
      this.#alike.clear();
      this.#numbers.clear();
    }
    if (this.#overOfAll.size > alikeMost) this.#overOfAll.clear();
    const real = bets.filter(({ book }) => book === 'real');
    for (const [member, own] of Map.groupBy(real, ({ account_id: id }) => id)) {
      const over = this.#overOf(own);
      if (over.size > 0) this.#over.set(member, over);
    }
  }

  /** What a bet of a member who was judged counts, as it ended. */
  of(bet: CountingBet, { status, pushedUnits }: Ended): Counted {
    if (bet.book !== 'real' || (status !== BetStatus.won && status !== BetStatus.lost)) return inFull;
    const over = this.#over.get(bet.account_id);
    if (over)
      for (const { group } of this.#placed(bet).covers) {
        const coverage = over.get(group);
        if (coverage !== undefined) return { valid: 0n, coverage };
      }
    if (this.#terms.factors.size === 0) return inFull;
    const factor = this.#terms.factors.get(this.#placed(bet).category);
    if (factor === undefined) return inFull;
    const wonOrLost = bet.stake - (bet.stake * BigInt(pushedUnits)) / bet.units;
    return { valid: countedOf(wonOrLost, factor), coverage: null };
  }

  #overOf(bets: readonly CountingBet[]): ReadonlyMap<string, bigint> {
    // Bets alike cover the same.
    const different = [...new Set(bets.map((bet) => this.#placed(bet)))];
    const key = different
      .map((placed) => this.#numberOf(placed))
      .sort((a, b) => a - b)
      .join();
    let over = this.#overOfAll.get(key);
    if (!over) {
      over = this.#judgedOf(different);
      this.#overOfAll.set(key, over);
    }
    return over;
  }

  #judgedOf(different: readonly Placed[]): ReadonlyMap<string, bigint> {
    const over = new Map<string, bigint>();
    for (const [group, share] of sharesOf(different.flatMap(({ covers }) => covers)))
      if (!isCounted(share, this.#terms.limit)) over.set(group, shareInParts(share));
    return over;
  }

  #numberOf(placed: Placed): number {
    let number = this.#numbers.get(placed);
    if (number === undefined) {
      number = this.#placedCount++;
      this.#numbers.set(placed, number);
    }
    return number;
  }

  #placed(bet: CountingBet): Placed {
    bet.placed ??= this.#placedLike(bet);
    return bet.placed;
  }

  #placedLike(bet: CountingBet): Placed {
    const likeness = likenessOf(bet);
    let placed = this.#alike.get(likeness);
    if (!placed) {
      placed = this.#read(bet);
      this.#alike.set(likeness, placed);
    }
    return placed;
  }
}

/** A bet that cannot be read covers nothing: settling reports it, and pays nothing for it. */
export function placedOf({
  play_code: code,
  selection,
  terms,
}: Pick<CountingBet, 'play_code' | 'selection' | 'terms'>): Placed {
  const play = playOf(code);
  const category = categoryOfFamily(play?.family);
  try {
    const covers = play
      ? coversOf(familyOf(play.family), play, JSON.parse(selection), readRules(JSON.parse(terms)))
      : [];
    return { category, covers };
  } catch {
    return { category, covers: [] };
  }
}
