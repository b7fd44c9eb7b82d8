// Opening a station at the desk: the file with one's own draft, and the words of settings and checker.
import { useDeferredValue, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { open, words } from '#contract/office/studio.generated.ts';
import { Await, Loading } from '../../../kit/Await.tsx';
import { chooseStation, useStation } from '../../../kit/call/station.ts';
import { useStream } from '../../../kit/call/stream.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { Desk } from './Desk.tsx';

const nothing = {};

/** The bar names the station of the address; who chooses another there goes to its desk. */
function useStationOf(code: string): boolean {
  const station = useStation();
  const go = useNavigate();
  const isArrived = useRef(false);
  useEffect(() => {
    if (station === code) isArrived.current = true;
    else if (isArrived.current) go(`/studio/${station}`, { replace: true });
    else chooseStation(code);
  }, [station, code, go]);
  return station === code;
}

export function DeskPage({ code }: { code: string }) {
  return useStationOf(code) ? <Opened code={code} /> : <Loading />;
}

function Opened({ code }: { code: string }) {
  useStream();
  const read = useRead(open, nothing, { looksAgain: true });
  const said = useRead(words, nothing);
  const isThere = said.data !== undefined && read.data !== undefined;
  // In small stretches: what the frame of the preview asks meanwhile is answered between them.
  const isDrawn = useDeferredValue(isThere, false);
  if (isThere && !isDrawn) return <Loading />;
  return (
    <Await read={said}>
      {({ schema, sentences }) => (
        <Await read={read}>
          {(opened) => <Desk code={code} opened={opened} schema={schema} sentences={sentences} />}
        </Await>
      )}
    </Await>
  );
}
