import type { Call } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';

const aside = { background: true, quiet: true };
const MOST_WORDS = 3;

/** What people who had an interview there tell the next ones, nothing twice. */
export async function wordsOf(call: Call, { id, experiences }: CompanyDetail) {
  if (experiences === 0) return [];
  const told = await call('GET /api/companies/:id/experiences', { params: { id }, query: {} }, aside).catch(() => null);
  const words = (told?.items ?? []).filter(({ advice }) => advice);
  return [
    ...new Map(words.map(({ advice, postTitle, month }) => [advice, { advice, postTitle, month }])).values(),
  ].slice(0, MOST_WORDS);
}

export type Words = Awaited<ReturnType<typeof wordsOf>>;
