// Owns the registration fields of the station, in order.

import { humanCheckForRegister } from '../../account/humanCheck.ts';
import { registrationFields } from '../../account/registrationFields.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/srList', async ({ station }) => {
  const fields = registrationFields(station);
  const isAskedFor = fields.some(({ key }) => key === 'captchaCode');
  if (humanCheckForRegister(station) === 'image' && !isAskedFor)
    fields.push({ key: 'captchaCode', required: true });
  return { registerFields: fields };
});
