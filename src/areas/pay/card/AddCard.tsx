// The page that adds a card: the type first, then the fields the station asks for it.
import '../texts.ts';
import { css } from '@linaria/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type GetCanAddBankTypeAnswer, getCanAddBankType } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { CardForm } from './CardForm.tsx';

const types = css`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: var(--edge) var(--edge) 0;
  border: 0;
  & > button {
    min-height: max(3.25rem, var(--target));
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface-raised);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  & > button > small {
    display: block;
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  & > button[aria-pressed='true'] {
    border-color: var(--brand-text);
    background: var(--brand-quiet);
    color: var(--brand-text);
    font-weight: 600;
  }
  & > button:disabled {
    background: var(--surface-sunken);
    color: var(--text-quiet);
    cursor: default;
  }
`;
const first = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  text-align: center;
  & > svg {
    color: var(--warn);
    font-size: 2.25rem;
  }
`;

export function AddCard() {
  return (
    <Await
      read={useCall(getCanAddBankType, {})}
      skeleton={
        <>
          <Card>
            <Skeleton lines={2} height="2.5rem" />
          </Card>
          <Card>
            <Skeleton lines={5} height="2rem" />
          </Card>
        </>
      }
      empty={(answer) => answer.types.length === 0}
    >
      {(answer) => (answer.isPasswordSet ? <Choice answer={answer} /> : <PasswordFirst />)}
    </Await>
  );
}

function Choice({ answer }: { answer: GetCanAddBankTypeAnswer }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const chosen =
    answer.types.find(({ type, canAdd }) => canAdd && type === params.get('type')) ??
    answer.types.find(({ canAdd }) => canAdd);
  return (
    <>
      <fieldset className={types} aria-label={t('pay.card.type')}>
        {answer.types.map(({ type, typeName, cards, cardsMost, canAdd }) => (
          <button
            key={type}
            type="button"
            className={pressable}
            aria-pressed={type === chosen?.type}
            disabled={!canAdd}
            onClick={() => setParams({ type }, { replace: true })}
          >
            {typeName}
            <small>{t('pay.card.count', { count: cards, most: cardsMost })}</small>
          </button>
        ))}
      </fieldset>
      {chosen ? (
        <CardForm key={chosen.type} type={chosen.type} realName={answer.realName} />
      ) : (
        <Card className={first}>
          <Icon name="info" />
          <p>{t('pay.card.full')}</p>
        </Card>
      )}
    </>
  );
}

function PasswordFirst() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Card className={first}>
      <Icon name="lock" />
      <p>{t('pay.card.passwordFirst')}</p>
      <Button wide onClick={() => navigate('/firstSetDrawPsd')}>
        {t('pay.blocked.setPassword')}
      </Button>
    </Card>
  );
}
