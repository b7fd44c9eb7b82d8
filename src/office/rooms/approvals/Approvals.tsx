// The room of two people: what waits for one's own yes, what one asked for, and what was decided, of the station and of rights of staff.

import { useState } from 'react';
import * as approvals from '#contract/office/approvals.generated.ts';
import * as rights from '#contract/office/rights.generated.ts';
import { useStation } from '../../kit/call/station.ts';
import { useStream } from '../../kit/call/stream.ts';
import { useText } from '../../kit/locale.ts';
import { Segments } from '../../kit/segments/Segments.tsx';
import { usePerson } from '../../person.ts';
import './approvals.css';
import type { Which } from './calls.ts';
import { RequestList } from './RequestList.tsx';
import './texts.ts';

const whiches = ['waiting', 'own', 'decided'] as const;

export function Approvals() {
  const t = useText();
  useStream();
  const station = useStation();
  const { role, elevatedRole } = usePerson();
  const [which, setWhich] = useState<Which>('waiting');
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.approvals')}</h1>
        <span className="office-secondary request-keys">{t('office-approvals.keys')}</span>
      </div>
      <div className="request-which">
        <Segments
          isWide
          label={t('office.room.approvals')}
          value={which}
          onChange={setWhich}
          options={whiches.map((value) => ({ value, label: t(`office-approvals.which.${value}`) }))}
        />
      </div>
      <RequestList key={`${station} ${which}`} calls={approvals} which={which} hasKeys />
      {(role === 'owner' || elevatedRole === 'owner') && (
        <section className="request-section">
          <h2>{t('office-approvals.rights')}</h2>
          <RequestList key={which} calls={rights} which={which} />
        </section>
      )}
    </>
  );
}
