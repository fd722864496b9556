import type { Call } from '#contract/api.ts';
import { type ExamGroup, type ExamSort, examGroups, examSorts } from '#contract/exams/exams.ts';
import { type CodeOf, isCode } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { failPage } from '#web/features/page/page-failure.ts';
import { paths } from '#web/paths.ts';

export interface ExamFilters {
  regionCode?: string | undefined;
  stage?: CodeOf<typeof stages> | undefined;
  group?: ExamGroup | undefined;
  keyword?: string | undefined;
  organiserId?: string | undefined;
  sort?: ExamSort | undefined;
}

/** The filters of the URL; unknown ones are ignored. */
function readExamFilters(query: URLSearchParams): ExamFilters {
  const [region, stage, group, sort] = ['regionCode', 'stage', 'group', 'sort'].map((name) => query.get(name) ?? '');
  return {
    regionCode: /^[1-9][0-9]{5}$/.test(region ?? '') ? region : undefined,
    stage: isCode(stages, stage) ? stage : undefined,
    group: Object.hasOwn(examGroups, group ?? '') ? (group as ExamGroup) : undefined,
    organiserId: /^[1-9][0-9]{0,18}$/.test(query.get('organiserId') ?? '')
      ? (query.get('organiserId') ?? undefined)
      : undefined,
    sort: Object.hasOwn(examSorts, sort ?? '') ? (sort as ExamSort) : undefined,
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
