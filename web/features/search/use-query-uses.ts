import { type RefObject, useEffect, useRef } from 'react';
import type { QueryUse } from '#contract/queries/queries.ts';
import { call } from '#web/api/browser-call.ts';
import type { JobFilters } from './job-filters.ts';

const tell = (query: string, use: QueryUse, detail?: string): void => {
  call('POST /api/queries', { body: { query, use, detail } }, { background: true, quiet: true }).catch(() => {});
};

/** Counts a part of the reading that is taken away. */
export const tellUndone = (query: string, label: string): void => tell(query, 'undone', label);

/** A middle click opens a new tab. */
const clicks = ['click', 'auxclick'] as const;

/**
 * Counts a search by words alone once it is shown, and once that a post is opened from its list, which `ref` holds. With further
 * filters it says nothing of the words.
 */
export function useQueryUses<E extends HTMLElement>(
  { keyword, sort: _, ...others }: JobFilters,
  total: number,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const query = Object.keys(others).length === 0 ? keyword : undefined;
  useEffect(() => {
    const list = ref.current;
    if (!query) return;
    tell(query, total > 0 ? 'found' : 'nothing');
    const open = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('li a')) return;
      stop();
      tell(query, 'opened');
    };
    const stop = () => {
      for (const type of clicks) list?.removeEventListener(type, open);
    };
    for (const type of clicks) list?.addEventListener(type, open);
    return stop;
  }, [query, total]);
  return ref;
}
