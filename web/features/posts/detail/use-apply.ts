import { use, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '#web/api/toasts.ts';
import { deliverState } from '#web/features/deliveries/apply/deliver-state.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { getSession, isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import type { JobData } from './load-job.ts';
import type { OwnStatus } from './use-mine.ts';

/** `?deliver=1` opens the dialog at once, or sends a visitor to sign in; the parameter is then removed from the URL. */
function useDeliverParameter(post: JobData['post'], open: () => void) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const places = use(PlacesContext);
  const requested = query.get('deliver') === '1';
  const token = useSession((state) => state.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address and sign-in
  useEffect(() => {
    if (!requested || post.status !== 'open' || !post.company.claimed || post.applyWay) return;
    if (!isSeekerSignedIn(getSession())) {
      void navigate(places.login(`${places.job(post.id)}&deliver=1`), { replace: true });
      return;
    }
    open();
    setQuery({ id: post.id }, { replace: true, preventScrollReset: true });
  }, [requested, token, post.id]);
}

/**
 * The 投递 dialog of a post: requested by a button or by `?deliver=1`, it opens once it is known that the seeker has not delivered
 * already.
 */
export function useApply(post: JobData['post'], { mine, isSettled }: OwnStatus) {
  const [step, setStep] = useState<'closed' | 'wanted' | 'open'>('closed');
  const want = () => setStep('wanted');
  useDeliverParameter(post, want);
  const state = deliverState(post, mine?.deliveryStatus ?? null);
  useEffect(() => {
    if (step !== 'wanted' || !isSettled) return;
    if (state === 'delivered') toast.info('你已经投递过这个职位');
    setStep(state === 'ready' || state === 'again' ? 'open' : 'closed');
  }, [step, isSettled, state]);
  return { isOpen: step === 'open', want, close: () => setStep('closed') };
}
