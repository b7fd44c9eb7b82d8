import { betPtEgameRecord } from '#contract/game.generated.ts';
import { testRecordCall } from '../../server/games/recordCall.ts';

testRecordCall('pt', betPtEgameRecord);
