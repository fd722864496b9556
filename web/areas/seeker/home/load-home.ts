import type { Call } from '#contract/api.ts';
import { loadGroups } from '#web/features/deliveries/list/load-deliveries.ts';

export async function loadHome(call: Call) {
  const [deliveries, resumes, invitations] = await Promise.all([
    loadGroups(call, ['mine']),
    call('GET /api/resumes'),
    // Without them the other decisions stand alone.
    call('GET /api/talent-invitations', {}, { background: true, quiet: true }).catch(() => []),
  ]);
  const resume = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  const invited = invitations.filter(({ status }) => status === 'invited');
  return { deliveries, resume, invited, now: Date.now() };
}

export type SeekerHomeData = Awaited<ReturnType<typeof loadHome>>;
