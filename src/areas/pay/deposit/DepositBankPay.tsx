// Owns the page of a deposit by bank transfer: the account to pay to, the word that it was paid, and what became of it.
import '../texts.ts';
import { css } from '@linaria/core';
import type { DepositAccount, DepositWay } from '#contract/entities.generated.ts';
import {
  getBankList,
  type RechargeOfflineSaveRequest,
  rechargeOfflineSave,
} from '#contract/finance.generated.ts';
import * as form from '#contract/forms/finance.rechargeOfflineSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { CopyRow } from '../order/CopyRow.tsx';
import { Expected } from './DepositSummary.tsx';
import { useAmountField, WayPage } from './MethodPage.tsx';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { type Place, usePlace } from './useDepositUrl.ts';
import { useExtras } from './useExtras.ts';

const title = css`
  padding-bottom: var(--space-2);
  font-size: var(--font-main);
`;

export function DepositBankPay() {
  const t = useText();
  const place = usePlace();
  const read = useCall(getBankList, place.orderNo ? null : {});
  if (place.orderNo) return <OrderView orderNo={place.orderNo} onAgain={() => place.show(null)} />;
  return (
    <WayPage read={read} waysOf={({ bankList }) => bankList.map(({ way }) => way)} place={place}>
      {(way, { bankList }) => (
        <>
          <Account account={bankList.find((each) => each.way === way)!.account} />
          <Card>
            <h2 className={title}>{t('pay.bank.form')}</h2>
            <TransferForm key={way.id} way={way} place={place} />
          </Card>
        </>
      )}
    </WayPage>
  );
}

function Account({ account }: { account: DepositAccount }) {
  const t = useText();
  const number = account.cardNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return (
    <Card>
      <h2 className={title}>{t('pay.bank.payTo')}</h2>
      <dl>
        <CopyRow label={t('pay.bank.name')} value={account.bankName} />
        <CopyRow label={t('pay.bank.receiver')} value={account.receiver} />
        <CopyRow label={t('pay.bank.number')} value={account.cardNo}>
          {number}
        </CopyRow>
        {account.branch && <CopyRow label={t('pay.bank.branch')} value={account.branch} />}
      </dl>
    </Card>
  );
}

function TransferForm({ way, place }: { way: DepositWay; place: Place }) {
  const t = useText();
  const { send } = useSend(rechargeOfflineSave);
  const amount = place.amountFor(way);
  const extras = useExtras('bank', amount);
  const amountField = useAmountField(way, { placeholder: t('pay.bank.amount') });
  return (
    <CallForm<RechargeOfflineSaveRequest>
      form={form}
      initial={{ methodId: way.id, ...(amount && { amount }) }}
      required={['payerName']}
      fields={{
        amount: amountField,
        payerName: {
          label: t('pay.bank.payer'),
          placeholder: t('pay.bank.payerHint'),
          autoComplete: 'name',
          maxLength: 40,
        },
        payTime: {
          label: t('pay.bank.time'),
          wrong: t('pay.bank.timeWrong'),
          render: ({ onChange, onBlur, value, ...control }) => (
            <input
              {...control}
              type="datetime-local"
              value={String(value ?? '').replace(' ', 'T')}
              onChange={({ target }) => onChange(target.value.replace('T', ' '))}
              onBlur={onBlur}
            />
          ),
        },
        remark: { label: t('pay.bank.remark'), placeholder: t('pay.bank.remarkHint'), maxLength: 60 },
        ...extras.fields,
      }}
      onChange={extras.onChange}
      submitLabel={t('pay.bank.submit')}
      onSubmit={async (data) => place.show((await send(data)).order.orderNo)}
    >
      <Expected extras={extras} />
    </CallForm>
  );
}
