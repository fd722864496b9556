import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mayDo, staffRoles } from '#contract/exams/staff-roles.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { RowActs } from '#web/features/console/list/row-acts.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { examWords, isOver, nextTurnOf, shortTitle, whenText } from '#web/features/exams/exam-words.ts';
import { StepBars } from '#web/features/exams/step-bars.tsx';
import { SupportButton } from '#web/features/support/support-button.tsx';
import { paths } from '#web/paths.ts';
import { Tag } from '#web/ui/tag.tsx';
import { NewExam } from './new-exam.tsx';
import type { OwnCard } from './sections/exam-sections.ts';

const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)_112px]';

/** The links of a project: what waits is the step to take, the others stand in its menu. */
function actsOf({ id, role, status, progress }: OwnCard) {
  const draft = status === 'draft';
  const manage = {
    label: !mayDo(role, 'edit') ? '查看' : draft ? '继续编辑' : '管理',
    href: paths.companyExam(id),
  };
  if (draft) return { main: manage };
  const review = { label: '资格审核', href: paths.examReview(id) };
  const more = [
    ...(mayDo(role, 'readRegistrations') ? [review] : []),
    ...(mayDo(role, 'readRooms') ? [{ label: '考场', href: paths.examRooms(id) }] : []),
  ];
  return progress.waiting > 0 && mayDo(role, 'readRegistrations')
    ? { main: { ...review, label: `审核 ${progress.waiting} 份` }, more: [manage, ...more.slice(1)] }
    : { main: manage, more };
}

/** How many people have come how far, as one number after another. */
const progressText = ({ registered, approved, paid, seated }: OwnCard['progress']) =>
  [`有效报名 ${registered}`, `通过 ${approved}`, paid !== null && `缴费 ${paid}`, seated > 0 && `排座 ${seated}`]
    .filter(Boolean)
    .join('，');

function ExamLine({ exam }: { exam: OwnCard }) {
  const now = Date.now();
  const draft = exam.status === 'draft';
  const state = draft ? { label: '草稿', tone: 'plain' as const } : examWords(exam, now);
  const turn = nextTurnOf(exam, now);
  // Once everybody has a seat or a mark, how many registered is no news.
  const written = exam.steps.find(({ step }) => step === 'written');
  const isSeated = written !== undefined && isOver(written, now);
  return (
    <li className={`${rowLook} py-3`}>
      <div className="min-w-0">
        <h2 className="flex items-center gap-x-2 text-16 max-sm:flex-wrap max-sm:text-14">
          <Link className="truncate font-semibold text-ink-1! hover:text-brand!" to={paths.companyExam(exam.id)}>
            {shortTitle(exam)}
          </Link>
          <Tag tone={state.tone}>{state.label}</Tag>
        </h2>
        <p className="tabular mt-0.5 text-13 text-ink-3">
          {exam.role !== 'lead' && `${staffRoles[exam.role]}，`}
          {exam.posts} 个岗位招 {exam.headcount} 人{!draft && !isSeated && `，${progressText(exam.progress)}`}
          {exam.progress.appeals > 0 && (
            <>
              ，<b className="font-medium text-warm-ink">{exam.progress.appeals} 份申诉待答复</b>
            </>
          )}
        </p>
      </div>
      <div className="max-lg:col-span-2 max-lg:row-start-2">
        {!draft && <StepBars steps={exam.steps} now={now} />}
        {turn && (
          <p className="tabular mt-1 text-13 text-ink-2">
            {whenText(turn.at)} <span className="text-ink-3">{turn.what}</span>
          </p>
        )}
      </div>
      <RowActs of={exam.title} {...actsOf(exam)} />
    </li>
  );
}

/** What runs, what waits, and what came of it, over the projects. */
function figuresOf(items: readonly OwnCard[]) {
  const now = Date.now();
  const sum = (of: (exam: OwnCard) => number) => items.reduce((total, exam) => total + of(exam), 0);
  const isDone = ({ status, steps }: OwnCard) => status !== 'published' || steps.every((step) => isOver(step, now));
  const open = items.filter((exam) => !isDone(exam));
  const appeals = sum(({ progress }) => progress.appeals);
  return [
    { label: '进行中', value: open.length, unit: '个', note: `共 ${items.length} 个` },
    { label: '报名待审', value: sum(({ progress }) => progress.waiting), unit: '份' },
    { label: '申诉待答复', value: appeals, unit: '份', note: appeals > 0 && <b className="text-warm-ink">要处理</b> },
    { label: '进行中的岗位', value: open.reduce((n, { posts }) => n + posts, 0), unit: '个' },
    { label: '计划招聘', value: open.reduce((n, { headcount }) => n + headcount, 0), unit: '人' },
  ];
}

/** 公开招聘: the projects in which one has a part, drafts included, and a new one. */
export function ExamsPage() {
  const exams = useCall('GET /api/company/exams', {}, { quiet: true });
  const [creating, setCreating] = useState(false);
  const { allowed = false, mayCreate = false } = exams.data ?? {};
  const create = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => setCreating(true)}>
      新建项目
    </Button>
  );
  return (
    <>
      <PageHead actions={mayCreate && create} />
      {exams.data && exams.data.items.length > 1 && (
        <FigureStrip label="公开招聘概况" figures={figuresOf(exams.data.items)} />
      )}
      <section className="rounded-card border border-line bg-surface">
        {exams.data && !allowed && (
          <p className="border-b border-line bg-fill px-4 py-3 text-13" role="status">
            本单位还没有获准组织公开招聘。教育局、学校和高校可以联系平台客服申请，获准后在这里发布公告、导入岗位表和审核报名。
            <SupportButton className="link" />
          </p>
        )}
        {exams.data && exams.data.items.length > 0 && (
          <div
            className={`${rowLook} rounded-t-card border-b border-line bg-ground py-2 text-13 text-ink-3 max-lg:hidden`}
          >
            <span>项目</span>
            <span>进程</span>
          </div>
        )}
        <ConsoleList
          label="项目"
          query={exams}
          row={(exam) => <ExamLine key={exam.id} exam={exam} />}
          empty={mayCreate ? '还没有公开招聘项目' : '还没有您参与的公开招聘项目'}
          emptyAction={mayCreate && create}
        />
      </section>
      {creating && <NewExam onClose={() => setCreating(false)} />}
    </>
  );
}
