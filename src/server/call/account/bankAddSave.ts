// Adding a card: its fields as the station's type requires, one name for all cards, a number that no other member of the station has.
import { localText } from '#station/station.ts';
import { locales } from '#texts/text.ts';
import { accountOf } from '../../account/accounts.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { confirmWithdrawalPassword } from '../../account/withdrawalPassword.ts';
import { forgetFlags } from '../../activities/flags.ts';
import type { CardTypeField } from '../../db/columnTypes.ts';
import { cardKey } from '../../db/personal/kinds.ts';
import { changePersonal, newCard, openedCard } from '../../db/personal/members.ts';
import { mailSecurityNotice } from '../../messages/securityMail.ts';
import { refuseHeldPerson } from '../../money/breaks/person.ts';
import { cardsOf, cardTaken, refuseTakenNumber } from '../../money/withdrawals/cards.ts';
import { handle } from '../../pipeline/handle.ts';
import { maskedCard } from '../../present/mask.ts';
import { presentCard } from '../../present/money/withdrawals.ts';
import { Refusal } from '../../refusal.ts';

type Given = Partial<Record<CardTypeField['key'], string | undefined>>;

const wrong = (field: string, text: 'server.card.required' | 'server.card.wrong', sentence: string) =>
  new Refusal(text, { code: 'invalid', field, values: { sentence } });

export default handle(
  'account/bankAddSave',
  async (context) => {
    const { request, station, db, player, now, locale, text } = context;
    const account = await accountOf(db, player.accountId);
    if (account.state !== 'enabled')
      throw new Refusal('server.withdraw.accountFrozen', { code: 'accountFrozen' });
    const type = await db
      .selectFrom('card_type')
      .selectAll()
      .where('code', '=', request.type)
      .where('is_open', '=', true)
      .executeTakeFirst();
    if (!type) throw new Refusal('server.card.typeClosed', { code: 'typeClosed', field: 'type' });

    const given: Given = { ...request, cardNo: request.cardNo.replace(/[\s-]/g, '') };
    for (const field of type.fields) {
      const value = given[field.key];
      const isKnown = field.key === 'realName' && account.real_name !== '';
      if (value === undefined) {
        if (field.required && !isKnown)
          throw wrong(field.key, 'server.card.required', localText(field.label, locale));
        continue;
      }
      // Chosen by its name in either language, whichever the form was opened in, and kept in Chinese.
      const chosen = field.choices.find((choice) =>
        locales.some((language) => localText(choice, language) === value),
      );
      const isChoice = field.choices.length === 0 || chosen !== undefined;
      if (chosen !== undefined) given[field.key] = localText(chosen, 'zh-CN');
      if (!isChoice || (field.pattern !== '' && !new RegExp(field.pattern, 'u').test(value)))
        throw wrong(field.key, 'server.card.wrong', localText(field.wrong, locale));
    }
    const asksFor = (key: CardTypeField['key']) => type.fields.some((field) => field.key === key);
    const isNamed = asksFor('realName') && given.realName !== undefined;
    if (isNamed && account.real_name !== '' && given.realName !== account.real_name)
      throw new Refusal('server.card.otherName', { code: 'otherName', field: 'realName' });

    await requireAnswer(context, account);
    await confirmWithdrawalPassword(context, account, request.password, 'password');

    const cards = await cardsOf(db, account.id);
    if (cards.filter((card) => card.type === type.code).length >= type.cards_most)
      throw new Refusal('server.card.tooMany', {
        code: 'tooMany',
        values: { type: localText(type.name, locale), most: type.cards_most },
      });
    const name = account.real_name || (isNamed ? given.realName! : '');
    if (name !== account.real_name) await changePersonal(db, account, { real_name: name });
    const rule = await db.selectFrom('withdrawal_rule').select('card_cooling_seconds').executeTakeFirst();
    const cardNo = given.cardNo!;
    const signs = { card: cardKey(cardNo), ...(isNamed && { realName: given.realName }) };
    await refuseHeldPerson(context, { what: 'card', account: account.name, ...signs }, account.id);
    await refuseTakenNumber(db, station.code, account.id, cardNo);
    const card = await db
      .insertInto('card')
      .values({
        station: station.code,
        account_id: account.id,
        type: type.code,
        bank_name: asksFor('bankName') ? (given.bankName ?? '') : '',
        ...newCard(db, station.code, account.id, {
          real_name: name,
          branch: asksFor('branch') ? (given.branch ?? '') : '',
          card_no: cardNo,
        }),
        is_primary: cards.length === 0,
        position: cards.reduce((last, each) => Math.max(last, each.position + 1), 0),
        usable_from: new Date(now.getTime() + (rule?.card_cooling_seconds ?? 0) * 1000),
        created_at: now,
      })
      .onConflict((clash) => clash.columns(['station', 'card_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!card) throw cardTaken();
    // Some activities are for members with a card.
    await forgetFlags(db, account.id);
    await mailSecurityNotice(context, account, 'server.mail.card', { card: maskedCard(cardNo) });
    return { msg: text('server.card.added'), card: presentCard(openedCard(db, card), type, now, locale) };
  },
  { isHashing: true },
);
