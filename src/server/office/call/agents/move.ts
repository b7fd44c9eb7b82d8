import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { changes } from '../../../support/command.ts';
import { memberNamed } from '../../../support/member.ts';
import { moveMember } from '../../../support/team/places.ts';
import { standsForTeam } from '../../agents/stands.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'agents/move',
  async ({ request, db, run }) => {
    const { id } = await memberNamed(db, request.account);
    const { account, upline } = await run(changes(moveMember), request);
    const { waiting } = await db
      .selectFrom('bet_order')
      .select((row) => row.fn.countAll<bigint>().as('waiting'))
      .where('account_id', '=', id)
      .where('status', '=', BetStatus.waiting)
      .executeTakeFirstOrThrow();
    return { account, upline: upline ?? '', waiting: Number(waiting) };
  },
  { two: (asked) => standsForTeam(asked) },
);
