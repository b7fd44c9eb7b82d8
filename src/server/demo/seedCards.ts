// The cards that the demonstration's members withdraw to.
import { newCard } from '../db/personal/members.ts';
import type { StationWork } from '../db/stationTransaction.ts';

const cards = [
  {
    account: 'member01',
    type: 'bank',
    real_name: '张伟',
    bank_name: '中国工商银行',
    branch: '上海徐汇支行',
    card_no: '6222021001118880123',
  },
  {
    account: 'member01',
    type: 'usdttrc20',
    real_name: '张伟',
    bank_name: '',
    branch: '',
    card_no: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  },
  {
    account: 'member02',
    type: 'alipay',
    real_name: '李娜',
    bank_name: '',
    branch: '',
    card_no: '13900139000',
  },
];

export async function seedCards({ db, station, now }: StationWork): Promise<void> {
  for (const [position, { account, type, bank_name, ...personal }] of cards.entries()) {
    const owner = await db
      .selectFrom('account')
      .select('id')
      .where('name_key', '=', account)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('card')
      .values({
        type,
        bank_name,
        station,
        account_id: owner.id,
        ...newCard(db, station, owner.id, personal),
        is_primary: type !== 'usdttrc20',
        position,
        usable_from: now,
        created_at: now,
      })
      .execute();
  }
}
