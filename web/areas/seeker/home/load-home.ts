import type { Call } from '#contract/api.ts';
import { loadGroups } from '#web/features/deliveries/list/load-deliveries.ts';
import { getSession } from '#web/session/session-store.ts';

/** Optional content that may fail without failing the page. */
const orElse = <T>(promise: Promise<T>, instead: T): Promise<T> => promise.catch(() => instead);
const aside = { background: true, quiet: true };

export async function loadHome(call: Call) {
  const phone = getSession().user?.phone ?? '';
  const [deliveries, resumes, recommended, news, invitations, views, searches] = await Promise.all([
    loadGroups(call, ['mine', 'open']),
    call('GET /api/resumes'),
    orElse(call('GET /api/recommendations', {}, aside), null),
    orElse(call('GET /api/follows/posts', {}, aside), []),
    orElse(call('GET /api/talent-invitations', {}, aside), []),
    orElse(call('GET /api/resume/getViewsList', { query: { phone } }, aside), null),
    orElse(call('GET /api/searches', {}, aside), []),
  ]);
  const resume = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  const invited = invitations.filter(({ status }) => status === 'invited');
  return { deliveries, resume, recommended, news, invited, views, searches, now: Date.now() };
}

export type SeekerHomeData = Awaited<ReturnType<typeof loadHome>>;
