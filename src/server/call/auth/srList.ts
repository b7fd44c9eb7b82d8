// What whoever registers is asked: the registration fields of the station, in order, and the rules to agree to.

import { localText } from '#station/station.ts';
import { humanCheckForRegister } from '../../account/humanCheck.ts';
import { registrationFields } from '../../account/registrationFields.ts';
import { servicePageOf } from '../../content/servicePage.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/srList', async ({ station, db, locale }) => {
  const fields = registrationFields(station);
  const isAskedFor = fields.some(({ key }) => key === 'captchaCode');
  if (humanCheckForRegister(station) === 'image' && !isAskedFor)
    fields.push({ key: 'captchaCode', required: true });
  const service = await servicePageOf(db);
  return {
    registerFields: fields,
    rules: (service?.rules ?? []).map(({ title, content }) => ({
      title: localText(title, locale),
      content: localText(content, locale),
    })),
  };
});
