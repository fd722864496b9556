import { redirect } from 'react-router';
import type { Call } from '#contract/api.ts';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';

const isId = (text: string | null): text is string => text !== null && /^[1-9][0-9]{0,18}$/.test(text);

/** How one applies for a post. A post that takes resumes here leads to its own page. */
export async function loadApply(call: Call, url: URL) {
  const id = url.searchParams.get('id');
  if (!isId(id)) throw missingPage();
  const { title, status, deadline, source, sourceAt, applyBy, company } = await call('GET /api/posts/:id', {
    params: { id },
  }).catch(failPage);
  if (!applyBy) throw redirect(paths.job(id));
  return { id, title, status, deadline, source, sourceAt, applyBy: applyBy as ApplyBy, company: company.name };
}

export type ApplyData = Awaited<ReturnType<typeof loadApply>>;
