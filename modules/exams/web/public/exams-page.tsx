import { clsx } from 'clsx';
import { shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ExamOverview } from '../../contract/exam-lists.ts';
import type { ExamCard } from '../../contract/exam-shapes.ts';
import { type ExamGroup, type ExamSort, examGroups, examSorts } from '../../contract/exams.ts';
import { ExamTitle } from '../features/exam-title.tsx';
import { competitionOf, countText, examWords, nextTurnOf, whenText } from '../features/exam-words.ts';
import { StepBars } from '../features/step-bars.tsx';
import { ExamLanes } from './calendar/exam-lanes.tsx';
import { ExamFilterPanel, ExamSearch } from './exam-filters.tsx';
import { FitsBand } from './fitting/fits-band.tsx';
import { type OwnFitting, useFitting } from './fitting/use-fitting.ts';
import { groupOf } from './group-of.ts';
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
                <span className="tabular text-14 font-normal text-ink-3">{found.counts[key] ?? exams.length}</span>
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
            <h1 className="text-28 max-sm:text-20">公开招聘</h1>
            <p className="mt-1 text-14 text-ink-3 max-sm:hidden">
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

/** 竞争最小的岗位: people registered for a place. */
function LeastSought({ posts }: { posts: ExamOverview['leastSought'] }) {
  if (posts.length === 0) return null;
  return (
    <Card space="side" heading="竞争最小的岗位" aside="已报人数 / 计划">
      <ol className="grid gap-x-6 gap-y-1 sm:max-xl:grid-cols-2">
        {posts.map(({ id, examId, title, employer, registered, headcount }) => {
          const rate = registered / headcount;
          return (
            <li key={id}>
              <a className="group flex items-center gap-3 py-1 text-14" href={paths.exam(examId, id)}>
                <span className="min-w-0 flex-1 leading-5">
                  <span className="cut block text-ink-1 group-hover:text-brand">{title}</span>
                  <span className="cut block text-12 text-ink-3">{employer}</span>
                </span>
                <b className="num flex-none">{registered === 0 ? '还没有人报' : `${rate.toFixed(1)} : 1`}</b>
              </a>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

interface Props {
  exam: ExamCard;
  /** Posts that fit the reader; undefined while that is not known, or the project takes no registrations. */
  fitting?: number | undefined;
  now: number;
}

function Numbers({ exam, fitting }: Pick<Props, 'exam' | 'fitting'>) {
  const competition = competitionOf(exam);
  const numbers: [string, string][] = [
    ['计划', exam.headcount.toLocaleString('en-US')],
    ['岗位', String(exam.posts)],
    ['已报', countText(exam.registered)],
    ...(competition ? [['竞争', `${competition} : 1`] as [string, string]] : []),
  ];
  return (
    <div>
      <dl className="grid grid-cols-4">
        {numbers.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="num text-20 leading-6 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {fitting !== undefined && (
        <p className={`mt-1 text-14 ${fitting > 0 ? 'font-semibold text-ok-ink' : 'text-ink-3'}`}>
          {fitting > 0 ? `${fitting} 个我能报` : '没有我能报的'}
        </p>
      )}
    </div>
  );
}

/** A project in the list: whose it is and its state, its numbers, and what comes next on its course. */
function ExamRow({ exam, fitting, now }: Props) {
  const { organiser } = exam;
  const state = examWords(exam, now);
  const turn = nextTurnOf(exam, now);
  const group = groupOf(exam, now);
  const isOpen = group === 'open';
  return (
    <article
      className={clsx(
        'card relative grid items-center gap-x-8 gap-y-3 px-5 transition-colors hover:border-brand-line max-sm:px-4 lg:grid-cols-[minmax(0,1fr)_256px_344px] xl:grid-cols-[minmax(0,1fr)_256px_376px]',
        isOpen ? 'border-brand-line py-4.5 max-sm:py-4' : 'py-3.5',
        group === 'over' && 'bg-transparent!',
      )}
    >
      <div className="flex min-w-0 items-center gap-4 max-sm:gap-3">
        <CompanyLogo name={organiser.name} src={organiser.logoUrl} size={isOpen ? 56 : 44} />
        <div className="min-w-0">
          <p className="cut mb-0.5 text-14 text-ink-3">
            <b className="font-semibold text-ink-1">{organiser.name}</b>
            {[exam.place, exam.stages.map((code) => shortOf(stages, code)).join('、')]
              .filter(Boolean)
              .map((one) => `，${one}`)}
          </p>
          <h2 className={clsx('text-pretty', isOpen ? 'text-20 leading-7' : 'text-16 leading-6')}>
            <a className="after:absolute after:inset-0 hover:text-brand" href={paths.exam(exam.id)}>
              <ExamTitle exam={exam} />
            </a>
            <Tag tone={state.tone} className="ml-2 align-middle">
              {state.label}
            </Tag>
          </h2>
        </div>
      </div>
      <Numbers exam={exam} fitting={fitting} />
      {group !== 'over' && (
        <div>
          <div className="mb-1.5 flex min-h-6 items-center justify-between gap-3">
            {turn && (
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
                <b className={`text-16 font-semibold ${turn.urgent ? 'text-warm-ink' : 'text-ink-1'}`}>
                  {turn.what.endsWith('开始') ? `${turn.left}后开始` : `还有 ${turn.left}`}
                </b>
                <span className="tabular text-12 text-ink-3">
                  {whenText(turn.at)} {turn.what}
                </span>
              </p>
            )}
            {isOpen && (
              <span className="btn btn-s btn-filled flex-none" aria-hidden="true">
                去报名
              </span>
            )}
          </div>
          <StepBars steps={exam.steps} now={now} />
        </div>
      )}
    </article>
  );
}
