// Generated from schemas/call by "npm run gen". Do not edit.
import type { Rank } from './call.ts';
import type * as account from './account.generated.ts';
import type * as activity from './activity.generated.ts';
import type * as auth from './auth.generated.ts';
import type * as finance from './finance.generated.ts';
import type * as lottery from './lottery.generated.ts';
import type * as report from './report.generated.ts';
import type * as session from './session.generated.ts';
import type * as transfer from './transfer.generated.ts';

/** What each call is sent and answers, by id. */
export interface Calls {
  'account/addTypeInfo': { request: account.AddTypeInfoRequest; answer: account.AddTypeInfoAnswer };
  'account/bankAddSave': { request: account.BankAddSaveRequest; answer: account.BankAddSaveAnswer };
  'account/getCanAddBankType': { request: account.GetCanAddBankTypeRequest; answer: account.GetCanAddBankTypeAnswer };
  'account/getCardList': { request: account.GetCardListRequest; answer: account.GetCardListAnswer };
  'account/getWithdrawalPsd': { request: account.GetWithdrawalPsdRequest; answer: account.GetWithdrawalPsdAnswer };
  'account/modifyUserPwd': { request: account.ModifyUserPwdRequest; answer: account.ModifyUserPwdAnswer };
  'account/repwd': { request: account.RepwdRequest; answer: account.RepwdAnswer };
  'account/setNickName': { request: account.SetNickNameRequest; answer: account.SetNickNameAnswer };
  'account/updateCardSort': { request: account.UpdateCardSortRequest; answer: account.UpdateCardSortAnswer };
  'account/updateRealName': { request: account.UpdateRealNameRequest; answer: account.UpdateRealNameAnswer };
  'account/userInfo': { request: account.UserInfoRequest; answer: account.UserInfoAnswer };
  'activity/balanceBao': { request: activity.BalanceBaoRequest; answer: activity.BalanceBaoAnswer };
  'activity/balanceBill': { request: activity.BalanceBillRequest; answer: activity.BalanceBillAnswer };
  'activity/balanceIssue': { request: activity.BalanceIssueRequest; answer: activity.BalanceIssueAnswer };
  'activity/directChargeApply': { request: activity.DirectChargeApplyRequest; answer: activity.DirectChargeApplyAnswer };
  'activity/directChargeBase': { request: activity.DirectChargeBaseRequest; answer: activity.DirectChargeBaseAnswer };
  'activity/directChargeList': { request: activity.DirectChargeListRequest; answer: activity.DirectChargeListAnswer };
  'activity/donateAccountMoney': { request: activity.DonateAccountMoneyRequest; answer: activity.DonateAccountMoneyAnswer };
  'activity/donateApply': { request: activity.DonateApplyRequest; answer: activity.DonateApplyAnswer };
  'activity/donateList': { request: activity.DonateListRequest; answer: activity.DonateListAnswer };
  'auth/checkAnswer': { request: auth.CheckAnswerRequest; answer: auth.CheckAnswerAnswer };
  'auth/checkYzm': { request: auth.CheckYzmRequest; answer: auth.CheckYzmAnswer };
  'auth/getQuestionByMember': { request: auth.GetQuestionByMemberRequest; answer: auth.GetQuestionByMemberAnswer };
  'auth/getQuestionList': { request: auth.GetQuestionListRequest; answer: auth.GetQuestionListAnswer };
  'auth/getRecaptchaInfo': { request: auth.GetRecaptchaInfoRequest; answer: auth.GetRecaptchaInfoAnswer };
  'auth/googleRobotCallback': { request: auth.GoogleRobotCallbackRequest; answer: auth.GoogleRobotCallbackAnswer };
  'auth/googleRobotConfig': { request: auth.GoogleRobotConfigRequest; answer: auth.GoogleRobotConfigAnswer };
  'auth/login': { request: auth.LoginRequest; answer: auth.LoginAnswer };
  'auth/logout': { request: auth.LogoutRequest; answer: auth.LogoutAnswer };
  'auth/normalTrialPlay': { request: auth.NormalTrialPlayRequest; answer: auth.NormalTrialPlayAnswer };
  'auth/register': { request: auth.RegisterRequest; answer: auth.RegisterAnswer };
  'auth/setQuestionAndAnswer': { request: auth.SetQuestionAndAnswerRequest; answer: auth.SetQuestionAndAnswerAnswer };
  'auth/smsSend': { request: auth.SmsSendRequest; answer: auth.SmsSendAnswer };
  'auth/srList': { request: auth.SrListRequest; answer: auth.SrListAnswer };
  'finance/cancelPendingOrder': { request: finance.CancelPendingOrderRequest; answer: finance.CancelPendingOrderAnswer };
  'finance/checkHasUserContact': { request: finance.CheckHasUserContactRequest; answer: finance.CheckHasUserContactAnswer };
  'finance/checkoutCounter': { request: finance.CheckoutCounterRequest; answer: finance.CheckoutCounterAnswer };
  'finance/depositListWap': { request: finance.DepositListWapRequest; answer: finance.DepositListWapAnswer };
  'finance/getBankList': { request: finance.GetBankListRequest; answer: finance.GetBankListAnswer };
  'finance/getDepositStrategyList': { request: finance.GetDepositStrategyListRequest; answer: finance.GetDepositStrategyListAnswer };
  'finance/getFastDetailList': { request: finance.GetFastDetailListRequest; answer: finance.GetFastDetailListAnswer };
  'finance/getFastList': { request: finance.GetFastListRequest; answer: finance.GetFastListAnswer };
  'finance/getPayDesc': { request: finance.GetPayDescRequest; answer: finance.GetPayDescAnswer };
  'finance/onlineHotTag': { request: finance.OnlineHotTagRequest; answer: finance.OnlineHotTagAnswer };
  'finance/onlinePay': { request: finance.OnlinePayRequest; answer: finance.OnlinePayAnswer };
  'finance/onlinePayPay': { request: finance.OnlinePayPayRequest; answer: finance.OnlinePayPayAnswer };
  'finance/pendingOrderList': { request: finance.PendingOrderListRequest; answer: finance.PendingOrderListAnswer };
  'finance/rechargeCouponsRecordUnusedList': { request: finance.RechargeCouponsRecordUnusedListRequest; answer: finance.RechargeCouponsRecordUnusedListAnswer };
  'finance/rechargeOfflineSave': { request: finance.RechargeOfflineSaveRequest; answer: finance.RechargeOfflineSaveAnswer };
  'finance/updateUserContract': { request: finance.UpdateUserContractRequest; answer: finance.UpdateUserContractAnswer };
  'finance/withdrawSave': { request: finance.WithdrawSaveRequest; answer: finance.WithdrawSaveAnswer };
  'finance/withdrawShowInfo': { request: finance.WithdrawShowInfoRequest; answer: finance.WithdrawShowInfoAnswer };
  'lottery/GetLotteryResultList': { request: lottery.GetLotteryResultListRequest; answer: lottery.GetLotteryResultListAnswer };
  'lottery/batchRevokeOrder': { request: lottery.BatchRevokeOrderRequest; answer: lottery.BatchRevokeOrderAnswer };
  'lottery/chaseData': { request: lottery.ChaseDataRequest; answer: lottery.ChaseDataAnswer };
  'lottery/creditDoBet': { request: lottery.CreditDoBetRequest; answer: lottery.CreditDoBetAnswer };
  'lottery/getCreditOddsList': { request: lottery.GetCreditOddsListRequest; answer: lottery.GetCreditOddsListAnswer };
  'lottery/getLotBettingLimit': { request: lottery.GetLotBettingLimitRequest; answer: lottery.GetLotBettingLimitAnswer };
  'lottery/getNewPeriod': { request: lottery.GetNewPeriodRequest; answer: lottery.GetNewPeriodAnswer };
  'lottery/getNewPeriod2': { request: lottery.GetNewPeriod2Request; answer: lottery.GetNewPeriod2Answer };
  'lottery/getOffcialCzsm': { request: lottery.GetOffcialCzsmRequest; answer: lottery.GetOffcialCzsmAnswer };
  'lottery/getOffcialOddsList': { request: lottery.GetOffcialOddsListRequest; answer: lottery.GetOffcialOddsListAnswer };
  'lottery/getSixJsDatas': { request: lottery.GetSixJsDatasRequest; answer: lottery.GetSixJsDatasAnswer };
  'lottery/lotteryData': { request: lottery.LotteryDataRequest; answer: lottery.LotteryDataAnswer };
  'lottery/offcialDoBet': { request: lottery.OffcialDoBetRequest; answer: lottery.OffcialDoBetAnswer };
  'lottery/todayUnOpens': { request: lottery.TodayUnOpensRequest; answer: lottery.TodayUnOpensAnswer };
  'report/chargeRecordList': { request: report.ChargeRecordListRequest; answer: report.ChargeRecordListAnswer };
  'report/moneyChangeData': { request: report.MoneyChangeDataRequest; answer: report.MoneyChangeDataAnswer };
  'report/moneyIncomeList': { request: report.MoneyIncomeListRequest; answer: report.MoneyIncomeListAnswer };
  'report/userbill': { request: report.UserbillRequest; answer: report.UserbillAnswer };
  'session/accInfo': { request: session.AccInfoRequest; answer: session.AccInfoAnswer };
  'session/activeData': { request: session.ActiveDataRequest; answer: session.ActiveDataAnswer };
  'session/activeTypeData': { request: session.ActiveTypeDataRequest; answer: session.ActiveTypeDataAnswer };
  'session/appDown': { request: session.AppDownRequest; answer: session.AppDownAnswer };
  'session/autoExchange': { request: session.AutoExchangeRequest; answer: session.AutoExchangeAnswer };
  'session/banner': { request: session.BannerRequest; answer: session.BannerAnswer };
  'session/floatFrameList': { request: session.FloatFrameListRequest; answer: session.FloatFrameListAnswer };
  'session/gameList': { request: session.GameListRequest; answer: session.GameListAnswer };
  'session/getOnOffBaseBtn': { request: session.GetOnOffBaseBtnRequest; answer: session.GetOnOffBaseBtnAnswer };
  'session/getPageHead': { request: session.GetPageHeadRequest; answer: session.GetPageHeadAnswer };
  'session/lotteryList': { request: session.LotteryListRequest; answer: session.LotteryListAnswer };
  'session/newNotices': { request: session.NewNoticesRequest; answer: session.NewNoticesAnswer };
  'session/thirdGameList': { request: session.ThirdGameListRequest; answer: session.ThirdGameListAnswer };
  'transfer/getBalance': { request: transfer.GetBalanceRequest; answer: transfer.GetBalanceAnswer };
  'transfer/getThirdInfo4Change': { request: transfer.GetThirdInfo4ChangeRequest; answer: transfer.GetThirdInfo4ChangeAnswer };
  'transfer/openGame': { request: transfer.OpenGameRequest; answer: transfer.OpenGameAnswer };
  'transfer/setAutoExchange': { request: transfer.SetAutoExchangeRequest; answer: transfer.SetAutoExchangeAnswer };
  'transfer/thirdRealTransMoney': { request: transfer.ThirdRealTransMoneyRequest; answer: transfer.ThirdRealTransMoneyAnswer };
}

export type CallId = keyof Calls;

/** What the server has to know of a call to serve it. */
export interface CallRow {
  path: string;
  verb: 'GET' | 'POST';
  role: Rank;
  repeat: 'safe' | 'intent';
}

export const calls: Record<CallId, CallRow> = {
  'account/addTypeInfo': { path: '/userCenter/userBank/addTypeInfo.do', verb: 'GET', role: 'member', repeat: 'safe' },
  'account/bankAddSave': { path: '/userCenter/userBank/bankAddSave.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'account/getCanAddBankType': { path: '/userCenter/userBank/getCanAddBankType.do', verb: 'GET', role: 'member', repeat: 'safe' },
  'account/getCardList': { path: '/m/v2/getCardList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'account/getWithdrawalPsd': { path: '/m/v2/getWithdrawalPsd.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'account/modifyUserPwd': { path: '/m/user/modifyUserPwd.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'account/repwd': { path: '/m/user/repwd.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'account/setNickName': { path: '/m/v2/forum/setNickName.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'account/updateCardSort': { path: '/userCenter/userBank/updateCardSort.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'account/updateRealName': { path: '/userCenter/updateRealName.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'account/userInfo': { path: '/m/v2/userInfo.do', verb: 'POST', role: 'player', repeat: 'safe' },
  'activity/balanceBao': { path: '/m/v2/balanceBao/index.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'activity/balanceBill': { path: '/m/v2/balanceBao/bill.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'activity/balanceIssue': { path: '/m/v2/balanceBao/issue.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'activity/directChargeApply': { path: '/m/v2/directCharge/apply.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'activity/directChargeBase': { path: '/m/v2/directCharge/base.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'activity/directChargeList': { path: '/m/v2/directCharge/list.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'activity/donateAccountMoney': { path: '/m/v2/donate/accountMoney.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'activity/donateApply': { path: '/m/v2/donate/apply.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'activity/donateList': { path: '/m/v2/donate/list.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'auth/checkAnswer': { path: '/m/v2/checkAnswer.do', verb: 'POST', role: 'guest', repeat: 'intent' },
  'auth/checkYzm': { path: '/m/v2/checkYzm.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'auth/getQuestionByMember': { path: '/m/v2/getQuestionByMember.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'auth/getQuestionList': { path: '/m/v2/getQuestionList.do', verb: 'GET', role: 'guest', repeat: 'safe' },
  'auth/getRecaptchaInfo': { path: '/m/v2/getRecaptchaInfo.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'auth/googleRobotCallback': { path: '/googleRobotCallback.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'auth/googleRobotConfig': { path: '/googleRobotConfig.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'auth/login': { path: '/m/v2/login.do', verb: 'POST', role: 'guest', repeat: 'intent' },
  'auth/logout': { path: '/m/logout.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'auth/normalTrialPlay': { path: '/m/v2/normalTrialPlay.do', verb: 'POST', role: 'guest', repeat: 'intent' },
  'auth/register': { path: '/register.do', verb: 'POST', role: 'guest', repeat: 'intent' },
  'auth/setQuestionAndAnswer': { path: '/m/v2/setQuestionAndAnswer.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'auth/smsSend': { path: '/smsSend.do', verb: 'POST', role: 'guest', repeat: 'intent' },
  'auth/srList': { path: '/m/v2/srList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'finance/cancelPendingOrder': { path: '/m/v2/cancelPendingOrder.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'finance/checkHasUserContact': { path: '/m/v2/checkHasUserContact.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/checkoutCounter': { path: '/checkoutCounter.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/depositListWap': { path: '/m/v2/depositListWap.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/getBankList': { path: '/m/v2/getBankList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/getDepositStrategyList': { path: '/m/v2/getDepositStrategyList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/getFastDetailList': { path: '/m/v2/getFastDetailList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/getFastList': { path: '/m/v2/getFastList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/getPayDesc': { path: '/m/v2/getPayDesc.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/onlineHotTag': { path: '/m/v2/onlineHotTag.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/onlinePay': { path: '/onlinePay.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/onlinePayPay': { path: '/onlinePay/pay.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'finance/pendingOrderList': { path: '/m/v2/pendingOrderList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/rechargeCouponsRecordUnusedList': { path: '/m/v2/rechargeCouponsRecordUnusedList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'finance/rechargeOfflineSave': { path: '/m/v2/rechargeOfflineSave.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'finance/updateUserContract': { path: '/m/v2/updateUserContract.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'finance/withdrawSave': { path: '/m/v2/withdrawSave.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'finance/withdrawShowInfo': { path: '/m/v2/withdrawShowInfo.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'lottery/GetLotteryResultList': { path: '/m/result/GetLotteryResultList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/batchRevokeOrder': { path: '/lottery/batchRevokeOrder.do', verb: 'POST', role: 'player', repeat: 'intent' },
  'lottery/chaseData': { path: '/m/v2/chaseData.do', verb: 'POST', role: 'player', repeat: 'safe' },
  'lottery/creditDoBet': { path: '/m/credit/doBet.do', verb: 'POST', role: 'player', repeat: 'intent' },
  'lottery/getCreditOddsList': { path: '/lottery/getCreditOddsList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/getLotBettingLimit': { path: '/lottery/getLotBettingLimit.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/getNewPeriod': { path: '/lottery/getNewPeriod.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/getNewPeriod2': { path: '/lottery/getNewPeriod2.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/getOffcialCzsm': { path: '/lottery/getOffcialCzsm.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/getOffcialOddsList': { path: '/lottery/getOffcialOddsList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/getSixJsDatas': { path: '/lottery/getSixJsDatas.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'lottery/lotteryData': { path: '/m/v2/lotteryData.do', verb: 'POST', role: 'player', repeat: 'safe' },
  'lottery/offcialDoBet': { path: '/m/offcial/doBet.do', verb: 'POST', role: 'player', repeat: 'intent' },
  'lottery/todayUnOpens': { path: '/lottery/todayUnOpens.do', verb: 'POST', role: 'player', repeat: 'safe' },
  'report/chargeRecordList': { path: '/userCenter/report/chargeRecordList.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'report/moneyChangeData': { path: '/userCenter/moneyChangeData.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'report/moneyIncomeList': { path: '/userCenterBill/moneyIncomeList.do', verb: 'POST', role: 'player', repeat: 'safe' },
  'report/userbill': { path: '/m/v2/userbill/index.do', verb: 'POST', role: 'player', repeat: 'safe' },
  'session/accInfo': { path: '/m/accInfo.do', verb: 'GET', role: 'guest', repeat: 'safe' },
  'session/activeData': { path: '/m/activeData.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/activeTypeData': { path: '/m/v2/activeTypeData.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/appDown': { path: '/m/v2/appDown.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/autoExchange': { path: '/userCenter/third/autoExchange.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'session/banner': { path: '/m/v2/banner.do', verb: 'GET', role: 'guest', repeat: 'safe' },
  'session/floatFrameList': { path: '/m/v2/floatFrameList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/gameList': { path: '/index/gameList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/getOnOffBaseBtn': { path: '/m/v2/getOnOffBaseBtn.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/getPageHead': { path: '/m/v2/getPageHead.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/lotteryList': { path: '/index/lotteryList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/newNotices': { path: '/newNotices.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'session/thirdGameList': { path: '/index/thirdGameList.do', verb: 'POST', role: 'guest', repeat: 'safe' },
  'transfer/getBalance': { path: '/thirdTrans/getBalance.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'transfer/getThirdInfo4Change': { path: '/thirdTrans/getThirdInfo4Change.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'transfer/openGame': { path: '/thirdTrans/openGame.do', verb: 'POST', role: 'member', repeat: 'intent' },
  'transfer/setAutoExchange': { path: '/thirdTrans/setAutoExchange.do', verb: 'POST', role: 'member', repeat: 'safe' },
  'transfer/thirdRealTransMoney': { path: '/thirdTrans/thirdRealTransMoney.do', verb: 'POST', role: 'member', repeat: 'intent' },
};
