import { use, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PlacesContext } from '#web/features/site/places.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { getSession, useSession } from '#web/session/session-store.ts';
import type { JobData } from './load-job.ts';

/** `?deliver=1` opens the dialog at once, or sends a visitor to sign in; the parameter is then removed from the URL. */
export function useDeliverParameter(post: JobData['post'], open: () => void) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const places = use(PlacesContext);
  const requested = query.get('deliver') === '1';
  const token = useSession((state) => state.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address and sign-in
  useEffect(() => {
    if (!requested || post.status !== 'open' || !post.company.claimed) return;
    if (!isSeekerSignedIn(getSession())) {
      void navigate(places.login(`${places.job(post.id)}&deliver=1`), { replace: true });
      return;
    }
    open();
    setQuery({ id: post.id }, { replace: true, preventScrollReset: true });
  }, [requested, token, post.id]);
}
