// The sheet that sets the real name.
import { type UpdateRealNameRequest, updateRealName } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.updateRealName.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { inside, type SettingSheetProps } from '../shared/sheetStyles.tsx';

export function RealNameSheet({ onClose, onSaved }: SettingSheetProps) {
  const t = useText();
  const { send } = useSend(updateRealName);
  return (
    <Sheet open onClose={onClose} title={t('center.name.title')}>
      <CallForm<UpdateRealNameRequest>
        className={inside}
        form={form}
        fields={{
          realName: {
            label: t('center.profile.realName'),
            placeholder: t('center.name.placeholder'),
            hint: t('center.name.hint'),
            wrong: t('center.name.error'),
            autoComplete: 'name',
            maxLength: 20,
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
