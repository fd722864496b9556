import type { Api, Call } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';
import { examAudiences, examGroups, examSizes, examSorts, examWays } from '../../contract/exams.ts';

type Query = NonNullable<InputOf<Api['GET /api/exams']>['query']>;
export type ExamFilters = { [N in Exclude<keyof Query, 'page' | 'cursor'>]?: Query[N] | undefined };

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
    organiserId: /^[1-9][0-9]{0,18}$/.test(organiser ?? '') ? organiser : undefined,
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

/** A project with its table of posts, `asked` the one that the address names; 404 for an unknown id. */
export async function loadExam(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!/^[1-9][0-9]{0,18}$/.test(id)) throw missingPage();
  const params = { id };
  const [exam, posts, results, questions] = await Promise.all([
    call('GET /api/exams/:id', { params }),
    call('GET /api/exams/:id/posts', { params }),
    call('GET /api/exams/:id/results', { params }),
    call('GET /api/exams/:id/questions', { params }),
  ]).catch(failPage);
  const { items, next, draws } = results;
  return {
    exam,
    posts: posts.items,
    days: posts.days,
    questions,
    results: { items, next, draws },
    asked: url.searchParams.get('post'),
    now: Date.now(),
  };
}

export type ExamData = Awaited<ReturnType<typeof loadExam>>;
