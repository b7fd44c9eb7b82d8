// The sheet that sets the nickname.
import { type SetNickNameRequest, setNickName } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.setNickName.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { inside, type SettingSheetProps } from '../shared/sheetStyles.tsx';

export function NickNameSheet({ onClose, onSaved }: SettingSheetProps) {
  const t = useText();
  const { send } = useSend(setNickName);
  return (
    <Sheet open onClose={onClose} title={t('center.nick.title')}>
      <CallForm<SetNickNameRequest>
        className={inside}
        form={form}
        fields={{
          nickName: {
            label: t('center.profile.nickName'),
            placeholder: t('center.nick.placeholder'),
            hint: t('center.nick.hint'),
            wrong: t('center.nick.error'),
            autoComplete: 'nickname',
            maxLength: 12,
          },
        }}
        submitLabel={t('center.save')}
        onSubmit={async (data) => {
          await send(data);
          toast(t('center.saved'), { kind: 'done' });
          await onSaved();
        }}
      />
    </Sheet>
  );
}
