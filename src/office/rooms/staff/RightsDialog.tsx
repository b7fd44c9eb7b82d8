// The form of somebody's rights: for an invitation, and for a change.
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { stations } from '#contract/office/session.generated.ts';
import { change, invite, type ListAnswer } from '#contract/office/staff.generated.ts';
import { type OfficeRole, officeRoles } from '#contract/officeCall.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';

interface RightsDialogProps {
  /** Whose rights change; somebody new where it is left out. */
  person: ListAnswer['people'][number] | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Stands in the choice of stations for all of them; no station has this code. */
const all = '*';
const nothing = {};

export function RightsDialog({ person, onDone, onClose }: RightsDialogProps) {
  const t = useText();
  const known = useRead(stations, nothing);
  const inviting = useAct(invite);
  const changing = useAct(change);
  const [name, setName] = useState('');
  const [shownName, setShownName] = useState('');
  const [role, setRole] = useState<OfficeRole>(person?.role ?? 'support');
  const [chosen, setChosen] = useState<string[]>(
    person ? (person.allStations ? [all] : person.stations) : [all],
  );
  const [elevatesTo, setElevatesTo] = useState<OfficeRole[]>(person?.elevatesTo ?? []);
  const rights = {
    role,
    allStations: chosen.includes(all),
    stations: chosen.includes(all) ? [] : chosen,
    elevatesTo,
  };
  const { isActing, failure } = person ? changing : inviting;
  const doAct = async (reason: string) => {
    const answer = person
      ? await changing.act({ staff: person.id, version: person.version, ...rights, reason })
      : await inviting.act({ name: name.trim(), shownName: shownName.trim(), ...rights, reason });
    if (answer) onDone();
  };
  const title = t(person ? 'office-staff.change' : 'office-staff.invite');
  return (
    <ReasonDialog
      isOpen
      title={person ? `${title}: ${person.shownName}` : title}
      doIt={title}
      isReady={chosen.length > 0 && (person !== undefined || (name.trim() !== '' && shownName.trim() !== ''))}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doAct(reason)}
      onClose={onClose}
    >
      {person ? (
        <p className="office-secondary">{t('office-staff.changeHint')}</p>
      ) : (
        <>
          <Form.Item label={t('office-staff.shownName')} required htmlFor="staff-shown-name">
            <Input
              id="staff-shown-name"
              autoFocus
              value={shownName}
              maxLength={40}
              onChange={(event) => setShownName(event.target.value)}
            />
          </Form.Item>
          <Form.Item
            label={t('office-staff.name')}
            required
            htmlFor="staff-name"
            extra={t('office-staff.nameHint')}
          >
            <Input
              id="staff-name"
              autoCapitalize="none"
              value={name}
              maxLength={32}
              onChange={(event) => setName(event.target.value)}
            />
          </Form.Item>
        </>
      )}
      <Form.Item label={t('office-staff.role')}>
        <Select
          value={role}
          aria-label={t('office-staff.role')}
          onChange={setRole}
          options={officeRoles.map((each) => ({ value: each, label: t(`office.role.${each}`) }))}
        />
      </Form.Item>
      <Form.Item label={t('office-staff.stations')}>
        <Select
          mode="multiple"
          value={chosen}
          aria-label={t('office-staff.stations')}
          // All, or some: the one taken last decides.
          onChange={(codes: string[]) =>
            setChosen(codes.at(-1) === all ? [all] : codes.filter((code) => code !== all))
          }
          options={[
            { value: all, label: t('office-staff.allStations') },
            ...(known.data?.stations ?? []).map((station) => ({
              value: station.code,
              label: `${station.name} · ${station.code}`,
            })),
          ]}
        />
      </Form.Item>
      <Form.Item label={t('office-staff.elevatesTo')}>
        <Select
          mode="multiple"
          value={elevatesTo}
          aria-label={t('office-staff.elevatesTo')}
          onChange={setElevatesTo}
          placeholder={t('office-staff.noElevation')}
          options={officeRoles
            .filter((each) => each !== 'owner' && each !== role)
            .map((each) => ({ value: each, label: t(`office.role.${each}`) }))}
        />
      </Form.Item>
    </ReasonDialog>
  );
}
