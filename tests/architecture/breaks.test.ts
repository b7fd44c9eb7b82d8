// Every call which plays or brings money in is closed in a break, and that nothing a member needs to leave is.
import { expect, test } from 'vitest';
import { type CallId, calls } from '#contract/calls.generated.ts';

/** Written here a second time, so that opening one of them is a decision. */
const closed =
  `account/changeContact account/claimLevel account/contactCode account/levels account/removeCard account/setBirthday account/setNickName activity/activityPlay activity/balanceBao
  activity/bonusReceive activity/claims activity/deficitReceive activity/directChargeApply activity/donateAccountMoney activity/donateApply
  activity/dragonBoatReceive activity/midAutumnPlay activity/pointsExchange activity/redPacketGrab activity/signInSign activity/treasureFetch
  activity/wheelAward auth/checkPromoCode auth/normalTrialPlay auth/register finance/checkoutCounter finance/depositListWap
  finance/getBankList finance/getFastList finance/onlinePay finance/onlinePayPay finance/rechargeCouponsRecordUnusedList
  finance/rechargeOfflineSave finance/withdrawCancel forum/block forum/follow forum/newChild forum/newMain forum/savePicture kept/keepSlip kept/keptSlips kept/removeKeptSlip kept/renameKeptSlip lottery/creditDoBet
  lottery/offcialDoBet push/packet session/winners statistics/longRuns transfer/openGame transfer/setAutoExchange`.split(
    /\s+/,
  ) as CallId[];

const open =
  `account/bankAddSave account/getCardList activity/rebateInfo activity/rebateReceive activity/rebateRecord advice/saveAdvice auth/login auth/logout finance/cancelPendingOrder finance/withdrawSave
  finance/withdrawShowInfo help/userHelp lottery/batchRevokeOrder message/list message/send report/userbill session/accInfo session/autoExchange
  account/hideWins support/guestSend support/guestThread support/send support/thread transfer/thirdRealTransMoney protection/askReturn protection/breakState protection/takeBreak`.split(
    /\s+/,
  ) as CallId[];

test('what plays or brings money in is closed in a break', () => {
  expect(closed.filter((id) => calls[id].isOpenInBreak)).toEqual([]);
});

test('what a member needs to look back, to have help and to take money out is open', () => {
  expect(open.filter((id) => !calls[id].isOpenInBreak)).toEqual([]);
});

test('a call that changes something is closed unless its file says otherwise', () => {
  const said = (Object.keys(calls) as CallId[]).filter((id) => calls[id].isOpenInBreak);
  expect(said.filter((id) => closed.includes(id))).toEqual([]);
  expect(Object.keys(calls).length - said.length).toBeGreaterThan(40);
});
