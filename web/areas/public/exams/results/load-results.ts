import type { Call } from '#contract/api.ts';
import { hashOfSeed } from '#contract/exams/draw.ts';
import type { PublicationPage } from '#contract/exams/results/publications.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';

const isId = (text: string) => /^[1-9][0-9]{0,18}$/.test(text);

/** One post of a list, with the objections to the list and the end of the chain of events. */
async function loadList(call: Call, examId: string, id: string, postId: string) {
  const query = isId(postId) ? { postId } : {};
  const [list, objections, chain] = await Promise.all([
    call('GET /api/exams/publications/:id', { params: { id }, query }),
    call('GET /api/examPublications/:id/objections', { params: { id } }),
    call('GET /api/exams/:id/chain', { params: { id: examId } }),
  ]);
  return { list, objections, chain };
}

/** What a project has published; of the chosen list, or the latest, one post. */
export async function loadResults(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!isId(id)) throw missingPage();
  const [wanted, postId] = [url.searchParams.get('list'), url.searchParams.get('post') ?? ''];
  const { title, items, next, draws } = await call('GET /api/exams/:id/results', { params: { id } }).catch(failPage);
  const chosen = items.find((one) => one.id === wanted) ?? items[0];
  const shown = chosen ? await loadList(call, id, chosen.id, postId).catch(failPage) : null;
  const proven = await Promise.all(draws.map(async (draw) => (await hashOfSeed(draw.seed)) === draw.seedHash));
  return { id, title, items, next, shown, draws: draws.filter((_, at) => proven[at]), now: Date.now() };
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/** A list that is shown, with what stands beside it. */
export type ShownList = NonNullable<ResultsData['shown']>;

/** '10204 高中数学教师' of the post that a list is shown for. */
export const postOf = ({ summary }: PublicationPage) => (summary ? `${summary.code} ${summary.title}` : '名单');
