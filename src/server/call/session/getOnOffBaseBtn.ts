// Answers which station this is and what its operator has switched on.
import { protectionOf } from '#station/protection/protection.ts';
import { offersPhoneLogin } from '../../account/codes/phoneLogin.ts';
import { offersPush } from '../../account/devices/offersPush.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('session/getOnOffBaseBtn', async ({ station, counterparties }) => ({
  stationCode: station.code,
  onlineServiceUrl: station.onOff.onlineServiceUrl,
  notLoggedToLoginPage: station.onOff.notLoggedToLoginPage,
  onoffMobileNotloggedToLoginview: station.onOff.onoffMobileNotloggedToLoginview,
  thirdAutoExchange: station.onOff.thirdAutoExchange,
  registerOpen: station.onOff.registerOpen,
  trialOpen: station.onOff.trialOpen,
  trialGames: station.onOff.trialGames,
  loginCheck: station.onOff.loginCheck,
  registerCheck: station.onOff.registerCheck,
  smsLogin: offersPhoneLogin({ station, counterparties }),
  passkeys: station.onOff.passkeys,
  push: offersPush(station),
  leastAge: protectionOf(station).age,
}));
