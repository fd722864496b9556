import { useEffect, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { deliverState } from '#web/features/deliveries/apply/deliver-state.ts';
import type { JobData } from './load-job.ts';
import { useDeliverParameter } from './use-deliver-parameter.ts';
import type { OwnStatus } from './use-mine.ts';

/**
 * The 投递 dialog of a post: requested by a button or by `?deliver=1`, it opens once it is known that the seeker has not delivered
 * already.
 */
export function useApply(post: JobData['post'], { mine, isSettled }: OwnStatus) {
  const [step, setStep] = useState<'closed' | 'wanted' | 'open'>('closed');
  const want = () => setStep('wanted');
  useDeliverParameter(post, want);
  const deliveryStatus = mine?.deliveryStatus ?? null;
  const state = deliverState({ status: post.status, claimed: post.company.claimed, deliveryStatus });
  useEffect(() => {
    if (step !== 'wanted' || !isSettled) return;
    if (state === 'delivered') toast.info('你已经投递过这个职位');
    setStep(state === 'ready' || state === 'again' ? 'open' : 'closed');
  }, [step, isSettled, state]);
  return { isOpen: step === 'open', want, close: () => setStep('closed') };
}
