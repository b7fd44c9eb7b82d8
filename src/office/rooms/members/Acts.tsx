// The acts on a member: a menu of what one's role may do, and the dialog in which each is filled in and given a reason.
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { Choices } from '../../kit/Choices.tsx';
import { callName } from '../../kit/call/callName.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import type { OfficeTextId } from '../../kit/locale.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { usePerson } from '../../person.ts';
import { type ActField, type MemberAct, memberActs } from './actList.ts';

type Values = Readonly<Record<string, string>>;

/** What of the fields is sent: text without blanks around it, numbers as such, nothing that was left out. */
const requestOf = (fields: readonly ActField[], values: Values): object =>
  Object.fromEntries(
    fields.flatMap(({ name, isNumber, isOptional }) => {
      const value = (values[name] ?? '').trim();
      if (value === '' && isOptional && name !== 'value') return [];
      return [[name, isNumber ? Number(value) : value]];
    }),
  );

/** `version` is the state of the member that is on the screen: an act on an older one is refused, and the page shows the newer one. */
export function Acts({ account, version }: { account: string; version: string }) {
  const t = useText();
  const { role, elevatedRole } = usePerson();
  const [chosen, setChosen] = useState<MemberAct>();
  const own = memberActs.filter(({ roles }) => roles.some((one) => one === role || one === elevatedRole));
  if (own.length === 0) return null;
  return (
    <>
      <Choices
        type="primary"
        label={t('office-members.acts')}
        choices={own.map((one) => ({
          key: one.name,
          label: callName(t, `acts/${one.name}`),
          isDangerous: one.isDangerous ?? false,
          onChoose: () => setChosen(one),
        }))}
      >
        {t('office-members.acts')}
      </Choices>
      {chosen && (
        <ActDialog
          key={chosen.name}
          account={account}
          version={version}
          act={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function ActDialog({
  account,
  version,
  act: chosen,
  onClose,
}: {
  account: string;
  version: string;
  act: MemberAct;
  onClose: () => void;
}) {
  const t = useText();
  const { name, fields, call, isDangerous = false } = chosen;
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ name: field, choices }) => [field, choices?.[0] ?? ''])),
  );
  // What stood on the page when the dialog opened: what comes meanwhile is refused once, and read then.
  const [seen] = useState(version);
  const [secret, setSecret] = useState<string>();
  const { act, isActing, failure } = useAct(call);
  const isStale = failure?.code === 'changedMeanwhile';
  const title = callName(t, `acts/${name}`);
  const isReady = fields.every(
    ({ name: field, isOptional }) => isOptional || (values[field] ?? '').trim() !== '',
  );
  const doIt = async (reason: string) => {
    const answer = await act({
      account,
      version: isStale ? version : seen,
      ...requestOf(fields, values),
      reason,
    });
    // Where a colleague was quicker, the page shows what is there now.
    await askAgain('members/');
    if (!answer) return;
    if (answer.password === undefined) onClose();
    else setSecret(answer.password);
  };
  if (secret !== undefined)
    return (
      <Dialog open title={title} footer={null} onCancel={onClose}>
        <p>{t('office-members.sayOnce')}</p>
        <p className="office-code member-secret">{secret}</p>
      </Dialog>
    );
  return (
    <ReasonDialog
      title={`${title} · ${account}`}
      isOpen
      isActing={isActing}
      failure={failure}
      doIt={title}
      isDangerous={isDangerous}
      isReady={isReady}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      {fields.map((field) => (
        <Form.Item
          key={field.name}
          label={t(`office-members.field.${field.label ?? field.name}` as OfficeTextId)}
          htmlFor={`member-act-${field.name}`}
          required={!field.isOptional}
        >
          {field.choices ? (
            <Select
              id={`member-act-${field.name}`}
              value={values[field.name] ?? ''}
              onChange={(value: string) => setValues({ ...values, [field.name]: value })}
              options={field.choices.map((value) => ({
                value,
                label: t(`office-members.choice.${value}` as OfficeTextId),
              }))}
            />
          ) : (
            <Input
              id={`member-act-${field.name}`}
              type={field.type ?? 'text'}
              inputMode={field.isNumber || field.name === 'yuan' ? 'decimal' : undefined}
              maxLength={64}
              value={values[field.name] ?? ''}
              onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
            />
          )}
        </Form.Item>
      ))}
    </ReasonDialog>
  );
}
