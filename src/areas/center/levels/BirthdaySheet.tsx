// The sheet that sets the birthday.
import { type SetBirthdayRequest, setBirthday } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.setBirthday.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { inside } from '../shared/sheetStyles.tsx';

interface BirthdaySheetProps {
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}

export function BirthdaySheet({ onClose, onSaved }: BirthdaySheetProps) {
  const t = useText();
  const { send } = useSend(setBirthday);
  return (
    <Sheet open onClose={onClose} title={t('levels.setBirthday')}>
      <CallForm<SetBirthdayRequest>
        className={inside}
        form={form}
        fields={{
          birthday: {
            label: t('levels.birthday.field'),
            hint: t('levels.birthday.once'),
            wrong: t('levels.birthday.wrong'),
            render: ({ value, onChange, onBlur, ...control }) => (
              <input
                {...control}
                type="date"
                autoComplete="bday"
                value={(value as string | undefined) ?? ''}
                onChange={(event) => onChange(event.target.value || undefined)}
                onBlur={onBlur}
              />
            ),
          },
        }}
        submitLabel={t('levels.birthday.save')}
        onSubmit={async (data) => {
          await send(data);
          toast(t('levels.birthday.saved'), { kind: 'done' });
          onClose();
          await onSaved();
        }}
      />
    </Sheet>
  );
}
