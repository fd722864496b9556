import { useEffect, useState } from 'react';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';

const keyOf = (fairId: string) => `jyrc_visited_${fairId}`;

function stored(fairId: string): string[] {
  const saved = jsonOf(inBrowser.read(keyOf(fairId)));
  return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [];
}

/** The exhibitors that the reader has been to, kept on this device like the route itself: a hall may have no network. */
export function useVisited(fairId: string): [visited: ReadonlySet<string>, toggle: (companyId: string) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(stored(fairId)), [fairId]);
  const toggle = (companyId: string) => {
    const next = ids.includes(companyId) ? ids.filter((id) => id !== companyId) : [...ids, companyId];
    setIds(next);
    inBrowser.write(keyOf(fairId), JSON.stringify(next));
  };
  return [new Set(ids), toggle];
}
