import { office } from '../../pipeline/handle.ts';
import { demoStaff } from '../../staff/demonstration.ts';

export default office('session/demonstration', async ({ now }) => ({ accounts: demoStaff(now) }));
