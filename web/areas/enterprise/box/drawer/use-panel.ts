import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PanelTab } from './side-column.tsx';

const tabs: readonly PanelTab[] = ['overview', 'snapshot', 'scores', 'notes', 'steps'];

/** The width of the panel: two columns of facts, and enough room for the board on a notebook. */
export const panelWidth = () => (window.innerWidth >= 1_400 ? 668 : 620);

/** The open tab of the panel, which stays from one delivery to the next; the address can ask for one (`panel`). */
export function usePanelTab() {
  const [params] = useSearchParams();
  const asked = tabs.find((tab) => tab === params.get('panel'));
  const [tab, setTab] = useState<PanelTab>(asked ?? 'overview');
  useEffect(() => {
    if (asked) setTab(asked);
  }, [asked]);
  return [tab, setTab] as const;
}
