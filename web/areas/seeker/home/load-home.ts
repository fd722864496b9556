import type { Call } from '#contract/api.ts';

/** Optional content that may fail without failing the page. */
const orElse = <T>(promise: Promise<T>, instead: T): Promise<T> => promise.catch(() => instead);
const aside = { quiet: true };

export async function loadHome(call: Call) {
  const [deliveries, resumes, notices, calendar, recommended, news] = await Promise.all([
    call('GET /api/deliveries', { query: {} }),
    call('GET /api/resumes'),
    call('GET /api/notifications', { query: {} }),
    orElse(call('GET /api/calendar', {}, aside), []),
    orElse(call('GET /api/recommendations', {}, aside), null),
    orElse(call('GET /api/follows/posts', {}, aside), []),
  ]);
  const resume = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  return { deliveries, resume, notices, calendar, recommended, news, now: Date.now() };
}

export type SeekerHomeData = Awaited<ReturnType<typeof loadHome>>;
