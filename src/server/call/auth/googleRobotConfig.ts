import { makeChallenge } from '../../account/proofOfWork.ts';
import { hearsGuests } from '../../conversations/guest.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/googleRobotConfig', async ({ work, request, station, visitor, settings }) => {
  const { loginCheck, registerCheck } = station.onOff;
  const isForSupport = request.purpose === 'support' && hearsGuests(station);
  if (loginCheck !== 'robot' && registerCheck !== 'robot' && !isForSupport)
    return { enabled: false, challenge: '', difficulty: 0 };
  return { enabled: true, ...(await makeChallenge(work, visitor, settings)) };
});
