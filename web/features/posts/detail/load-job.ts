import { redirect } from 'react-router';
import type { Api, Call } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { postPath } from '#web/paths.ts';
import { listedPost } from '../listed-post.ts';

const isId = (text: string | null): text is string => text !== null && /^[1-9][0-9]{0,18}$/.test(text);

const MOST_TOLD = 3;

/** 面经 of the post's company in its subject. */
async function toldOf(call: Call, { company, subjects }: { company: { id: string }; subjects: string[] }) {
  const query = { subject: subjects[0] } as unknown as InputOf<Api['GET /api/companies/:id/experiences']>['query'];
  const input = { params: { id: company.id }, query };
  const told = await call('GET /api/companies/:id/experiences', input, { background: true, quiet: true }).catch(
    () => null,
  );
  return told && told.total > 0 ? { items: told.items.slice(0, MOST_TOLD), total: told.total } : null;
}

/** A post with similar ones, which are optional. A post of a 公开招聘 leads to its project. */
export async function loadJob(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!isId(id)) throw missingPage();
  const params = { id };
  const similar = call('GET /api/posts/:id/similar', { params }, { background: true, quiet: true }).catch(() => null);
  const post = await call('GET /api/posts/:id', { params }).catch(failPage);
  if (post.exam) throw redirect(postPath(post));
  const told = post.companyHasExperiences ? await toldOf(call, post) : null;
  const { items = [], salary = null } = (await similar) ?? {};
  return { post, similar: items.slice(0, 6).map(listedPost), market: salary, told, now: Date.now() };
}

export type JobData = Awaited<ReturnType<typeof loadJob>>;
