// Demonstration data of messages: notices to everybody and to a level, what support and an agent wrote, advice waiting and answered.
import type { LocalText } from '#contract/station.generated.ts';
import type { StationWork } from '../db/stationTransaction.ts';
import { answerAdvice } from '../messages/advice.ts';
import { type Audience, sendMessage } from '../messages/sendMessage.ts';
import { answerQuestion, sendNotice } from '../messages/support.ts';

const hourMs = 3_600_000;

const notices: readonly { to: Audience; title: LocalText; content: LocalText; hoursAgo: number }[] = [
  {
    to: { audience: 'all' },
    title: { 'zh-CN': '提款到账时间说明', en: 'When withdrawals arrive' },
    content: {
      'zh-CN':
        '<p>尊敬的会员：</p><p>银行卡提款一般在15分钟内到账，凌晨2点至6点银行系统维护期间可能顺延。收款人姓名须与注册的真实姓名一致，否则提款会被退回，款项原路返回账户余额。</p><p>提款进度可在<a href="/transctionRecord?kind=withdraw">交易记录</a>中查看。</p>',
      en: '<p>Dear member,</p><p>Withdrawals to a bank card usually arrive within 15 minutes; between 2 and 6 in the morning banks may take longer. The name on the card must be your registered real name, otherwise the withdrawal is returned to your balance.</p><p>You can follow each withdrawal under <a href="/transctionRecord?kind=withdraw">Transactions</a>.</p>',
    },
    hoursAgo: 240,
  },
  {
    to: { audience: 'level', level: 1 },
    title: { 'zh-CN': '如何提升会员等级', en: 'How to reach the next level' },
    content: {
      'zh-CN':
        '<p>会员等级由客服按近期的存款与投注情况定期评定，等级越高，可用的存款方式和优惠活动越多。您无需申请，升级后将收到消息通知。</p>',
      en: '<p>Support reviews levels regularly by recent deposits and bets. A higher level has more deposit methods and offers. You need not apply; you receive a message when your level changes.</p>',
    },
    hoursAgo: 120,
  },
  {
    to: { audience: 'all' },
    title: { 'zh-CN': '请定期修改登录密码', en: 'Please change your password regularly' },
    content: {
      'zh-CN':
        '<p>为了您的资金安全，请定期<a href="/editPwd">修改登录密码</a>，并且不要与其他网站使用相同的密码。</p><p><strong>客服不会向您索要密码。</strong>如有人以客服名义索要密码或要求转账，请立即联系在线客服。</p>',
      en: '<p>To keep your money safe, please <a href="/editPwd">change your password</a> regularly and use it nowhere else.</p><p><strong>Support never asks for your password.</strong> If somebody does so in our name, please contact support at once.</p>',
    },
    hoursAgo: 30,
  },
];

const answer =
  '您好，打码量是指提款前需要完成的有效投注额。例如存款100元、要求1倍打码量，即需投注满100元；撤单和打和的注单不计入。您可以在提款页面看到还差多少打码量。';

export async function seedMessages({ db, station, now }: StationWork): Promise<void> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name_key'])
    .where('name_key', 'in', ['member01', 'member02', 'agent01'])
    .execute();
  const idOf = (name: string) => accounts.find(({ name_key }) => name_key === name)!.id;
  const [member, second, agent] = [idOf('member01'), idOf('member02'), idOf('agent01')];
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const write = (senderId: number, to: Audience, title: string, content: string, hoursAgo: number) =>
    sendMessage(db, { station, kind: 'player', to, senderId, title, content, now: ago(hoursAgo) });

  for (const { hoursAgo, ...notice } of notices.slice(0, 2))
    await sendNotice(db, { station, ...notice, now: ago(hoursAgo) });
  await write(
    agent,
    { audience: 'one', receiverId: member },
    '欢迎加入',
    '你好，我是你的上级代理。平台玩法或活动有不明白的地方，可以随时给我留言。',
    96,
  );
  const question = await write(
    member,
    { audience: 'service' },
    '打码量是什么意思',
    '你好，提款页面提示还差打码量，请问打码量是什么意思，怎么计算？',
    52,
  );
  await answerQuestion({ db, station, now: ago(50) }, question, answer);
  // What is older has been read.
  const read = await db
    .selectFrom('message')
    .select((each) => each.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('mailbox')
    .values({ station, account_id: member, read_through: read.id, read_through_at: ago(48) })
    .execute();
  for (const { hoursAgo, ...notice } of notices.slice(2))
    await sendNotice(db, { station, ...notice, now: ago(hoursAgo) });
  await write(
    member,
    { audience: 'one', receiverId: agent },
    '关于返点',
    '你好，请问我的返点还可以再调高一点吗？最近每天都有投注。',
    20,
  );
  await write(
    second,
    { audience: 'service' },
    '修改绑定手机',
    '您好，我换了手机号码，想修改绑定的手机，需要提供什么资料？',
    3,
  );
  const advice = await db
    .insertInto('advice')
    .values([
      {
        station,
        account_id: member,
        type: 'suggestion',
        content: '希望走势图可以横屏查看，手机上字太小了。',
        created_at: ago(75),
      },
      {
        station,
        account_id: member,
        type: 'other',
        content: '存款页面能不能记住我上次用的方式？',
        created_at: ago(6),
      },
    ])
    .returning('id')
    .execute();
  await answerAdvice(
    { db, station, now: ago(26) },
    advice[0]!.id,
    '感谢您的建议，已转交产品部门。目前可以用手机自带的双指缩放查看走势图。',
  );
}
