import { redirect } from 'react-router';
import type { Call } from '#contract/api.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';
import { paths, postPath } from '#web/paths.ts';
import { loadForJob } from '#web/slots.tsx';
import { listedPost } from '../listed-post.ts';

/** A post with similar ones, which are optional. A post of a 公开招聘 leads to its project, where the site has a page of it. */
export async function loadJob(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!isId(id)) throw missingPage();
  const params = { id };
  const similar = call('GET /api/posts/:id/similar', { params }, { background: true, quiet: true }).catch(() => null);
  const post = await call('GET /api/posts/:id', { params }).catch(failPage);
  const path = postPath(post);
  if (path !== paths.job(id)) throw redirect(path);
  const loaded = await loadForJob(call, post);
  const { items = [], salary = null } = (await similar) ?? {};
  return { post, similar: items.slice(0, 6).map(listedPost), market: salary, loaded, now: Date.now() };
}

export type JobData = Awaited<ReturnType<typeof loadJob>>;
