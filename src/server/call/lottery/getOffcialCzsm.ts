// The rules of a lottery's plays in words, each with an example settled by the rules themselves.

import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import type { Play } from '#lottery/play.ts';
import { exampleOf } from '#lottery/rule/playExamples.ts';
import { plays } from '#lottery/selection/board.ts';
import { localText } from '#station/station.ts';
import { formatMoney, wireMoney } from '#values/money.ts';
import { handle } from '../../pipeline/handle.ts';
import { ruleSentence, stationSentence } from '../../play/ruleSentence.ts';
import { ownTerms, type Terms, termsOf } from '../../play/terms.ts';
import { Refusal } from '../../refusal.ts';

/** Yuan of a unit in examples of credit plays. */
const unitAmount = '10';

/** Settled at what the play pays here now, by this station's settings. */
function exampleHere(play: Play, terms: Terms) {
  const { selection, draw, lunarYear } = exampleOf(play.code)!;
  const year = lunarYear === undefined ? {} : { lunarYear };
  const agreed =
    play.mode === 'credit'
      ? { unitAmount, odds: terms.oddsOf(play, { ...terms.settings, ...year }) }
      : { bonusGroup: formatMoney(terms.highestGroup) };
  const bet = readBet(play, { selection, settings: terms.settings, ...year, ...agreed });
  const { units, winningUnits, stake, payout } = settle(bet, draw);
  return {
    haoMa: haoMa(play, bet.selection),
    buyZhuShu: units,
    buyMoney: wireMoney(stake),
    openHaoma: draw.join(','),
    winZhuShu: winningUnits,
    winMoney: wireMoney(payout),
  };
}

export default handle('lottery/getOffcialCzsm', async ({ request, db, session, locale, text }) => {
  const { lotCode, lotVersion = LotVersion.official, playCode } = request;
  const terms = ownTerms(await termsOf(db, lotCode, lotVersion), session?.groupBonus ?? null);
  const all = plays(terms.family, lotVersion === LotVersion.official ? 'official' : 'credit');
  const asked = playCode === undefined ? all : all.filter(({ code }) => code === playCode);
  if (asked.length === 0)
    throw new Refusal('server.invalid', {
      code: 'invalid',
      field: 'playCode',
      values: { field: 'playCode' },
    });
  const list = asked.map((play) => ({
    playCode: play.code,
    playName: play.name,
    groupName: play.group,
    rule: ruleSentence(play.code, locale),
    description: stationSentence(play.code, terms.settings, text),
    example: exampleHere(play, terms),
  }));
  return {
    lotCode,
    lotName: localText(terms.name, locale),
    stationRules: [...new Set(list.flatMap(({ description }) => description || []))],
    list,
  };
});
