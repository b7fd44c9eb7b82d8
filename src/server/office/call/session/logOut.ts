import { office } from '../../pipeline/handle.ts';
import { endStaffSession } from '../../staff/session.ts';

export default office('session/logOut', async ({ db, staff, now, setCookie }) => {
  await endStaffSession(db, BigInt(staff.sessionId), 'logOut', now);
  setCookie({ kind: 'session', value: '', maxAgeSeconds: 0 });
  return {};
});
