// Whether the station's deposit agreement requires a member's consent, and its text.
import { localText } from '#station/station.ts';
import { settingOf } from '../../money/deposits/methods.ts';
import { hasConsented } from '../../money/deposits/open.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/checkHasUserContact', async (context) => {
  const { db, locale } = context;
  const setting = await settingOf(db);
  return {
    hasContact: await hasConsented(context, setting.contract_version),
    version: setting.contract_version,
    title: localText(setting.contract_title, locale),
    content: setting.contract_content.map((line) => localText(line, locale)),
  };
});
