import type { Call } from '#contract/api.ts';
import { mostCompared } from '#web/features/compare/compared.ts';
import { isId } from '#web/features/page/page-failure.ts';

/** Up to four posts by the address; those that are gone are left out. */
export async function loadCompare(call: Call, url: URL) {
  const ids = [...new Set((url.searchParams.get('ids') ?? '').split(',').filter(isId))].slice(0, mostCompared);
  const asked = { background: true, quiet: true };
  const found = await Promise.all(
    ids.map((id) => call('GET /api/posts/:id', { params: { id } }, asked).catch(() => null)),
  );
  return { posts: found.filter((post) => post !== null), missing: found.filter((post) => post === null).length };
}

export type CompareData = Awaited<ReturnType<typeof loadCompare>>;
