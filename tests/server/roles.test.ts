// The table of who may make which call, and the tests that every call looks at the role first, and then at the fields it is sent.
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call, Rank, Role } from '#contract/call.ts';
import { calls } from '#contract/calls.generated.ts';
import { type CallFile, readContract } from '#server/web/openapi/contract.ts';
import { type Reply, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

/**
 * Who may make a call, by the least rank: docs/specification.md §6 names the roles, docs/flows.md §13 and §15 say what a trial player may not.
 * Written here a second time, so that a role in schemas/call is changed in two places or not at all.
 */
const table: Record<Rank, Record<string, string>> = {
  guest: {
    activity: `activityDetail activityList balanceIssue bonusGetInfo deficitGetInfo dragonBoatInfo firstRechargeInfo midAutumnInfo
      pointsInfo redPacketCurrent redPacketRule signInMonth treasureAllInfo wheelInfo`,
    auth: `captchaSound checkAnswer checkPromoCode checkYzm getQuestionByMember getQuestionList getRecaptchaInfo googleRobotCallback
      googleRobotConfig login logout normalTrialPlay passkeyLogin passkeyOptions recoverCode recoverPassword recoverWays register smsLogin smsLoginCode smsSend srList`,
    forum: 'allLastNew getAnswers getArticleByTypeForPage getArticleDetail getProfile groups',
    help: 'noticeList userHelp',
    lottery: `GetLotteryResultList getCreditOddsList getLotBettingLimit getNewPeriod getNewPeriod2 getOffcialCzsm
      getOffcialOddsList getSixJsDatas`,
    push: 'renew',
    session: `accInfo activeData activeTypeData appDown banner floatFrameList gameList getOnOffBaseBtn getPageHead lotteryList
      newNotices thirdGameList winners`,
    statistics: 'longRuns',
    support: 'guestSend guestThread',
  },
  player: {
    account: 'userInfo',
    kept: 'keepSlip keptSlips removeKeptSlip renameKeptSlip',
    lottery:
      'batchRevokeOrder chaseData creditDoBet lotteryData offcialDoBet periodBets slipData todayUnOpens',
    report: 'moneyIncomeList userbill',
    session: 'autoExchange',
    support: 'send thread',
    transfer: 'openGame',
  },
  member: {
    account: `addTypeInfo bankAddSave changeContact claimLevel contactCode devices endDevice getCanAddBankType getCardList getWithdrawalPsd hideWins levels modifyUserPwd passkeyAdd passkeyQuestion passkeyRemove removeCard repwd setBirthday setNickName
      updateCardSort updateRealName`,
    activity: `activityAwards activityPlay balanceBao balanceBill bonusReceive bonusRecord claims deficitReceive deficitRecord
      directChargeApply directChargeBase directChargeList donateAccountMoney donateApply donateList dragonBoatReceive
      midAutumnPlay pointsExchange pointsRecord rebateInfo rebateReceive rebateRecord redPacketGrab redPacketRecord signInSign treasureFetch wheelAward wheelRecords`,
    advice: 'adviceList saveAdvice',
    agent: 'agentRecommendSave recommend',
    auth: 'setQuestionAndAnswer',
    finance: `cancelPendingOrder checkHasUserContact checkoutCounter depositListWap getBankList getDepositStrategyList
      getFastDetailList getFastList getPayDesc onlineHotTag onlinePay onlinePayPay pendingOrderList
      rechargeCouponsRecordUnusedList rechargeOfflineSave updateUserContract withdrawCancel withdrawSave withdrawShowInfo`,
    forum:
      'block blocked decide deleteOwn follow newChild newMain people report savePicture shareable waiting',
    game: `betChessRecord betEgameRecord betEsportRecord betFishRecord betPtEgameRecord betQtEgameRecord betRecord
      betSportRecord myGames setFavourite sportOrderList`,
    message: 'allReceiveDelete allReceiveRead list readMessage receiveDelete send sendDelete sendList',
    push: 'device off packet settings state',
    protection:
      'ackReality answerLimits askReturn breakState cancelLimit confirmLimit consentMarketing limits ownPicture reality sendScore setLimit setReality takeBreak',
    report: 'chargeRecordList moneyChangeData',
    transfer: 'getBalance getThirdInfo4Change setAutoExchange thirdRealTransMoney',
  },
  agent: {
    agent: `agentCommission agentRegPromotionDelete agentRegPromotionList agentRegPromotionSave financeReport getAgentTeam
      getLotTeamReport kickbackReset kickbackResetSave rateWish rateWishSave regManage registerProxyList registerSave userListData`,
    report: 'reportOrderList reportTeamList',
  },
};

const letIn: Record<Rank, readonly Role[]> = {
  guest: ['guest', 'trial', 'member', 'agent'],
  player: ['trial', 'member', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
};

/** Members all, and yet not everybody: agents have links of their own, and moderators are made by the operator. */
const refusedByHandler: Readonly<Record<string, readonly Role[]>> = {
  'agent/agentRecommendSave': ['agent'],
  'agent/recommend': ['agent'],
  'forum/decide': ['member', 'agent'],
  'forum/waiting': ['member', 'agent'],
};

/** Its example is the account that all calls are made with, whose session another log-in, or a break, would end. */
const otherRequests: Readonly<Record<string, object>> = {
  'auth/login': { account: 'member02', password: 'demo8888' },
  'protection/takeBreak': { kind: 'timeout', hours: 0, scope: 'station' },
};

const whom: Record<Rank, string> = {
  guest: 'everybody',
  player: 'who is logged in',
  member: 'members',
  agent: 'agents',
};

const rows = Object.entries(table).flatMap(([rank, groups]) =>
  Object.entries(groups).flatMap(([group, names]) =>
    names
      .split(/\s+/)
      .map((name) => ({ id: `${group}/${name}`, rank: rank as Rank, whom: whom[rank as Rank] })),
  ),
);
/** Logging out ends the sessions that the others need. */
const logoutLast = rows.toSorted((a, b) => Number(a.id === 'auth/logout') - Number(b.id === 'auth/logout'));

const contract = readContract(path.resolve(import.meta.dirname, '../../schemas'));

const accounts: Record<Role, string | null> = {
  guest: null,
  trial: 'trial01',
  member: 'member01',
  agent: 'agent01',
};
const roles = Object.keys(accounts) as Role[];

let server: RunningServer;
/** Shares the database and may only read it: a call that changes anything before it refuses fails here. */
let readingServer: RunningServer;
const cookies = {} as Record<Role, ReadonlyMap<string, string>>;

beforeAll(async () => {
  server = await startServer({ stations: testStations });
  readingServer = await startServer({ stations: testStations, beside: server, isSeeding: false });
  readingServer.pool.on('acquire', (client) => {
    client.query('SET default_transaction_read_only = on').catch(() => {});
  });
  for (const role of roles) {
    const visitor = server.client(alpha);
    const account = accounts[role];
    if (account) await visitor.logIn(account);
    cookies[role] = visitor.cookies;
  }
});
afterAll(async () => {
  await readingServer.stop();
  await server.stop();
});

/** Makes a call with the request its contract shows, and more than that. */
function make(id: string, role: Role, at: RunningServer, more: object = {}): Promise<Reply> {
  const { path, verb, query, repeat, example } = contract.calls.get(id) as CallFile;
  const call: Call<object, Record<string, unknown>> = {
    id,
    path,
    ...(verb === 'GET' && { verb }),
    ...(query && { query }),
    ...(repeat === 'intent' && { intent: true }),
    answer: {},
  };
  const visitor = at.client(alpha);
  for (const [name, value] of cookies[role]) visitor.cookies.set(name, value);
  return visitor.call(call, { ...(otherRequests[id] ?? example.request), ...more });
}

const notLoggedIn = { success: false, code: 'notLoggedIn', msg: '您还没有登录，请先登录' };
const wrongRole = { success: false, code: 'wrongRole', msg: '当前账号无法使用此功能' };
const wrongRoleByHandler = { ...wrongRole, msg: expect.stringMatching(/./) };

/** The whole answer where somebody was refused for the role or the session, or the server failed; otherwise just that there was one. */
const seen = ({ status, answer }: Reply) =>
  status === 200 && !['notLoggedIn', 'loggedInElsewhere', 'wrongRole'].includes(answer.code ?? '')
    ? 'answered'
    : { status, answer };

test('the contract has the calls of this table and no others, each for the same rank', () => {
  const written = Object.fromEntries(rows.map(({ id, rank }) => [id, rank]));
  expect(rows).toHaveLength(Object.keys(written).length);
  expect(Object.fromEntries(Object.entries(calls).map(([id, { role }]) => [id, role]))).toEqual(written);
});

test('the server that may only read lets nothing be changed', async () => {
  const { status } = await make('auth/normalTrialPlay', 'guest', readingServer);
  expect(status).toBe(500);
  expect(readingServer.log()).toContain('read-only transaction');
});

test('a field that no call knows is refused by its name, and a guest learns nothing about fields', async () => {
  const wrong: unknown[] = [];
  const said = { success: false, code: 'invalid', msg: '不支持的参数：nonsense' };
  const refusal = { ...said, fieldErrors: { nonsense: said.msg } };
  for (const { id, rank } of rows) {
    const { answer } = await make(id, 'agent', server, { nonsense: '1' });
    if (!isDeepStrictEqual(answer, refusal)) wrong.push([id, 'agent', answer]);
    if (rank === 'guest') continue;
    const asGuest = await make(id, 'guest', readingServer, { nonsense: '1' });
    if (!isDeepStrictEqual(asGuest.answer, notLoggedIn)) wrong.push([id, 'guest', asGuest.answer]);
  }
  expect(wrong).toEqual([]);
});

test('days that end before they begin are refused at their end by every call that takes both', async () => {
  const said = { success: false, code: 'invalid', fieldErrors: { endDate: expect.any(String) } };
  const days = { startDate: '2026-11-20', endDate: '2026-11-19' };
  const asked = [...contract.calls].filter(
    ([, { request }]) => request.properties?.startDate && request.properties.endDate,
  );
  expect(asked.length).toBeGreaterThan(20);
  const answers = await Promise.all(
    asked.map(async ([id]) => [id, (await make(id, 'agent', server, days)).answer]),
  );
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(asked.map(([id]) => [id, expect.objectContaining(said)])),
  );
});

describe('a call answers those who may make it, and refuses all others before it changes anything', () => {
  test.each(logoutLast)('$id is for $whom', async ({ id, rank }) => {
    const expected = (role: Role) => {
      if (letIn[rank].includes(role))
        return refusedByHandler[id]?.includes(role)
          ? { status: 200, answer: wrongRoleByHandler }
          : 'answered';
      return { status: 200, answer: role === 'guest' ? notLoggedIn : wrongRole };
    };
    const ask = async (role: Role) =>
      seen(await make(id, role, letIn[rank].includes(role) ? server : readingServer));
    const answers = await Promise.all(roles.map(async (role) => [role, await ask(role)]));
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(roles.map((role) => [role, expected(role)])),
    );
  });
});
