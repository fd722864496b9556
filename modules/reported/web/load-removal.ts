import type { Call } from '#contract/api.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';

/** The post that its source wants taken down. */
export async function loadRemoval(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!isId(id)) throw missingPage();
  const { title, company } = await call('GET /api/posts/:id', { params: { id } }).catch(failPage);
  return { id, title, company: company.name };
}

export type RemovalData = Awaited<ReturnType<typeof loadRemoval>>;
