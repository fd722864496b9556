import { clsx } from 'clsx';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { filterBy, ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import {
  type ExamGroup,
  type ExamSort,
  examAudiences,
  examGroups,
  examSizes,
  examSorts,
  examWays,
} from '../../contract/exams.ts';
import { examWords, hasBegun, isOver, nextTurnOf } from '../features/exam-words.ts';
import { FitsBand, type OwnFitting, useFitting } from './fitting/fits-band.tsx';
import { type ExamFilters, type ExamsData, examsHref } from './load-exams.ts';

/** The group of the list in which the server counts a project. */
function groupOf(
  { status, steps, isReported }: Pick<ExamCard, 'status' | 'steps' | 'isReported'>,
  now: number,
): ExamGroup {
  if (status === 'cancelled' || status === 'closed') return 'over';
  if (isReported && steps.every((step) => isOver(step, now))) return 'over';
  const register = steps.find(({ step }) => step === 'register');
  if (!register) return 'running';
  if (!hasBegun(register, now)) return 'coming';
  return isOver(register, now) ? 'running' : 'open';
}

const PAGE_SIZE = 20;

function Projects({ data, fitting }: { data: ExamsData } & Pick<OwnFitting, 'fitting'>) {
  const { found, page, now } = data;
  const fitOf = new Map(fitting?.exams.map(({ id, posts }) => [id, posts]));
  if (found.items.length === 0)
    return (
      <div className="card">
        <EmptyState
          title="没有这样的公开招聘"
          text="换个地区或进度；新的公告发布后会出现在这里"
          next={{ label: '看全部公开招聘', href: paths.exams() }}
        />
      </div>
    );
  const base = examsHref(data);
  return (
    <>
      <ul className="rows card" aria-label="公开招聘项目">
        {found.items.map((exam) => (
          <ExamRow
            key={exam.id}
            exam={exam}
            now={now}
            fitting={fitting?.compared.length ? (fitOf.get(exam.id) ?? 0) : undefined}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(found.total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}page=${to}`)}
      />
    </>
  );
}

/** 公开招聘: how many posts one may take, then the projects, those that take registrations first. */
export function ExamsPage({ data }: { data: ExamsData }) {
  const { found } = data;
  const own = useFitting();
  const open = found.counts.open ?? 0;
  return (
    <div className="page">
      <Head
        title="公招"
        text={`${found.total} 个项目${open > 0 ? `，${open} 个正在报名` : ''}`}
        act={<ExamSearch filters={data.filters} />}
      />
      <FitsBand
        {...own}
        posts={found.items
          .filter((exam) => groupOf(exam, data.now) === 'open')
          .reduce((sum, { posts }) => sum + posts, 0)}
      />
      <ExamFilterRow data={data} />
      <Projects data={data} fitting={own.fitting} />
    </div>
  );
}

interface Props {
  exam: ExamCard;
  /** Posts that fit the reader; undefined while that is not known. */
  fitting?: number | undefined;
  now: number;
}

/** What a reader may take of a project that takes registrations; of others what has become of registering. */
function Fitting({ exam, fitting, now }: Props) {
  const group = groupOf(exam, now);
  if (exam.status !== 'published') return examWords(exam, now).label;
  if (group === 'running') return '报名已截止';
  if (group === 'over') return '已结束';
  if (group === 'coming' || fitting === undefined) return null;
  if (fitting === 0) return '没有你能报的';
  return (
    <span className="fits">
      <span className="i i-check" /> 你能报 {fitting} 个
    </span>
  );
}

/** 学段 as they stand beside an employer; 本科 alone would be read as a degree. */
const stageName = (code: StageCode): string => (code === 'undergraduate' ? '高校' : shortOf(stages, code));

/** A project in the list: whose it is, what fits, and what comes next. */
function ExamRow({ exam, fitting, now }: Props) {
  const { organiser } = exam;
  const turn = nextTurnOf(exam, now);
  const facts = [
    exam.place,
    `计划 ${exam.headcount.toLocaleString('en-US')} 人`,
    exam.stages.map((code) => stageName(code as StageCode)).join('、'),
  ];
  return (
    <li className="relative grid min-h-22 grid-cols-[44px_minmax(0,1fr)_132px_196px] items-center gap-x-6 gap-y-2 px-6 py-3.5 focus-within:bg-fill/50 hover:bg-fill/50 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:p-4 max-lg:[&>.logo]:hidden max-lg:[&>div]:col-span-full max-lg:[&>p:empty]:hidden">
      <CompanyLogo name={organiser.name} src={organiser.logoUrl} size={44} />
      <div className="min-w-0">
        <h2 className="text-16 leading-6">
          <a className="tile-link cut block" href={paths.exam(exam.id)}>
            {exam.title.startsWith(organiser.name) ? exam.title : `${organiser.name} ${exam.title}`}
          </a>
        </h2>
        <p className="cut text-14 text-ink-3">
          {!exam.isReported && <Tag className="mr-2">本站报名</Tag>}
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="text-14 text-ink-3">
        <Fitting exam={exam} fitting={fitting} now={now} />
      </p>
      <p className={clsx('tabular text-right text-14', turn?.urgent ? 'font-semibold text-warm-ink' : 'text-ink-1')}>
        {turn && `${turn.left}后${turn.what}`}
      </p>
    </li>
  );
}

/** By the words of a title or an organiser. */
export const ExamSearch = ({ filters }: Pick<ExamsData, 'filters'>) => (
  // biome-ignore lint/a11y/useSemanticElements: React has no `search` element yet that holds a form's own attributes
  <form action="/exams" role="search" className="search-box search-box-bare">
    <span className="i i-search" />
    {Object.entries({ ...filters, keyword: undefined }).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <input
      type="search"
      name="keyword"
      maxLength={40}
      aria-label="项目或组织单位"
      placeholder="项目或组织单位"
      defaultValue={filters.keyword ?? ''}
      key={filters.keyword}
    />
    <button type="submit" className="sr-only" tabIndex={-1}>
      查找
    </button>
  </form>
);

/** Region, 学段, where a project is in its course, what fewer people ask, and the order. */
export function ExamFilterRow({ data }: { data: ExamsData }) {
  const { filters, found, overview } = data;
  const { regions, organisers, stages: byStage } = overview;
  const all = Object.values(found.counts).reduce((sum, n) => sum + n, 0);
  /** What is chosen and not among the known ones stands last; `none` is what the first one says. */
  const by = (
    name: keyof ExamFilters,
    label: string,
    known: readonly (readonly [value: string, label: string, count?: number])[],
    none: readonly [label: string, count?: number] = ['不限'],
  ) => {
    const chosen = filters[name];
    const other = chosen && !known.some(([value]) => value === chosen) && ([chosen, `所选${label.slice(-2)}`] as const);
    return filterBy(label, none, other ? [...known, other] : known, chosen, (value) =>
      examsHref(data, { [name]: value }),
    );
  };
  const { sort = 'deadline' } = filters;
  return (
    <ListFilterRow
      filters={[
        by(
          'regionCode',
          '地区',
          regions.map(({ code, name, exams }) => [code, name, exams]),
          ['全国'],
        ),
        by(
          'stage',
          '学段',
          codesOf(stages)
            .filter((code) => byStage[code] || code === filters.stage)
            .map((code) => [code, stageName(code), byStage[code] ?? 0]),
        ),
        by(
          'group',
          '进度',
          Object.entries(examGroups).map(([code, label]) => [code, label, found.counts[code as ExamGroup] ?? 0]),
          ['全部', all],
        ),
        by(
          'organiserId',
          '组织单位',
          organisers.map(({ id, name, exams }) => [id, name, exams]),
        ),
        by('audience', '招聘对象', Object.entries(examAudiences)),
        {
          label: '更多',
          options: [
            {
              label: '不限',
              href: examsHref(data, { way: undefined, size: undefined }),
              current: !filters.way && !filters.size,
            },
            ...codesOf(examWays).map((way) => ({
              label: examWays[way],
              href: examsHref(data, { way }),
              current: way === filters.way,
            })),
            ...codesOf(examSizes).map((size) => ({
              label: examSizes[size].label,
              href: examsHref(data, { size }),
              current: size === filters.size,
            })),
          ],
        },
      ]}
      order={(Object.entries(examSorts) as [ExamSort, string][]).map(([key, label]) => ({
        label,
        href: examsHref(data, { sort: key === 'deadline' ? undefined : key }),
        current: key === sort,
      }))}
    />
  );
}
