import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { type ExamState, exam as machine } from '#contract/exams/exam-state.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { paths } from '#web/paths.ts';
import { ExamForm } from './edit/exam-form.tsx';
import { ExamMoves } from './edit/exam-moves.tsx';
import { NoticesTab } from './edit/notices-tab.tsx';
import { PostsTab } from './edit/posts-tab.tsx';
import { RatioTab } from './edit/ratio-tab.tsx';
import { isMissing, NoExam } from './no-exam.tsx';

const views = { tab: viewOf(['announcement', 'posts', 'ratio', 'notices']) };
const tabs = [
  { key: 'announcement', label: '公告与时间' },
  { key: 'posts', label: '岗位表' },
  { key: 'ratio', label: '开考比例' },
  { key: 'notices', label: '补充公告' },
];

/** One project of the company: announcement, rules and timetable, the table of posts, notices, and its moves. */
export function ExamPage() {
  const { id, view, show } = useListParams({}, views);
  const params = { id: id ?? '0' };
  const exam = useCall('GET /api/company/exams/:id', { params }, { quiet: true });
  if (isMissing(exam.error)) return <NoExam />;
  if (exam.isError) return <LoadFailed title="项目没有加载出来" onRetry={exam.refetch} />;
  if (!exam.data) return <ListSkeleton />;
  const { status, title, lacking, posts, notices } = exam.data;
  const count: Record<string, number> = { posts, notices: notices.length };
  return (
    <>
      <PageHead
        title={title}
        note={<span className="tag">{machine.labels.recruiter[status as ExamState]}</span>}
        actions={
          <>
            {status !== 'draft' && (
              <>
                <Link to={paths.examReview(exam.data.id)}>
                  <Button>资格审核</Button>
                </Link>
                <Link to={paths.examRooms(exam.data.id)}>
                  <Button>考场与准考证</Button>
                </Link>
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
          tabs={tabs
            .filter(({ key }) => key !== 'ratio' || status !== 'draft')
            .map((tab) => ({ ...tab, n: count[tab.key] }))}
        />
        <div className="p-5 max-sm:p-4">
          {view.tab === 'announcement' && <ExamForm key={exam.data.revision} exam={exam.data} />}
          {view.tab === 'posts' && <PostsTab exam={exam.data} />}
          {view.tab === 'ratio' && status !== 'draft' && <RatioTab exam={exam.data} />}
          {view.tab === 'notices' && <NoticesTab exam={exam.data} />}
        </div>
      </section>
    </>
  );
}
