import type { AnswerStripData } from '#contract/answers/answers.ts';
import type { Call } from '#contract/api.ts';

const COMPANIES_OF_A_CALL = 40;

/** The answers of the last days of companies, for a list that names them; none where they cannot be read. */
export async function stripsOf(call: Call, ids: readonly string[]): Promise<Record<string, AnswerStripData>> {
  if (ids.length === 0) return {};
  const query = { companies: ids.slice(0, COMPANIES_OF_A_CALL).join(',') };
  return call('GET /api/answers/strips', { query }, { background: true, quiet: true }).catch(() => ({}));
}
