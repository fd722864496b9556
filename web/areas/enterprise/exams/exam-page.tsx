import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { type ExamState, exam as machine } from '#contract/exams/exam-state.ts';
import { mayDo } from '#contract/exams/staff-roles.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';
import { AttachmentsTab } from './edit/attachments-tab.tsx';
import { ExamForm } from './edit/exam-form.tsx';
import { ExamMoves } from './edit/exam-moves.tsx';
import { NoticesTab } from './edit/notices-tab.tsx';
import { PostsTab } from './edit/posts-tab.tsx';
import { QuestionsTab } from './edit/questions-tab.tsx';
import { RatioTab } from './edit/ratio-tab.tsx';
import { isMissing, NoExam } from './no-exam.tsx';
import { StaffTab } from './staff/staff-tab.tsx';

const views = { tab: viewOf(['announcement', 'posts', 'ratio', 'attachments', 'notices', 'questions', 'staff']) };
const tabs = [
  { key: 'announcement', label: '公告与时间', act: 'read' },
  { key: 'posts', label: '岗位表', act: 'read' },
  { key: 'ratio', label: '开考比例', act: 'readFees' },
  { key: 'attachments', label: '附件', act: 'read' },
  { key: 'notices', label: '补充公告', act: 'read' },
  { key: 'questions', label: '问答', act: 'read' },
  { key: 'staff', label: '工作人员', act: 'readStaff' },
] as const;

/** One project of the company: announcement, rules and timetable, the table of posts, notices, and its moves. */
export function ExamPage() {
  const { id, view, show } = useListParams({}, views);
  const params = { id: id ?? '0' };
  const exam = useCall('GET /api/company/exams/:id', { params }, { quiet: true });
  if (isMissing(exam.error)) return <NoExam />;
  if (exam.isError) return <LoadFailed title="项目没有加载出来" onRetry={exam.refetch} />;
  if (!exam.data) return <ListSkeleton />;
  const { status, title, lacking, posts, notices, attachments, role, steps } = exam.data;
  const shown = tabs.filter(({ key, act }) => mayDo(role, act) && (key !== 'ratio' || status !== 'draft'));
  const isShown = (key: (typeof tabs)[number]['key']) => view.tab === key && shown.some((tab) => tab.key === key);
  const count: Record<string, number> = { posts, attachments: attachments.length, notices: notices.length };
  return (
    <>
      <PageHead
        title={title}
        note={<span className="tag">{machine.labels.recruiter[status as ExamState]}</span>}
        actions={
          <>
            {status !== 'draft' && (
              <>
                {mayDo(role, 'readRegistrations') && (
                  <Link to={paths.examReview(exam.data.id)}>
                    <Button>资格审核</Button>
                  </Link>
                )}
                {mayDo(role, 'readRooms') && (
                  <Link to={paths.examRooms(exam.data.id)}>
                    <Button>考场与准考证</Button>
                  </Link>
                )}
                {mayDo(role, 'readObjections') && (
                  <Link to={paths.examObjections(exam.data.id)}>
                    <Button>异议与复查</Button>
                  </Link>
                )}
                {mayDo(role, 'readCandidates') && (
                  <Link to={paths.examCandidates(exam.data.id)}>
                    <Button>复审与体检考察</Button>
                  </Link>
                )}
                {mayDo(role, 'readResults') && steps.some(({ step }) => step === 'interview') && (
                  <Link to={paths.examInterview(exam.data.id)}>
                    <Button>面试</Button>
                  </Link>
                )}
                {mayDo(role, 'readResults') && (
                  <Link to={paths.companyResults(exam.data.id)}>
                    <Button>成绩与名单</Button>
                  </Link>
                )}
                <Button href={paths.exam(exam.data.id)} target="_blank" icon={<ExternalLink size={14} />}>
                  公开页面
                </Button>
              </>
            )}
            <ExamMoves exam={exam.data} />
          </>
        }
      />
      {status === 'draft' && lacking.length > 0 && (
        <section
          className="mb-3 rounded-card border border-warm-line bg-warm-tint px-4 py-3 text-13"
          aria-label="发布前"
        >
          <p className="font-medium text-warm-ink">发布前还要补：</p>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {lacking.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="项目内容"
          active={view.tab}
          onChange={(key) => show({ tab: key === 'announcement' ? null : key })}
          tabs={shown.map(({ key, label }) => ({ key, label, n: count[key] }))}
        />
        <div className="p-5 max-sm:p-4">
          {view.tab === 'announcement' && <ExamForm key={exam.data.revision} exam={exam.data} />}
          {view.tab === 'posts' && <PostsTab exam={exam.data} />}
          {isShown('ratio') && <RatioTab exam={exam.data} />}
          {view.tab === 'attachments' && <AttachmentsTab exam={exam.data} />}
          {view.tab === 'questions' && <QuestionsTab exam={exam.data} />}
          {view.tab === 'notices' && <NoticesTab exam={exam.data} />}
          {isShown('staff') && <StaffTab exam={exam.data} />}
        </div>
      </section>
    </>
  );
}
