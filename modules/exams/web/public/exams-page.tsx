import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { type ExamGroup, type ExamSort, examGroups, examSorts } from '../../contract/exams.ts';
import { ExamLanes } from './calendar/exam-lanes.tsx';
import { ExamFilterPanel, ExamSearch } from './exam-filters.tsx';
import { ExamRow } from './exam-row.tsx';
import { FitsBand } from './fitting/fits-band.tsx';
import { type OwnFitting, useFitting } from './fitting/use-fitting.ts';
import { groupOf } from './group-of.ts';
import { LeastSought } from './least-sought.tsx';
import { type ExamsData, examsHref } from './load-exams.ts';

const PAGE_SIZE = 20;

function Groups({ data, signedIn, fitting }: { data: ExamsData } & OwnFitting) {
  const { found, page, now } = data;
  const fitOf = new Map(fitting?.exams.map(({ id, posts }) => [id, posts]));
  if (found.items.length === 0)
    return (
      <div className="card">
        <EmptyState
          title="没有这样的公开招聘"
          text="换个地区或进度；新的公告发布后会出现在这里"
          action={
            <a className="btn btn-tint" href={paths.exams()}>
              看全部公开招聘
            </a>
          }
        />
      </div>
    );
  const byGroup = Map.groupBy(found.items, (exam) => groupOf(exam, now));
  const base = examsHref(data);
  return (
    <>
      {(Object.entries(examGroups) as [ExamGroup, string][]).map(([key, label]) => {
        const exams = byGroup.get(key);
        if (!exams) return null;
        return (
          <section key={key} aria-label={label} className={key === 'open' ? 'mb-5' : 'mb-3'}>
            {key === 'open' && (
              <FitsBand
                signedIn={signedIn}
                fitting={fitting}
                titles={new Map(found.items.map(({ id, title }) => [id, title]))}
                posts={exams.reduce((sum, { posts }) => sum + posts, 0)}
              />
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h2 className={exams.length === 1 && exams[0] !== found.items[0] ? 'sr-only' : 'mb-2 text-16'}>
                {label}{' '}
                <span className="tabular text-13 font-normal text-ink-3">{found.counts[key] ?? exams.length}</span>
              </h2>
              {exams[0] === found.items[0] && <Sorts data={data} />}
            </div>
            <ul className="flex flex-col gap-2">
              {exams.map((exam) => (
                <li key={exam.id}>
                  <ExamRow
                    exam={exam}
                    now={now}
                    fitting={key === 'open' && fitting?.compared.length ? (fitOf.get(exam.id) ?? 0) : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <Pagination
        page={page}
        pages={Math.ceil(found.total / PAGE_SIZE)}
        href={(to) => (to === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}page=${to}`)}
      />
    </>
  );
}

/** The order within each group. */
function Sorts({ data }: { data: ExamsData }) {
  const { sort: current = 'deadline' } = data.filters;
  const tabs = (Object.entries(examSorts) as [ExamSort, string][]).map(([sort, label]) => ({
    label,
    href: examsHref(data, { sort: sort === 'deadline' ? undefined : sort }),
    current: sort === current,
  }));
  return <LinkTabs label="排序" tabs={tabs} keepScroll />;
}

/** 公开招聘: two weeks in lanes, then the projects by where they are in their course, those that take registrations first. */
export function ExamsPage({ data }: { data: ExamsData }) {
  const { found, overview, now } = data;
  const own = useFitting();
  return (
    <>
      <div className="border-b border-line bg-surface">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 max-sm:py-3">
          <div>
            <h1 className="text-24 max-sm:text-20">公开招聘</h1>
            <p className="mt-1 text-13 text-ink-3 max-sm:hidden">
              编制岗位从公告到报名、审核的每一步：时间、人数和要求都在这里
            </p>
          </div>
          <ExamSearch filters={data.filters} />
        </div>
      </div>
      <div className="page flex flex-col gap-4 pt-4 pb-10 max-sm:gap-3">
        <aside
          aria-label="近期安排"
          className="gap-4 *:only:col-span-full max-md:contents max-md:*:nth-2:order-last md:grid xl:grid-cols-[minmax(0,1fr)_300px]"
        >
          <ExamLanes exams={found.items} now={now} />
          <LeastSought posts={overview.leastSought} />
        </aside>
        <ExamFilterPanel data={data} />
        <div>
          <Groups data={data} {...own} />
        </div>
      </div>
    </>
  );
}
