import { sportOrderList } from '#contract/game.generated.ts';
import { testRecordCall } from '../../server/games/recordCall.ts';

testRecordCall('tsport', sportOrderList);
