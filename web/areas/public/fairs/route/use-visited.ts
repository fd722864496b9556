import { useEffect, useState } from 'react';

const keyOf = (fairId: string) => `jyrc_visited_${fairId}`;

function stored(fairId: string): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(fairId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The exhibitors that the reader has been to, kept on this device like the route itself: a hall may have no network. */
export function useVisited(fairId: string): [visited: ReadonlySet<string>, toggle: (companyId: string) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(stored(fairId)), [fairId]);
  const toggle = (companyId: string) => {
    const next = ids.includes(companyId) ? ids.filter((id) => id !== companyId) : [...ids, companyId];
    setIds(next);
    try {
      localStorage.setItem(keyOf(fairId), JSON.stringify(next));
    } catch {
      // Full or unavailable storage only loses the ticks.
    }
  };
  return [new Set(ids), toggle];
}
