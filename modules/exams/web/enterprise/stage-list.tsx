import { Button } from 'antd';
import { dayAt, dayMs } from '#contract/months.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column, type ListColumns } from '#web/features/console/list/row-parts.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import type { OwnExam, OwnPosts } from '../../contract/company-exams.ts';
import type { ExamDay } from '../../contract/exam-shapes.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { competitionOf } from '../features/exam-words.ts';
import type { ExamStage } from './exam-head.tsx';
import { ApproveFitting, RowsButton } from './review/queue.tsx';

interface Props {
  exam: OwnExam;
  stage: ExamStage;
}

/** What is due in a stage: each part with how far it is and what one does there; of 报名 also who came, by day and by post. */
export function StageList({ exam, stage: { name, parts } }: Props) {
  const mayRead = mayDo(exam.role, 'readRegistrations');
  return (
    <>
      <ul aria-label={name} className="divide-y divide-line border-t border-line">
        {parts.map(({ label, text, path, go, count }) => (
          <li
            key={label}
            className="grid min-h-16 items-center gap-x-6 gap-y-1 px-6 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-4 md:grid-cols-[144px_minmax(0,1fr)_auto]"
          >
            <h2 className="text-16 font-semibold text-ink-1">{label}</h2>
            <p className="tabular text-14 text-ink-2 max-md:col-start-1 max-md:row-start-2">{text}</p>
            {path && (
              <span className="flex justify-end gap-2 max-md:row-span-2 max-md:flex-col">
                {label === '资格审核' && count > 0 && mayDo(exam.role, 'review') && <Approve examId={exam.id} />}
                <Button className="min-w-28" href={path}>
                  {go}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {name === '报名' && mayRead && <Registrations exam={exam} />}
    </>
  );
}

/** Approves at once who fits every rule, of the first that wait. */
function Approve({ examId }: { examId: string }) {
  const input = { params: { id: examId }, query: { status: 'submitted' as const, page: 1 } };
  const queue = useCall('GET /api/company/exams/:id/registrations', input, { background: true, quiet: true });
  if (!queue.data?.fits) return null;
  return (
    <ApproveFitting examId={examId} items={queue.data.items}>
      {(fitting) => `一次通过 ${fitting} 份`}
    </ApproveFitting>
  );
}

const columns: ListColumns<OwnPosts['items'][number]> = [
  column('代码', { width: 112, phone: 'none' }, ({ code }) => <span className="tabular text-ink-3">{code}</span>),
  column('岗位', { rowScope: 'row' }, ({ title, employer }) => (
    <span className="text-16 text-ink-1" title={employer}>
      {title}
    </span>
  )),
  { title: '计划', dataIndex: 'headcount', width: 88, align: 'right' },
  { title: '报名', dataIndex: 'registered', width: 88, align: 'right' },
  { title: '通过', dataIndex: 'approved', width: 88, align: 'right' },
  column('待审', { width: 88, align: 'right' }, ({ waiting }) => <b className="font-semibold text-ink-1">{waiting}</b>),
  column('竞争', { width: 104, align: 'right', phone: 'end' }, (post) => (
    <span className="tabular text-ink-3">{post.registered ? `${competitionOf(post)} : 1` : ''}</span>
  )),
];

/** Who registered: by day with the days that are left, then by post. */
function Registrations({ exam }: { exam: OwnExam }) {
  const found = useCall('GET /api/company/exams/:id/posts', { params: { id: exam.id } }, { background: true });
  if (!found.data) return <Awaiting query={found} failed="报名没有加载出来" />;
  const { items, days } = found.data;
  const competition = competitionOf(exam);
  return (
    <>
      <section
        aria-labelledby="by-day"
        className="grid gap-8 border-t border-line p-6 max-md:gap-4 max-md:p-4 lg:grid-cols-[280px_minmax(0,1fr)]"
      >
        <div>
          <h2 id="by-day" className="text-20 leading-7 font-semibold text-ink-1">
            每天有多少人报名
          </h2>
          <p className="mt-1 text-14 text-ink-3">人，按提交日期</p>
          <b className="tabular mt-4 block text-40 leading-12 font-semibold text-ink-1">{exam.progress.registered}</b>
          <p className="text-14 text-ink-2">份有效报名{competition && `，竞争 ${competition} : 1`}</p>
        </div>
        <DayColumns days={days} until={exam.steps.find(({ step }) => step === 'register')?.endsAt} />
      </section>
      <section aria-label="岗位" className="border-t border-line">
        <div className="flex items-center gap-3 px-6 py-5 max-md:px-4">
          <h2 className="text-20 leading-7 font-semibold text-ink-1">岗位</h2>
          <span className="grow text-14 text-ink-3">{items.length} 个</span>
          <RowsButton examId={exam.id} title={exam.title}>
            导出报名表
          </RowsButton>
        </div>
        <ConsoleList label="岗位" query={{ ...found, data: items }} columns={columns} empty="还没有岗位" />
      </section>
    </>
  );
}

/** As many days as stand beside each other on a phone. */
const VISIBLE_ROWS = 13;
/** Of these the days that are still to come, at most. */
const AHEAD = 4;

/** 'YYYY-MM-DD' of a day some days later. */
const dayAfter = (day: string, days: number) => dayAt(new Date(Date.parse(`${day}T00:00:00+08:00`) + days * dayMs));

/** Registrations by day: the last two weeks, and what is left until registration ends. */
function DayColumns({ days, until }: { days: readonly ExamDay[]; until: string | undefined }) {
  const today = days.at(-1)?.day;
  if (!today || !until) return <p className="self-center text-14 text-ink-3">报名开始后，每天的人数在这里</p>;
  const last = dayAt(new Date(Date.parse(until) - 1));
  const left = Math.max(0, Math.round((Date.parse(last) - Date.parse(today)) / dayMs));
  const ahead = Array.from({ length: Math.min(AHEAD, left) }, (_, at) => ({
    day: dayAfter(today, at + 1),
    registered: null,
  }));
  const shown = [...days, ...ahead].slice(-VISIBLE_ROWS);
  const most = Math.max(1, ...shown.map(({ registered }) => registered ?? 0));
  return (
    <ol aria-label="每天报名人数" className="tabular flex h-40 items-stretch text-center text-12 text-ink-3">
      {shown.map(({ day, registered }) => {
        const [, month = '', date = ''] = day.split('-');
        const isToday = day === today && left > 0;
        return (
          <li key={day} className="flex min-w-0 flex-1 flex-col justify-end" title={day}>
            <span className="text-ink-1">{registered || ''}</span>
            <span
              aria-hidden="true"
              className={`mx-[8%] rounded-t-[2px] ${registered === null ? 'bg-fill' : isToday ? 'bg-(--chart-1)' : 'bg-(--chart-2)'}`}
              style={{ height: registered ? `${(registered / most) * 100}px` : registered === null ? '4px' : 0 }}
            />
            <span className={`border-t border-line pt-1 ${isToday ? 'font-semibold text-brand' : ''}`}>
              {isToday ? '今天' : day === last ? '截止' : date === '01' ? `${Number(month)}-1` : Number(date)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
