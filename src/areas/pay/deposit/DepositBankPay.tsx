// The page of a deposit by bank transfer: the account to pay to, the report that it was paid, and how it ended.
import '../texts.ts';
import { css } from '@linaria/core';
import type { DepositAccount, DepositMethod } from '#contract/entities.generated.ts';
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
import { CopyRow, copyRows, wholeNumber } from '../order/CopyRow.tsx';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { MethodPage, useAmountField } from './MethodPage.tsx';
import { type DepositUrl, useDepositUrl } from './useDepositUrl.ts';
import { useExtras } from './useExtras.tsx';

const title = css`
  padding-bottom: var(--space-2);
  font-size: var(--font-main);
`;

export function DepositBankPay() {
  const t = useText();
  const url = useDepositUrl();
  const read = useCall(getBankList, url.orderNo ? null : {});
  if (url.orderNo) return <OrderView orderNo={url.orderNo} onAgain={() => url.show(null)} />;
  return (
    <MethodPage
      kind="bank"
      read={read}
      methodsOf={({ bankList }) => bankList.map(({ way }) => way)}
      url={url}
    >
      {(method, { bankList }) => (
        <>
          <Account account={bankList.find((each) => each.way === method)!.account} />
          <Card>
            <h2 className={title}>{t('pay.bank.form')}</h2>
            <TransferForm key={method.id} method={method} url={url} />
          </Card>
        </>
      )}
    </MethodPage>
  );
}

function Account({ account }: { account: DepositAccount }) {
  const t = useText();
  const number = account.cardNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return (
    <Card>
      <h2 className={title}>{t('pay.bank.payTo')}</h2>
      <dl className={copyRows}>
        <CopyRow label={t('pay.bank.name')} value={account.bankName} />
        <CopyRow label={t('pay.bank.receiver')} value={account.receiver} />
        <CopyRow label={t('pay.bank.number')} value={account.cardNo}>
          <span className={wholeNumber}>{number}</span>
        </CopyRow>
        {account.branch && <CopyRow label={t('pay.bank.branch')} value={account.branch} />}
      </dl>
    </Card>
  );
}

function TransferForm({ method, url }: { method: DepositMethod; url: DepositUrl }) {
  const t = useText();
  const { send } = useSend(rechargeOfflineSave);
  const amount = url.amountFor(method);
  const extras = useExtras('bank', amount);
  const amountField = useAmountField(method, amount, { placeholder: t('pay.bank.amount') });
  return (
    <CallForm<RechargeOfflineSaveRequest>
      form={form}
      draft={{
        name: `deposit bank ${method.id} ${amount}`,
        fields: ['amount', 'payerName', 'payTime', 'remark'],
      }}
      initial={{ methodId: method.id, ...(amount && { amount }) }}
      required={['payerName', ...extras.required]}
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
      onSubmit={async (data) => url.show((await send(data)).order.orderNo)}
    >
      <DepositSummary extras={extras} />
    </CallForm>
  );
}
