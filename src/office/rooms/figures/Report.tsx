// The report of a span: chosen by a name or by two days, kept in the address, as figures with a curve and as a table by one dimension.
import { Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '#values/days.ts';
import { useText } from '../../kit/locale.ts';
import { Overview } from './overview/Overview.tsx';
import { type Dimension, useSees } from './sees.ts';
import { nameOfSpan, type Span, spanIn, spanNames, spanOf } from './spans.ts';
import { Table } from './Table.tsx';

export function Report() {
  const { isAll, dimensions } = useSees();
  const [address, setAddress] = useSearchParams();
  const span = spanIn(address, Date.now());
  const by = dimensions.find((each) => each === address.get('by')) ?? dimensions[0]!;
  const choose = (next: Span & { by?: Dimension }) =>
    setAddress({ from: next.from, to: next.to, by: next.by ?? by }, { replace: true });
  return (
    <Flex vertical gap={16}>
      <SpanBar span={span} onChoose={choose} />
      {isAll && <Overview key={`${span.from} ${span.to}`} span={span} />}
      <Table span={span} by={by} dimensions={dimensions} onBy={(chosen) => choose({ ...span, by: chosen })} />
    </Flex>
  );
}

function SpanBar({ span, onChoose }: { span: Span; onChoose: (span: Span) => void }) {
  const t = useText();
  const today = dayOf(Date.now());
  const named = nameOfSpan(span, today);
  return (
    <fieldset className="figures-spans" aria-label={t('office-figures.span')}>
      {spanNames.map((name) => (
        <button
          key={name}
          type="button"
          className="office-button"
          aria-pressed={name === named}
          onClick={() => onChoose(spanOf(name, today))}
        >
          {t(`office-figures.span.${name}`)}
        </button>
      ))}
      <span className="figures-days">
        <input
          type="date"
          className="office-input"
          aria-label={t('office-figures.from')}
          max={span.to}
          value={span.from}
          onChange={({ target }) => target.value && onChoose({ ...span, from: target.value })}
        />
        {' – '}
        <input
          type="date"
          className="office-input"
          aria-label={t('office-figures.to')}
          min={span.from}
          max={today}
          value={span.to}
          onChange={({ target }) => target.value && onChoose({ ...span, to: target.value })}
        />
      </span>
    </fieldset>
  );
}
