// Owns the challenge of the robot check.

import { makeChallenge } from '../../account/proofOfWork.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/googleRobotConfig', async ({ station, visitor, db, now, settings }) => {
  const { loginCheck, registerCheck } = station.onOff;
  if (loginCheck !== 'robot' && registerCheck !== 'robot')
    return { enabled: false, challenge: '', difficulty: 0 };
  return { enabled: true, ...(await makeChallenge(db, station.code, visitor, now, settings)) };
});
