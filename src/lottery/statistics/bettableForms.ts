// Which credit bets stand for the two sides of a two-valued form, and which of the two a draw let win.
import type { FamilyCode } from '../familyCodes.generated.ts';
import type { CreditPlay, Family } from '../play.ts';
import { type Drawn, TIE, type TwoValued, twoValuedOf } from './series.ts';

export interface BettableForm {
  /** Those of the form in the statistics. */
  readonly code: string;
  readonly name: string;
  readonly sides: readonly [string, string];
  readonly play: CreditPlay;
  /** Options of the play, in the order of `sides`. */
  readonly options: readonly [string, string];
  /**
   * The side whose bet won; 和 where neither did. Under the switches of a station that is not always the side of the roads: a triple of K3 is a big sum
   * on which bets on big may lose.
   */
  readonly wonBy: (drawn: Drawn) => string;
}

/** A play, and what its options have before the name of a side. */
type Bet = readonly [play: string, before: string];

interface FamilyBets {
  /** Of the sides of a place, counted from 1. */
  readonly ofPlace: (place: number) => Bet | undefined;
  /** Of readings, by how their names begin; the first that fits. */
  readonly ofReading: readonly (readonly [begins: string, ...Bet])[];
}

const ballsOf =
  (family: FamilyCode) =>
  (place: number): Bet => [`${family}_c_b${place}`, ''];

const BETS: Readonly<Record<FamilyCode, FamilyBets>> = {
  ssc: {
    ofPlace: ballsOf('ssc'),
    ofReading: [
      ['总和', 'ssc_c_zh', '总和'],
      ['龙虎', 'ssc_c_lhh', ''],
    ],
  },
  pk10: {
    ofPlace: ballsOf('pk10'),
    ofReading: [
      ['冠亚和', 'pk10_c_gylm', '冠亚和'],
      ...[1, 2, 3, 4, 5].map((place) => [`${place}V`, `pk10_c_b${place}`, ''] as const),
    ],
  },
  k3: { ofPlace: () => undefined, ofReading: [['', 'k3_c_dx', '']] },
  x115: {
    ofPlace: ballsOf('x115'),
    ofReading: [
      ['总和', 'x115_c_zh', '总和'],
      ['龙虎', 'x115_c_lh', ''],
    ],
  },
  lhc: { ofPlace: () => ['lhc_c_tmlm', '特'], ofReading: [['总分', 'lhc_c_zf', '总']] },
  // Its board has no sides of a place.
  pc28: { ofPlace: () => undefined, ofReading: [['', 'pc28_c_lm', '']] },
  kl10: {
    ofPlace: ballsOf('kl10'),
    ofReading: [
      ['总和', 'kl10_c_zh', '总和'],
      ['龙虎', 'kl10_c_b1', ''],
    ],
  },
  fc3d: {
    ofPlace: ballsOf('fc3d'),
    ofReading: [
      ['和值', 'fc3d_c_zh', '总和'],
      ['龙虎', 'fc3d_c_lhh', ''],
    ],
  },
  kl8: {
    ofPlace: () => undefined,
    ofReading: [
      ['总和', 'kl8_c_zh', '总'],
      ['前后', 'kl8_c_qh', ''],
      ['单双', 'kl8_c_ds', ''],
    ],
  },
};

function betOf({ code, name }: TwoValued, { ofPlace, ofReading }: FamilyBets): Bet | undefined {
  const place = /^place(\d+)/.exec(code)?.[1];
  if (place !== undefined) return ofPlace(Number(place));
  const [, ...bet] = ofReading.find(([begins]) => name.startsWith(begins)) ?? [];
  return bet.length === 0 ? undefined : (bet as unknown as Bet);
}

/** The two-valued forms of a family that its credit board takes bets on, in the order of its statistics. */
export const bettableFormsOf = (family: Family): BettableForm[] =>
  twoValuedOf(family).flatMap((form) => {
    const bet = betOf(form, BETS[family.code]);
    const play = bet && family.plays.find(({ code }) => code === bet[0]);
    if (play?.mode !== 'credit') return [];
    const { code, name, sides } = form;
    const options = [`${bet![1]}${sides[0]}`, `${bet![1]}${sides[1]}`] as const;
    const wonBy = ({ draw, rules }: Drawn): string => {
      const at = options.findIndex((option) =>
        play.hits({ options: [option] }, draw, rules).some(({ push }) => !push),
      );
      return sides[at] ?? TIE;
    };
    return [{ code, name, sides, play, options, wonBy }];
  });
