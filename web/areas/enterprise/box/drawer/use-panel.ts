import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const tabs = ['overview', 'snapshot', 'scores', 'notes', 'steps'] as const;
export type PanelTab = (typeof tabs)[number];

/** The open tab of the pane, which stays from one delivery to the next; the address can ask for one (`panel`). */
export function usePanelTab() {
  const [params] = useSearchParams();
  const asked = tabs.find((tab) => tab === params.get('panel'));
  const [tab, setTab] = useState<PanelTab>(asked ?? 'overview');
  useEffect(() => {
    if (asked) setTab(asked);
  }, [asked]);
  return [tab, setTab] as const;
}
