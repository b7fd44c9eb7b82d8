import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#values/money.ts';
import { familyOf } from '../families.ts';
import { explain } from './explain.ts';
import { readExample } from './readBet.ts';
import { settle } from './settle.ts';

/** Settles a bet and gives its amounts as decimals. */
function settled(raw: Record<string, unknown>) {
  const { bet, draw } = readExample(familyOf, raw);
  const result = settle(bet, draw);
  const { stake, payout, rebate, refunds } = result;
  return {
    ...result,
    explanation: explain(bet, draw, result),
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    rebate: formatMoney(rebate),
    refunds: formatMoney(refunds),
  };
}

const official = (play: string, selection: unknown, draw: readonly number[], terms: object = {}) =>
  settled({
    family: play.split('_')[0],
    mode: 'official',
    play,
    selection,
    draw,
    bonusGroup: 1960,
    ...terms,
  });
const credit = (play: string, selection: unknown, draw: readonly number[], terms: object = {}) =>
  settled({ family: play.split('_')[0], mode: 'credit', play, selection, draw, unitAmount: 10, ...terms });

describe('an official bet', () => {
  it('is cut once over all its winning units, not unit by unit', () => {
    // Ten units of 4.78 in 厘: 0.0478, where cutting each 0.00478 would pay 0.047.
    const nums = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const result = official('ssc_o_wx_yffs', { nums }, [0, 1, 2, 3, 4], { moneyMode: 0.001, multiple: 2 });
    expect(result).toMatchObject({ winningUnits: 5, stake: '0.04', payout: '0.0478' });
  });

  it('reads a ticket from left to right, in whatever order its positions were ticked', () => {
    const ticketOn = (positions: readonly number[], tickets: string) =>
      official('ssc_o_r3_zxds', { positions, tickets }, [1, 2, 3, 4, 5]).winningUnits;
    // From the right first: what was worked out for positions is kept.
    expect(ticketOn([4, 0, 2], '135')).toBe(1);
    expect(ticketOn([4, 2, 0], '531')).toBe(0);
    expect(ticketOn([0, 2, 4], '135')).toBe(1);
  });

  it('halves stake and prize at a base price of one yuan', () => {
    const bet = ['ssc_o_h3_zu3fs', { nums: [1, 2] }, [0, 0, 1, 1, 2]] as const;
    expect(official(...bet, { basePrice: 2 })).toMatchObject({ stake: '4', payout: '653.33' });
    expect(official(...bet, { basePrice: 1 })).toMatchObject({ stake: '2', payout: '326.665' });
  });

  it('gives the slider rebate back, win or lose', () => {
    const terms = { bonusGroup: 1800, rebateRate: 0.08 };
    const selection = { pos: [[1], [], [], [], []] };
    expect(official('ssc_o_dwd', selection, [1, 0, 0, 0, 0], terms)).toMatchObject({
      payout: '18',
      rebate: '0.16',
    });
    expect(official('ssc_o_dwd', selection, [2, 0, 0, 0, 0], terms)).toMatchObject({
      payout: '0',
      rebate: '0.16',
    });
  });

  it('is cut to its cap, and says so', () => {
    const result = official('ssc_o_wx_zxds', { tickets: ['12345'] }, [1, 2, 3, 4, 5], { maxPayout: 100_000 });
    expect(result).toMatchObject({ payout: '100000', winnings: 1_960_000_000n, stake: '2' });
    expect(result.explanation).toContain('cut to the cap from 196000');
  });

  it('of 龙虎 is never refunded on a tie, whatever the switch says', () => {
    const settings = { sscDragonTie: 'push' };
    const result = official('ssc_o_lh', { pairs: [[0, 4]], options: ['龙', '虎'] }, [5, 1, 2, 3, 5], {
      settings,
    });
    expect(result).toMatchObject({ winningUnits: 0, pushUnits: 0, payout: '0' });
  });

  it('of a nested combination wins every shorter ticket with the longest', () => {
    const pos = [[1], [2], [3], [4], [5]];
    const result = official('ssc_o_wx_zuhe', { pos }, [1, 2, 3, 4, 5]);
    expect(result).toMatchObject({ units: 5, winningUnits: 5, payout: '217775.6' });
  });

  it('pays 16 of 216 for 二同号复选 once the triple wins it too', () => {
    const settings = { k3TripleWinsPair: 'on' };
    expect(official('k3_o_ethfx', { nums: [1] }, [1, 1, 1])).toMatchObject({ winningUnits: 0 });
    expect(official('k3_o_ethfx', { nums: [1] }, [1, 1, 1], { settings })).toMatchObject({ payout: '26.46' });
  });
});

describe('a credit bet', () => {
  it('is cut to the cent unit by unit', () => {
    const result = credit('ssc_c_zh', { options: ['总和大', '总和单'] }, [9, 9, 9, 0, 0], {
      unitAmount: '0.37',
    });
    expect(result).toMatchObject({ stake: '0.74', payout: '1.46' });
  });

  it('has refunds without rebate', () => {
    const result = credit('lhc_c_tmlm', { options: ['特大', '特小'] }, [3, 8, 17, 22, 30, 41, 49], {
      lunarYear: 2026,
      rebateRate: 0.1,
    });
    expect(result).toMatchObject({ pushUnits: 2, payout: '20', refunds: '20', rebate: '0' });
  });

  it('keeps refunds out of the cap', () => {
    const result = credit('ssc_c_lhh', { options: ['龙', '和'] }, [5, 1, 2, 3, 5], {
      settings: { sscDragonTie: 'push' },
      maxPayout: 50,
    });
    expect(result).toMatchObject({ winningUnits: 1, pushUnits: 1, payout: '60', refunds: '10' });
  });

  it.each([
    ['sscDragonTie', 'push', 'ssc_c_lhh', { options: ['龙'] }, [5, 1, 2, 3, 5], '0', '10'],
    ['sscDragonTie', 'push', 'fc3d_c_lhh', { options: ['虎'] }, [5, 1, 5], '0', '10'],
    ['sscDragonTie', 'push', 'ssc_c_lhd', { options: ['万千龙'] }, [5, 1, 2, 3, 5], '22', '19.8'],
    [
      'pk10Sum11Push',
      'on',
      'pk10_c_gylm',
      { options: ['冠亚小'] },
      [1, 10, 2, 3, 4, 5, 6, 7, 8, 9],
      '17.7',
      '10',
    ],
    [
      'pk10Sum11Push',
      true,
      'pk10_c_gylm',
      { options: ['冠亚大'] },
      [3, 10, 2, 1, 4, 5, 6, 7, 8, 9],
      '22',
      '19.8',
    ],
    ['k3TripleCountsTwoSides', 'on', 'k3_c_dx', { options: ['大'] }, [6, 6, 6], '0', '19.8'],
    ['k3SanjunPerDie', 'on', 'k3_c_sj', { options: ['5'] }, [5, 5, 1], '20.5', '31'],
    ['k3TripleWinsPair', 'on', 'k3_c_dp', { options: ['11'] }, [1, 1, 1], '0', '110'],
    ['pc28Rule1314', 'push', 'pc28_c_lm', { options: ['小'] }, [4, 4, 5], '19.8', '10'],
    ['pc28Rule1314', 'push', 'pc28_c_zh', { options: ['大双'] }, [5, 4, 5], '36', '10'],
    ['pc28Rule1314', 'push', 'pc28_c_tm', { options: ['13'] }, [4, 4, 5], '125', '125'],
    ['lhcHexiao49', 'lose', 'lhc_c_hx2', { zodiacs: ['马', '羊'] }, [1, 2, 3, 4, 5, 6, 49], '10', '0'],
    ['pc28Extreme', '4/23', 'pc28_c_jz', { options: ['极小'] }, [5, 0, 0], '150', '0'],
  ])(
    'follows the switch %s=%s in %s %j on %j: %s becomes %s',
    (name, value, play, selection, draw, before, after) => {
      const terms = { lunarYear: 2026 };
      expect(credit(play, selection, draw, terms).payout).toBe(before);
      expect(credit(play, selection, draw, { ...terms, settings: { [name]: value } }).payout).toBe(after);
    },
  );

  it('of 过关 multiplies the odds of its legs, with refunded legs as 1', () => {
    const legs = [
      [1, '大'],
      [2, '单'],
      [3, '红波'],
    ];
    expect(credit('lhc_c_gg', { legs }, [30, 17, 12, 25, 43, 23, 18])).toMatchObject({ payout: '106.72' });
    expect(credit('lhc_c_gg', { legs }, [49, 17, 12, 25, 43, 23, 18])).toMatchObject({ payout: '54.17' });
    const sides = [
      [1, '大'],
      [2, '单'],
    ];
    expect(credit('lhc_c_gg', { legs: sides }, [49, 18, 12, 25, 43, 23, 17])).toMatchObject({ payout: '0' });
    expect(credit('lhc_c_gg', { legs: sides }, [49, 17, 12, 25, 43, 23, 18])).toMatchObject({
      payout: '19.7',
    });
  });

  it('of 正肖 pays by the number of hits', () => {
    // 2026: 01 13 25 37 49 are 马, 12 24 36 48 are 羊.
    const draw = [1, 13, 12, 2, 3, 4, 49];
    const result = credit('lhc_c_zx', { zodiacs: ['马', '羊'] }, draw, { lunarYear: 2026 });
    expect(result).toMatchObject({ winningUnits: 2, payout: '44' });
  });

  it('of 连肖 pays units with the zodiac of the year at the second odds', () => {
    const draw = [1, 12, 11, 2, 3, 4, 5];
    const result = credit('lhc_c_xl2', { zodiacs: ['马', '羊', '猴'] }, draw, { lunarYear: 2026 });
    expect(result.tiers).toMatchObject([
      { tier: 'default', units: 1 },
      { tier: '特', units: 2 },
    ]);
    expect(result.payout).toBe('120.6');
  });

  it('takes the lunar year from the draw date: the eve of the new year is still the old one', () => {
    const draw = [2, 3, 4, 5, 6, 7, 1];
    const selection = { options: ['马'] };
    expect(credit('lhc_c_tx', selection, draw, { drawDate: '2026-02-17' }).payout).toBe('94');
    expect(credit('lhc_c_tx', selection, draw, { drawDate: '2026-02-16' }).payout).toBe('0');
    expect(credit('lhc_c_tx', { options: ['蛇'] }, draw, { drawDate: '2026-02-16 21:30' }).payout).toBe('94');
  });
});

describe('the parts of a stake', () => {
  it('are always lost, refunded and winning parts together, and the payout is never negative', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000 });
    const draws = fc.shuffledSubarray(
      Array.from({ length: 49 }, (_, i) => i + 1),
      { minLength: 7, maxLength: 7 },
    );
    const options = fc.subarray(['特大', '特小', '特单', '特双', '特合大', '特尾小', '特天肖', '特家禽'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(amounts, draws, options, (cents, draw, picks) => {
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const { bet } = readExample(familyOf, {
          family: 'lhc',
          mode: 'credit',
          play: 'lhc_c_tmlm',
          selection: { options: picks },
          draw,
          unitAmount: amount,
          lunarYear: 2026,
        });
        const result = settle(bet, draw);
        const lost = result.units - result.winningUnits - result.pushUnits;
        const unit = BigInt(cents) * 100n;
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(result.stake).toBe(BigInt(result.units) * unit);
        expect(result.refunds).toBe(BigInt(result.pushUnits) * unit);
        expect(result.payout).toBe(result.winnings + result.refunds);
      }),
    );
  });
});
