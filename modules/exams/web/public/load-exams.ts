import type { Api, Call } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { addressAt } from '#web/features/page/page-at.ts';
import { failPage, isId, missingPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';
import { hashOfSeed } from '../../contract/draw.ts';
import { examAudiences, examGroups, examSizes, examSorts, examWays } from '../../contract/exams.ts';
import type { PublicationPage } from '../../contract/results/publications.ts';
import type { ExamDraw } from '../../contract/rooms.ts';

type Query = NonNullable<InputOf<Api['GET /api/exams']>['query']>;
export type ExamFilters = { [N in Exclude<keyof Query, 'page' | 'cursor'>]?: Query[N] | undefined };

/** The project that an address names; 404 where it names none. */
function idOf(url: URL): string {
  const id = url.searchParams.get('id') ?? '';
  if (!isId(id)) throw missingPage();
  return id;
}

/** The filters of the URL; unknown ones are ignored. */
function readExamFilters(query: URLSearchParams): ExamFilters {
  const [region, organiser] = ['regionCode', 'organiserId'].map((name) => query.get(name) ?? '');
  const keyOf = <T extends string>(name: string, table: Record<T, unknown>): T | undefined => {
    const value = query.get(name) ?? '';
    return Object.hasOwn(table, value) ? (value as T) : undefined;
  };
  return {
    regionCode: /^[1-9][0-9]{5}$/.test(region ?? '') ? region : undefined,
    stage: keyOf('stage', stages),
    group: keyOf('group', examGroups),
    organiserId: isId(organiser) ? organiser : undefined,
    audience: keyOf('audience', examAudiences),
    way: keyOf('way', examWays),
    size: keyOf('size', examSizes),
    sort: keyOf('sort', examSorts),
    keyword: query.get('keyword')?.trim().slice(0, 40) || undefined,
  };
}

/** All data of the list of projects. */
export async function loadExams(call: Call, url: URL) {
  const filters = readExamFilters(url.searchParams);
  const pageNumber = Number(url.searchParams.get('page'));
  const page = Number.isInteger(pageNumber) && pageNumber > 1 ? Math.min(pageNumber, 50) : 1;
  const [found, overview] = await Promise.all([
    call('GET /api/exams', { query: { ...filters, page } }),
    call('GET /api/exams/overview', {}),
  ]).catch(failPage);
  return { filters, page, found, overview, now: Date.now() };
}

export type ExamsData = Awaited<ReturnType<typeof loadExams>>;

/** The same list with a changed filter, from page 1. */
export const examsHref = ({ filters }: Pick<ExamsData, 'filters'>, change: ExamFilters = {}) =>
  paths.exams({ ...filters, ...change });

/** What every part of a project's page shows: the project, and what it has published. */
async function loadProject(call: Call, id: string) {
  const params = { id };
  const [exam, { items, next, draws }] = await Promise.all([
    call('GET /api/exams/:id', { params }),
    call('GET /api/exams/:id/results', { params }),
  ]);
  return { exam, results: { items, next, draws }, now: Date.now() };
}

/** The head of a project's page: the part that is open, and what all parts show. */
export type ProjectData = Awaited<ReturnType<typeof loadProject>> & { tab: 'posts' | 'seats' | 'lots' | 'results' };

/** A project with its table of posts, `asked` the one that the address names. */
async function loadPosts(call: Call, id: string, query: URLSearchParams) {
  const params = { id };
  const [project, posts, questions] = await Promise.all([
    loadProject(call, id),
    call('GET /api/exams/:id/posts', { params }),
    call('GET /api/exams/:id/questions', { params }),
  ]);
  return {
    tab: 'posts',
    ...project,
    posts: posts.items,
    questions,
    asked: query.get('post'),
  } as const;
}

export type ExamData = Awaited<ReturnType<typeof loadPosts>>;

/** The draw of a project's seats, or of its interview's lots; 404 before its list is fixed. */
async function loadDraw(call: Call, id: string, query: URLSearchParams) {
  const kind: ExamDraw['kind'] = query.get('kind') === 'lots' ? 'lots' : 'seats';
  const [project, draw] = await Promise.all([
    loadProject(call, id),
    call('GET /api/exams/:id/draw', { params: { id }, query: { kind } }),
  ]);
  return { tab: kind, ...project, draw };
}

export type DrawData = Awaited<ReturnType<typeof loadDraw>>;

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
async function loadResults(call: Call, id: string, query: URLSearchParams) {
  const [wanted, post, ticket] = ['list', 'post', 'ticket'].map((name) => query.get(name) ?? '') as [
    ...[string, string, string],
  ];
  const project = await loadProject(call, id);
  const { items, draws } = project.results;
  const chosen = items.find((item) => item.id === wanted) ?? items[0];
  const shown = chosen ? await loadList(call, id, chosen.id, { post, ticket }) : null;
  const proven = await Promise.all(draws.map(async (draw) => (await hashOfSeed(draw.seed)) === draw.seedHash));
  return { tab: 'results', ...project, shown, ticket, draws: draws.filter((_, at) => proven[at]) } as const;
}

export type ResultsData = Awaited<ReturnType<typeof loadResults>>;

const parts = { '/exams/draw': loadDraw, '/exams/results': loadResults };

/** A project's page at the address of one of its parts; 404 for an unknown id. */
export async function loadExam(call: Call, url: URL): Promise<ExamData | DrawData | ResultsData> {
  const load = parts[addressAt(url.pathname) as keyof typeof parts] ?? loadPosts;
  return load(call, idOf(url), url.searchParams).catch(failPage);
}

/** A list that is shown, with what stands beside it. */
export type ShownList = NonNullable<ResultsData['shown']>;

/** '10204 高中数学教师' of the post that a list is shown for. */
export const postOf = ({ summary }: PublicationPage) => (summary ? `${summary.code} ${summary.title}` : '名单');
