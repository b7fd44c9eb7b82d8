// The registration of an account, and logging it in.
import type { RegisterRequest } from '#contract/auth.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { findAccount, keyOfName, openAccount, refuseTakenPhone } from '../../account/accounts.ts';
import { consumeCode } from '../../account/codes/sms.ts';
import { humanCheckForRegister, requireHumanCheck } from '../../account/humanCheck.ts';
import { consumeQuota, lockKey } from '../../account/rateLimit.ts';
import { registrationFields } from '../../account/registrationFields.ts';
import { refuseHeldPerson } from '../../money/breaks/person.ts';
import { type Decided, registryQuestion } from '../../money/breaks/registry.ts';
import { afterLogIn, expectSeat } from '../../money/breaks/seats.ts';
import { expectOffers } from '../../money/breaks/waitingOffers.ts';
import { giveCouponsOfRegistration } from '../../money/deposits/coupons.ts';
import { invitationOf, recordArrival } from '../../money/team/links.ts';
import { fieldName } from '../../pipeline/fieldErrors.ts';
import { type CallContext, handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

const taken = new Refusal('server.accountTaken', { code: 'invalid', field: 'account', keep: true });

export default handle<'auth/register', Decided | null>(
  'auth/register',
  async (context, read) => {
    const { request, station, visitor, db, now, settings, hashing, text } = context;
    if (!station.onOff.registerOpen) throw new Refusal('server.registerOff', { code: 'switchedOff' });
    checkFields(context);
    const key = `register from ${visitor.network}`;
    if (!(await consumeQuota(context.work, key, settings.registrationTriesPerAddressADay, 86_400)))
      throw new Refusal('server.registerLimit', {
        code: 'throttled',
        limit: 'registrationTriesPerAddressADay',
      });
    // A code by SMS had its human check before it was sent.
    if (request.smsCode === undefined) await requireHumanCheck(context, humanCheckForRegister(station));
    // From here on a refusal leaves the human check used up and the attempt counted, so that nobody can probe who is a member.
    const invitation = request.promoCode === undefined ? null : await invitationOf(db, request.promoCode);
    await lockKey(db, station.code, `account ${keyOfName(request.account)}`);
    if (await findAccount(db, request.account)) throw taken;
    await refuseHeldPerson(context, {
      what: 'registration',
      account: request.account,
      phone: request.phone,
      email: request.email,
      realName: request.realName,
    });
    const decided = await read;
    await decided?.keep(db);
    if (decided?.decision === 'refuse')
      throw new Refusal(
        decided.reason === 'UNREACHABLE' ? 'server.registry.noAnswer' : 'server.registry.excluded',
        {
          code: decided.reason,
          keep: true,
        },
      );
    if (request.phone !== undefined) await refuseTakenPhone(db, station.code, request.phone);
    if (request.smsCode !== undefined) await consumeCode(context, request.phone ?? '', request.smsCode);

    const id = await openAccount(db, station.code, {
      name: request.account,
      role: invitation?.role ?? 'member',
      password_hash: await hashing.hash(request.password),
      created_at: now,
      parent_id: invitation?.parentId ?? null,
      real_name: request.realName ?? '',
      phone: request.phone ?? '',
      // The code of an SMS shows whose it is.
      proven_phone: request.smsCode === undefined ? '' : (request.phone ?? ''),
      email: request.email ?? '',
      qq: request.qq ?? '',
      we_chat: request.weChat ?? '',
    });
    if (id === null) throw taken;
    if (decided) await expectOffers(context.work, id);
    await giveCouponsOfRegistration(db, id, now);
    if (invitation) await recordArrival(context.work, id, invitation);
    await expectSeat(context, id);
    await context.logIn(id, 'registration');
    const answer = { msg: text('server.registered'), login: true, account: request.account };
    afterLogIn(context, id, null, answer);
    return answer;
  },
  {
    isHashing: true,
    async admits(context) {
      const { realName, phone, email } = context.request;
      return registryQuestion(context, 'registration', { realName, phone, email });
    },
  },
);

/** Every field this station requires is there, and no other. */
function checkFields({ request, station, text }: CallContext<RegisterRequest>): void {
  const fields: Record<string, TextId> = {};
  const asked = registrationFields(station);
  const proofs = ['captchaId', 'captchaCode', 'captchaWork', 'robotToken'];
  for (const { key, required } of asked) {
    if (required && request[key] === undefined && !proofs.includes(key)) {
      const values = { field: fieldName(key, text) };
      throw new Refusal('server.required', { code: 'invalid', field: key, values });
    }
  }
  for (const key of Object.keys(request)) {
    // A link brings its code along, whether the station asks for one or not.
    if (key !== 'promoCode' && !proofs.includes(key) && !asked.some((field) => field.key === key))
      fields[key] = 'server.notAsked';
  }
  // Trial accounts have such names; a member must not be mistaken for one.
  if (/^guest/i.test(request.account)) fields.account = 'server.accountReserved';
  if (request.password !== request.rePassword) fields.rePassword = 'server.passwordsDiffer';
  if (request.password.toLowerCase() === request.account.toLowerCase())
    fields.password = 'server.passwordIsName';
  const first = Object.values(fields)[0];
  if (first) throw new Refusal(first, { code: 'invalid', fields });
}
