import { betEsportRecord } from '#contract/game.generated.ts';
import { testRecordCall } from '../../server/games/recordCall.ts';

testRecordCall('esport', betEsportRecord);
