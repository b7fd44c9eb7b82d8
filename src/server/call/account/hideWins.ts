import { handle } from '../../pipeline/handle.ts';

export default handle('account/hideWins', async ({ request: { hidden }, db, player }) => {
  await db
    .updateTable('account')
    .set({ hides_wins: hidden === 'on' })
    .where('id', '=', player.accountId)
    .execute();
  return { hidden };
});
