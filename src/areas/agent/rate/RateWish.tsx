// Asking the operator for a better rate: what was asked last with the answer, and the form where nothing waits.
import {
  type RateWishAnswer,
  type RateWishSaveRequest,
  rateWish,
  rateWishSave,
} from '#contract/agent.generated.ts';
import * as form from '#contract/forms/agent.rateWishSave.generated.ts';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { cardHead, hint } from '../figureStyles.ts';

export function RateWish() {
  const t = useText();
  const read = useCall(rateWish, {});
  return (
    <Card>
      <div className={cardHead}>
        <h2>{t('agent.wish.title')}</h2>
      </div>
      <Await read={read}>
        {({ wish, rates }) => (
          <>
            {wish && <Last wish={wish} />}
            {wish?.status === ApplicationStatus.pending ? (
              <p className={hint}>{t('agent.wish.waits')}</p>
            ) : (
              <Wish key={wish?.createTime} rates={rates} onSent={() => void read.mutate()} />
            )}
          </>
        )}
      </Await>
    </Card>
  );
}

function Last({ wish }: { wish: NonNullable<RateWishAnswer['wish']> }) {
  const t = useText();
  return (
    <Facts
      rows={[
        [t('agent.wish.asked'), `${t(`agent.category.${wish.category}`)} ${wish.rate}%`],
        [t('agent.wish.state'), t(`agent.wish.state.${wish.status}`)],
        [t('agent.wish.reason'), wish.reason],
        [t('agent.wish.time'), wish.decideTime || wish.createTime],
      ]}
    />
  );
}

function Wish({ rates, onSent }: { rates: RateWishAnswer['rates']; onSent: () => void }) {
  const t = useText();
  const { send } = useSend(rateWishSave);
  const submit = async (typed: RateWishSaveRequest): Promise<void> => {
    await send(typed);
    toast(t('agent.wish.sent'), { kind: 'done' });
    onSent();
  };
  return (
    <CallForm<RateWishSaveRequest>
      form={form}
      initial={{ category: 'lottery' }}
      fields={{
        category: {
          label: t('agent.wish.category'),
          choices: rates.map(({ category, rate }) => ({
            value: category,
            label: `${t(`agent.category.${category}`)} ${rate}%`,
          })),
        },
        rate: {
          label: t('agent.wish.rate'),
          placeholder: t('agent.wish.rateHint'),
          autoComplete: 'off',
          maxLength: 8,
          wrong: t('agent.wish.rateHint'),
        },
        words: { label: t('agent.wish.words'), autoComplete: 'off', maxLength: 200 },
      }}
      submitLabel={t('agent.wish.send')}
      onSubmit={submit}
    />
  );
}
