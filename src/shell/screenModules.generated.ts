// Generated from schemas/screens.json by "npm run gen". Do not edit.

/** Loads a screen's module, by its "<area>/<Screen>". */
export const screenModules: Record<string, () => Promise<object>> = {
  "index/Home": () => import('#areas/index/Home.tsx'),
  "entry/Login": () => import('#areas/entry/Login.tsx'),
  "entry/AppDown": () => import('#areas/entry/AppDown.tsx'),
  "active/MoreActive": () => import('#areas/active/MoreActive.tsx'),
  "active/ActiveDetail": () => import('#areas/active/ActiveDetail.tsx'),
  "center/UserCenter": () => import('#areas/center/UserCenter.tsx'),
  "center/PersonalInfo": () => import('#areas/center/PersonalInfo.tsx'),
  "center/EditPwd": () => import('#areas/center/EditPwd.tsx'),
  "pay/MoneyChange": () => import('#areas/pay/MoneyChange.tsx'),
  "pay/MoneyChangeHis": () => import('#areas/pay/MoneyChangeHis.tsx'),
  "center/records/LotteryRecord": () => import('#areas/center/records/LotteryRecord.tsx'),
  "center/AboutUs": () => import('#areas/center/AboutUs.tsx'),
  "credit/Credit": () => import('#areas/credit/Credit.tsx'),
  "official/Official": () => import('#areas/official/Official.tsx'),
  "lottery-all/LotteryAll": () => import('#areas/lottery-all/LotteryAll.tsx'),
  "lottery-all/LotteryOpenDetail": () => import('#areas/lottery-all/LotteryOpenDetail.tsx'),
  "lottery-all/LotInfo": () => import('#areas/lottery-all/LotInfo.tsx'),
  "lottery-all/LotLimit": () => import('#areas/lottery-all/LotLimit.tsx'),
};
