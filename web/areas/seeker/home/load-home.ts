import type { Call } from '#contract/api.ts';
import type { Jober } from '#contract/identity.ts';
import type { Resume } from '#contract/resumes.ts';

/** Posts near what the person wants: their first intention, else their city. */
function wanted(resume: Resume | undefined, jober: Jober | null) {
  const intention = resume?.content.intentions[0];
  const cityCode = intention?.cityCodes[0] ?? jober?.cityCode ?? undefined;
  return { stage: intention?.stage, subject: intention?.subject, cityCode };
}

export async function loadHome(call: Call, jober: Jober | null) {
  const [deliveries, resumes, notices] = await Promise.all([
    call('GET /api/deliveries', { query: {} }),
    call('GET /api/resumes'),
    call('GET /api/notifications', { query: {} }),
  ]);
  const resume = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  const query = wanted(resume, jober);
  const near = await call('GET /api/posts', { query });
  const posts = near.items.length > 0 ? near : await call('GET /api/posts', { query: { cityCode: query.cityCode } });
  return { deliveries, resume, notices, posts: posts.items.slice(0, 6), query };
}

export type SeekerHomeData = Awaited<ReturnType<typeof loadHome>>;
