// The room of agents: all of them by name, and the page of each.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { useText } from '../../kit/locale.ts';
import { AgentList } from './AgentList.tsx';
import { AgentPage } from './AgentPage.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { useMayChange } from './useMayChange.ts';
import './texts.ts';

export function Agents() {
  return (
    <Routes>
      <Route path=":account" element={<Named />} />
      <Route path="*" element={<Start />} />
    </Routes>
  );
}

function Start() {
  const t = useText();
  const mayChange = useMayChange();
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.agents')}</h1>
        {mayChange && (
          <Button type="primary" onClick={() => setOpening(true)}>
            {t('office-agents.open')}
          </Button>
        )}
      </div>
      <Flex vertical gap={12}>
        <p className="office-secondary agent-about">{t('office-agents.about')}</p>
        <AgentList />
      </Flex>
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
    </>
  );
}

/** Another agent is another page: what was typed for one is not kept for the next. */
function Named() {
  const { account = '' } = useParams();
  return <AgentPage key={account} account={account} />;
}
