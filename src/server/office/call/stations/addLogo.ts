import { office } from '../../pipeline/handle.ts';
import { keepLogo } from '../../studio/logos.ts';

export default office('stations/addLogo', async (context) => {
  const { code, bytes } = context.request;
  const logo = await keepLogo(context, code, Buffer.from(bytes, 'base64'));
  return {
    address: logo.address,
    picture: logo.bytes.toString('base64'),
    width: logo.width,
    height: logo.height,
    proposals: logo.proposals.map(({ seen, colours }) => ({ seen, ...colours })),
  };
});
