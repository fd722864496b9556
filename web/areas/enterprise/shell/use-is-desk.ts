import { useLocation } from 'react-router';
import { pageAt } from '#web/features/page/page-at.ts';

/** Whether the page is the desk at a gate, where nothing but people and tickets is looked at: it has no sections beside it. */
export function useIsDesk(): boolean {
  const { pathname, search } = useLocation();
  return pageAt(pathname)?.sections === 'none' && new URLSearchParams(search).has('id');
}
