import { useLocation } from 'react-router';

/** Whether the page is the desk at a gate, where nothing but people and tickets is looked at: it has no sections beside it. */
export function useIsDesk(): boolean {
  const { pathname, search } = useLocation();
  return pathname === '/exam/door' && new URLSearchParams(search).has('id');
}
