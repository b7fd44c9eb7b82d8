// Owns what the log-in page of a demonstration shows.
import { office } from '../../pipeline/handle.ts';
import { demoStaff } from '../../staff/demonstration.ts';

export default office('session/demonstration', async ({ now }) => ({ accounts: demoStaff(now) }));
