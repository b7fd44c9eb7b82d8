// Puts the office together: reading, addresses, and the gate before all rooms.
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useIsDark } from './appearance.ts';
import { Gate } from './Gate.tsx';

export function Root() {
  const isDark = useIsDark();
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <SWRConfig value={{ revalidateOnReconnect: true, dedupingInterval: 500 }}>
      <BrowserRouter>
        <Gate />
      </BrowserRouter>
    </SWRConfig>
  );
}
