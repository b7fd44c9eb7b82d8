// Owns the registration fields of the station, in order.
import { handle } from '../../handle.ts';
import { proofForRegister } from '../../proof.ts';
import { registrationFields } from '../../registrationFields.ts';

export default handle('auth/srList', async ({ station }) => {
  const fields = registrationFields(station);
  const isAskedFor = fields.some(({ key }) => key === 'captchaCode');
  if (proofForRegister(station) === 'image' && !isAskedFor)
    fields.push({ key: 'captchaCode', required: true });
  return { registerFields: fields };
});
