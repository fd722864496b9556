import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { hashOfSeed } from '../../../contract/draw.ts';
import type { PublicationPage } from '../../../contract/results/publications.ts';

const isId = (text: string) => /^[1-9][0-9]{0,18}$/.test(text);
const isDigits = (text: string) => /^[0-9]{4}$/.test(text);

/** One post of a list, with the objections to the list and the end of the chain of events. */
async function loadList(call: Call, examId: string, id: string, { post, ticket }: { post: string; ticket: string }) {
  const query = { ...(isId(post) && { postId: post }), ...(isDigits(ticket) && { ticket }) };
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
  const [wanted, post, ticket] = ['list', 'post', 'ticket'].map((name) => url.searchParams.get(name) ?? '') as [
    ...[string, string, string],
  ];
  const { title, items, next, draws } = await call('GET /api/exams/:id/results', { params: { id } }).catch(failPage);
  const chosen = items.find((item) => item.id === wanted) ?? items[0];
  const shown = chosen ? await loadList(call, id, chosen.id, { post, ticket }).catch(failPage) : null;
  const proven = await Promise.all(draws.map(async (draw) => (await hashOfSeed(draw.seed)) === draw.seedHash));
  const proved = draws.filter((_, at) => proven[at]);
  return { id, title, items, next, shown, ticket, draws: proved, now: Date.now() };
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

/** A list that is shown, with what stands beside it. */
export type ShownList = NonNullable<ResultsData['shown']>;

/** '10204 高中数学教师' of the post that a list is shown for. */
export const postOf = ({ summary }: PublicationPage) => (summary ? `${summary.code} ${summary.title}` : '名单');
