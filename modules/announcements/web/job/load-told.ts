import type { Api, Call } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';

const MOST_TOLD = 3;

/** 面经 of the post's company in its subject. */
export async function toldOf(call: Call, { company, subjects, companyHasExperiences }: PostDetail) {
  if (!companyHasExperiences) return null;
  const query = { subject: subjects[0] } as unknown as InputOf<Api['GET /api/companies/:id/experiences']>['query'];
  const input = { params: { id: company.id }, query };
  const told = await call('GET /api/companies/:id/experiences', input, { background: true, quiet: true }).catch(
    () => null,
  );
  return told && told.total > 0 ? { items: told.items.slice(0, MOST_TOLD), total: told.total } : null;
}
