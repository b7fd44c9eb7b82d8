import { betQtEgameRecord } from '#contract/game.generated.ts';
import { testRecordCall } from '../../server/games/recordCall.ts';

testRecordCall('qt', betQtEgameRecord);
